import type { Oracle } from "#tests/contract/oracle.ts";
import { readMeasure } from "#tests/contract/worth-of.ts";

/** What is thin, light or holds little, by words of its name; all else is large. */
const small =
  /bề dày|con kiến|hạt gạo|trứng|^cái bút chì|kẹo|^quyển vở|chuối|thìa|lá thư|chim sẻ|lọ |hộp sữa|chén trà|ống tiêm/u;

/** About how much a thing is, in millimetres, grams or millilitres. */
const about: readonly (readonly [RegExp, number])[] = [
  [/con kiến/u, 4],
  [/bút chì/u, 175],
  [/giường/u, 2000],
  [/cột cờ/u, 9000],
  [/sân bóng/u, 105_000],
  [/15 phút/u, 1_000_000],
  [/kẹo/u, 6],
  [/trứng/u, 55],
  [/cam/u, 180],
  [/dưa hấu/u, 3500],
  [/mèo/u, 4000],
  [/xe đạp/u, 14_000],
  [/gạo/u, 50_000],
  [/trâu/u, 420_000],
  [/thìa/u, 5],
  [/sữa/u, 180],
  [/phích/u, 2000],
  [/xô/u, 10_000],
  [/bể/u, 90_000],
  [/bồn/u, 1_000_000],
];

function sizeOf(measure: string): number {
  const read = readMeasure(measure);
  return read === null ? Number.NaN : Number(read.value.top) / Number(read.value.bottom);
}

/** The measure that is nearest by its ratio. */
function nearest(name: string, measures: readonly string[]): string | undefined {
  const [, size = 1] = about.find(([words]) => words.test(name)) ?? [];
  const far = (measure: string) => Math.abs(Math.log(sizeOf(measure) / size));
  return measures.toSorted((one, other) => far(one) - far(other))[0];
}

export const oracle: Oracle = ({ kind, prompt: { text }, view }) => {
  if (kind === "order") {
    const rising = view.cards.toSorted((one, other) => sizeOf(one) - sizeOf(other));
    return (text.includes("từ bé đến lớn") ? rising : rising.toReversed()).join(", ");
  }
  if (kind !== "sort" || view.pile.type !== "named") return null;
  const names = view.trays.map(({ name }) => name);
  const trayOf = (thing: string) =>
    text.includes("khoảng bao nhiêu") ? nearest(thing, names) : names[small.test(thing) ? 0 : 1];
  const { things } = view.pile;
  return names.map((name) => `${name}: ${things.filter((thing) => trayOf(thing) === name).join(", ")}`).join("; ");
};
