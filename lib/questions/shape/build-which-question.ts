import type { Line } from "#lib/core/line.ts";
import { toLine } from "#lib/core/to-line.ts";
import type { ShapesFigure } from "#lib/questions/figures/shapes.ts";
import { arrangeFigures } from "#lib/questions/kinds/figure-choice/arrange-figures.ts";
import type { Question } from "#lib/questions/question.ts";
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
import { wrongFeedback } from "./wrong-feedback.ts";
import { wrongSorts } from "./wrong-sorts.ts";

const pictures = 4;

function explain(stuff: Stuff, sort: Sort, { name }: Item): Line {
  return stuff === "flat" || stuff === "solid" ? text.explainName(name, sort) : text.explainThing(name, sort);
}

/** "Hình nào là hình vuông?", "Đồ vật nào có dạng khối lập phương?": one picture of four. */
export function buildWhichQuestion({ isTurned, rng }: ShapeSetting, stuff: Stuff): Question {
  const sort = rng.pick(sortsOf(stuff));
  const sorts = [sort, ...wrongSorts(stuff, sort, pictures - 1, rng)];
  const [right, ...wrong] = drawItems({
    stuff,
    sorts,
    paints: rng.shuffle(paints),
    isTurned,
    isLoose: false,
    rng,
  });
  if (right === undefined) {
    throw new Error(`Nothing drawn for ${sort}`);
  }
  const plain = new Map<string, ShapesFigure>();
  const figureOf = ({ part, name }: Item) => {
    plain.set(name, madePlain(part, name));
    return fieldFigure([part], [], name);
  };
  const arranged = arrangeFigures(
    rng,
    figureOf(right),
    wrong.map((item) => ({ figure: figureOf(item), feedback: wrongFeedback(stuff, item, sort), code: "FIELD" })),
  );
  const madeAllPlain = arranged.view.figures.map((figure) => plain.get(figure.alt) ?? figure);
  return {
    kind: "figure-choice",
    prompt: text.promptWhich(stuff, sort),
    figures: [],
    hints: [
      { ...text.hintEach(stuff), figures: null },
      { ...text.factOf(sort), figures: madeAllPlain },
    ],
    explanation: { ...explain(stuff, sort, right), figures: [madePlain(right.part, right.name)] },
    praise: rng.pick(text.praiseName),
    answer: toLine(right.name),
    identity: `which ${stuff} ${sort} ${right.variant}`,
    ...arranged,
  };
}
