import { expect, test } from "vitest";
import { createRng } from "#lib/core/create-rng.ts";
import { kinds } from "#lib/questions/kinds.ts";
import type { Question } from "#lib/questions/question.ts";
import { toPublic } from "#lib/questions/to-public.ts";
import { toSolution } from "#lib/questions/to-solution.ts";
import { buildWordOrderQuestion } from "#lib/skills/vietnamese/banks/build-word-order-question.ts";
import { dozenOf, listActivities } from "./list-activities.ts";

const secret = "never sent";

/** The same with a field nobody thought of in every object of it. */
function withSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSecrets);
  if (typeof value !== "object" || value === null) return value;
  return { ...Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withSecrets(inner)])), secret };
}

/** Where a name stands that is given away: "view.tiles.part". */
function placesOf(value: unknown, at: string): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === "secret" ? [at] : placesOf(inner, Array.isArray(value) ? at : `${at}.${name}`),
  );
}

/** The banks have none of these; an operator may add some. */
const wordOrder = {
  id: "word-order",
  prompt: "Sắp xếp thành câu: em / đi học / buổi sáng",
  answer: "Em đi học buổi sáng.",
  orders: ["Em đi học buổi sáng.", "Buổi sáng, em đi học."],
  hints: ["Ai đi học?", "Đi học lúc nào?"],
  feedback: {},
  explain: "Nói người trước: “Em đi học buổi sáng.”",
};

function listQuestions(): Question[] {
  const made = listActivities().flatMap((activity) => dozenOf(activity).slice(0, 3));
  return [...made, buildWordOrderQuestion(wordOrder, createRng("sent"))];
}

test("of no kind of question and of no figure a field leaves the server that is not named", () => {
  const sent = new Set<string>();
  const questions = listQuestions();
  for (const question of questions) {
    const knowing = Object.assign(structuredClone(question), withSecrets(question));
    for (const place of [
      ...placesOf(toPublic(knowing), `${question.kind} before the answer`),
      ...placesOf(toSolution(knowing), `${question.kind} after the answer`),
    ])
      sent.add(place);
  }
  expect([...sent].sort()).toEqual([]);
  expect([...new Set(questions.map(({ kind }) => kind))].sort()).toEqual(Object.keys(kinds).sort());
});
