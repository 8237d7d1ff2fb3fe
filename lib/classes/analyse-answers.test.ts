import { describe, expect, test } from "vitest";
import { createRng } from "#lib/core/create-rng.ts";
import type { Asked } from "#lib/play/asked.ts";
import { kinds } from "#lib/questions/kinds.ts";
import { nameMistake } from "#lib/questions/name-mistake.ts";
import type { Keyed, KindName, Viewed } from "#lib/questions/question.ts";
import { writeResponse } from "#lib/questions/write-response.ts";
import { findSkill } from "#lib/skills/registry.ts";
import { wordsOfMistake } from "#lib/text/mistake-text.ts";
import { analyseAnswers } from "./analyse-answers.ts";

function examplesOf<Name extends KindName>({ kind, view, key }: Viewed<Name> & Keyed<Name>) {
  return kinds[kind].examples(view, key);
}

function ask(skillId: string, seed: string): Asked {
  const skill = findSkill(skillId);
  if (skill?.source !== "rule") throw new Error(`${skillId} is no rule`);
  return { question: skill.generate(1, createRng(seed)), skillId, difficulty: 1, itemId: null };
}

const asked = [ask("c1-add-within-10", "one"), ask("c3-perimeter", "two")];
const [first, second] = asked.map(({ question }) => examplesOf(question));
if (first === undefined || second === undefined) throw new Error("no examples");

/** Two different wrong answers to the first question. */
const [wrong, otherWrong] = first.wrong;

const answered = [
  { rights: [true, true], responses: [first.right[0], second.right[0]] },
  { rights: [false, true], responses: [wrong, second.right[0]] },
  { rights: [false, false], responses: [otherWrong, second.wrong[0]] },
  { rights: [false, true], responses: [otherWrong, second.right[0]] },
];

describe("the questions of an assignment", () => {
  test("stand in their order with how many answered and how many at once right", () => {
    const reports = analyseAnswers(asked, answered, false);
    expect(reports.map(({ place, skillId, right, answered: all }) => [place, skillId, right, all])).toEqual([
      [0, "c1-add-within-10", 1, 4],
      [1, "c3-perimeter", 3, 4],
    ]);
    expect(reports[0]?.skillTitle).toBe(findSkill("c1-add-within-10")?.title);
    expect(reports[0]?.asked?.solution.answer).toEqual(asked[0]?.question.answer);
  });

  test("have their wrong answers, the commonest first, as they are read and with what they mean", () => {
    const [report] = analyseAnswers(asked, answered, false);
    const [question] = asked.map((each) => each.question);
    if (question === undefined) throw new Error("no question");
    const expected = [otherWrong, wrong].map((response, place) => {
      const code = nameMistake(question, response);
      return {
        text: writeResponse(question, response),
        count: 2 - place,
        mistake: code === null ? null : wordsOfMistake(code),
      };
    });
    expect(report?.wrong).toEqual(expected);
    expect(report?.wrong.some(({ mistake }) => mistake !== null)).toBe(true);
  });

  test("count what is no response to them among the wrong answers, without words", () => {
    const [report] = analyseAnswers(asked.slice(0, 1), [{ rights: [false], responses: [{ nothing: 1 }] }], false);
    expect(report?.wrong).toEqual([{ text: null, count: 1, mistake: null }]);
  });

  test("show neither what was asked nor answers where each pupil had others", () => {
    const reports = analyseAnswers(asked, answered, true);
    expect(reports.map(({ asked: shown, wrong: given, right }) => [shown, given, right])).toEqual([
      [null, [], 1],
      [null, [], 3],
    ]);
  });

  test("are there before anybody has answered", () => {
    expect(
      analyseAnswers(asked, [], false).map(({ right, answered: all, wrong: given }) => [right, all, given]),
    ).toEqual([
      [0, 0, []],
      [0, 0, []],
    ]);
  });
});
