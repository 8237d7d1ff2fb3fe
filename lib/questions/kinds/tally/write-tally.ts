import { capital } from "#lib/core/capital.ts";
import { paintName } from "#lib/text/paint-name.ts";
import { pictureText } from "#lib/text/picture-text.ts";
import { shapeName } from "#lib/text/shape-name.ts";
import { tallyText } from "#lib/text/tally-text.ts";
import type { TallyResponse, TallyThing, TallyView } from "./grading.ts";

/** What each number counts, in the order of the numbers: "gà", "hình tròn, đỏ", "dưới 130 cm". */
export function nameCells({ sheet }: Pick<TallyView, "sheet">): readonly string[] {
  if (sheet.type === "strokes") return sheet.rows.map(({ name }) => name);
  const [, ...columns] = sheet.head;
  if (sheet.rows.length === 1) return columns;
  if (columns.length === 1) return sheet.rows;
  return sheet.rows.flatMap((row) => columns.map((column) => tallyText.both(row, column)));
}

/** "con gà", "hình tròn màu đỏ", "bơi, nam". */
export function nameThing(thing: TallyThing): string {
  if (thing.type === "picture") return pictureText[thing.picture].name;
  if (thing.type === "shape") return tallyText.painted(shapeName[thing.sort], paintName[thing.paint]);
  return thing.below === undefined ? thing.text : tallyText.both(thing.text, thing.below);
}

export function countStrokes(tallied: readonly number[], row: number): number {
  return tallied.filter((each) => each === row).length;
}

/** "Gà: 5 vạch; vịt: 3 vạch", "Đỏ: 7; vàng: 5; nhiều nhất: đỏ; ít nhất: vàng". */
export function writeTally(view: TallyView, { tallied, totals, ends }: TallyResponse): string {
  const names = nameCells(view);
  const told = names.map((name, place) => {
    const strokes = tallied === null ? null : countStrokes(tallied, place);
    const total = totals?.[place];
    if (total === undefined) return `${name}: ${tallyText.strokes(strokes ?? 0)}`;
    return `${name}: ${strokes === null || strokes === total ? total : tallyText.written(strokes, total)}`;
  });
  const named = ends?.map((row, end) => `${tallyText.ends[end]}: ${names[row]}`) ?? [];
  return capital([...told, ...named].join("; "));
}
