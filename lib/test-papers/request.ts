import type { ClassId } from "#lib/core/class-id.ts";
import type { Subject } from "#lib/core/subject.ts";
import { setSubjects } from "#lib/play/set-view.ts";
import { type Matrix, writeMatrix } from "./matrix.ts";
import type { Occasion } from "./plan.ts";

/** Most times that one question of a paper is thrown away. */
export const mostTurns = 9;

/** All that a paper is made of: it stands in its address, so that the same paper can be made again. */
export interface TestRequest {
  readonly classId: ClassId;
  readonly subject: Subject;
  readonly occasion: Occasion;
  readonly from: number;
  readonly to: number;
  /** Null until it was looked at: the usual one. */
  readonly matrix: Matrix | null;
  readonly codes: number;
  /** Minutes of a maths test, or of what is read, and of what is written. */
  readonly minutes: number;
  readonly writingMinutes: number;
  readonly hasDictation: boolean;
  /** Empty where the line is left to be filled in. */
  readonly school: string;
  /** Null until a paper was asked for. */
  readonly seed: string | null;
  /** How often the question at a place, the dictation ("d") or the prompt ("w") was thrown away. */
  readonly turns: ReadonlyMap<string, number>;
}

export const occasionWords: Readonly<Record<Occasion, string>> = {
  "mid-1": "giua-1",
  "end-1": "cuoi-1",
  "mid-2": "giua-2",
  "end-2": "cuoi-nam",
};

/** Letters of the longest name of a school and of a template; its column takes no more (supabase/migrations). */
export const longest = { school: 60, template: 60 } as const;

/** In class 1 to 3 something is dictated; in 4 and 5 the programme does not ask for it. */
export function isAlwaysDictated(classId: ClassId): boolean {
  return Number(classId) <= 3;
}

/** The field that asks for the matrix, before there is a paper. */
export const matrixStep = { name: "buoc", value: "ma-tran" } as const;

/** The address of a paper, or of what comes before it. */
export function testHref(request: TestRequest, isMatrix = false): string {
  const step = isMatrix ? { [matrixStep.name]: matrixStep.value } : {};
  return `/de?${new URLSearchParams({ ...writeRequest(request), ...step })}`;
}

/** The fields of the address of a paper; what is as usual is left out. */
export function writeRequest(request: TestRequest): Record<string, string> {
  const { classId, subject, occasion, matrix, turns, seed, school } = request;
  const isVietnamese = subject === "vietnamese";
  const doi = [...turns].map(([place, times]) => `${place}-${times}`).join(".");
  const fields = {
    lop: classId,
    mon: setSubjects[subject],
    dip: occasionWords[occasion],
    tu: String(request.from),
    den: String(request.to),
    mt: matrix === null ? "" : writeMatrix(matrix),
    ma: String(request.codes),
    phut: String(request.minutes),
    phutviet: isVietnamese ? String(request.writingMinutes) : "",
    ct: isVietnamese && request.hasDictation ? "1" : "",
    truong: school,
    so: seed ?? "",
    doi,
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ""));
}
