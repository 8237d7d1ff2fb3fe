import { gapLetters, type PaperForm } from "#lib/questions/paper-form.ts";
import { paperKeyText } from "#lib/text/paper-key-text.ts";
import { paperText } from "#lib/text/paper-text.ts";
import type { MatchKey, MatchView } from "./grading.ts";

const numberBox = { type: "box", letters: 2 } as const;
const nameGap = { type: "gap", letters: gapLetters.answer } as const;
const text = (words: string) => ({ type: "text", text: words }) as const;

/** "3 + 4 = 7", with boxes for the numbers that are filled in. */
function sum({ operation, numbers }: MatchView) {
  const signs = [operation, "="];
  return numbers.flatMap((number, place) => {
    const sign = signs[place - 1];
    return [...(sign === undefined ? [] : [text(sign)]), number === null ? numberBox : text(number)];
  });
}

/** "3 là …, 4 là …, 7 là …": a gap behind a colon would read as a division. */
function names({ numbers }: MatchView) {
  return numbers.flatMap((number, place) => [
    text(`${place === 0 ? "" : ", "}${number ?? ""}\u00a0${paperText.is}\u00a0`),
    nameGap,
  ]);
}

/** "2 + 1 = 3 hoặc 1 + 2 = 3"; null for names, of which there is one order. */
function tellFillings({ filled, operation, labels, numbers }: MatchView, { fillings }: MatchKey): string | null {
  if (filled === "names") return null;
  const told = fillings.map((filling) => {
    const left = [...filling];
    const [a, b, result] = numbers.map((number) => number ?? labels[left.shift() ?? -1]?.text);
    return `${a} ${operation} ${b} = ${result}`;
  });
  return paperKeyText.eitherWay([...new Set(told)]);
}

export const matchPaper: PaperForm<MatchView, MatchKey> = {
  answer: (view, key, answer) => tellFillings(view, key) ?? answer,
  blocks: (view) => [
    { type: "line", parts: sum(view), isRunning: false },
    ...(view.filled === "names" ? [{ type: "line", parts: names(view), isRunning: true } as const] : []),
    {
      type: "bank",
      label: view.filled === "names" ? paperText.words : paperText.numbers,
      words: view.labels.map(({ text }) => text),
    },
  ],
};
