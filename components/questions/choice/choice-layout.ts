import type { PublicQuestion } from "#lib/questions/question.ts";
import { type ChoiceSize, choiceSize } from "./choice-size.ts";

export interface ChoiceLayout {
  readonly size: ChoiceSize;
  readonly columns: 1 | 2 | 3;
  /**
   * Whether each answer has a loudspeaker beside it; beside longer ones a phone has no room, they are read with the question.
   * Those that are for the pupil to read have none.
   */
  readonly hasLoudspeakers: boolean;
}

type ChoiceQuestion = Extract<PublicQuestion, { kind: "choice" }>;

/** Letters in a row beside a loudspeaker on a phone, and rows of all answers that leave the hint in sight. */
const lettersBeside = 26;
const mostRows = 8;

function isLow(choices: ChoiceQuestion["view"]["choices"]): boolean {
  return choices.reduce((rows, { text }) => rows + Math.ceil(text.length / lettersBeside), 0) <= mostRows;
}

/** How the answers of a question stand: three in one row or one column, so that none stands out; others in two columns. */
export function choiceLayout(question: Pick<ChoiceQuestion, "view" | "figures" | "isReadByPupil">): ChoiceLayout {
  const layout = layOut(question);
  return question.isReadByPupil === true ? { ...layout, hasLoudspeakers: false } : layout;
}

function layOut({ view: { choices }, figures }: Pick<ChoiceQuestion, "view" | "figures">): ChoiceLayout {
  const size = choiceSize(choices.map(({ text }) => text));
  const isLong = size === "sentence" || size === "clause";
  // Below a picture, which needs the height, three short answers share a row.
  const isRow = choices.length === 3 && (size === "number" || (figures.length > 0 && !isLong));
  if (isRow) return { size, columns: 3, hasLoudspeakers: true };
  if (size === "sentence") return { size, columns: 1, hasLoudspeakers: figures.length === 0 && isLow(choices) };
  if (choices.length === 3) return { size, columns: 1, hasLoudspeakers: true };
  return { size, columns: 2, hasLoudspeakers: size === "number" || size === "word" };
}
