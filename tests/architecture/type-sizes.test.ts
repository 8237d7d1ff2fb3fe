import { expect, test } from "vitest";
import { findLines } from "./find-lines.ts";
import { listFiles } from "./list-files.ts";

test("sizes of type in a class are in rem, which grow with the child's choice, or say that they do not", () => {
  const paths = listFiles(["app", "components"], [".ts", ".tsx"]);
  // A size in `em`, by a box or by a token would grow twice: `[font-size:…]` leaves it alone.
  expect(findLines(paths, /\btext-\[(?![\d.]+rem\]|clamp\([\d.]+rem,\d+cqh,[\d.]+rem\)\])/)).toEqual([]);
  expect(findLines(paths, /\btext-(?:xs|sm|base|lg|\d*xl)\b/)).toEqual([]);
});

test("sizes of type in the style sheet grow with the child's choice", () => {
  const fixed = /\bfont-size:\s*[\d.]+(?:px|rem)|\bfont:[^;]*\s[\d.]+(?:px|rem)/;
  expect(findLines(["app/globals.css"], fixed)).toEqual([]);
});
