import { readFileSync } from "node:fs";
import { parseSync } from "oxc-parser";
import { z } from "zod";

interface Expression {
  readonly file: string;
  readonly pattern: string;
  readonly flags: string;
}

export interface FoundExpressions {
  readonly literals: readonly Expression[];
  /** Files that build expressions as they run, and in how many places. */
  readonly builders: ReadonlyMap<string, number>;
}

const literal = z.object({ regex: z.object({ pattern: z.string(), flags: z.string() }) });
const builder = z.object({
  type: z.enum(["NewExpression", "CallExpression"]),
  callee: z.object({ name: z.literal("RegExp") }),
});

function* nodesOf(value: unknown): Generator<object> {
  if (typeof value !== "object" || value === null) return;
  yield value;
  for (const part of Object.values(value)) yield* nodesOf(part);
}

/** Every regular expression of the files, by reading them as a compiler does. */
export function listExpressions(files: readonly string[]): FoundExpressions {
  const literals: Expression[] = [];
  const builders = new Map<string, number>();
  for (const file of files) {
    for (const node of nodesOf(parseSync(file, readFileSync(file, "utf8")).program)) {
      if ("regex" in node) literals.push({ file, ...literal.parse(node).regex });
      if ("callee" in node && builder.safeParse(node).success) builders.set(file, (builders.get(file) ?? 0) + 1);
    }
  }
  return { literals, builders };
}
