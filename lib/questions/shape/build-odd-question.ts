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

const alike = 3;

/** Three of one sort and one of another, all in one colour; solids of one sort are all the same, so that only one stands out. */
function drawFour(stuff: "flat" | "solid", common: Sort, odd: Sort, { isTurned, rng }: ShapeSetting): Item[] {
  const one = [rng.pick(paints)];
  const order = { stuff, paints: one, isTurned, isLoose: false, rng };
  const many = stuff === "flat" ? alike : 1;
  const drawn = drawItems({ ...order, sorts: new Array<Sort>(many).fill(common) });
  const [first] = drawn;
  const same = first === undefined || many === alike ? drawn : new Array<Item>(alike).fill(first);
  return [...drawItems({ ...order, sorts: [odd] }), ...same];
}

/** "Hình nào khác các hình còn lại?" */
export function buildOddQuestion(setting: ShapeSetting, stuff: "flat" | "solid"): Question {
  const { rng } = setting;
  const [common, odd] = rng.shuffle(sortsOf(stuff));
  if (common === undefined || odd === undefined) {
    throw new Error(`Too few sorts of ${stuff}`);
  }
  const letters = rng.shuffle(text.letters);
  const plain = new Map<string, ShapesFigure>();
  const [right, ...wrong] = drawFour(stuff, common, odd, setting).map(({ part }, place) => {
    const alt = letters[place] ?? "";
    plain.set(alt, madePlain(part, alt));
    return fieldFigure([part], [], alt);
  });
  if (right === undefined) {
    throw new Error(`Nothing drawn for ${odd}`);
  }
  const feedback = text.mistakeSame(stuff);
  const arranged = arrangeFigures(
    rng,
    right,
    wrong.map((figure) => ({ figure, feedback, code: "FIELD" })),
  );
  const madeAllPlain = arranged.view.figures.map((figure) => plain.get(figure.alt) ?? figure);
  return {
    kind: "figure-choice",
    prompt: text.promptOdd(stuff),
    figures: [],
    hints: [
      { ...text.hintCall(stuff), figures: null },
      { ...(stuff === "flat" ? text.hintCompareEdges : text.hintCompareFaces), figures: madeAllPlain },
    ],
    explanation: { ...text.explainOdd(common, odd), figures: [plain.get(right.alt) ?? right] },
    praise: rng.pick(text.praiseOdd),
    answer: text.sortAsLine(odd),
    identity: `odd ${stuff} ${common} ${odd}`,
    ...arranged,
  };
}
