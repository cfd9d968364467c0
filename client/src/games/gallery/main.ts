// A page for looking at the drawings: gallery.html?game=cytosis&moment=3-start&theme=dark&language=it
import { mount } from "svelte";
import "../../art/tokens.css";
import "../../art/plate.css";
import "@fontsource-variable/source-sans-3";
import Gallery from "./Gallery.svelte";

mount(Gallery, { target: document.getElementById("app")! });
