import type { SheetCode } from "#lib/paper/sheet-view.ts";
import { tellsWhy } from "#lib/questions/mistake-code.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { wordsOfMistake } from "#lib/text/mistake-text.ts";
import {
  isAbsent,
  itemsOfCode,
  type MarkedItem,
  type MarkRow,
  type TestContent,
  wrongAnswersOf,
} from "./marked-test.ts";
import { roundMark, totalOf } from "./totals.ts";

/** Marks of the register from one to another, both included. */
export interface Band {
  readonly from: number;
  readonly to: number;
  readonly pupils: number;
}

/** A wrong answer that was named. */
export interface NamedAnswer {
  readonly given: string;
  /** The code it was an answer on: others ask something else there. */
  readonly code: SheetCode;
  readonly pupils: number;
  /** What it means, in words that stand behind "6 em"; null where no mistake is known by name. */
  readonly mistake: string | null;
}

export interface ItemReport {
  /** Its place in the items of the test. */
  readonly item: number;
  /** What of its points was won by those who have points there; null where nobody has. */
  readonly share: number | null;
  readonly marked: number;
  /** Who won all of its points. */
  readonly full: number;
  /** The commonest first. */
  readonly wrong: readonly NamedAnswer[];
}

/** What came of a test. */
export interface TestReport {
  /** Pupils who have points for everything, and those who were absent. */
  readonly complete: number;
  readonly absent: number;
  /** The mean of their marks, in eighths of a point; null while there is none. */
  readonly mean: number | null;
  /** By the marks of the register, the best first. */
  readonly bands: readonly Band[];
  /** What of the points of each level was won; a level without points is not among them. */
  readonly levels: readonly { readonly level: Difficulty; readonly share: number }[];
  readonly items: readonly ItemReport[];
}

const levels: readonly Difficulty[] = [1, 2, 3];

const bandEnds = [
  [9, 10],
  [7, 8],
  [5, 6],
  [0, 4],
] as const;

interface Won {
  readonly item: MarkedItem;
  readonly quarters: number;
}

function shareOf(won: readonly Won[]): number | null {
  const worth = won.reduce((sum, { item }) => sum + item.quarters, 0);
  return worth === 0 ? null : won.reduce((sum, { quarters }) => sum + quarters, 0) / worth;
}

/** What came of a test: who is complete, by levels, and question by question in the order of the test. */
export function analyseMarks(test: TestContent, all: readonly MarkRow[]): TestReport {
  const { items } = test;
  const rows = all.filter((row) => !isAbsent(row));
  const totals = rows.map(({ marks }) => totalOf(items, marks)).filter(({ missing }) => missing === 0);
  const registered = totals.map(({ eighths }) => roundMark(eighths));
  const won = rows.flatMap(({ marks }) =>
    items.flatMap((item, at): Won[] => {
      const mark = marks[at] ?? null;
      return mark === null ? [] : [{ item, quarters: mark.quarters }];
    }),
  );
  return {
    complete: totals.length,
    absent: all.length - rows.length,
    mean: totals.length === 0 ? null : totals.reduce((sum, { eighths }) => sum + eighths, 0) / totals.length,
    bands: bandEnds.map(([from, to]) => ({
      from,
      to,
      pupils: registered.filter((mark) => mark >= from && mark <= to).length,
    })),
    levels: levels.flatMap((level) => {
      const share = shareOf(won.filter(({ item }) => item.level === level));
      return share === null ? [] : [{ level, share }];
    }),
    items: items.map((item, at) => {
      const own = won.filter((each) => each.item === item);
      return {
        item: at,
        share: shareOf(own),
        marked: own.length,
        full: own.filter(({ quarters }) => quarters === item.quarters).length,
        wrong: namedAnswers(test, rows, at),
      };
    }),
  };
}

function namedAnswers(test: TestContent, rows: readonly MarkRow[], item: number): NamedAnswer[] {
  const named = rows.flatMap(({ code, marks }) => {
    const coded = itemsOfCode(test, code).find((each) => each.item === item);
    const known = coded === undefined ? [] : wrongAnswersOf(coded);
    return (marks[item]?.slips ?? []).flatMap((slip) => {
      const wrong = known[slip];
      return wrong === undefined ? [] : [{ given: wrong.given, mistake: wrong.code, code }];
    });
  });
  const groups = Map.groupBy(named, ({ given, mistake, code }) => `${code} ${mistake} ${given}`);
  return [...groups.values()]
    .flatMap((group) => {
      const [first] = group;
      if (first === undefined) return [];
      const { given, mistake, code } = first;
      return [{ given, code, pupils: group.length, mistake: tellsWhy(mistake) ? wordsOfMistake(mistake) : null }];
    })
    .toSorted((one, other) => other.pupils - one.pupils);
}

/** The questions from the hardest to the easiest; those nobody has points for are left out. */
export function hardestItems({ items }: Pick<TestReport, "items">): ItemReport[] {
  return items.filter(({ share }) => share !== null).toSorted((one, other) => (one.share ?? 0) - (other.share ?? 0));
}
