import type { Subject } from "#lib/skills/define-skill.ts";

interface Shelved {
  readonly subject: Subject;
  readonly strand: string;
}

export interface Shelf<Card> {
  readonly subject: Subject;
  readonly strand: string;
  readonly cards: readonly Card[];
}

/** Cards by strand; the strands in the order in which they first come up, the cards in theirs. */
export function shelveSkills<Card extends Shelved>(cards: readonly Card[]): Shelf<Card>[] {
  const shelves = Map.groupBy(cards, ({ subject, strand }) => `${subject} ${strand}`);
  return [...shelves.values()].flatMap((group) => {
    const [first] = group;
    return first === undefined ? [] : [{ subject: first.subject, strand: first.strand, cards: group }];
  });
}
