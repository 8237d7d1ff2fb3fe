import { expect, test } from "vitest";
import { typeInto } from "./type-into.ts";

const typed = (keys: string) => Array.from(keys).reduce((before, key) => typeInto(before, key), "");

test.each([
  ["24−6=18", "24−6=18"],
  ["24+−6", "24−6"],
  ["+24", "24"],
  ["24=", "24"],
  ["24−=", "24−"],
  ["24−6=+", "24−6="],
  ["24−6=1=8", "24−6=18"],
  ["05", "5"],
  ["24−05", "24−5"],
  ["2(", "2"],
  ["(2+3)×4=20", "(2+3)×4=20"],
  ["(2+3)4", "(2+3)"],
  ["2)", "2"],
  ["(2+)", "(2+"],
  ["(2+3=", "(2+3"],
  ["2,,5", "2,5"],
  [",5", "5"],
  ["2,5678", "2,567"],
  ["2,+", "2,"],
  ["1234567890", "123456789"],
])("of the keys %s stands %s", (keys, line) => {
  expect(typed(keys)).toBe(line);
});
