import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const locales = here("../src/salon/locales");
const server = "127.0.0.1:8123";

export default defineConfig({
  plugins: [svelte()],
  // The Fluent files are shared with Python: `import play from "@locales/en/play.ftl?raw"`.
  resolve: {
    alias: { "@locales": locales, "@": here("./src") },
    ...(process.env.VITEST ? { conditions: ["browser"] } : {}),
  },
  server: {
    host: "127.0.0.1",
    fs: { allow: [here("."), locales] },
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
  },
  test: { include: ["src/**/*.test.ts"] },
});
