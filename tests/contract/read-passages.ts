import { readFileSync } from "node:fs";
import { z } from "zod";
import type { BankItem } from "#lib/skills/define-skill.ts";
import { type Passage, passageSchema } from "#scripts/content/content-schema.ts";

const file = new URL("../../supabase/content/passages.json", import.meta.url);

/** The texts to read, from the file the seed is made of. */
export const passages: readonly Passage[] = z.array(passageSchema).parse(JSON.parse(readFileSync(file, "utf8")));

/** The questions on a text as the database hands them out. */
export function itemsOf({ id, title, text, form, questions }: Passage): BankItem[] {
  return questions.map(({ say = null, ...question }) => ({
    ...question,
    say,
    type: "multiple_choice",
    orders: [],
    passage: { id, title, body: text, form },
  }));
}
