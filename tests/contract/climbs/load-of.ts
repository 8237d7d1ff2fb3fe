import type { Question } from "#lib/questions/question.ts";

const written = /\d+(?:\u00a0\d{3})*(?:,\d+)?/gu;

function numbersOf(text: string): number[] {
  return [...text.matchAll(written)].map(([number]) => Number(number.replaceAll("\u00a0", "").replace(",", ".")));
}

/** Ways to measure how much one question asks of a pupil. */
export const loads = {
  /** The largest number of question and answer; ten times as large counts one more. */
  numbers: ({ prompt, answer }: Question) => Math.log10(1 + Math.max(0, ...numbersOf(`${prompt.text} ${answer.text}`))),
  /** How many digits of question and answer have to be kept in mind. */
  digits: ({ prompt, answer }: Question) => (`${prompt.text} ${answer.text}`.match(/\d/gu) ?? []).length,
  /** How many operations and results its explanation takes. */
  steps: ({ explanation }: Question) => (explanation.text.match(/[+−×=<>]| : /gu) ?? []).length,
  /** How long the question is to read. */
  reading: ({ prompt }: Question) => prompt.spoken.length,
  /** How much there is to explain. */
  explanation: ({ explanation }: Question) => explanation.spoken.length,
  /** How much lies on the board and in the pictures. */
  board: ({ view, figures }: Question) => JSON.stringify([view, figures]).length,
} as const satisfies Readonly<Record<string, (question: Question) => number>>;

export type Load = keyof typeof loads;
