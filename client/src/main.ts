import "./shell.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { language } from "./i18n/language.svelte";

import.meta.glob("./art/tokens.css", { eager: true });

await language.start();
mount(App, { target: document.getElementById("app")! });
