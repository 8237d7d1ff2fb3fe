import type { Line } from "#lib/core/line.ts";
import { toPublicLine } from "#lib/questions/to-public-line.ts";
import type { SignKey } from "./grade.ts";

/** The key with exactly its fields. */
export function toSignKey({ sign, feedback }: SignKey): SignKey {
  const exact = (line: Line | null) => (line === null ? null : toPublicLine(line));
  return { sign, feedback: { "<": exact(feedback["<"]), "=": exact(feedback["="]), ">": exact(feedback[">"]) } };
}
