import { readFileSync } from "node:fs";
import { withoutComments } from "./without-comments.ts";

/** Every line of code, comments apart, that the pattern finds: "path:12: the line". */
export function findLines(paths: readonly string[], pattern: RegExp): string[] {
  return paths.flatMap((path) =>
    withoutComments(readFileSync(path, "utf8"))
      .split("\n")
      .flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
  );
}
