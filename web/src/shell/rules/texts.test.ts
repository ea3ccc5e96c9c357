import { expect, test } from "vitest";
import { render } from "../../../build/rules";
import { sectionsOf } from "./texts";

test("a text is cut into its sections, with everything that stands in each", () => {
  const text = render("# Title\n\nFor readers.\n\n## Market (rows)\n- **PM-20** A row.\n\n## The end\nOver.\n\n## Empty\n");
  const sections = sectionsOf(text, "how-");
  expect(sections.map(({ id, title }) => [id, title])).toEqual([
    ["how-market", "Market (rows)"],
    ["how-the-end", "The end"],
    ["how-empty", "Empty"],
  ]);
  expect(sections[0]?.html).toContain('id="PM-20"');
  expect(sections[0]?.html).not.toContain("Over");
  expect(sections[1]?.html).toBe("<p>Over.</p>");
  expect(sections[2]?.html).toBe("");
  expect(sectionsOf(null)).toEqual([]);
});
