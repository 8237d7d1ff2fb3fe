import { describe, expect, test } from "vitest";
import type { Line } from "#lib/core/line.ts";
import { toLine } from "#lib/core/to-line.ts";
import { alignSpoken } from "#lib/core/vietnamese/align-spoken.ts";
import { toSpoken } from "#lib/core/vietnamese/to-spoken.ts";
import { registry } from "#lib/questions/figures/registry.ts";
import { hasTapToHear } from "#lib/questions/gradings.ts";
import { kinds } from "#lib/questions/kinds.ts";
import type { PublicQuestion, Question } from "#lib/questions/question.ts";
import { spokenName } from "#lib/questions/spoken-name.ts";
import { listReadings, toPublic } from "#lib/questions/to-public.ts";
import { toSolution } from "#lib/questions/to-solution.ts";
import { lessonText } from "#lib/text/lesson-text.ts";
import { dozenOf, listActivities, sampleOf } from "./list-activities.ts";
import { numbersHeard } from "./read-aloud.ts";
import { figureTypesIn, linesIn, textsIn } from "./shown-words.ts";
import { wordFaults } from "./word-faults.ts";

const chances = 5;

const questions = listActivities().flatMap((activity) =>
  activity.items === null ? dozenOf(activity).slice(0, chances) : sampleOf(activity),
);

/** What is heard of a text of a board or its figures when it is tapped. */
function heardLine({ readings }: PublicQuestion, text: string): Line {
  return { text, spoken: toSpoken(spokenName(text, readings)) };
}

/** The numbers of a text that are not heard in what is said of it, in their order. */
function missedNumbers({ text, spoken }: Line): string[] {
  let from = 0;
  return numbersHeard(text).flatMap((words) => {
    from = spoken.toLowerCase().indexOf(words, from);
    return from < 0 ? [`${words} is not said: ${text} / ${spoken}`] : [];
  });
}

/** The letters and digits of a text, and those of it that lie in no stretch that is lit while it is said. */
function unlit({ text, spoken }: Line): string[] {
  const lit = alignSpoken({ text, spoken }).map((piece) => text.slice(...piece.text));
  const letters = (part: string) => part.match(/[\p{L}\p{N}]/gu)?.join("") ?? "";
  return letters(lit.join("")) === letters(text) ? [] : [`not lit: ${text} / ${spoken}`];
}

/** The faults of all that is told of the questions, each thing looked at once. */
function listFaults(tell: (question: Question) => readonly Line[], faultsOf: (line: Line) => string[]): string[] {
  const told = new Map(questions.flatMap(tell).map((line) => [`${line.text}\n${line.spoken}`, line]));
  return [...told.values()].flatMap(faultsOf).slice(0, 10);
}

describe("no board leaves a spoken form out", () => {
  test("every kind of question and every type of figure is among what is looked through", () => {
    const seen = new Set(questions.flatMap(figureTypesIn));
    expect(new Set(questions.map(({ kind }) => kind))).toEqual(new Set(Object.keys(kinds)));
    expect(Object.keys(registry).filter((type) => !seen.has(type))).toEqual([]);
  });

  test("every line is said in words alone, and lights up whole while it is said", () => {
    const faults = listFaults(
      (question) => [toPublic(question), toSolution(question)].flatMap(linesIn),
      (line) => [...wordFaults(line), ...unlit(line)],
    );
    expect(faults).toEqual([]);
  });

  test("every card, label and sentence of a board, and what is seen in its figures, is said with all its numbers", () => {
    const faults = listFaults(
      (question) => {
        const shown = toPublic(question);
        // A comma between two boxes is a rest.
        const texts = textsIn([shown.view, shown.figures]).filter((text) => text.trim() !== ",");
        return texts.map((text) => heardLine(shown, text));
      },
      (line) => [...wordFaults(line), ...missedNumbers(line), ...unlit(line)],
    );
    expect(faults).toEqual([]);
  });

  test("a line of a board that is listened to by the ear is heard as it is said elsewhere", () => {
    const faults = questions.filter(hasTapToHear).flatMap((question) => {
      const shown = toPublic(question);
      return linesIn(shown.view).flatMap(({ text, spoken }) => {
        const heard = heardLine(shown, text).spoken;
        return heard === spoken ? [] : [`${text} is ${spoken}, but heard as ${heard}`];
      });
    });
    expect([...new Set(faults)]).toEqual([]);
  });

  test("what help shows where there is an ear needs no reading of its own: a question does not bring it along", () => {
    const called = questions.filter(hasTapToHear).flatMap((question) => {
      const shown = toPublic(question);
      const own = Object.keys(shown.readings ?? {});
      return [...question.hints, question.explanation].flatMap(({ figures }) =>
        Object.keys(listReadings(shown, figures ?? [])).filter((text) => !own.includes(text)),
      );
    });
    expect([...new Set(called)]).toEqual([]);
  });

  test("what is seen in the figures of hints and explanations can be said as well", () => {
    const faults = listFaults(
      ({ hints, explanation }) => [...hints, explanation].flatMap(({ figures }) => textsIn(figures).map(toLine)),
      wordFaults,
    );
    expect(faults).toEqual([]);
  });

  test("the worked example is said as its lines would be", () => {
    const lines = linesIn(lessonText);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.map(({ spoken }) => spoken)).toEqual(lines.map(({ text }) => toSpoken(text)));
  });
});
