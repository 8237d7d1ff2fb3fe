import type { Asked } from "#lib/play/asked.ts";
import { nameMistake } from "#lib/questions/name-mistake.ts";
import type { Question } from "#lib/questions/question.ts";
import { toPublic } from "#lib/questions/to-public.ts";
import { toSolution } from "#lib/questions/to-solution.ts";
import { writeResponse } from "#lib/questions/write-response.ts";
import { findSkill } from "#lib/skills/registry.ts";
import { wordsOfMistake } from "#lib/text/mistake-text.ts";
import type { QuestionReport, WrongAnswer } from "./assignment-view.ts";

/** What one pupil answered at first, question by question. */
interface Answered {
  readonly rights: readonly boolean[];
  readonly responses: readonly unknown[];
}

/** The wrong answers to a question, the commonest first. */
function countWrong(question: Question, responses: readonly unknown[]): WrongAnswer[] {
  const read = responses.map((response) => ({
    text: writeResponse(question, response),
    code: nameMistake(question, response),
  }));
  const groups = Map.groupBy(read, ({ text, code }) => `${code ?? ""} ${text ?? ""}`);
  return [...groups.values()]
    .flatMap((group) => {
      const [first] = group;
      if (first === undefined) return [];
      const mistake = first.code === null ? null : wordsOfMistake(first.code);
      return [{ text: first.text, count: group.length, mistake }];
    })
    .toSorted((one, other) => other.count - one.count);
}

/** The questions of an assignment with what was answered, in their order; `isVaried` says that each pupil had other ones. */
export function analyseAnswers(
  asked: readonly Asked[],
  answered: readonly Answered[],
  isVaried: boolean,
): QuestionReport[] {
  return asked.map(({ question, skillId }, place) => {
    const wrong = answered.flatMap(({ rights, responses }) => (rights[place] === false ? [responses[place]] : []));
    return {
      place,
      skillId: skillId ?? "",
      skillTitle: findSkill(skillId ?? "")?.title ?? "",
      asked: isVaried ? null : { question: toPublic(question), solution: toSolution(question) },
      right: answered.filter(({ rights }) => rights[place] === true).length,
      answered: answered.length,
      wrong: isVaried ? [] : countWrong(question, wrong),
    };
  });
}
