import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { type ClassId, classIds } from "#lib/core/class-id.ts";
import type { Subject } from "#lib/core/subject.ts";
import { grade } from "#lib/questions/gradings.ts";
import { skills } from "#lib/skills/registry.ts";
import { codePapers } from "#lib/test-papers/codes.ts";
import { lessonsCovered, usualRange } from "#lib/test-papers/covered-lessons.ts";
import { makePaper, type TestPaper } from "#lib/test-papers/make-paper.ts";
import { cellKey, checkMatrix, type Matrix, readMatrix, writeMatrix } from "#lib/test-papers/matrix.ts";
import type { TestQuestion } from "#lib/test-papers/pick-question.ts";
import { type Occasion, occasions } from "#lib/test-papers/plan.ts";
import { proposeMatrix, quartersAsked } from "#lib/test-papers/propose-matrix.ts";
import { readRequest } from "#lib/test-papers/read-request.ts";
import { supplyOf, type TestSource, varietyOf, weightsOf } from "#lib/test-papers/source.ts";
import { toTestContent } from "#lib/test-papers/test-content.ts";
import { toQuestionViews, toVietnameseParts } from "#lib/test-papers/to-view.ts";
import { hasAllSeeds, seedOffset } from "#tests/setup/seeds.ts";
import { readBank } from "./list-activities.ts";
import { readPaperKey } from "./read-paper-key.ts";

const subjects: readonly Subject[] = ["maths", "vietnamese"];

const banks = new Map(skills.flatMap(({ id, source }) => (source === "bank" ? [[id, readBank(id)] as const] : [])));

/** All 1 000 papers of "Must show" where everything is tried; else a part that moves with the commit. */
const papersEach = hasAllSeeds ? 25 : 1;

function matrixOf(source: TestSource): Matrix {
  const material = { supply: supplyOf(source), variety: varietyOf(source), weights: weightsOf(source) };
  return proposeMatrix(source.classId, source.subject, material);
}

interface Made {
  readonly name: string;
  readonly source: TestSource;
  readonly occasion: Occasion;
  readonly matrix: Matrix;
  readonly codes: readonly TestPaper[];
}

function sourceOf(classId: ClassId, subject: Subject, occasion: Occasion): TestSource {
  const { from, to } = usualRange(classId, subject, occasion);
  const lessons = lessonsCovered(classId, subject, from, to);
  if (lessons === null) throw new Error(`Class ${classId} has no lessons of ${subject} for ${occasion}`);
  return { classId, subject, lessons, banks };
}

const made: readonly Made[] = classIds.flatMap((classId) =>
  subjects.flatMap((subject) =>
    occasions.flatMap((occasion) => {
      const source = sourceOf(classId, subject, occasion);
      const matrix = matrixOf(source);
      return Array.from({ length: papersEach }, (_, place) => {
        const seed = String(seedOffset + place);
        const paper = makePaper(source, { matrix, seed, turns: new Map() });
        const codes = paper === null ? [] : codePapers(paper, 4, source, seed);
        return { name: `${subject} ${classId} ${occasion} ${seed}`, source, occasion, matrix, codes };
      });
    }),
  ),
);

const lessonMap = z.object({
  classes: z.record(
    z.string(),
    z.array(
      z.object({
        no: z.number(),
        skills: z.array(z.object({ skill: z.string(), levels: z.array(z.number()) })),
        about: z.array(z.object({ skill: z.string(), levels: z.array(z.number()) })).optional(),
      }),
    ),
  ),
});

/** The map of lessons as it is written, read apart from the code that chooses by it. */
function readLessons(subject: Subject) {
  const path = new URL(`../../supabase/content/lessons/${subject}.json`, import.meta.url);
  return lessonMap.parse(JSON.parse(readFileSync(path, "utf8"))).classes;
}

const lessonMaps = { maths: readLessons("maths"), vietnamese: readLessons("vietnamese") };

function isTaught({ source }: Made, { skillId, level }: TestQuestion): boolean {
  const { classId, subject, lessons } = source;
  if (skillId === `c${classId}-reading`) return true;
  const numbers = new Set(lessons.map(({ no }) => no));
  const covered = (lessonMaps[subject][classId] ?? []).filter(({ no }) => numbers.has(no));
  return covered.some(({ skills: taught, about = taught }) =>
    about.some(({ skill, levels }) => skill === skillId && levels.includes(level)),
  );
}

const identities = ({ questions }: TestPaper) =>
  questions.flatMap(({ skillId, parts, open }) => [
    ...parts.map(({ question }) => `${skillId} ${question.identity}`),
    ...(open === null ? [] : [open.id]),
  ]);

/** Questions and points of each cell, counted from a paper. */
function countCells({ questions }: TestPaper): Record<string, { count: number; quarters: number }> {
  const byCell = Map.groupBy(questions, cellKey);
  return Object.fromEntries(
    [...byCell].map(([key, cell]) => [
      key,
      { count: cell.length, quarters: cell.reduce((sum, { quarters }) => sum + quarters, 0) },
    ]),
  );
}

