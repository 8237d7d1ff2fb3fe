import type { Line } from "#lib/core/line.ts";
import type { Kinds } from "#lib/questions/question.ts";
import { evaluate } from "#tests/contract/evaluate.ts";
import type { KindContract } from "#tests/contract/kind-contract.ts";

type View = Kinds["match"]["view"];

function placesOf({ numbers, filled }: View): number {
  return filled === "names" ? numbers.length : numbers.filter((number) => number === null).length;
}

/** Whether the sum is true with numbers in its boxes; of two true ones (20 : 5 and 20 : 4, 8 − 3 and 8 − 5) the one that was told. */
function balances({ numbers, operation }: View, words: readonly string[], answer: Line): boolean {
  const boxes = [...words];
  const [first = "", second = "", result = ""] = numbers.map((number) => number ?? boxes.shift() ?? "");
  const isTold = numbers.every((number) => number === null) && operation === "−";
  if ((operation === ":" || isTold) && !answer.text.startsWith(`${first} ${operation} ${second} `)) return false;
  const { top, bottom } = evaluate(`${first} ${operation} ${second}`);
  return top === BigInt(result) * bottom;
}

/** What the numbers of an operation are called, from the left. */
const names = {
  "+": "số hạng số hạng tổng",
  "−": "số bị trừ số trừ hiệu",
  "×": "thừa số thừa số tích",
  ":": "số bị chia số chia thương",
} as const;

function tellsNames({ operation }: View, words: readonly string[]): boolean {
  return words.join(" ").toLowerCase() === names[operation];
}

function matchFaults(view: View, key: Kinds["match"]["key"], answer: Line) {
  const { numbers, filled, labels, isReusable } = view;
  const places = placesOf(view);
  const inside = key.fillings.flat().every((label) => label >= 0 && label < labels.length);
  const faults: string[] = [];
  if (numbers.length !== 3 || !inside) faults.push("a sum that cannot be filled");
  if (filled === "names" && numbers.includes(null)) faults.push("a number to name is not there");
  if (key.fillings.length === 0 || key.fillings.some((filling) => filling.length !== places))
    faults.push("places are left empty");
  if (key.wrong.length !== places) faults.push("feedback is out of step");
  if (!isReusable && key.fillings.some((filling) => new Set(filling).size < places))
    faults.push("a label is used twice");
  if (new Set(labels.map(({ text }) => text)).size < labels.length) faults.push("two labels read the same");
  const written = key.fillings.map((filling) => filling.map((label) => labels[label]?.text).join(" "));
  const bare = answer.text.replace(/ [+−×:=]/gu, "").toLowerCase();
  if (!written.includes(bare)) faults.push("the answer is no right filling");
  return faults;
}

export const matchContract: KindContract<"match"> = {
  faults: matchFaults,
  isRight: (view, _, answer, { labels }) => {
    const places = placesOf(view);
    if (labels.length !== places || (!view.isReusable && new Set(labels).size < places)) return false;
    const words = labels.map((label) => view.labels[label]?.text ?? "?");
    return view.filled === "boxes" ? balances(view, words, answer) : tellsNames(view, words);
  },
  isAnswerAsked: false,
  feedback: (key) => [...key.mistakes.map(({ feedback }) => feedback), ...key.wrong],
  lines: (view) => view.labels,
  anotherKey: (key, other) => ({
    fillings: key.fillings.map((filling) => filling.toReversed()),
    mistakes: [],
    wrong: key.wrong.map(() => other),
  }),
};
