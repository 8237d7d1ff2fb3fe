import { expect, test } from "vitest";
import { textOf } from "./text-of.ts";

test("an error is told by its message and the places it came through, without the values it carries", () => {
  const text = textOf(Object.assign(new Error("duplicate key"), { detail: "Key (username)=(Bé Na) exists" }));
  expect(text).toMatch(/^Error: duplicate key\n +at /);
  expect(text).not.toContain("Bé Na");
});

test("what could not be read is not quoted", () => {
  const read = () => {
    try {
      return JSON.parse("[Bé Na]");
    } catch (error) {
      return error;
    }
  };
  expect(String(read())).toContain("Bé Na");
  expect(textOf(read())).not.toContain("Bé Na");
  expect(textOf(read())).toMatch(/ at read .*text-of\.test/);
});

test("of an object nothing but its keys is told", () => {
  expect(textOf({ code: "42", name: "Bé Na" })).toBe("{code, name}");
  expect(textOf(null)).toBe("null");
});