/** The answers of all codes that can be read as they are printed, and whether they are right. */
function readKeys({ name, source, codes }: Made) {
  return codes.flatMap((paper) => {
    const views = toQuestionViews(paper, source.classId);
    return paper.questions.flatMap(({ parts }, place) =>
      parts.flatMap(({ question }, at) => {
        const answer = views[place]?.parts[at]?.key.answer ?? "";
        const response = readPaperKey(question, answer);
        const words = `${name}: ${question.prompt.text} ${answer}`;
        return response === null ? [] : [{ words, isRight: grade(question, response) }];
      }),
    );
  });
}

const requestOf = ({ source, occasion }: Made) =>
  readRequest({ lop: source.classId, mon: source.subject === "maths" ? "toan" : "tieng-viet", so: "1" }, occasion);

/** What is marked in the first code. */
function contentOf(each: Made) {
  const { source, occasion, codes } = each;
  const { classId, subject } = source;
  const [paper] = codes;
  if (paper === undefined) throw new Error(`${each.name} was not made`);
  const questions = toQuestionViews(paper, classId);
  const parts = subject === "maths" ? null : toVietnameseParts(paper, source, requestOf(each));
  const view = {
    classId,
    subject,
    occasion,
    from: 1,
    to: 1,
    codes: [{ code: "A", questions, hrefs: [] }],
    parts,
  } as const;
  return toTestContent(view, [paper]);
}

/** The quarters of what is read and of what is written in a Vietnamese test. */
function weighParts(each: Made, hasDictation: boolean) {
  const { name, source, codes, matrix } = each;
  const [paper] = codes;
  const parts = paper === undefined ? null : toVietnameseParts(paper, source, { ...requestOf(each), hasDictation });
  if (parts === null) throw new Error(`${name} has no texts`);
  expect(parts.lots.map(({ passage }) => passage.id)).not.toContain(paper?.passage?.id);
  const asked = (strands: readonly string[]) =>
    matrix.filter(({ strand }) => strands.includes(strand)).reduce((sum, { quarters }) => sum + quarters, 0);
  const [read, written] = parts.hasLanguageInWriting ? [["reading"], ["language"]] : [["reading", "language"], []];
  return {
    reading: 4 * parts.aloud.points + asked(read),
    writing: (parts.dictation?.quarters ?? 0) + parts.writing.quarters + asked(written),
  };
}

