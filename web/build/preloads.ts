/**
 * Lists what the server tells browsers to load together with the page: by route its scripts and styles, by language the
 * first words. Without it a browser would learn of each file from the one before.
 */

import type { Plugin, Rolldown } from "vite";

/** The routes: the module with which each begins. The drawings of the games on the home page come after it. */
const ROUTES: Readonly<Record<string, string>> = {
  home: "/shell/home/Home.svelte",
  table: "/shell/table/TablePage.svelte",
};
const MAIN = "/src/main.ts";
const PICTURE = /\/games\/[^/]+\/Preview\.svelte$/;
const WORDS = /\0virtual:words\/([a-z]+)$/;

type Chunk = Rolldown.OutputChunk & { readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> } };

/** A chunk with everything that it imports, styles included. */
function closure(chunks: ReadonlyMap<string, Chunk>, start: string, seen = new Set<string>()): Set<string> {
  const chunk = chunks.get(start);
  if (chunk === undefined || seen.has(start)) return seen;
  seen.add(start);
  for (const style of chunk.viteMetadata?.importedCss ?? []) seen.add(style);
  for (const name of chunk.imports) closure(chunks, name, seen);
  return seen;
}

export function preloads(): Plugin {
  return {
    name: "salon-preloads",
    apply: "build",
    // After Vite has noted the styles of each chunk.
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const chunks = new Map<string, Chunk>();
        for (const file of Object.values(bundle)) if (file.type === "chunk") chunks.set(file.fileName, file);
        const known = new Set<string>();
        for (const chunk of chunks.values()) if (chunk.moduleIds.some((id) => id.endsWith(MAIN))) for (const name of closure(chunks, chunk.fileName)) known.add(name);
        const listed: Record<string, readonly string[]> = {};
        for (const chunk of chunks.values()) {
          const needed = (): readonly string[] => [...closure(chunks, chunk.fileName)].filter((name) => !known.has(name)).sort();
          for (const [route, module] of Object.entries(ROUTES)) if (chunk.moduleIds.some((id) => id.endsWith(module))) listed[route] = needed();
          if (chunk.moduleIds.some((id) => PICTURE.test(id))) listed.pictures = [...new Set([...(listed.pictures ?? []), ...needed()])].sort();
          const language = chunk.moduleIds.map((id) => WORDS.exec(id)?.[1]).find((code) => code !== undefined);
          if (language !== undefined) listed[`words ${language}`] = needed();
        }
        this.emitFile({ type: "asset", fileName: "preloads.json", source: JSON.stringify(listed) });
      },
    },
  };
}
