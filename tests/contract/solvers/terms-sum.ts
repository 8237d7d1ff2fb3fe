import type { Figure } from "#lib/questions/figure.ts";
import type { Question } from "#lib/questions/question.ts";
import type { Way } from "#tests/contract/way.ts";

/** The names by where a number stands, written out once more. */
const namesOf = {
  "+": ["số hạng", "số hạng", "tổng"],
  "−": ["số bị trừ", "số trừ", "hiệu"],
} as const;

function isNamed(operation: string): operation is keyof typeof namesOf {
  return operation in namesOf;
}

function partsOf([figure]: readonly Figure[]) {
  if (figure?.type !== "parts" || !isNamed(figure.operation)) return null;
  return { operation: figure.operation, numbers: figure.numbers.map(({ text }) => Number(text)) };
}

/** The name of a number by where it stands. */
function nameOf(figures: readonly Figure[], number: number): string | null {
  const parts = partsOf(figures);
  if (parts === null) return null;
  const places = parts.numbers.flatMap((each, place) => (each === number ? [place] : []));
  return places.length === 1 ? (namesOf[parts.operation][places[0] ?? 0] ?? null) : null;
}

/** The number a name stands for; a term is told apart as the first or the second. */
function numberOf(figures: readonly Figure[], name: string): string | null {
  const parts = partsOf(figures);
  const place = ["số hạng thứ nhất|số bị trừ", "số hạng thứ hai|số trừ", "tổng|hiệu"].findIndex((known) =>
    known.split("|").includes(name),
  );
  return parts === null || place < 0 ? null : String(parts.numbers[place]);
}

/** The one way to fill the two boxes, in the order the cards lie where both orders are right. */
function fill(question: Question, operation: "+" | "−", result: number): string | null {
  if (question.kind !== "match") return null;
  const cards = question.view.labels.map(({ text }) => Number(text));
  const made = cards.flatMap((first, at) =>
    cards.flatMap((second, other) => {
      const isPair =
        operation === "+" ? at < other && first + second === result : at !== other && first - second === result;
      return isPair ? [`${first} ${operation} ${second}`] : [];
    }),
  );
  return made.length === 1 ? (made[0] ?? null) : null;
}

/** The number that makes up the sum, found by trying. */
function missingFrom(given: number, sum: number): number {
  let missing = 0;
  while (given + missing < sum) missing += 1;
  return missing;
}

/** The names on the labels, one below each number. */
function named(question: Question): string | null {
  if (question.kind !== "match") return null;
  const { operation, labels } = question.view;
  if (!isNamed(operation)) return null;
  const [first, second, result] = namesOf[operation];
  const isThere = namesOf[operation].every((name) => labels.some(({ text }) => text === name));
  return isThere ? `${first} ${operation} ${second} = ${result}` : null;
}

export const termsSumWays: readonly Way[] = [
  [/^Con nêu tên gọi của từng số trong phép (?:cộng|trừ) nhé!$/u, (_, __, question) => named(question)],
  [/^Trong phép (?:cộng|trừ) này, số \d+ gọi là gì\?$/u, ([number = 0], figures) => nameOf(figures, number)],
  [
    /^Trong \d+ [+−] \d+ = \d+, .+ là số nào\?$/u,
    (_, figures, { prompt }) => numberOf(figures, /, (.+) là số nào/u.exec(prompt.text)?.[1] ?? ""),
  ],
  [/^Hai số hạng là \d+ và \d+\. Tổng là bao nhiêu\?$/u, ([a = 0, b = 0]) => String(a + b)],
  [/^Số bị trừ là \d+, số trừ là \d+\. Hiệu là bao nhiêu\?$/u, ([a = 0, b = 0]) => String(missingFrom(b, a))],
  [
    /^Một số hạng là \d+, tổng là \d+\. Số hạng kia là số nào\?$/u,
    ([given = 0, sum = 0]) => String(missingFrom(given, sum)),
  ],
  [/^Con chọn hai số hạng có tổng là \d+ nhé!$/u, ([sum = 0], _, question) => fill(question, "+", sum)],
  [/^Con chọn số bị trừ, số trừ để hiệu là \d+ nhé!$/u, ([result = 0], _, question) => fill(question, "−", result)],
];
