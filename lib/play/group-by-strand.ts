import type { Subject } from "#lib/core/subject.ts";

interface Shelved {
  readonly subject: Subject;
  readonly strand: string;
}

export interface SubjectShelves<Card> {
  readonly subject: Subject;
  readonly shelves: readonly { readonly strand: string; readonly cards: readonly Card[] }[];
}

/**
 * Cards by subject, maths first, and in each by strand: the strands in the order in which they first come up, the cards
 * in theirs. A subject without a card is left out.
 */
export function groupByStrand<Card extends Shelved>(cards: readonly Card[]): SubjectShelves<Card>[] {
  return (["maths", "vietnamese"] as const).flatMap((subject) => {
    const own = Map.groupBy(
      cards.filter((card) => card.subject === subject),
      ({ strand }) => strand,
    );
    const shelves = [...own].map(([strand, group]) => ({ strand, cards: group }));
    return shelves.length === 0 ? [] : [{ subject, shelves }];
  });
}
