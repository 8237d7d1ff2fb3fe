import { gradeResponse } from "#lib/questions/grade-response.ts";
import type { MistakeCode } from "#lib/questions/mistake-code.ts";
import { nameMistake } from "#lib/questions/name-mistake.ts";
import type { Asked, AskedPlace } from "./asked.ts";
import type { FirstTry } from "./first-try.ts";
import { pickQuestion } from "./pick-question.ts";

/** How one question of a run was answered at the first try. */
export interface AskedTry<Of = Asked> {
  readonly asked: Of;
  readonly isRight: boolean;
  /** What the first answer came from; null where it is right or its mistake has no name. */
  readonly mistake: MistakeCode | null;
}

export interface AnswerCount {
  readonly rightFirst: number;
  readonly rightSecond: number;
  /** In the order they were asked. */
  readonly tries: readonly AskedTry[];
}

function toFirstTry({ asked, isRight }: AskedTry): FirstTry[] {
  return asked.difficulty === null ? [] : [{ difficulty: asked.difficulty, isRight }];
}

/**
 * Marks a practice run. `answers[i]` are the responses at place i in the order they were given, as they came from the
 * browser; the first counts as the first try, the second as the second, more are not looked at. Which question stood
 * at a place follows from the first tries before it, `before` the run and in it, as on the pupil's screen. Returns null
 * when the list does not fit the run or a response is unreadable.
 */
export function scoreAnswers(
  places: readonly AskedPlace[],
  answers: readonly (readonly unknown[])[],
  before: readonly FirstTry[],
): AnswerCount | null {
  if (answers.length !== places.length) return null;
  let rightSecond = 0;
  const tries: AskedTry[] = [];
  for (const [index, place] of places.entries()) {
    const asked = pickQuestion(place, [...before, ...tries.flatMap(toFirstTry)]);
    const marks = (answers[index] ?? []).slice(0, 2).map((response) => gradeResponse(asked.question, response));
    if (marks.length === 0 || marks.includes("unreadable")) return null;
    const isRight = marks[0] === "right";
    if (!isRight && marks[1] === "right") rightSecond += 1;
    tries.push({ asked, isRight, mistake: nameMistake(asked.question, answers[index]?.[0]) });
  }
  return { rightFirst: tries.filter(({ isRight }) => isRight).length, rightSecond, tries };
}
