/**
 * Rules as pages: `import page from "….md?rules"` gives the Markdown as HTML, made when the page is built, so that
 * no reader has to load a Markdown parser.
 *
 * Rule ids become anchors, and our own rulings are marked. What stands before the first section is for those who
 * read the file itself, and is left out.
 */

import { readFile } from "node:fs/promises";
import { marked } from "marked";
import type { Plugin } from "vite";

const QUERY = "?rules";

export interface RulesText {
  readonly sections: readonly { readonly id: string; readonly title: string }[];
  readonly html: string;
}

export function rulesPages(): Plugin {
  return {
    name: "salon-rules",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(`.md${QUERY}`)) return null;
      const file = id.slice(0, -QUERY.length);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(render(await readFile(file, "utf-8")))};`;
    },
  };
}

/** The HTML of a rules file. */
export function render(markdown: string): RulesText {
  const start = markdown.search(/^## /m);
  const body = start < 0 ? markdown : markdown.slice(start);
  const sections: { id: string; title: string }[] = [];
  const html = (marked.parse(body, { async: false }) as string)
    // What scrolls by itself on a phone must be reached by keyboard, too.
    .replaceAll("<table>", '<table tabindex="0">')
    .replace(/<h2>(.*?)<\/h2>/g, (_all, title: string) => {
      const id = slug(title);
      sections.push({ id, title });
      return `<h2 id="${id}">${title}</h2>`;
    })
    .replace(/<strong>([A-Z]{2,3}-\d+x?)<\/strong>/g, '<a class="rule" id="$1" href="#$1">$1</a>')
    .replace(/\bRuling:/g, '<mark class="ruling">Our ruling:</mark>')
    .replace(/\(ruling\)|: ruling\)/g, (said) => said.replace("ruling", '<mark class="ruling">our ruling</mark>'));
  return { sections, html };
}

function slug(title: string): string {
  return title
    .replace(/<[^>]*>|\(.*?\)/g, "")
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
