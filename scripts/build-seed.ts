import { writeFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import type { Passage } from "./content/content-schema.ts";
import { type Bank, readContent } from "./content/read-content.ts";

/**
 * The text of supabase/seed.sql, made from the files of `folder` (supabase/content). Throws an Error that names file,
 * item and reason of everything that is wrong with them.
 */
export async function buildSeed(folder: string): Promise<string> {
  const { content, faults } = await readContent(folder);
  if (faults.length > 0) throw new Error(faults.join("\n"));
  const texts = content.passages.map(({ id, title, text, form }) => ({ id, title, body: text, form }));
  return [
    "-- Made by scripts/build-seed.ts from supabase/content; edit there.",
    "",
    callWith("private.seed_courselist", content.cards),
    "",
    callWith("private.seed_passages", texts),
    "",
    callWith("private.seed_questions", [...content.banks.flatMap(toRows), ...content.passages.flatMap(toAskedRows)]),
    "",
    callWith(
      "private.drop_old_passages",
      texts.map(({ id }) => ({ id })),
    ),
    "",
  ].join("\n");
}

function toRows({ skill, items }: Bank) {
  return items.map(({ id, ...item }) => ({ id, course_id: skill, ...item }));
}

/** A passage is asked about in the reading skill of its class. */
function toAskedRows({ id, grade, questions }: Passage) {
  return questions.map(({ id: itemId, ...item }) => ({
    id: itemId,
    course_id: `c${grade}-reading`,
    passage_id: id,
    ...item,
  }));
}

function callWith(name: string, rows: readonly object[]): string {
  const lines = rows.map((row) => `  ${JSON.stringify(row)}`).join(",\n");
  return `select ${name}($rows$[\n${lines}\n]$rows$);`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  await writeFile("supabase/seed.sql", await buildSeed("supabase/content"));
}
