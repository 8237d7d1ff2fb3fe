import type { Line } from "#lib/core/line.ts";
import type { KindName, Kinds, Question } from "#lib/questions/question.ts";
import { kindContracts } from "./kind-contracts.ts";

type Keyed<Name extends KindName> = { [Each in Name]: { kind: Each } & Kinds[Each] }[Name];

/** The sentences that answer a wrong response. */
export function listFeedback<Name extends KindName>({ kind, key }: Pick<Keyed<Name>, "kind" | "key">): readonly Line[] {
  return kindContracts[kind].feedback(key);
}

function viewLines<Name extends KindName>({ kind, view }: Pick<Keyed<Name>, "kind" | "view">): readonly Line[] {
  return kindContracts[kind].lines(view);
}

/** Every line of a question a pupil may read or hear. */
export function listLines(question: Question): Line[] {
  return [
    question.prompt,
    ...viewLines(question),
    ...question.hints,
    question.explanation,
    question.praise,
    question.answer,
    ...listFeedback(question),
  ];
}
