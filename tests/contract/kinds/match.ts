import type { Line } from "#lib/core/line.ts";
import type { Kinds } from "#lib/questions/question.ts";
import type { KindContract } from "#tests/contract/kind-contract.ts";

function matchFaults(
  { numbers, filled, labels, isReusable }: Kinds["match"]["view"],
  key: Kinds["match"]["key"],
  answer: Line,
) {
  const places = filled === "names" ? numbers.length : numbers.filter((number) => number === null).length;
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
  const bare = answer.text.replace(/ [+−=]/gu, "").toLowerCase();
  if (!written.includes(bare)) faults.push("the answer is no right filling");
  return faults;
}

export const matchContract: KindContract<"match"> = {
  faults: matchFaults,
  isAnswerAsked: false,
  feedback: (key) => [...key.mistakes.map(({ feedback }) => feedback), ...key.wrong],
  lines: (view) => view.labels,
  anotherKey: (key, other) => ({
    fillings: key.fillings.map((filling) => filling.toReversed()),
    mistakes: [],
    wrong: key.wrong.map(() => other),
  }),
};
