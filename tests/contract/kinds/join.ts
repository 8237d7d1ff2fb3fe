import type { Line } from "#lib/core/line.ts";
import type { Kinds } from "#lib/questions/question.ts";
import type { KindContract } from "#tests/contract/kind-contract.ts";

type View = Kinds["join"]["view"];

const isRow = (places: readonly number[]) =>
  places.length > 0 && places.every((place, at) => place >= 0 && place < 5 && place > (places[at - 1] ?? -1));

function joinFaults({ rows, answers }: View, key: Kinds["join"]["key"], answer: Line): string[] {
  const [upper, lower] = rows.map(({ places }) => places);
  if (upper === undefined || lower === undefined) return ["a row is missing"];
  const wrong = key.mistakes.map(({ told }) => told);
  const most = answers === null ? 5 - lower.length : answers.length - 1;
  const faults = {
    "a row does not fit the sheet": !(isRow(upper) && isRow(lower)),
    "both rows hold the same things": rows[0].picture === rows[1].picture,
    "what is right cannot be told": key.told < (answers === null ? 1 : 0) || key.told > most,
    "nothing is to be added": answers === null && upper.length - lower.length !== key.told,
    "the answer is not what is told": answers !== null && answers[key.told]?.text !== answer.text,
    "a mistake is right or stands twice": wrong.includes(key.told) || new Set(wrong).size !== wrong.length,
    "a mistake cannot be told": wrong.some((told) => told < 0 || told > most),
  };
  return Object.entries(faults).flatMap(([fault, isSo]) => (isSo ? [fault] : []));
}

export const joinContract: KindContract<"join"> = {
  faults: joinFaults,
  isRight: ({ answers }, _, answer, { told }) =>
    answers === null ? Number(/\d+/u.exec(answer.text)?.[0]) === told : answers[told]?.text === answer.text,
  isAnswerAsked: false,
  feedback: (key) => [...key.mistakes.map(({ feedback }) => feedback), key.wrong],
  lines: ({ answers }) => answers ?? [],
  anotherKey: (key, other) => ({ told: key.told === 1 ? 2 : 1, mistakes: [], wrong: other }),
};
