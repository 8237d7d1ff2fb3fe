import { readFileSync } from "node:fs";
import { z } from "zod";

const path = z.string().regex(/^(?!\.\.\/)[\w.@[\]-]+(?:\/[\w.@[\]-]+)*$/);

const fault = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  /** One sentence: what is wrong for whoever uses the product. */
  what: z.string().regex(/^[A-Z].*\.$/),
  file: path,
  /** Text that stands in the file exactly once, and what stands there instead. */
  find: z.string().min(1),
  replace: z.string(),
  /** The test files that have to fail; those of tests/db/ are run with the settings of the database tests. */
  tests: z.array(path.endsWith(".test.ts")).min(1),
  /** In a file of hundreds of tests, the names that are enough, as a regular expression. */
  only: z.string().min(1).optional(),
});

export type Fault = Readonly<z.infer<typeof fault>>;

/** The list of faults in a file, no id twice. */
export function readFaults(file: string): readonly Fault[] {
  const faults = z.array(fault).parse(JSON.parse(readFileSync(file, "utf8")));
  const twice = faults.filter(({ id }, place) => faults.findIndex((other) => other.id === id) !== place);
  if (twice.length > 0) {
    throw new Error(`More than one fault is called ${twice.map(({ id }) => id).join(", ")}.`);
  }
  return faults;
}
