import type { Line } from "#lib/core/line.ts";
import type { Question } from "#lib/questions/question.ts";
import { shapeText as text } from "#lib/text/shape-text.ts";
import { drawItems } from "./draw-items.ts";
import type { Item } from "./item.ts";
import { madePlain } from "./made-plain.ts";
import { paints } from "./paints.ts";
import type { ShapeSetting } from "./shape-setting.ts";
import type { Sort } from "./sort.ts";
import { sortsOf } from "./sorts-of.ts";
import type { Stuff } from "./stuff.ts";
import { wrongFeedback } from "./wrong-feedback.ts";
import { wrongSorts } from "./wrong-sorts.ts";

/** So many tiles lie side by side on the board. */
const columns = 3;

/** "Con tìm tất cả hình tam giác nhé!": two to four of six, or to five of nine. */
export function buildFindQuestion({ isTurned, tiles, rng }: ShapeSetting, stuff: Stuff): Question {
  const sort = rng.pick(sortsOf(stuff));
  const found = rng.int(2, tiles === 6 ? 4 : 5);
  const sorts = rng.shuffle([
    ...new Array<typeof sort>(found).fill(sort),
    ...wrongSorts(stuff, sort, tiles - found, rng),
  ]);
  const items = drawItems({ stuff, sorts, paints: rng.shuffle(paints), isTurned, isLoose: isTurned, rng });
  const places = [...items.keys()].filter((place) => items[place]?.sort === sort);
  const isDrawn = stuff === "flat" || stuff === "solid";
  const names = items.map(({ name }, place) => (isDrawn ? text.inPlace(place + 1, name) : name));
  return {
    kind: "pick-shapes",
    prompt: text.promptFind(stuff, sort),
    figures: [],
    view: { tiles: items.map(({ part }, place) => ({ part, name: names[place] ?? "" })) },
    key: {
      picked: places,
      missed: text.mistakeMissed(stuff, sort),
      feedback: items.map((item) => mixedFeedback(stuff, item, sort)),
    },
    hints: [
      { ...text.hintEach(stuff), figures: null },
      { ...text.factOf(sort), figures: items.map(({ part }, place) => madePlain(part, names[place] ?? "")) },
    ],
    explanation: { ...text.explainFind(stuff, sort, found, tellFound(items, places, isDrawn)), figures: null },
    praise: rng.pick(text.praiseFind),
    answer: text.foundAsLine(stuff, sort, found),
    identity: `find ${stuff} ${sort} ${found}${isDrawn ? "" : ` ${rightThings(items, places)}`}`,
  };
}

/** Which ones they are: things by their names, what is drawn by its row and its colour. */
function tellFound(items: readonly Item[], places: readonly number[], isDrawn: boolean): string {
  if (!isDrawn) return places.map((place) => items[place]?.name ?? "").join(", ");
  const rows = Map.groupBy(places, (place) => Math.floor(place / columns));
  const told = [...rows].map(([row, inRow]) =>
    text.rowOfPaints(
      row + 1,
      inRow.map((place) => items[place]?.name ?? ""),
    ),
  );
  return told.join("; ");
}

/** Null for what belongs: among several things marked, the one that does not is called by its name. */
function mixedFeedback(stuff: Stuff, item: Item, lookedFor: Sort): Line | null {
  if (item.sort === lookedFor) {
    return null;
  }
  const isNamed = item.sort !== null && (stuff === "flat" || stuff === "solid");
  return isNamed ? text.mistakeMixed(item.sort) : wrongFeedback(stuff, item, lookedFor);
}

function rightThings(items: readonly { readonly variant: string }[], places: readonly number[]): string {
  return places
    .map((place) => items[place]?.variant ?? "")
    .sort()
    .join(" ");
}
