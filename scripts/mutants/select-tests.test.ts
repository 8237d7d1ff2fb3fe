import { expect, test } from "vitest";
import type { Fault } from "./fault.ts";
import { selectTests } from "./select-tests.ts";

function aFault(tests: readonly string[], only?: string): Fault {
  const fault = { id: "a", what: "It is wrong.", file: "a.ts", find: "1", replace: "2", tests: [...tests] };
  return only === undefined ? fault : { ...fault, only };
}

test("a file that many faults name is asked once", () => {
  const faults = [aFault(["a.test.ts", "b.test.ts"]), aFault(["b.test.ts"])];
  expect(selectTests(faults)).toEqual([{ files: ["a.test.ts", "b.test.ts"] }]);
});

test("tests of the database and tests picked by name are asked apart", () => {
  const faults = [
    aFault(["a.test.ts"]),
    aFault(["tests/db/a.test.ts"]),
    aFault(["b.test.ts"], "c1-|c2-"),
    aFault(["b.test.ts"], "c3-"),
  ];
  expect(selectTests(faults)).toEqual([
    { files: ["a.test.ts"] },
    { files: ["tests/db/a.test.ts"] },
    { files: ["b.test.ts"], only: "(?:c1-|c2-)|(?:c3-)" },
  ]);
});
