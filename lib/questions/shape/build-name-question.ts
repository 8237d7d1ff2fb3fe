import type { Rng } from "#lib/core/rng.ts";
import type { ShapesFigure } from "#lib/questions/figures/shapes.ts";
import { arrangeChoices, type WrongChoice } from "#lib/questions/kinds/choice/arrange-choices.ts";
import type { Help, Question } from "#lib/questions/question.ts";
import { shapeText as text } from "#lib/text/shape-text.ts";
import { drawItems } from "./draw-items.ts";
import { fieldFigure } from "./field-figure.ts";
import type { Item } from "./item.ts";
import { madePlain } from "./made-plain.ts";
import { paints } from "./paints.ts";
import type { ShapeSetting } from "./shape-setting.ts";
import type { Sort } from "./sort.ts";
import { sortsOf } from "./sorts-of.ts";
import type { Stuff } from "./stuff.ts";

/** The other names of class 1. A flat shape is no answer to "khối gì?", so beside a solid stand the two round ones. */
function wrongNames(sort: Sort): WrongChoice[] {
  const named = (other: Sort): WrongChoice => ({
    line: text.sortAsLine(other),
    feedback: text.mistakeName(other),
    code: "FIELD",
  });
  const round = text.roundSolids.map((solid): WrongChoice => ({ ...solid, code: "FIELD" }));
  switch (sort) {
    case "cube":
      return [named("box"), ...round];
    case "box":
      return [named("cube"), ...round];
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
    ? { prompt: text.promptThing(item.name, sort), explanation: text.explainThing(item.name, sort) }
    : { prompt: text.promptName(sort), explanation: text.explainName(text.thisOne(sort), sort) };
}

function pickItem(stuff: Stuff, sort: Sort, isTurned: boolean, rng: Rng): Item {
  const [item] = drawItems({ stuff, sorts: [sort], paints: [rng.pick(paints)], isTurned, isLoose: false, rng });
  if (item === undefined) {
    throw new Error(`Nothing drawn for ${sort}`);
  }
  return item;
}

/** Hints that make the sides, the rim or the faces of a drawing plain, without its name. */
function nameHelp(sort: Sort, { part }: Item, figure: ShapesFigure): readonly Help[] {
  const shown = madePlain(part, figure.alt);
  const isThing = part.form === "thing";
  if (sort === "cube" || sort === "box") {
    const seen = isThing ? text.hintPlainBlock : text.hintEqualFaces;
    return [
      { ...text.hintFaces, figures: null },
      { ...seen, figures: [shown] },
    ];
  }
  const first = { ...(isThing ? text.hintRim : text.hintEdges), figures: null };
  if (sort === "circle") {
    return [first, { ...text.hintRound, figures: [shown] }];
  }
  const counted = { ...text.hintCountEdges, figures: [shown] };
  return sort === "triangle" ? [first, counted] : [first, counted, { ...text.hintEqualEdges, figures: [shown] }];
}

/** "Đây là hình gì?", "Bánh chưng có dạng hình gì?" */
export function buildNameQuestion({ isTurned, rng }: ShapeSetting, stuff: Stuff): Question {
  const sort = rng.pick(sortsOf(stuff));
  const item = pickItem(stuff, sort, isTurned, rng);
  const figure = fieldFigure([item.part], [], altOf(stuff, item));
  const plain = madePlain(item.part, stuff === "solid-thing" ? text.solidAlt : figure.alt);
  const { prompt, explanation } = wordsOf(stuff, sort, item);
  return {
    kind: "choice",
    prompt,
    figures: [figure],
    ...arrangeChoices(rng, text.sortAsLine(sort), wrongNames(sort)),
    hints: nameHelp(sort, item, figure),
    explanation: { ...explanation, figures: stuff === "solid-thing" ? [figure, plain] : [plain] },
    praise: rng.pick(text.praiseName),
    answer: text.sortAsLine(sort),
    identity: `name ${stuff} ${sort} ${item.variant}`,
  };
}
