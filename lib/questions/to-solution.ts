import { kinds } from "./kinds.ts";
import type { Help, Keyed, KindName, Question, Solution } from "./question.ts";
import { toPublicFigure } from "./to-public-figure.ts";
import { toPublicLine } from "./to-public-line.ts";

function toKeyed<Name extends KindName>({ kind, key }: Keyed<Name>): Keyed<Name> {
  return { kind, key: kinds[kind].toKey(key) };
}

function toHelp(help: Help): Help {
  return {
    text: help.text,
    spoken: help.spoken,
    figures: help.figures === null ? null : help.figures.map(toPublicFigure),
  };
}

/** The half of a question that says what is right and why: at once in practice, after the answer in a challenge. */
export function toSolution(question: Question): Solution {
  return {
    ...toKeyed(question),
    hints: question.hints.map(toHelp),
    explanation: toHelp(question.explanation),
    praise: toPublicLine(question.praise),
    answer: toPublicLine(question.answer),
  };
}
