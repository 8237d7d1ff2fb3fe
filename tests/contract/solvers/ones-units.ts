import type { Figure } from "#lib/questions/figure.ts";
import type { Question } from "#lib/questions/question.ts";
import type { Way } from "#tests/contract/way.ts";
import { total } from "./total.ts";

/** Counts "2 trăm, 4 chục và 7 đơn vị" together, block by block. */
function countNamed(words: string): number {
  const worth = { trăm: 100, chục: 10, "đơn vị": 1 } as const;
  return Object.entries(worth).reduce((sum, [name, value]) => {
    const count = Number(new RegExp(`(\\d+)\\s${name.replace(" ", "\\s")}`, "u").exec(words)?.[1] ?? 0);
    return sum + total(Array.from({ length: count }, () => value));
  }, 0);
}

function countDrawn([figure]: readonly Figure[]): number {
  if (figure?.type !== "place-blocks") return Number.NaN;
  const { hundreds, tens, ones } = figure;
  return countNamed(`${hundreds ?? 0} trăm, ${tens} chục và ${ones} đơn vị`);
}

/** The one choice of which this is true. */
function onlyChoice(question: Question, isRight: (words: string) => boolean): string | null {
  if (question.kind !== "choice") return null;
  const right = question.view.choices.filter(({ text }) => isRight(text));
  return right.length === 1 ? (right[0]?.text ?? null) : null;
}

/** A name for each place with at most nine of it. */
function isOneDigitEach(words: string): boolean {
  return (words.match(/\d+/gu) ?? []).every((count) => Number(count) < 10);
}

function extreme(question: Question, compare: (...numbers: number[]) => number): string | null {
  if (question.kind !== "choice") return null;
  return String(compare(...question.view.choices.map(({ text }) => Number(text))));
}

export const onesUnitsWays: readonly Way[] = [
  [/^Con xếp số\s\d+ nhé!$/u, ([number = 0]) => String(number)],
  [/^Con xếp (?:\d+\străm, )?\d+\schục và \d+\sđơn\svị nhé!$/u, (_, __, { prompt }) => String(countNamed(prompt.text))],
  [/^Có .+\sđơn\svị\. Con đổi 10\skhối lẻ/u, (_, __, { prompt }) => String(countNamed(prompt.text))],
  [/^Các khối này là số nào\?$/u, (_, figures) => String(countDrawn(figures))],
  [
    /^Số\s\d+ gồm (?:mấy trăm, )?mấy chục và mấy đơn\svị\?$/u,
    ([number = 0], _, question) =>
      onlyChoice(question, (words) => countNamed(words) === number && isOneDigitEach(words)),
  ],
  [
    /^(?:Số gồm )?(?:\d+\străm, )?\d+\schục và \d+\sđơn\svị là số nào\?$/u,
    (_, __, { prompt }) => String(countNamed(prompt.text)),
  ],
  [
    /^Trong số\s\d+, chữ số\s\d có giá trị là bao nhiêu\?$/u,
    ([number = 0, digit = 0]) => {
      const places = [...String(number)].toReversed().flatMap((each, place) => (Number(each) === digit ? [place] : []));
      return places.length === 1 ? `${digit}${"0".repeat(places[0] ?? 0)}` : null;
    },
  ],
  [
    /^Tổng nào bằng số\s\d+\?$/u,
    ([number = 0], _, question) => onlyChoice(question, (words) => total(words.split(" + ").map(Number)) === number),
  ],
  [/^\d+(?: \+ \d+)+ là số nào\?$/u, (numbers) => String(total(numbers))],
  [/^Số nào lớn nhất\?$/u, (_, __, question) => extreme(question, Math.max)],
  [/^Số nào bé nhất\?$/u, (_, __, question) => extreme(question, Math.min)],
];
