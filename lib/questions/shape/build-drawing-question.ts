import { numberAsLine } from "#lib/core/number-as-line.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Paint, Point, ShapePart } from "#lib/questions/figures/shape-part.ts";
import type { ShapesFigure } from "#lib/questions/figures/shapes.ts";
import { numberChoices } from "#lib/questions/kinds/choice/number-choices.ts";
import { numberBox } from "#lib/questions/kinds/number/number-box.ts";
import type { Mistake } from "#lib/questions/mistake.ts";
import type { Help, Question } from "#lib/questions/question.ts";
import { shapeText as text } from "#lib/text/shape-text.ts";
import { drawings } from "./drawings.ts";
import { fieldFigure } from "./field-figure.ts";
import type { ShapeSetting } from "./shape-setting.ts";

type Drawing = (typeof drawings)[number];
type PlaceOf = (letter: string) => Point;

const side = 100;
const largestNumber = 10;
/** Room below a drawing for its number. */
const foot = 34;
const shown: Paint = "yellow";

/** The drawing as it lies in the book, or mirrored or laid on its side: where each of its points comes to. */
function layDown({ points }: Drawing, rng: Rng): PlaceOf {
  const [isMirrored, isLying] = [rng.int(0, 1) === 1, rng.int(0, 1) === 1];
  return (letter) => {
    const [x = 0, y = 0] = points[letter] ?? [];
    const across = isMirrored ? side - x : x;
    return isLying ? { x: y, y: across } : { x: across, y };
  };
}

function linesPart({ lines }: Drawing, placeOf: PlaceOf, shift: number): ShapePart {
  const moved = (letter: string | undefined) => {
    const { x, y } = placeOf(letter ?? "");
    return { x: x + shift, y };
  };
  return { form: "lines", lines: lines.map((line) => ({ from: moved(line[0]), to: moved(line.at(-1)) })) };
}

function filled(shape: string, placeOf: PlaceOf, shift: number): ShapePart {
  const corners = [...shape].map(placeOf).map(({ x, y }) => ({ x: x + shift, y }));
  return { form: "polygon", corners, paint: shown, look: "full" };
}

function middleOf(shape: string, placeOf: PlaceOf): Point {
  const corners = [...shape].map(placeOf);
  const mean = (values: readonly number[]) => Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);
  return { x: mean(corners.map(({ x }) => x)), y: mean(corners.map(({ y }) => y)) };
}

/** The drawing once for each of its shapes, which is painted and numbered. */
function oneByOne(drawing: Drawing, placeOf: PlaceOf): ShapesFigure {
  const shapes = [...drawing.small, ...drawing.joined];
  const pitch = side + 10;
  return {
    type: "shapes",
    width: pitch * shapes.length - 10,
    height: side + foot,
    parts: shapes.flatMap((shape, place) => [
      filled(shape, placeOf, place * pitch),
      linesPart(drawing, placeOf, place * pitch),
    ]),
    labels: shapes.map((_, place) => ({ x: place * pitch + side / 2, y: side + foot / 2, label: String(place + 1) })),
    alt: text.drawingAlt,
  };
}

function hintsOf(drawing: Drawing, placeOf: PlaceOf): Help[] {
  const { small, joined } = drawing;
  const lines = linesPart(drawing, placeOf, 0);
  // A hint never counts to the end.
  const numbered = joined.length > 0 ? small : small.slice(0, -1);
  const labels = numbered.map((shape, place) => ({ ...middleOf(shape, placeOf), label: String(place + 1) }));
  const opening = joined.length > 0 ? text.hintSmall : text.hintAround;
  const first: Help = { ...opening, figures: [fieldFigure([lines], labels, text.drawingAlt)] };
  const [large] = joined;
  if (large === undefined) {
    return [first];
  }
  const painted = fieldFigure([filled(large, placeOf, 0), lines], [], text.drawingAlt);
  return [first, { ...text.hintJoined, figures: [painted] }];
}

function mistakesOf({ small, joined }: Drawing): Mistake[] {
  const count = small.length + joined.length;
  const one = joined.length === 1 ? text.mistakeSmallOnly : text.mistakeLargeLeft;
  const tooFew = joined.length > 0 ? one : text.mistakeSkipped;
  return [
    { code: "PARTIAL", value: small.length, feedback: text.mistakeSmallOnly },
    { code: "OFF1", value: count - 1, feedback: tooFew },
    { code: "OFF1", value: count + 1, feedback: text.mistakeTwice },
    { code: "OFF1", value: count + 2, feedback: text.mistakeTwice },
  ];
}

/** "Trong hình có mấy hình tam giác?" of a drawing whose lines cut shapes out of each other. */
export function buildDrawingQuestion({ isTyped = false, rng }: ShapeSetting): Question {
  const drawing = rng.pick(drawings);
  const { name, sort, small, joined } = drawing;
  const placeOf = layDown(drawing, rng);
  const count = small.length + joined.length;
  const explanation =
    joined.length > 0 ? text.explainJoined(sort, small.length, joined.length) : text.explainCount(sort, count);
  const body = {
    prompt: text.promptCount(sort),
    figures: [fieldFigure([linesPart(drawing, placeOf, 0)], [], text.drawingAlt)],
    hints: hintsOf(drawing, placeOf),
    explanation: { ...explanation, figures: [oneByOne(drawing, placeOf)] },
    praise: rng.pick(text.praiseCount),
    answer: numberAsLine(count),
    identity: `drawing ${name} ${sort}`,
  };
  const mistakes = mistakesOf(drawing);
  return isTyped
    ? { kind: "number", ...body, ...numberBox(count, mistakes, largestNumber) }
    : { kind: "choice", ...body, ...numberChoices(rng, count, mistakes, largestNumber) };
}
