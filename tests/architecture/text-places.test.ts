import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findLines } from "./find-lines.ts";
import { listFiles } from "./list-files.ts";

const code = [".ts", ".tsx"];
const vietnamese = /[ĂăÂâĐđÊêÔôƠơƯưÀ-ÃÈ-ÊÌÍÒ-ÕÙÚÝà-ãè-êìíò-õùúýĨĩŨũ\u1ea0-\u1ef9]/;
/** Where words may stand: the catalogue, and the texts and word lists of skills, games and the core. */
const textPlaces = /^lib\/(?:text|skills|games|core)\//;

test("Vietnamese words stand only in text files", () => {
  const others = listFiles(["app", "components", "lib"], code).filter((path) => !textPlaces.test(path));
  expect(findLines(others, vietnamese)).toEqual([]);
});

test("Vietnamese is written in composed letters everywhere", () => {
  const paths = listFiles(["app", "components", "lib", "supabase", "tests"], [...code, ".css", ".sql", ".json"]);
  expect(paths.filter((path) => readFileSync(path, "utf8").normalize("NFC") !== readFileSync(path, "utf8"))).toEqual(
    [],
  );
});
