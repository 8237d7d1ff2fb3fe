import { expect, test } from "vitest";
import type { Figure } from "#lib/questions/figure.ts";
import type { SentenceFigure } from "#lib/questions/figures/sentence.ts";
import type { Question } from "#lib/questions/question.ts";
import { toPublicFigure } from "#lib/questions/to-public-figure.ts";
import { dozenOf, listActivities, makeMany } from "#tests/contract/list-activities.ts";
import { readSentence } from "./read-sentence.ts";

const seeds = 100;

const isSentence = (figure: Figure): figure is SentenceFigure => figure.type === "sentence";

function sentencesOf(questions: readonly Question[]): SentenceFigure[] {
  return questions
    .flatMap(({ figures, hints, explanation }) => [
      ...figures,
      ...[...hints, explanation].flatMap((line) => line.figures ?? []),
    ])
    .filter(isSentence);
}

const using = listActivities().filter((activity) => sentencesOf(dozenOf(activity)).length > 0);
const all = using.flatMap((activity) => sentencesOf(makeMany(activity, seeds, "told/")));
const sentences = [...new Map(all.map((figure) => [figure.lines.join("\n"), figure])).values()];

/** What is on a card that has to be told: each occurs, so that each is read back. */
const signs: readonly (readonly [name: string, sign: RegExp])[] = [
  ["a gap of its own", / …(?!\p{L})/u],
  ["a gap behind a letter", /\p{L}…/u],
  ["a gap before letters", /…\p{L}/u],
  ["several gaps", /….*…/su],
  ["several boxes", /□.*□/su],
  ["a box inside a word", /\p{L}□\p{L}/u],
  ["an underlined part", /\[.+\] \p{L}/u],
  ["a new line", /\n/u],
  ["dashes", / – .* – /u],
  ["a dash and a hyphen", /(?=.*–).*\p{L}-\p{L}/u],
  ["brackets", /\(\p{L}.*\)/u],
  ["quotation marks", /“.+”/u],
  ["numbered lines", /^\(1\).*\n\(2\)/u],
  ["numbered places", /\p{L} \(1\)/u],
];

test.each(signs)("a card with %s occurs", (_, sign) => {
  expect(sentences.some(({ lines }) => sign.test(lines.join("\n")))).toBe(true);
});

test("whoever does not see a card with words is told all that is written on it, and how", () => {
  expect(sentences.length).toBeGreaterThanOrEqual(1000);
  for (const figure of sentences) {
    const told = toPublicFigure(figure).alt;
    const [shown, read] = readSentence(figure, told);
    expect(told).not.toMatch(/ [ ,]|[,.:;!?] ?[,.:;]/u);
    expect(read, JSON.stringify(figure)).toEqual(shown);
  }
});
