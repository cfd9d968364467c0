// Starts the page.
import "./art/tokens.css";
import "./art/board.css";
import "./page.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { language } from "./i18n/language.svelte";

await language.start();
mount(App, { target: document.getElementById("app")! });
