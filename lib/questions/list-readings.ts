import type { Reading } from "#lib/questions/reading.ts";
import { figureReadings } from "#lib/questions/to-public-figure.ts";
import type { Figure } from "./figure.ts";
import { kinds } from "./kinds.ts";
import type { KindName, Viewed } from "./question.ts";

function boardReadings<Name extends KindName>({ kind, view }: Viewed<Name>): readonly Reading[] {
  return kinds[kind].readings?.(view) ?? [];
}

/**
 * How the texts of a board and its figures are called that are called otherwise than in any text (`toSpoken`): letters to be
 * learned, parts of syllables, units in brackets. All other texts are read as they are written.
 */
export function listReadings(view: Viewed<KindName>, figures: readonly Figure[]): Readonly<Record<string, string>> {
  const all = [...boardReadings(view), ...figures.flatMap(figureReadings)];
  return Object.fromEntries(all.filter(([text, called]) => text !== called));
}
