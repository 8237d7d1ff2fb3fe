import type { Rng } from "#lib/core/rng.ts";
import type { Point, ShapePart } from "#lib/questions/figures/shape-part.ts";
import type { ShapesFigure } from "#lib/questions/figures/shapes.ts";
import type { Question } from "#lib/questions/question.ts";
import { drawItems } from "#lib/questions/shape/draw-items.ts";
import { paints } from "#lib/questions/shape/paints.ts";
import { placePart } from "#lib/questions/shape/place-part.ts";
import type { Sort } from "#lib/questions/shape/sort.ts";
import { sortsOf } from "#lib/questions/shape/sorts-of.ts";
import { wrongSorts } from "#lib/questions/shape/wrong-sorts.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { numberQuestion } from "#lib/skills/drafts/questions.ts";
import { shapeText } from "#lib/text/shape-text.ts";
import { countedTo } from "./counted-to.ts";

interface Order {
  readonly stuff: "flat" | "solid" | "solid-thing";
  /** How many of the shape that is asked for. */
  readonly count: number;
  /** How many others lie among them. */
  readonly others: number;
  readonly isTurned: boolean;
  /** The pupil types the number. */
  readonly isTyped: boolean;
}

interface Seen {
  readonly sort: Sort | null;
  readonly name: string;
  readonly part: ShapePart;
  readonly middle: Point;
}

const cell = 60;

/** Cells for so many shapes, with room for gaps between them; few shapes have few cells and so are drawn larger. */
function gridFor(shapes: number): { readonly columns: number; readonly rows: number } {
  if (shapes <= 3) return { columns: 3, rows: 2 };
  return { columns: shapes <= 8 ? 4 : 5, rows: shapes <= 6 ? 2 : 3 };
}

/** So small that neighbours never touch. */
const scale = 0.54;

/** The shapes, each in a cell of its own. */
function scatter({ stuff, count, others, isTurned }: Order, sort: Sort, rng: Rng): readonly Seen[] {
  const sorts = rng.shuffle([...new Array<Sort>(count).fill(sort), ...wrongSorts(stuff, sort, others, rng)]);
  const items = drawItems({ stuff, sorts, paints: rng.shuffle(paints), isTurned, isLoose: false, rng });
  const { columns, rows } = gridFor(items.length);
  const cells = rng.shuffle(Array.from({ length: columns * rows }, (_, place) => place)).slice(0, items.length);
  return items.map((item, at) => {
    const place = cells[at] ?? 0;
    const middle = { x: (place % columns) * cell + cell / 2, y: Math.floor(place / columns) * cell + cell / 2 };
    return { sort: item.sort, name: item.name, part: placePart(item.part, scale, middle), middle };
  });
}

/** Shapes are to be seen; what a thing is called tells of its shape only to who knows the thing. */
function altOf(seen: readonly Seen[]): string {
  if (seen.some(({ part }) => part.form !== "thing")) return "Bức tranh có nhiều hình nằm rời nhau.";
  const inOrder = seen.toSorted(({ middle: one }, { middle: other }) => one.y - other.y || one.x - other.x);
  return `Các đồ vật: ${inOrder.map(({ name }) => name).join(", ")}.`;
}

/** The picture; in a hint the others step back and the first ones carry their numbers. */
function figureOf(seen: readonly Seen[], sort: Sort, numbered: number | null): ShapesFigure {
  const dim = (part: ShapePart): ShapePart =>
    part.form === "polygon" || part.form === "oval" ? { ...part, look: "pale" } : part;
  const asked = seen.filter((each) => each.sort === sort);
  const { columns, rows } = gridFor(seen.length);
  return {
    type: "shapes",
    width: columns * cell,
    height: rows * cell,
    parts: seen.map((each) => (numbered !== null && each.sort !== sort ? dim(each.part) : each.part)),
    labels: asked.slice(0, numbered ?? 0).map(({ middle }, place) => ({ ...middle, label: String(place + 1) })),
    alt: altOf(seen),
  };
}

/** Said to the number of the others; where it is near the right one, some of the wanted may have been missed as well. */
function tellOthers(count: number, others: number, one: string, only: string): string {
  return Math.abs(others - count) <= 2 ? `Con đếm lại nhé! ${only}` : `Con đếm các ${one} khác rồi. ${only}`;
}

/** "Trong hình có mấy hình tam giác?" of shapes that lie apart, alone or among others. */
export function buildShapeCountQuestion(order: Order, rng: Rng): Question {
  const sort = rng.pick(sortsOf(order.stuff));
  const { count, others, isTyped } = order;
  const isThing = order.stuff === "solid-thing";
  const called = shapeText.sortAsLine(sort).text;
  const name = isThing ? `đồ vật dạng ${called}` : called;
  const seen = scatter(order, sort, rng);
  const only = `Con chỉ đếm ${name} thôi nhé!`;
  const one = { flat: "hình", solid: "khối", "solid-thing": "đồ vật" }[order.stuff];
  const skipped = `Con đếm sót rồi. Con đếm lại từng ${one} nhé!`;
  const twice = `Mỗi ${one} chỉ đếm một lần thôi, con nhé!`;
  return numberQuestion(rng, {
    prompt: isTyped
      ? rng.pick([`Có mấy ${name}? Con viết số nhé!`, `Trong hình có mấy ${name}? Con viết số nhé!`])
      : rng.pick([`Trong hình có mấy ${name}?`, `Con đếm xem có mấy ${name}.`]),
    figures: [figureOf(seen, sort, null)],
    answer: count,
    range: [0, 10],
    distractors: [
      ...(others > 0
        ? [
            mistake("FIELD", count + others, `Con đếm tất cả rồi. ${only}`),
            mistake("FIELD", others, tellOthers(count, others, one, only)),
          ]
        : []),
      mistake("OFF1", count - 1, skipped),
      mistake("OFF1", count + 1, twice),
      mistake("OFF1", count + 2, twice),
      mistake("OFF1", count - 2, skipped),
    ],
    hints: [
      others > 0 ? { say: only, figures: [figureOf(seen, sort, 0)] } : `Con chỉ tay vào từng ${one} và đếm nhé!`,
      { say: "Con nhìn các số trên hình rồi đếm tiếp nhé!", figures: [figureOf(seen, sort, count - 1)] },
    ],
    explanation: {
      say: `Con đếm: ${countedTo(count)}. Trong hình có ${count} ${name}.`,
      figures: [figureOf(seen, sort, count)],
    },
    praise: "count",
    identity: `count ${isTyped ? "typed" : "chosen"} ${sort} ${count} of ${count + others}`,
    isTyped,
  });
}
