import { expect, test } from "vitest";
import { partsOf } from "./parts-of.ts";

test("the scripts, styles and typefaces a document names are its parts, each once", () => {
  const html = `
    <link rel="stylesheet" href="/_next/static/chunks/0a~b.css?dpl=1">
    <script src="/_next/static/chunks/1-2.js"></script><script src="/_next/static/chunks/1-2.js"></script>
    <script>push(["/_next/static/media/lexend.p.woff2", "/_next/static/chunks/3.js"])</script>
  `;
  expect(partsOf(html)).toEqual([
    "/_next/static/chunks/0a~b.css",
    "/_next/static/chunks/1-2.js",
    "/_next/static/media/lexend.p.woff2",
    "/_next/static/chunks/3.js",
  ]);
});

test("pictures, pages and documents without parts have none", () => {
  expect(partsOf('<img src="/animals/cat.svg"><img src="/_next/static/media/map.png"><a href="/user">')).toEqual([]);
  expect(partsOf("")).toEqual([]);
});
