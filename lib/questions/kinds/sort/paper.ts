import { capital } from "#lib/core/capital.ts";
import type { Figure } from "#lib/questions/figure.ts";
import { boxesPaper } from "#lib/questions/kinds/boxes/paper.ts";
import type { PaperBlock, PaperForm, PaperPart } from "#lib/questions/paper-form.ts";
import { paperKeyText } from "#lib/text/paper-key-text.ts";
import { sortText } from "#lib/text/sort-text.ts";
import type { Pile, SortKey, SortTray, SortView } from "./grading.ts";

function drawHeap({ picture, total }: Extract<Pile, { type: "alike" }>): Figure {
  return {
    ...{ type: "groups", picture, holder: "loose", sizes: [total], ringed: 0 },
    alt: sortText.heap(picture),
  };
}

const partsOf = ({ name }: SortTray): PaperPart[] => [
  { type: "text", text: `${name}:` },
  { type: "box", letters: 2 },
];

/** "9 bó; 18 : 2 = 9" where it is asked how many groups there are; null for any other. */
function tellGroups({ pile, each }: SortView, { ways: [way = []], sum }: SortKey): string | null {
  const [all, size, count] = sum?.values ?? [];
  const laid = way.reduce((total, number) => total + number, 0);
  if (each === null || pile.type !== "alike" || laid === pile.total || count === undefined) return null;
  return sortText.groups(count, each, `${all} : ${size} = ${count}`);
}

/** "Bể cá to: 100 lít; xô nước: 10 lít" where each thing has a tray of its own; null for any other. */
function tellThings({ pile, trays }: SortView, { ways: [way = []] }: SortKey): string | null {
  if (pile.type !== "named" || pile.things.length !== trays.length || new Set(way).size < way.length) return null;
  return capital(pile.things.map((thing, at) => sortText.owned(thing, trays[way[at] ?? -1]?.name ?? "")).join("; "));
}

/** One way of those that are right. */
const tellWay = ({ pile }: SortView, { ways }: SortKey, answer: string) =>
  pile.type === "alike" && ways.length > 1 ? paperKeyText.otherWays(answer) : answer;

export const sortPaper: PaperForm<SortView, SortKey> = {
  blocks({ pile, trays, sum }, context): readonly PaperBlock[] {
    if (pile.type === "named") {
      const lefts = pile.isLong === true ? pile.things.map(capital) : pile.things;
      return [{ type: "pairs", lefts, rights: trays.map(({ name }) => name) }];
    }
    const lines: readonly PaperBlock[] =
      sum === null
        ? [{ type: "line", parts: trays.flatMap(partsOf), isRunning: false }]
        : boxesPaper.blocks(sum, context);
    return [{ type: "figure", figure: drawHeap(pile) }, ...lines];
  },
  answer: (view, key, answer) => tellGroups(view, key) ?? tellThings(view, key) ?? tellWay(view, key, answer),
};
