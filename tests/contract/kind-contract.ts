import type { Line } from "#lib/core/line.ts";
import type { KindName, Kinds } from "#lib/questions/question.ts";

/** What the contract asks of one kind of question, beside what holds for all. */
export interface KindContract<Name extends KindName> {
  /** What is wrong with view and key, as sentences; a good question has none. `answer` is its written answer. */
  faults(view: Kinds[Name]["view"], key: Kinds[Name]["key"], answer: Line): string[];
  /**
   * Whether a response is right, found without the grader and where it can be without the key: by what lies on the board
   * once it is given, and the written answer.
   */
  isRight(view: Kinds[Name]["view"], key: Kinds[Name]["key"], answer: Line, response: Kinds[Name]["response"]): boolean;
  /** The prompt itself says the answer ("Con lấy 7 quả cam nhé!"), so hints may name it too. */
  readonly isAnswerAsked: boolean;
  /** The sentences that answer a wrong response. */
  feedback(key: Kinds[Name]["key"]): readonly Line[];
  /** What stands written in the view. */
  lines(view: Kinds[Name]["view"]): readonly Line[];
  /** Another key that fits the same view: the public half may not change with it. */
  anotherKey(key: Kinds[Name]["key"], other: Line): Kinds[Name]["key"];
}
