import { readdir } from "node:fs/promises";
import { basename, join } from "node:path";
import { z } from "zod";
import {
  bankSchema,
  type Card,
  cardSchema,
  type Item,
  itemSchema,
  type Passage,
  passageSchema,
} from "./content-schema.ts";
import { findBankFaults } from "./find-bank-faults.ts";
import { findPassageFaults } from "./find-passage-faults.ts";
import { readJson, readList, repeated, schemaFaults } from "./read-list.ts";

export interface Bank {
  readonly skill: string;
  readonly items: readonly Item[];
}

export interface Content {
  readonly cards: readonly Card[];
  readonly banks: readonly Bank[];
  readonly passages: readonly Passage[];
}

interface Read {
  readonly content: Content;
  /** One line each: the file, the item and what is wrong with it. */
  readonly faults: readonly string[];
}

async function readBank(folder: string, file: string): Promise<{ bank: Bank | null; faults: string[] }> {
  const { value, faults } = await readJson(folder, file);
  if (faults.length > 0) return { bank: null, faults };
  const parsed = bankSchema.safeParse(value);
  if (!parsed.success) return { bank: null, faults: schemaFaults(file, { id: "" }, 0, parsed.error.issues) };
  const items = readList(file, parsed.data.items, itemSchema);
  const bank = { skill: parsed.data.skill, items: items.read };
  return { bank, faults: [...items.faults, ...findBankFaults(file, basename(file, ".json"), bank)] };
}

/** A list that stands alone in its file, or under a name in it; a file that is missing holds nothing. */
async function readWhole<Value>(folder: string, file: string, schema: z.ZodType<Value>) {
  const { value, faults } = await readJson(folder, file);
  if (faults.length > 0) return { read: [], faults };
  const list = z.array(z.unknown()).safeParse(value);
  return list.success ? readList(file, list.data, schema) : { read: [], faults: [`${file}: is not a list`] };
}

/** Reads all content of `folder` (supabase/content), as the seed does, with everything that is wrong with it. */
export async function readContent(folder: string): Promise<Read> {
  const files = (await readdir(join(folder, "banks"))).sort();
  const [cards, passages, banks] = await Promise.all([
    readWhole(folder, "courselist.json", cardSchema),
    readWhole(folder, "passages.json", passageSchema),
    Promise.all(files.map((file) => readBank(folder, join("banks", file)))),
  ]);
  const found = banks.flatMap(({ bank }) => (bank === null ? [] : [bank]));
  const asked = [...found.flatMap(({ items }) => items), ...passages.read.flatMap(({ questions }) => questions)];
  return {
    content: { cards: cards.read, banks: found, passages: passages.read },
    faults: [
      ...cards.faults,
      ...passages.faults,
      ...banks.flatMap(({ faults }) => faults),
      ...passages.read.flatMap((passage) => findPassageFaults("passages.json", passage)),
      ...repeated(
        "courselist.json: the card",
        cards.read.map(({ id }) => String(id)),
      ),
      ...repeated(
        "the question",
        asked.map(({ id }) => id),
      ),
    ],
  };
}
