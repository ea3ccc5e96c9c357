/**
 * Puts the bundler's own helper into each file that uses it. It is one line, and as a file of its own it would cost every first
 * load a request.
 */

import type { Plugin, Rolldown } from "vite";

const HELPER = /rolldown[/:]runtime/;
const MAIN = /\/src\/main\.ts$/;
const EXPORTS = /export\s*\{([^{}]*)\}\s*;?\s*$/;

/** Code that imports from the helper's file, with the helper itself instead. */
export function withHelper(code: string, file: string, helper: string): string {
  const [tail = "", list = ""] = EXPORTS.exec(helper) ?? [];
  const names = new Map(list.split(",").map((one) => one.trim().split(/\s+as\s+/)).map(([inner = "", outer = inner]) => [outer, inner]));
  const name = file.replace(/^.*\//, "").replaceAll(".", "\\.");
  const imported = new RegExp(`import\\s*\\{([^{}]*)\\}\\s*from\\s*["'\`]\\./${name}["'\`];?`, "g");
  return code.replace(imported, (_all, wanted: string) => {
    const pairs = wanted.split(",").map((one) => one.trim().split(/\s+as\s+/)).map(([outer = "", local = outer]) => [outer, local]);
    const locals = pairs.map(([, local]) => local).join(",");
    const values = pairs.map(([outer = ""]) => names.get(outer) ?? outer).join(",");
    return `var [${locals}]=(()=>{${helper.slice(0, helper.length - tail.length)};return[${values}]})();`;
  });
}

export function helperInPlace(): Plugin {
  return {
    name: "salon-helper",
    apply: "build",
    // After Vite has written what each import() loads beside it, and before the files are listed.
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file): file is Rolldown.OutputChunk => file.type === "chunk");
        const helper = chunks.find((chunk) => chunk.moduleIds.length > 0 && chunk.moduleIds.every((id) => HELPER.test(id)));
        const entry = chunks.find((chunk) => chunk.moduleIds.some((id) => MAIN.test(id)));
        if (helper === undefined || entry === undefined) return;
        for (const chunk of chunks) {
          // The lists of what is loaded beside an import() name a file that has been loaded anyway.
          chunk.code = withHelper(chunk.code, helper.fileName, helper.code).replaceAll(`"${helper.fileName}"`, `"${entry.fileName}"`);
          chunk.imports = chunk.imports.filter((name) => name !== helper.fileName);
        }
        delete bundle[helper.fileName];
      },
    },
  };
}
