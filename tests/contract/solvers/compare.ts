import type { Figure } from "#lib/questions/figure.ts";
import type { Question } from "#lib/questions/question.ts";
import { calculate } from "#tests/contract/calculate.ts";
import type { Way } from "#tests/contract/way.ts";
import { total } from "./total.ts";

interface Side {
  readonly worth: number;
  readonly told: string;
}

/** What a side of the crocodile is worth: counted or calculated, and how it is written. */
function readSide(figure: Figure): Side {
  if (figure.type === "word") return { worth: calculate(figure.text), told: figure.text };
  const counted = figure.type === "objects" ? figure.cells.length : Number.NaN;
  const worth = figure.type === "ten-frame" ? total(figure.groups.map((group) => group.count)) : counted;
  return { worth, told: String(worth) };
}

/** Takes one from each side until a side is empty. */
function matched(left: number, right: number): string {
  let [here, there] = [left, right];
  while (here > 0 && there > 0) {
    here -= 1;
    there -= 1;
  }
  if (here === there) return "=";
  return here > there ? ">" : "<";
}

function putSign(question: Question): string | null {
  if (question.kind !== "sign") return null;
  const [left, right] = question.view.sides.map(readSide);
  if (left === undefined || right === undefined) return null;
  return `${left.told} ${matched(left.worth, right.worth)} ${right.told}`;
}

/** Counts up and writes down every card that is met. */
function inOrder(question: Question, isRising: boolean): string | null {
  if (question.kind !== "order" || question.view.isRising !== isRising) return null;
  const met: string[] = [];
  for (let number = 0; number <= 100; number += 1) {
    if (question.view.cards.includes(String(number))) met.push(String(number));
  }
  return (isRising ? met : met.toReversed()).join(", ");
}

function onlyChoice(question: Question, isMeant: (number: number, all: readonly number[]) => boolean): string | null {
  if (question.kind !== "choice") return null;
  const all = question.view.choices.map(({ text }) => Number(text));
  const [found, ...more] = all.filter((number) => isMeant(number, all));
  return found === undefined || more.length > 0 ? null : String(found);
}

function isLargest(number: number, all: readonly number[]): boolean {
  return all.every((other) => other <= number);
}

function isSmallest(number: number, all: readonly number[]): boolean {
  return all.every((other) => other >= number);
}

export const compareWays: readonly Way[] = [
  [/^Cá sấu thích bên nhiều hơn\. Con chọn dấu nhé!$/u, (_, __, question) => putSign(question)],
  [/^Con so sánh hai khay rồi chọn dấu nhé!$/u, (_, __, question) => putSign(question)],
  [/^Con điền dấu nào cho đúng\?$/u, (_, __, question) => putSign(question)],
  [/^Con tính rồi điền dấu cho đúng nhé!$/u, (_, __, question) => putSign(question)],
  [/^Con xếp các số từ bé đến lớn nhé!$/u, (_, __, question) => inOrder(question, true)],
  [/^Con xếp các số từ lớn đến bé nhé!$/u, (_, __, question) => inOrder(question, false)],
  [/^Số nào lớn nhất\?$/u, (_, __, question) => onlyChoice(question, isLargest)],
  [/^Số nào bé nhất\?$/u, (_, __, question) => onlyChoice(question, isSmallest)],
  [
    /^Số nào lớn hơn \d+ và bé hơn \d+\?$/u,
    ([low = 0, high = 0], _, question) => onlyChoice(question, (number) => number > low && number < high),
  ],
];
