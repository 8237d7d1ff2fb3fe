import type { Question } from "#lib/questions/question.ts";
import { measureLine } from "#lib/text/measure-line.ts";
import { holdsAnswer } from "#tests/contract/holds-answer.ts";
import type { Way } from "#tests/contract/way.ts";

type Reckon = (first: number, second: number) => number;

function countOn(start: number, count: number): number {
  let reached = start;
  for (let step = 0; step < count; step += 1) reached += 1;
  return reached;
}

/** How many are missing up to the larger number, found by counting on from the smaller. */
function missing(whole: number, part: number): number {
  let more = 0;
  while (countOn(part, more) < whole) more += 1;
  return more;
}

/** The one unit that the story asks for; null where none does, more than one, or a wrong one is told of as well. */
function unitAskedFor(question: Question): string | null {
  if (question.kind !== "story") return null;
  const told = question.prompt.spoken;
  const [right, another] = question.view.units.filter(({ full }) => told.endsWith(` bao nhiêu ${full.spoken}?`));
  const isForeign = question.view.units.every(({ full }) => {
    const [, ...thing] = full.text.split(" ");
    return full === right?.full || !holdsAnswer(told, thing.join(" "));
  });
  return right !== undefined && another === undefined && isForeign ? right.full.text : null;
}

function story(wording: RegExp, reckon: Reckon): Way {
  return [
    wording,
    ([first = 0, second = 0], _, question) => {
      const unit = unitAskedFor(question);
      return unit === null ? null : measureLine(`${reckon(first, second)} ${unit}`).text;
    },
  ];
}

const asked = "bao nhiêu [\\p{L} -]+\\?$";
const ends = `\\. Hỏi [^.]*${asked}`;

function told(first: string, second: string, question: string): RegExp {
  return new RegExp(`^${first} \\d+\\s[\\p{L} ]+\\. ${second} \\d+\\s[\\p{L} ]+\\. Hỏi ${question} ${asked}`, "u");
}

const who = "[\\p{L} ]+";

export const paragraphWays: readonly Way[] = [
  story(new RegExp(`^[^.?]+\\. [^.?]+ thêm(?: vào)? \\d+\\s\\p{L}+${ends}`, "u"), countOn),
  story(new RegExp(`còn lại ${asked}`, "u"), missing),
  story(told("(?:Cả ngày|Hai|\\p{L}+ và)[\\p{L} ]*", who, who), missing),
  story(told(who, who, "cả (?:hai|ngày) [\\p{L} ]+"), countOn),
  story(told(who, who, "[\\p{L} ]+ (?:nhiều|ít) hơn [\\p{L} ]+"), missing),
  story(told(who, "[\\p{L} ]+ nhiều hơn [\\p{L} ]+", who), countOn),
  story(told(who, "[\\p{L} ]+ ít hơn [\\p{L} ]+", who), missing),
];
