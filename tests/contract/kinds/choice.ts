import type { Line } from "#lib/core/line.ts";
import type { Kinds } from "#lib/questions/question.ts";
import { isOfCapitals } from "#tests/contract/is-of-capitals.ts";
import type { KindContract } from "#tests/contract/kind-contract.ts";
import { worthOf } from "#tests/contract/worth-of.ts";

function choiceFaults(view: Kinds["choice"]["view"], key: Kinds["choice"]["key"], answer: Line): string[] {
  const { choices } = view;
  const faults: string[] = [];
  if (choices.length < 3 || choices.length > 4) faults.push(`${choices.length} choices`);
  if (new Set(choices.map((choice) => choice.text)).size < choices.length) faults.push("two choices read the same");
  if (new Set(choices.map(({ text }) => worthOf(text, isOfCapitals(key)))).size < choices.length)
    faults.push("two choices are worth the same");
  const right = choices.filter(({ text }) => text === answer.text);
  if (right.length !== 1) faults.push(`${right.length} right choices`);
  if (choices[key.right]?.text !== answer.text) faults.push("the right choice is not the answer");
  if (key.feedback.length !== choices.length || key.feedback[key.right] !== null)
    faults.push("feedback is out of step");
  return faults;
}

export const choiceContract: KindContract<"choice"> = {
  faults: choiceFaults,
  isRight: ({ choices }, _, answer, { choice }) => choices[choice]?.text === answer.text,
  isAnswerAsked: false,
  feedback: (key) => key.feedback.filter((line) => line !== null),
  lines: (view) => view.choices,
  anotherKey: (key) => ({ right: (key.right + 1) % 3, feedback: [] }),
};
