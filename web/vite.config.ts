import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { firstWords } from "./build/first-words.ts";
import { packedFiles } from "./build/pack.ts";
import { preloads } from "./build/preloads.ts";
import { rulesPages } from "./build/rules.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const words = here("../src/salon/words");
const games = here("../src/salon/games");
const docs = here("../docs");
const server = "127.0.0.1:8123";

export default defineConfig({
  plugins: [svelte(), firstWords(words, games), rulesPages(), preloads(), packedFiles()],
  // The Fluent files are shared with Python.
  resolve: {
    alias: { "@words": words, "@games": games, "@docs": docs, "@": here("./src") },
    ...(process.env.VITEST ? { conditions: ["browser"] } : {}),
  },
  server: {
    host: "127.0.0.1",
    fs: { allow: [here("."), words, games, docs] },
    proxy: {
      "/api": `http://${server}`,
      "/ws": { target: `ws://${server}`, ws: true },
    },
  },
  build: {
    outDir: "../src/salon/page",
    emptyOutDir: true,
    target: "baseline-widely-available",
    // The server's Content-Security-Policy allows neither inline scripts nor data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Few files instead of many small ones: every file costs a request and compresses worse on its own.
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: "base", priority: 2, test: /node_modules\/(?!.*svelte\/src\/motion)|vite\/preload-helper|virtual:first-words$|src\/shell\/(app|http|i18n|ui)\/|src\/shell\/(explain\/explain\.ts|keys\/sheet|sound\/choices)|src\/shell\/(home\/JoinByCode|net\/contributions|learn\/progress|create\/(newcomer|defaults)|coach\/every-turn)|src\/generated\/shell-data|src\/games\/(registry|types)\.ts$/ },
            { name: "start", priority: 1, test: /src\/shell\/(home\/|create\/(LevelSwitch|start-now)|options\/conditions)/ },
            { name: "looks", test: /src\/games\/[^/]+\/[^/]+\.css/ },
            { name: "table", test: /src\/shell\/(table|net|explain\/(Explains|asking)|admission\/LockSwitch|sound\/(table-sound|sounds))/ },
            { name: "lobby", test: /src\/shell\/(lobby|create|options)/ },
          ],
        },
      },
    },
  },
  test: { include: ["src/**/*.test.ts", "build/**/*.test.ts"] },
});
