import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

/** Functions by id and runtime, as Next lists them for each page and for the build as a whole. */
const manifestSchema = z.looseObject({
  node: z.record(z.string(), z.unknown()),
  edge: z.record(z.string(), z.unknown()),
});

/**
 * Takes the functions with "use cache" off the build's lists of what may be called by id: Next would run them for whoever
 * sends one, before any code of ours, and keeps each answer. The first bit of an id tells them from server actions.
 */
export function closeCachedFunctions(distDir: string): void {
  const folder = join(distDir, "server");
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  for (const name of names.filter((each) => each.endsWith("server-reference-manifest.json"))) {
    const file = join(folder, name);
    const { node, edge, ...rest } = manifestSchema.parse(JSON.parse(readFileSync(file, "utf8")));
    writeFileSync(file, JSON.stringify({ ...rest, node: actionsOf(node), edge: actionsOf(edge) }));
  }
}

function actionsOf(functions: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(functions).filter(([id]) => !isCachedFunction(id)));
}

function isCachedFunction(id: string): boolean {
  return Number.parseInt(id.slice(0, 2), 16) >= 0x80;
}
