import fc from "fast-check";
import { expect, test } from "vitest";
import { isPlainValue } from "./is-plain-value.ts";

/** As React stands in for a value that never left the browser. */
const standIn = new Proxy(() => undefined, {
  get: () => {
    throw new Error("nobody looks in here");
  },
});

test("whatever JSON carries is plain, as far as a response goes", () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 8 }), (value) => {
      expect(isPlainValue(value)).toBe(true);
    }),
  );
});

test.each([
  ["a stand-in", standIn],
  ["a stand-in in a list", [{ responses: [standIn] }]],
  ["a map", new Map()],
  ["a date", { at: new Date(0) }],
  ["a form", [new FormData()]],
  ["a file", new Blob([])],
  ["a zero character", "a\0b"],
  ["half a surrogate pair", ["\ud800"]],
  ["a zero character in a name", { "a\0b": 1 }],
  ["a nest", JSON.parse(`${"[".repeat(3000)}${"]".repeat(3000)}`)],
])("%s is not", (_, value) => {
  expect(isPlainValue(value)).toBe(false);
});
