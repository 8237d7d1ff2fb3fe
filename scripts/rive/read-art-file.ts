import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Art, readArt } from "./svg/read-art.ts";

/** The art in a file below scripts/rive/art. */
export function readArtFile(path: string): Art {
  return readArt(readFileSync(join(import.meta.dirname, "art", path), "utf8"), path);
}
