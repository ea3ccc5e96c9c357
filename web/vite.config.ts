import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { chunks } from "./build/chunks.ts";
import { helperInPlace } from "./build/runtime.ts";
import { packedFiles } from "./build/pack.ts";
import { preloads } from "./build/preloads.ts";
import { rulesPages } from "./build/rules.ts";
import { pageWords } from "./build/words.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const words = here("../src/salon/words");
const games = here("../src/salon/games");
const docs = here("../docs");
const gamesWithPage = readdirSync(here("./src/games"), { withFileTypes: true }).flatMap((entry) => (existsSync(here(`./src/games/${entry.name}/index.ts`)) ? [entry.name] : []));
const server = "127.0.0.1:8123";

export default defineConfig({
  plugins: [svelte(), pageWords(words, games, here("./src")), rulesPages(), helperInPlace(), preloads(), packedFiles()],
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
          groups: [{ name: chunks(gamesWithPage) }],
        },
      },
    },
  },
  test: { include: ["src/**/*.test.ts", "build/**/*.test.ts"] },
});
