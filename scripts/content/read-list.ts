import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

const named = z.object({ id: z.union([z.string(), z.int()]) });

/** What a schema holds against a value, under the name of the file and the item. */
export function schemaFaults(
  file: string,
  value: unknown,
  place: number,
  issues: readonly z.core.$ZodIssue[],
): string[] {
  const found = named.safeParse(value);
  const id = found.success ? found.data.id : `number ${place + 1}`;
  return issues.map((issue) => {
    const where = issue.path.join(".");
    return `${file} ${id}: ${where === "" ? "" : `${where} `}${issue.message}`;
  });
}

export function readList<Value>(file: string, values: readonly unknown[], schema: z.ZodType<Value>) {
  const faults: string[] = [];
  const read = values.flatMap((value, place) => {
    const parsed = schema.safeParse(value);
    if (parsed.success) return [parsed.data];
    faults.push(...schemaFaults(file, value, place, parsed.error.issues));
    return [];
  });
  return { read, faults };
}

export async function readJson(folder: string, file: string): Promise<{ value: unknown; faults: string[] }> {
  try {
    return { value: JSON.parse(await readFile(join(folder, file), "utf8")), faults: [] };
  } catch (error) {
    return { value: null, faults: [`${file}: ${error instanceof Error ? error.message : String(error)}`] };
  }
}

/** "courselist.json: the card 1 is there twice" for each value that is there before. */
export function repeated(what: string, values: readonly string[]): string[] {
  return values
    .filter((value, place) => values.indexOf(value) !== place)
    .map((value) => `${what} ${value} is there twice`);
}
