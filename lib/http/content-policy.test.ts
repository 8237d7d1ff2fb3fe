import { expect, test } from "vitest";
import { contentPolicy } from "./content-policy.ts";

const directives = contentPolicy(false)
  .split("; ")
  .map((directive) => directive.split(" "));

test("nothing is loaded from elsewhere and nothing evaluated but WebAssembly", () => {
  const own = ["'self'", "'none'", "'unsafe-inline'", "'wasm-unsafe-eval'", "data:", "blob:", "'script'"];
  const others = directives
    .filter(([name]) => name !== "trusted-types")
    .flatMap(([name, ...sources]) =>
      sources.filter((source) => !own.includes(source)).map((each) => `${name} ${each}`),
    );
  expect(others).toEqual([]);
});

test("scripts and styles written into a page stand where docs/decisions gives a reason, and nowhere else", () => {
  const inline = directives.filter((directive) => directive.includes("'unsafe-inline'")).map(([name]) => name);
  expect(inline).toEqual(["script-src", "style-src-attr"]);
});

test("what no directive names is refused, and so are frames, plugins and other bases", () => {
  for (const name of ["default-src", "object-src", "frame-src", "frame-ancestors", "base-uri", "script-src-attr"]) {
    expect(directives).toContainEqual([name, "'none'"]);
  }
});

test("a text becomes no script", () => {
  expect(directives).toContainEqual(["require-trusted-types-for", "'script'"]);
  expect(contentPolicy(true)).not.toContain("trusted-types");
});
