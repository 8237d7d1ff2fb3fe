import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { wholesIn } from "#tests/contract/read-number.ts";
import { readMeasure } from "#tests/contract/worth-of.ts";

const spoken: Readonly<Record<string, string>> = {
  "ki-lô-mét": "km",
  mét: "m",
  "đề-xi-mét": "dm",
  "xăng-ti-mét": "cm",
};

const measures = /\d+\u00a0(?:km|dm|cm|m)(?!\p{L})(?: \d+\u00a0(?:dm|cm)(?!\p{L}))*/gu;

function millimetres(text: string): number[] {
  return [...text.matchAll(measures)].map(([measure]) => Number(readMeasure(measure)?.value.top));
}

/** What can be true of a thing, in millimetres: a table of a child's world. */
const plausible: readonly (readonly [RegExp, number, number])[] = [
  [/kiến|vở dày/u, 2, 15],
  [/tẩy/u, 20, 80],
  [/bút chì|Gang tay|thìa|Bàn chân|lá bàng/u, 90, 400],
  [/Thước gỗ|giày|ghế/u, 150, 700],
  [/bàn học/u, 500, 2000],
  [/Cửa|Bảng lớp|voi/u, 1500, 5000],
  [/nhà hai tầng|Lớp học|Cột cờ|cây dừa/iu, 5000, 20_000],
  [/Sân trường/u, 20_000, 200_000],
  [/cách|Sông|Xe máy/u, 10_000_000, 1_000_000_000],
];

function signOf(left: number, right: number): string {
  if (left === right) return "=";
  return left > right ? ">" : "<";
}

function compared(sides: readonly string[]): string {
  const [left = 0, right = 0] = sides.flatMap(millimetres);
  return sides.join(` ${signOf(left, right)} `);
}

/** Two lengths put together or one taken from the other, in the unit that is asked for; null where nothing is worked out. */
function workedOut(text: string, first: number, second: number): string | null {
  const [, sign, unit] = / ([+−]) .* = … (\p{L}+)$/u.exec(text) ?? [];
  const isSum = sign === "+" || text.endsWith("Tất cả mấy km?");
  if (sign === undefined && !/mấy km\?$/u.test(text)) return null;
  const [one = 1] = millimetres(`1\u00a0${unit ?? "km"}`);
  return String((isSum ? first + second : first - second) / one);
}

export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  const told = millimetres(text);
  const [first = 0, second = 0] = told;
  if (text.includes("khoảng")) {
    const [number] = wholesIn(text);
    const [, least = 0, most = 0] = plausible.find(([thing]) => thing.test(text)) ?? [];
    return onlyChoice(seen, (choice) => {
      const [size = 0] = millimetres(`${number}\u00a0${spoken[choice]}`);
      return size >= least && size <= most;
    });
  }
  if (/(?:dài|ngắn) nhất/u.test(text) && seen.kind === "choice") {
    const all = seen.view.choices.map((choice) => millimetres(choice.text)[0] ?? 0);
    const wanted = text.includes("dài nhất") ? Math.max(...all) : Math.min(...all);
    return onlyChoice(seen, (choice) => millimetres(choice)[0] === wanted);
  }
  if (seen.kind === "sign") return compared(seen.view.sides.map((side) => (side.type === "word" ? side.text : "")));
  const worked = workedOut(text, first, second);
  if (worked !== null) return worked;
  if (text.startsWith("Độ dài nào")) return onlyChoice(seen, (choice) => millimetres(choice)[0] === first);
  const name = /bao nhiêu ([\p{L}-]+)\?$/u.exec(text)?.[1];
  const unit = name === undefined ? /… (\p{L}+)\./u.exec(text)?.[1] : spoken[name];
  const [one = 1] = millimetres(`1\u00a0${unit}`);
  return String(first / one);
};
