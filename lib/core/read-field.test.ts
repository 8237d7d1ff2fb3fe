import { expect, test } from "vitest";
import { readField } from "./read-field.ts";

function formOf(value: string | Blob): FormData {
  const form = new FormData();
  form.append("name", value);
  return form;
}

test("a field is read as it was typed, up to what is asked for", () => {
  expect(readField(formOf("Hươu Con"), "name")).toBe("Hươu Con");
  expect(readField(formOf("Hươu Con"), "name", 4)).toBe("Hươu");
  expect(readField(formOf("x".repeat(2000)), "name")).toHaveLength(1000);
});

test("a zero character is left out", () => {
  expect(readField(formOf("Hươu\0 Con"), "name")).toBe("Hươu Con");
});

test("half a surrogate pair is replaced, also where the end cuts one in two", () => {
  expect(readField(formOf("Hươu🦒"), "name", 5)).toBe("Hươu\ufffd");
});

test.each([[null], [undefined], [[]], [["name"]], [{ name: "x" }], ["name"], [3], [new Map([["name", "x"]])]])(
  "what is no form has no fields: %j",
  (form) => {
    expect(readField(form, "name")).toBe("");
  },
);

test("a file is no text, and a missing field empty", () => {
  expect(readField(formOf(new Blob(["x"])), "name")).toBe("");
  expect(readField(formOf("x"), "other")).toBe("");
});
