import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const database = fileURLToPath(new URL("pglite.wasm", import.meta.resolve("@electric-sql/pglite")));
const flags = fileURLToPath(new URL("pglite.ts", import.meta.url));

/** Compiles the whole database, function by function, and gives what V8 says of each. */
function compile(first: string): string[] {
  const program = `
    ${first}
    new WebAssembly.Module(require("node:fs").readFileSync(${JSON.stringify(database)}));
  `;
  const options = ["--trace-wasm-compilation-times", "--no-wasm-lazy-compilation"];
  const printed = execFileSync(process.execPath, [...options, "--eval", program], { maxBuffer: 1e9 }).toString();
  return printed.split("\n").filter((line) => line.startsWith("Compiled function"));
}

// Where the baseline compiler cannot do a function and no other is allowed, V8 ends the process.
test("the baseline compiler does every function of the database", () => {
  const compiled = compile(`require(${JSON.stringify(flags)}).keepBaselineCode();`);
  expect(compiled.length).toBeGreaterThan(10_000);
  expect(compiled.filter((line) => !line.includes("using Liftoff"))).toEqual([]);
});