describe("test papers of every class, subject and occasion", () => {
  test("each is made, with its four codes", () => {
    expect(made).toHaveLength(2 * 5 * 4 * papersEach);
    expect(made.filter(({ codes }) => codes.length !== 4).map(({ name }) => name)).toEqual([]);
  });

  test("the matrix is exact: the questions and points of every cell, and what they add up to", () => {
    for (const { name, source, matrix, codes } of made) {
      const wanted = Object.fromEntries(
        matrix.map(({ count, quarters, ...cell }) => [cellKey(cell), { count, quarters }]),
      );
      const sum = codes[0]?.questions.reduce((quarters, question) => quarters + question.quarters, 0);
      expect(sum, name).toBe(quartersAsked(source.classId, source.subject));
      for (const paper of codes) expect(countCells(paper), name).toEqual(wanted);
    }
  });

  test("no question stands twice on a paper", () => {
    const twice = made.flatMap(({ name, codes }) =>
      codes.filter((paper) => new Set(identities(paper)).size < identities(paper).length).map(() => name),
    );
    expect(twice).toEqual([]);
  });

  test("nothing is asked beyond the lessons covered", () => {
    const beyond = made.flatMap((each) =>
      each.codes.flatMap(({ questions }) =>
        questions.filter((question) => !isTaught(each, question)).map(({ skillId }) => `${each.name}: ${skillId}`),
      ),
    );
    expect(beyond).toEqual([]);
  });

  test("every key is right, read as it is printed", () => {
    const read = made.flatMap(readKeys);
    expect(read.length).toBeGreaterThan(20 * made.length);
    expect(read.filter(({ isRight }) => !isRight).map(({ words }) => words)).toEqual([]);
  });

  test("the points of parts and steps add up to those of their question", () => {
    for (const { name, source, codes } of made) {
      for (const { quarters, parts } of codes.flatMap((paper) => toQuestionViews(paper, source.classId))) {
        expect(
          parts.reduce((sum, part) => sum + part.quarters, 0),
          name,
        ).toBe(quarters);
        for (const { steps, quarters: own } of parts.filter((part) => part.steps.length > 0)) {
          expect(
            steps.reduce((sum, step) => sum + step.quarters, 0),
            name,
          ).toBe(own);
          expect(steps.every((step) => step.quarters >= 1 && Number.isInteger(step.quarters))).toBe(true);
        }
      }
    }
  });

  test("all codes weigh the same: the same skills, levels and points", () => {
    const weights = ({ questions }: TestPaper) =>
      questions.map(({ skillId, level, form, quarters }) => `${skillId} ${level} ${form} ${quarters}`).toSorted();
    for (const { name, codes } of made) {
      const [first, ...others] = codes;
      if (first === undefined) continue;
      for (const other of others) {
        expect(weights(other), name).toEqual(weights(first));
        expect(other, name).not.toEqual(first);
      }
    }
  });

  test("further codes of a maths test ask other questions", () => {
    const repeats = made
      .filter(({ source }) => source.subject === "maths")
      .flatMap(({ codes }) => {
        const [first, ...others] = codes.map(identities);
        return others.flatMap((other) => other.map((identity) => first?.includes(identity) ?? true));
      });
    expect(repeats.length).toBeGreaterThan(20 * made.length);
    // Of the smallest sums there are not four times as many.
    expect(repeats.filter(Boolean).length / repeats.length).toBeLessThan(0.1);
  });

  test("reading and writing are worth ten points each, with and without a dictation", () => {
    const vietnamese = made.filter(({ source }) => source.subject === "vietnamese");
    expect(vietnamese.length).toBeGreaterThan(0);
    for (const each of vietnamese) {
      for (const hasDictation of each.source.classId > "3" ? [true, false] : [true]) {
        expect(weighParts(each, hasDictation), each.name).toEqual({ reading: 40, writing: 40 });
      }
    }
  });

  test("every question is marked as one of its skill, also what is answered in the pupil's own words", () => {
    const asked = made.flatMap(({ codes: [paper] }) => paper?.questions ?? []);
    expect(asked.filter(({ open }) => open !== null).length).toBeGreaterThan(10);
    const skillsOf = (questions: readonly { readonly skillId: string | null }[]) =>
      questions.map(({ skillId }) => skillId).toSorted();
    for (const each of made) {
      const { name, codes } = each;
      const items = contentOf(each).items.filter(({ kind }) => kind === "question");
      expect(skillsOf(items), name).toEqual(skillsOf(codes[0]?.questions ?? []));
    }
  });

  test("the same number gives the same paper, another one another", () => {
    const source = sourceOf("4", "maths", "end-1");
    const matrix = matrixOf(source);
    const make = (seed: string) => makePaper(source, { matrix, seed, turns: new Map() });
    expect(make("a")).toEqual(make("a"));
    expect(make("a")).not.toEqual(make("b"));
  });

  test("a question that is thrown away gives way to another; the others stay", () => {
    for (const [classId, subject] of [
      ["2", "maths"],
      ["5", "vietnamese"],
    ] as const) {
      const source = sourceOf(classId, subject, "end-2");
      const matrix = matrixOf(source);
      const make = (turns: ReadonlyMap<string, number>) => makePaper(source, { matrix, seed: "a", turns })?.questions;
      const [before, after] = [make(new Map()), make(new Map([["6", 1]]))];
      const changed = before?.flatMap((question, place) =>
        JSON.stringify(question) === JSON.stringify(after?.[place]) ? [] : [place],
      );
      expect(changed, subject).toEqual([6]);
    }
  });
});

describe("whoever asks for more than there is", () => {
  test.each([
    ["5", "maths", "n1w8-10_n2w8-10_n3w8-10_n1c6-10"],
    ["3", "vietnamese", "r1c2-4_l1c6-8_l2w4-8_l2c6-4"],
  ] as const)("costs class %s in %s hardly more than others", (classId, subject, text) => {
    const source = sourceOf(classId, subject, "end-1");
    const matrix = readMatrix(text, subject) ?? [];
    const turns = new Map(Array.from({ length: 30 }, (_, place) => [String(place), 9] as const));
    const usual = { matrix, seed: "a", turns: new Map<string, number>() };
    makePaper(source, usual);
    const begun = performance.now();
    makePaper(source, { ...usual, turns });
    // A search without end took most of a minute.
    expect(performance.now() - begun).toBeLessThan(10_000);
  });
});

describe("a matrix", () => {
  const source = sourceOf("3", "maths", "end-1");
  const supply = supplyOf(source);
  const usual = matrixOf(source);

  test("comes back from its address", () => {
    expect(readMatrix(writeMatrix(usual), "maths")).toEqual(usual);
    for (const text of ["", "n1c2", "n4c2-4", "x1c2-4", "r1c2-4", "n1c2-4_n1c2-4", "n1c2-4_", "n1c2-4x"]) {
      expect(readMatrix(text, "maths"), text).toBeNull();
    }
  });

  test("is refused where it cannot be filled", () => {
    const check = (matrix: Matrix) => checkMatrix(matrix, 40, supply);
    expect(check(usual)).toBeNull();
    expect(check(usual.map((cell, place) => (place === 0 ? { ...cell, quarters: cell.quarters + 1 } : cell)))).toBe(
      "points",
    );
    expect(check(usual.map((cell, place) => (place === 0 ? { ...cell, count: cell.quarters + 1 } : cell)))).toBe(
      "empty",
    );
    expect(check([{ strand: "statistics", level: 3, form: "choice", count: 1, quarters: 40 }])).toBe("supply");
  });
});
