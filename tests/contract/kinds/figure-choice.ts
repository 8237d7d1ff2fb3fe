import type { Kinds } from "#lib/questions/question.ts";
import type { KindContract } from "#tests/contract/kind-contract.ts";

function figureChoiceFaults(view: Kinds["figure-choice"]["view"], key: Kinds["figure-choice"]["key"]): string[] {
  const { figures } = view;
  const faults: string[] = [];
  if (figures.length < 3 || figures.length > 4) faults.push(`${figures.length} pictures`);
  if (new Set(figures.map((figure) => JSON.stringify(figure))).size < figures.length)
    faults.push("two pictures are one");
  if (new Set(figures.map(({ alt }) => alt)).size < figures.length) faults.push("two pictures are told the same");
  if (figures.some(({ alt }) => alt.trim() === "" || /undefined|NaN/u.test(alt)))
    faults.push("a picture without its text");
  const right = [...figures.keys()].filter((figure) => figure === key.right);
  if (right.length !== 1) faults.push(`${right.length} right pictures`);
  if (key.feedback.length !== figures.length || key.feedback[key.right] !== null)
    faults.push("feedback is out of step");
  return faults;
}

export const figureChoiceContract: KindContract<"figure-choice"> = {
  faults: figureChoiceFaults,
  isRight: (_, key, __, { figure }) => key.feedback[figure] === null,
  isAnswerAsked: true,
  feedback: (key) => key.feedback.filter((line) => line !== null),
  lines: () => [],
  anotherKey: (key) => ({ right: (key.right + 1) % 3, feedback: [] }),
};
