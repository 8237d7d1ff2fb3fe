import "server-only";
import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { TestWithMarks } from "#lib/classes/marks-sheet.ts";
import type { Result } from "#lib/core/result.ts";
import { vietnamDay } from "#lib/core/vietnam-day.ts";
import { serviceClient } from "#lib/database/clients.ts";
import type { Database } from "#lib/database/database.types.ts";
import { learnMarks } from "#lib/marks/learn-marks.ts";
import { marksSchema, testContentSchema } from "#lib/marks/mark-schemas.ts";
import {
  type ChangedRow,
  fitsTest,
  hasMarks,
  isAbsent,
  type MarkedTest,
  type MarkRow,
  type SeatRow,
  type TestSummary,
} from "#lib/marks/marked-test.ts";
import { sheetCodes } from "#lib/paper/sheet-view.ts";
import { fileTitle } from "#lib/test-papers/paper-head.ts";
import { type TestRequest, testHref } from "#lib/test-papers/request.ts";
import { unwrap } from "./backend-error.ts";
import { readAll } from "./read-all.ts";
import { makeTestContent } from "./test-papers.ts";

/** A value as a column of jsonb takes it. */
const asJson = (value: unknown) => z.json().parse(value);

/** Keeps a paper with a class of this teacher, so that points can be entered; the value is the test's id there. */
export async function keepClassTest(
  teacherId: string,
  classId: string,
  request: TestRequest,
): Promise<Result<string, "refused" | "gone" | "too-many">> {
  const client = await serviceClient();
  const own = { p_teacher: teacherId, p_class: classId };
  const [found] = unwrap("class of test", await client.rpc("class_of_teacher", own));
  if (found === undefined) return { ok: false, reason: "gone" };
  const content = found.class === request.classId ? await makeTestContent(request) : null;
  if (content === null) return { ok: false, reason: "refused" };
  const test = {
    p_id: randomUUID(),
    p_title: fileTitle(request),
    p_address: testHref(request),
    p_content: asJson(content),
  };
  const kept = unwrap("keep class test", await client.rpc("keep_class_test", { ...own, ...test }));
  if (kept.status === "kept") return { ok: true, value: kept.id };
  return { ok: false, reason: kept.status === "gone" ? "gone" : "too-many" };
}

/** Deletes a test of a class with its points; false where the teacher has none of this id in an open class. */
export async function deleteClassTest(teacherId: string, classId: string, testId: string): Promise<boolean> {
  const client = await serviceClient();
  const asked = { p_teacher: teacherId, p_class: classId, p_id: testId };
  return unwrap("delete class test", await client.rpc("delete_class_test", asked));
}

type TestRow = Database["public"]["Functions"]["tests_of_class"]["Returns"][number];

/** A row as the page of its class shows it. */
export function toTestSummary({ created_at, ...test }: TestRow): TestSummary {
  return { ...test, day: vietnamDay(Date.parse(created_at)) };
}

/** The tests of a class with what is marked in them, or the one with this id. */
async function readTests(teacherId: string, classId: string, testId: string | null): Promise<MarkedTest[]> {
  const client = await serviceClient();
  const asked = { p_teacher: teacherId, p_class: classId, p_id: testId };
  const rows = unwrap("contents of tests", await client.rpc("test_of_class", asked));
  return rows.map(({ id, title, address, content, created_at }) => ({
    ...testContentSchema.parse(content),
    id,
    title,
    href: address,
    day: vietnamDay(Date.parse(created_at)),
  }));
}

/** Which points are asked for; all that is not said. */
interface WantedMarks {
  readonly testId?: string;
  readonly number?: number;
}

async function readMarks(teacherId: string, classId: string, { testId, number }: WantedMarks) {
  const client = await serviceClient();
  const asked = {
    p_teacher: teacherId,
    p_class: classId,
    ...(testId !== undefined && { p_test: testId }),
    ...(number !== undefined && { p_number: number }),
  };
  const rows = await readAll("marks of class", (from, to) => client.rpc("marks_of_class", asked).range(from, to));
  return rows.map(({ test_id, number: seat, code, marks }) => ({
    testId: test_id,
    row: { number: seat, code: z.literal(sheetCodes).parse(code), marks: marksSchema.parse(marks) },
  }));
}

/** A test of a class with the points that were entered; null where the teacher has none of this id. */
export async function openClassTest(teacherId: string, classId: string, testId: string): Promise<TestWithMarks | null> {
  const [tests, marks] = await Promise.all([
    readTests(teacherId, classId, testId),
    readMarks(teacherId, classId, { testId }),
  ]);
  const [test] = tests;
  return test === undefined ? null : { test, rows: marks.map(({ row }) => row) };
}

/** All tests of a class with their points, or with those of one seat; tests without any are left out. */
export async function listMarkedTests(teacherId: string, classId: string, number?: number): Promise<TestWithMarks[]> {
  const all = await readMarks(teacherId, classId, number === undefined ? {} : { number });
  const marks = all.filter(({ row }) => hasMarks(row) || isAbsent(row));
  if (marks.length === 0) return [];
  const tests = await readTests(teacherId, classId, null);
  const byTest = Map.groupBy(marks, ({ testId }) => testId);
  return tests.flatMap((test) => {
    const rows = byTest.get(test.id) ?? [];
    return rows.length === 0 ? [] : [{ test, rows: rows.map(({ row }) => row) }];
  });
}

/** What is known of a seat with what was changed: two pages that are open at once do not take each other's points away. */
function mergeRow({ changed, ...row }: ChangedRow, known: MarkRow | undefined): SeatRow {
  const code = row.code ?? known?.code;
  if (known === undefined || known.code !== code || isAbsent(known) || isAbsent(row)) return row;
  const marks = row.marks.map((mark, item) => (changed.includes(item) ? mark : (known.marks[item] ?? null)));
  // A code that is taken back stays where the other page has put points to it.
  return { ...row, code: hasMarks({ marks }) ? code : row.code, marks };
}

/** As it is stored: with what it says; without anything for a seat of which nothing is known. */
function storedRow({ number, code, marks }: SeatRow, test: MarkedTest) {
  const isKnown = isAbsent({ marks }) || hasMarks({ marks }) || test.codes.length > 1;
  if (code === null || !isKnown) return { number, marks: null };
  const row: MarkRow = { number, code, marks };
  return { ...row, ...learnMarks(row, test) };
}

/**
 * Writes the points of seats; a row without any takes those of its seat away. "refused": the test has no such points; "gone":
 * the teacher has no such test in an open class.
 */
export async function writeTestMarks(
  teacherId: string,
  classId: string,
  testId: string,
  rows: readonly ChangedRow[],
): Promise<"written" | "refused" | "gone"> {
  const opened = await openClassTest(teacherId, classId, testId);
  if (opened === null) return "gone";
  const { test } = opened;
  if (!rows.every((row) => fitsTest(row, test))) return "refused";
  const known = new Map(opened.rows.map((row) => [row.number, row]));
  const written = rows.map((row) => storedRow(mergeRow(row, known.get(row.number)), test));
  const client = await serviceClient();
  const asked = { p_teacher: teacherId, p_class: classId, p_id: testId, p_rows: asJson(written) };
  return unwrap("write test marks", await client.rpc("write_test_marks", asked)) ? "written" : "gone";
}
