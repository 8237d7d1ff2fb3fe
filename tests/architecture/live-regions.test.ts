import { expect, test } from "vitest";
import { findLines } from "./find-lines.ts";
import { listFiles } from "./list-files.ts";

test("a region that says what is new stays part of the page while it is empty", () => {
  const paths = listFiles(["app", "components"], [".tsx"]);
  // Hidden, it would come along with its words, which are then not read out: `empty:sr-only` takes no room either.
  expect(findLines(paths, /role="status".*\bempty:hidden\b/)).toEqual([]);
  expect(findLines(paths, /&& <\w+ role="status"/)).toEqual([]);
});
