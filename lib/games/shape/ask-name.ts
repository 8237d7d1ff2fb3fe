import type { Line } from "#lib/core/line.ts";
import type { Rng } from "#lib/core/rng.ts";
import { arrangeChoices } from "#lib/questions/choice/arrange-choices.ts";
import type { Question } from "#lib/questions/question.ts";
import { drawItems } from "./draw-items.ts";
import { fieldFigure } from "./field-figure.ts";
import type { Item } from "./item.ts";
import { madePlain } from "./made-plain.ts";
import { nameHelp } from "./name-help.ts";
import { paints } from "./paints.ts";
import type { Setting } from "./setting.ts";
import type { Sort } from "./sort.ts";
import { sortsOf } from "./sorts-of.ts";
import type { Stuff } from "./stuff.ts";
import { shapeText as text } from "./text.ts";

/** The other names of class 1; a solid is also taken for the flat shape of its faces. */
function wrongNames(sort: Sort): { readonly line: Line; readonly feedback: Line }[] {
  const named = (other: Sort) => ({ line: text.sortAsLine(other), feedback: text.mistakeName(other) });
  const flat = (other: Sort) => ({ line: text.sortAsLine(other), feedback: text.mistakeFlat(other) });
  switch (sort) {
    case "cube":
      return [named("box"), flat("square")];
    case "box":
      return [named("cube"), flat("rectangle")];
    default:
      return sortsOf("flat")
        .filter((other) => other !== sort)
        .map(named);
  }
}

function altOf(stuff: Stuff, item: Item): string {
  if (stuff === "flat") {
    return text.oneAlt;
  }
  return stuff === "solid" ? text.solidAlt : text.thingAlt(item.name);
}

function wordsOf(stuff: Stuff, sort: Sort, item: Item) {
  return stuff === "thing" || stuff === "solid-thing"
    ? { prompt: text.askThing(item.name, sort), explanation: text.explainThing(item.name, sort) }
    : { prompt: text.askName(sort), explanation: text.explainName(text.thisOne(sort), sort) };
}

function pickItem(stuff: Stuff, sort: Sort, isTurned: boolean, rng: Rng): Item {
  const [item] = drawItems({ stuff, sorts: [sort], paints: [rng.pick(paints)], isTurned, isLoose: false, rng });
  if (item === undefined) {
    throw new Error(`Nothing drawn for ${sort}`);
  }
  return item;
}

/** "Đây là hình gì?", "Bánh chưng có dạng hình gì?" */
export function askName({ level, rng }: Setting, stuff: Stuff): Question {
  const sort = rng.pick(sortsOf(stuff));
  const item = pickItem(stuff, sort, level.isTurned, rng);
  const figure = fieldFigure([item.part], [], altOf(stuff, item));
  const { prompt, explanation } = wordsOf(stuff, sort, item);
  return {
    kind: "choice",
    prompt,
    figures: [figure],
    ...arrangeChoices(rng, text.sortAsLine(sort), wrongNames(sort)),
    hints: nameHelp(sort, item, figure),
    explanation: { ...explanation, figures: stuff === "solid-thing" ? null : [madePlain(item.part, figure.alt)] },
    praise: rng.pick(text.praiseName),
    answer: text.sortAsLine(sort),
    identity: `name ${stuff} ${sort} ${item.variant}`,
  };
}
