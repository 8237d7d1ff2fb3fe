import { createRng } from "#lib/core/create-rng.ts";
import type { BankItem, Difficulty } from "#lib/skills/define-skill.ts";
import type { AskedItems } from "./asked-items.ts";
import { questionsPerRun } from "./points.ts";

/** Items that are asked together: those about one passage, or a single one. */
interface Group {
  readonly items: readonly BankItem[];
  readonly isMissed: boolean;
  /** Place in the order of what was asked; -1 before the first time. */
  readonly askedAt: number;
  /** How far it is from the wanted difficulty; the questions about a passage have all of them. */
  readonly distance: number;
}

/** Missed before, then never asked and nearest to the difficulty, then what was asked longest ago. */
function comesFirst(left: Group, right: Group): number {
  if (left.isMissed !== right.isMissed) return left.isMissed ? -1 : 1;
  if (left.askedAt !== right.askedAt) return left.askedAt - right.askedAt;
  return left.distance - right.distance;
}

function toGroup(items: readonly BankItem[], difficulty: Difficulty, { asked, missed }: AskedItems): Group {
  const [first] = items;
  return {
    items,
    isMissed: items.some(({ id }) => missed.includes(id)),
    askedAt: Math.max(...items.map(({ id }) => asked.indexOf(id))),
    distance: first === undefined || first.passage !== null ? 0 : Math.abs(first.level - difficulty),
  };
}

/**
 * Draws `count` items of a bank for a run, in the order they are asked: those the player missed the last time stand first,
 * then come those never asked, nearest to the wanted difficulty, and once all were asked the ones of longest ago. Questions
 * about one passage stay together in their order. The same arguments give the same items, in whatever order the bank
 * comes. Throws a RangeError when there are fewer.
 */
export function chooseItems(
  items: readonly BankItem[],
  difficulty: Difficulty,
  before: AskedItems,
  seed: string,
  count: number = questionsPerRun,
): BankItem[] {
  if (items.length < count) throw new RangeError(`A run needs ${count} items, the bank has ${items.length}`);
  const rng = createRng(`${seed}/items`);
  const inOrder = items.toSorted((left, right) => (left.id < right.id ? -1 : 1));
  const together = Map.groupBy(inOrder, ({ id, passage }) => passage?.id ?? id);
  const groups = rng.shuffle([...together.values()].map((group) => toGroup(group, difficulty, before)));
  const drawn: Group[] = [];
  for (const group of groups.toSorted(comesFirst)) {
    if (drawn.flatMap((each) => each.items).length < count) drawn.push(group);
  }
  const again = drawn.filter(({ isMissed }) => isMissed);
  const others = rng.shuffle(drawn.filter(({ isMissed }) => !isMissed));
  return [...again, ...others].flatMap((group) => group.items).slice(0, count);
}
