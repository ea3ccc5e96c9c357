import { expect, test } from "vitest";
import { withHelper } from "./runtime.ts";

const HELPER = "var e=Object.keys,t=(x)=>e(x);export{t,e as k};\n";

test("a file gets the helper in the place of its import, under the names it had", () => {
  const code = withHelper('import{t as n,k}from"./help-1.js";import{x}from"./x.js";n(k)', "assets/help-1.js", HELPER);
  expect(code).toBe('var [n,k]=(()=>{var e=Object.keys,t=(x)=>e(x);;return[t,e]})();import{x}from"./x.js";n(k)');
});

test("other imports stay as they are", () => {
  const code = 'import{t}from"./help-10.js";import"./x.js";';
  expect(withHelper(code, "assets/help-1.js", HELPER)).toBe(code);
});
