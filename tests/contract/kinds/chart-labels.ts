import type { Line } from "#lib/core/line.ts";
import { toLine } from "#lib/core/to-line.ts";
import type { Kinds } from "#lib/questions/question.ts";
import type { KindContract } from "#tests/contract/kind-contract.ts";

type View = Kinds["chart-labels"]["view"];
type Key = Kinds["chart-labels"]["key"];

/** Name and number of each part once the cards lie there: names are put first, then numbers. */
function filled({ parts, names, amounts }: View, labels: readonly number[]) {
  const left = labels.map((card) => ({ card, text: [...names, ...amounts][card] ?? "?" }));
  const withNames = parts.map((part) => ({ ...part, name: part.name ?? left.shift()?.text ?? "?" }));
  return withNames.map((part) => ({ ...part, amount: part.amount ?? left.shift()?.text ?? "?" }));
}

const written = (parts: ReturnType<typeof filled>) => parts.map(({ name, amount }) => `${name}: ${amount}`);

/** Whether every number is as large as its part is drawn. */
const isToScale = (parts: ReturnType<typeof filled>) =>
  parts.every(({ size, amount }) => Number.parseFloat(amount.replaceAll(/[^\d,]/gu, "").replace(",", ".")) === size);

const sorted = (texts: readonly string[]) =>
  texts
    .map((text) => text.toLowerCase())
    .toSorted()
    .join("; ");

function chartLabelsFaults(view: View, key: Key, answer: Line): string[] {
  const { chart, parts, names, amounts } = view;
  const places = parts.flatMap(({ name, amount }) => [name, amount]).filter((each) => each === null).length;
  const right = filled(view, key.cards);
  const cards = names.length + amounts.length;
  const sizes = parts.reduce((sum, { size }) => sum + size, 0);
  const named = right.map(({ name }) => name);
  const faults = {
    "there are not three or four parts": parts.length < 3 || parts.length > 4,
    "there are more cards than two rows hold": cards > 8,
    "there are not as many right cards as places": key.cards.length !== places || key.fits.length !== places,
    "a right card lies twice": new Set(key.cards).size !== key.cards.length,
    "the right card does not fit": key.cards.some((card, place) => key.fits[place]?.includes(card) !== true),
    "a number is not as large as its part": !isToScale(right),
    "sectors are no whole": chart.type === "pie" && sizes !== 100,
    "a column is higher than the axis": chart.type === "columns" && parts.some(({ size }) => size > chart.top),
    "a name stands twice": new Set(named).size !== named.length,
    "the answer is not what is put": answer.text.toLowerCase() !== written(right).join("; ").toLowerCase(),
    "a wrong card is not told, or a right one is": key.wrong.some((lines, place) =>
      lines.some((line, card) => (line === null) !== (key.fits[place]?.includes(card) === true)),
    ),
    "sentences are out of step": key.wrong.length !== places || key.wrong.some((lines) => lines.length !== cards),
  };
  return Object.entries(faults).flatMap(([fault, isSo]) => (isSo ? [fault] : []));
}

export const chartLabelsContract: KindContract<"chart-labels"> = {
  faults: chartLabelsFaults,
  isRight: (view, _, answer, { labels }) => {
    const parts = filled(view, labels);
    return isToScale(parts) && sorted(written(parts)) === sorted(answer.text.split("; "));
  },
  isAnswerAsked: true,
  feedback: ({ wrong }) => wrong.flatMap((lines) => lines.flatMap((line) => line ?? [])),
  lines: ({ names, amounts }) => [...names, ...amounts].map(toLine),
  anotherKey: (key, other) => ({
    cards: key.cards.toReversed(),
    fits: key.fits.toReversed(),
    wrong: key.wrong.map((lines) => lines.map((line) => (line === null ? null : other))),
  }),
};
