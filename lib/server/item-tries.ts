import "server-only";
import { z } from "zod";
import type { ItemTry } from "#lib/play/asked-items.ts";
import { readTries } from "#lib/play/written-tries.ts";

/** The tries of a skill in a run as they are kept in `runs.tries`: letters, and the items of a bank, one a letter. */
export const writtenTriesSchema = z.object({
  skill: z.string(),
  tries: z.string(),
  items: z.array(z.string()).optional(),
});

/** What is kept in `skill_progress.items`. */
export const askedItemsSchema = z.object({ asked: z.array(z.string()), missed: z.array(z.string()) });

/** How each item of a run was answered; none for a skill without a bank. */
export function toItemTries({ tries, items = [] }: z.output<typeof writtenTriesSchema>): ItemTry[] {
  const first = readTries(tries);
  return items.map((id, place) => ({ id, isRight: first[place]?.isRight ?? false }));
}
