import type { Kinds } from "#lib/questions/question.ts";
import { paintName } from "#lib/text/paint-name.ts";
import { pictureText } from "#lib/text/picture-text.ts";

type View = Kinds["tally"]["view"];
type Thing = View["things"][number];

const sortName = { circle: "tròn", square: "vuông", triangle: "tam giác", rectangle: "chữ nhật" } as const;

/** Whether a number lies in a group: "dưới 130 cm", "từ 130 cm đến dưới 140 cm", "từ 150 cm trở lên". */
function isInGroup(number: number, group: string): boolean {
  const [one = Number.NaN, other = Number.NaN] = (group.match(/\d+/gu) ?? []).map(Number);
  if (group.startsWith("dưới")) return number < one;
  return number >= one && (group.endsWith("trở lên") || number < other);
}

/** Whether a thing has what the name of a row or column tells. */
function has(thing: Thing, name: string): boolean {
  if (thing.type === "picture") return pictureText[thing.picture].name.endsWith(` ${name}`);
  if (thing.type === "shape") return name === paintName[thing.paint] || name === `hình ${sortName[thing.sort]}`;
  return /^\d+$/u.test(thing.text) && /\d/u.test(name)
    ? isInGroup(Number(thing.text), name)
    : [thing.text, thing.below].includes(name);
}

const lower = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

/** The rows or cells of a sheet, each with what a thing that belongs there has. */
function cellsOf({ sheet }: View): readonly (readonly string[])[] {
  if (sheet.type === "strokes") return sheet.rows.map(({ name }) => [name]);
  const [, ...columns] = sheet.head;
  return sheet.rows.flatMap((row) =>
    columns.map((column) => [...(sheet.rows.length > 1 ? [row] : []), ...(columns.length > 1 ? [column] : [])]),
  );
}

/** For each thing the places where it could be counted; of a good question exactly one each. */
export function placesOf(view: View): readonly (readonly number[])[] {
  const cells = cellsOf(view);
  return view.things.map((thing) =>
    cells.flatMap((names, place) => (names.every((name) => has(thing, lower(name))) ? [place] : [])),
  );
}

/** How many things belong to each place, by what is seen of them. */
export function countedOf(view: View): readonly number[] {
  const places = placesOf(view).flat();
  return cellsOf(view).map((_, place) => places.filter((each) => each === place).length);
}

/** What stands at each place, with the names of its row and column: "hình tròn, đỏ". */
function namedCounts(view: View): readonly { readonly name: string; readonly count: number }[] {
  const counts = countedOf(view);
  return cellsOf(view).map((names, place) => ({ name: names.join(", "), count: counts[place] ?? 0 }));
}

/** What the sheet reads once everything is counted: "Gà: 5 vạch; vịt: 3 vạch", "Đỏ: 7; vàng: 5; nhiều nhất: đỏ; ít nhất: vàng". */
export function readSheet(view: View): string {
  const { sheet } = view;
  const counted = namedCounts(view);
  const isTotalled = sheet.type === "table" || sheet.isTotalled;
  const told = counted.map(({ name, count }) => `${name}: ${count}${isTotalled ? "" : " vạch"}`);
  const sorted = counted.toSorted((one, other) => other.count - one.count);
  const hasEnds = sheet.type === "strokes" && sheet.namesEnds;
  const ends = hasEnds ? [`nhiều nhất: ${sorted[0]?.name}`, `ít nhất: ${sorted.at(-1)?.name}`] : [];
  const text = [...told, ...ends].join("; ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
