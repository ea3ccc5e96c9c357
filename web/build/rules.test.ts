import { describe, expect, test } from "vitest";
import { render } from "./rules";

const page = render("# Title\n\nFor readers of the file.\n\n## Market (rows)\n- **PM-20** A row. Ruling: short.\n- **PM-50** Standing (ruling).\n");

describe("a rules page", () => {
  test("starts with its first section, which can be linked to", () => {
    expect(page.sections).toEqual([{ id: "market", title: "Market (rows)" }]);
    expect(page.html).not.toContain("For readers");
  });

  test("makes every rule an anchor", () => {
    expect(page.html).toContain('<a class="rule" id="PM-20" href="#PM-20">PM-20</a>');
  });

  test("marks our rulings as ours", () => {
    expect(page.html.match(/class="ruling"/g)).toHaveLength(2);
  });

  test("lets a wide table be scrolled by keyboard", () => {
    expect(render("## A\n\n| a | b |\n| - | - |\n| 1 | 2 |\n").html).toContain('<table tabindex="0">');
  });
});
