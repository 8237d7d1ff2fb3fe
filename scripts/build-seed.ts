import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { z } from "zod";

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const text = z
  .string()
  .trim()
  .min(1)
  .refine((value) => value === value.normalize("NFC"), { error: "is not in NFC" });

const courses = z.array(
  z.strictObject({
    id: z.int().positive(),
    class: z.enum(["1", "2", "3", "4", "5"]),
    class_type: z.enum(["practice", "challenge"]),
    level: z.int().positive(),
    title: text.max(60),
    subtitle: text.nullable(),
    image: slug,
    name: slug,
    type: z.enum(["course", "example-two-class-one", "game", "game-range"]),
    range: z.string().nullable(),
  }),
);

const bank = z.object({
  skill: slug,
  items: z.array(
    z.strictObject({
      id: slug,
      prompt: text,
      say: text.optional(),
      answer: text,
      distractors: z.array(text).min(2).max(3),
      explain: text,
      level: z.int().min(1).max(3),
    }),
  ),
});

/** The text of supabase/seed.sql, made from the files of `folder` (supabase/content). Throws on a malformed file. */
export async function buildSeed(folder: string): Promise<string> {
  const cards = courses.parse(JSON.parse(await readFile(join(folder, "courselist.json"), "utf8")));
  const fileNames = (await readdir(join(folder, "banks"))).sort();
  const banks = await Promise.all(fileNames.map((fileName) => readBank(join(folder, "banks", fileName))));
  return [
    "-- Made by scripts/build-seed.ts from supabase/content; edit there.",
    "",
    callWith("private.seed_courselist", cards),
    "",
    callWith("private.seed_questions", banks.flat()),
    "",
  ].join("\n");
}

async function readBank(path: string) {
  const { skill, items } = bank.parse(JSON.parse(await readFile(path, "utf8")));
  return items.map(({ id, say, ...rest }) => ({ id, course_id: skill, say: say ?? null, ...rest }));
}

function callWith(name: string, rows: readonly object[]): string {
  const lines = rows.map((row) => `  ${JSON.stringify(row)}`).join(",\n");
  if (lines.includes("$rows$")) {
    throw new Error("the content may not contain $rows$, which ends the text in the SQL");
  }
  return `select ${name}($rows$[\n${lines}\n]$rows$);`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  await writeFile("supabase/seed.sql", await buildSeed("supabase/content"));
}
