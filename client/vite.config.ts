import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { noscriptMessage } from "./noscript-plugin.ts";
import { rulesPages } from "./rules-plugin.ts";
import { styleDirectives } from "./style-directives.ts";

export default defineConfig({
  plugins: [svelte({ preprocess: [styleDirectives()] }), rulesPages(), noscriptMessage()],
  build: {
    target: "es2022",
    outDir: "dist",
    assetsDir: "assets",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: "http://localhost:8000", ws: true } } },
});
