import { expect, test } from "vitest";
import { findLines } from "./find-lines.ts";
import { listFiles } from "./list-files.ts";

const code = [".ts", ".tsx"];

test("colours are named by tokens; only drawings hold their own", () => {
  const paths = listFiles(["app", "components", "lib"], code).filter(
    (path) => !/^components\/(?:stage|figures)\//.test(path),
  );
  expect(findLines(paths, /["'`(\s]#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch|oklab)a?\(/i)).toEqual([]);
});

test("the product asks no other origin for anything", () => {
  const files = listFiles(["app", "components", "lib", "public"], [...code, ".css", ".js", ".json", ".html"]);
  // The worker of the last build, made of lib/worker and a package that names pages about its warnings.
  const paths = files.filter((path) => path !== "public/sw.js");
  // Names of XML spaces and the machine's own name are no places to fetch from.
  const foreign =
    /\b(?:https?|wss?):\/\/(?!localhost\b|127\.0\.0\.1\b|www\.w3\.org\/|schemas\.openxmlformats\.org\/)[\w$[]/;
  expect(findLines(paths, foreign)).toEqual([]);
});
