import "server-only";
import { randomInt } from "node:crypto";
import type { TestContent } from "#lib/marks/marked-test.ts";
import { sheetCodes } from "#lib/paper/sheet-view.ts";
import { splitSet } from "#lib/paper/worksheet.ts";
import { setSizes } from "#lib/play/set-view.ts";
import { codePapers } from "#lib/test-papers/codes.ts";
import { lessonsCovered } from "#lib/test-papers/covered-lessons.ts";
import { makePaper, type TestPaper } from "#lib/test-papers/make-paper.ts";
import { checkMatrix, type Matrix, type MatrixProblem, type Supply } from "#lib/test-papers/matrix.ts";
import type { TestPaperView } from "#lib/test-papers/paper-view.ts";
import { proposeMatrix, quartersAsked } from "#lib/test-papers/propose-matrix.ts";
import type { TestRequest } from "#lib/test-papers/request.ts";
import { coverageOf, supplyOf, type TestSource, varietyOf, weightsOf } from "#lib/test-papers/source.ts";
import { toTestContent } from "#lib/test-papers/test-content.ts";
import { toQuestionViews, toVietnameseParts } from "#lib/test-papers/to-view.ts";
import { readBanks } from "./banks.ts";
import { sealSet } from "./question-sets.ts";

/** What a matrix is made from: how many questions there are for each cell, and what the class usually has. */
export interface MatrixChoice {
  readonly supply: Supply;
  readonly usual: Matrix;
}

/** Null where the lessons have no questions. */
async function readSource({ classId, subject, from, to }: TestRequest): Promise<TestSource | null> {
  const lessons = lessonsCovered(classId, subject, from, to);
  if (lessons === null) return null;
  const skillIds = [...coverageOf({ classId, subject, lessons }).keys()];
  return skillIds.length === 0 ? null : { classId, subject, lessons, banks: await readBanks(skillIds) };
}

function usualMatrix(source: TestSource, supply: Supply): Matrix {
  const material = { supply, variety: varietyOf(source), weights: weightsOf(source) };
  return proposeMatrix(source.classId, source.subject, material);
}

/** What the matrix of these lessons can be made from; null where they have no questions. */
export async function readMatrixChoice(request: TestRequest): Promise<MatrixChoice | null> {
  const source = await readSource(request);
  if (source === null) return null;
  const supply = supplyOf(source);
  return { supply, usual: usualMatrix(source, supply) };
}

export type MadePaper =
  | { readonly ok: true; readonly view: TestPaperView }
  | { readonly ok: false; readonly problem: MatrixProblem | "paper" | "lessons" };

type Drawn = { readonly ok: true; readonly view: TestPaperView; readonly papers: readonly TestPaper[] };

/** A test paper with all its codes, shown and as it was drawn. The same request always gives the same paper. */
async function drawTestPaper(request: TestRequest): Promise<Drawn | Exclude<MadePaper, { ok: true }>> {
  const source = await readSource(request);
  if (source === null) return { ok: false, problem: "lessons" };
  const { classId, subject, occasion, turns, codes } = request;
  const supply = supplyOf(source);
  const matrix = request.matrix ?? usualMatrix(source, supply);
  const problem = checkMatrix(matrix, quartersAsked(classId, subject), supply);
  if (problem !== null) return { ok: false, problem };
  const seed = request.seed ?? "";
  const paper = makePaper(source, { matrix, seed, turns });
  if (paper === null) return { ok: false, problem: "paper" };
  const papers = codePapers(paper, codes, source, seed);
  const views = papers.flatMap((coded, place) => {
    const code = sheetCodes[place];
    const questions = toQuestionViews(coded, classId);
    return code === undefined ? [] : [{ code, questions, hrefs: hrefsOf(coded, request) }];
  });
  const { from, to } = request;
  const parts = toVietnameseParts(paper, source, request);
  return { ok: true, papers, view: { classId, subject, occasion, from, to, codes: views, parts } };
}

/** A test paper with all its codes. The same request always gives the same paper. */
export async function makeTestPaper(request: TestRequest): Promise<MadePaper> {
  const drawn = await drawTestPaper(request);
  return drawn.ok ? { ok: true, view: drawn.view } : drawn;
}

/** What is marked in a test paper; null where there is no such paper. */
export async function makeTestContent(request: TestRequest): Promise<TestContent | null> {
  const drawn = await drawTestPaper(request);
  return drawn.ok ? toTestContent(drawn.view, drawn.papers) : null;
}

/** Where what can be played of a paper is played: all but what is answered in the pupil's own words. */
function hrefsOf({ questions: asked }: TestPaper, { classId, subject, from, to }: TestRequest): string[] {
  const questions = asked.flatMap(({ parts }) => parts.map(({ set }) => set));
  if (questions.length < setSizes.least) return [];
  return splitSet({ classId, subject, from, to, questions }).map((part) => `/bo/${sealSet(part)}`);
}

/** Below this are the numbers of papers: six letters. */
const seeds = 36 ** 6;

/** What tells a paper from all others that are made of the same. */
export function newSeed(): string {
  return randomInt(seeds).toString(36).padStart(6, "0");
}
