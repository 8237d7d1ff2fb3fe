import { randomUUID } from "node:crypto";
import type { SupabaseClient } from "@supabase/supabase-js";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import type { Database } from "#lib/database/database.types.ts";
import { itemsOfCode, type MarkRow, type TestContent, wrongAnswersOf } from "#lib/marks/marked-test.ts";
import { tellsWhy } from "#lib/questions/mistake-code.ts";
import { clientOf } from "./support/client-of.ts";
import { seededFolder } from "./support/seeded-folder.ts";

vi.mock("next/headers", () => ({ headers: async () => new Headers(), cookies: async () => ({ getAll: () => [] }) }));

// The environment is read once for each life of the modules, so each test begins a new one.
beforeEach(() => {
  vi.resetModules();
});

async function open() {
  vi.stubEnv("DATA_DIR", seededFolder());
  const [
    { backend },
    { closeBackend },
    { readAddress },
    tests,
    { listClassProgress },
    { readPupilReport },
    exports,
    classes,
  ] = await Promise.all([
    import("#lib/database/open-backend.ts"),
    import("#lib/database/backend.ts"),
    import("#lib/test-papers/read-request.ts"),
    import("#lib/server/class-tests.ts"),
    import("#lib/server/class-progress.ts"),
    import("#lib/server/pupil-report.ts"),
    import("#lib/server/class-export.ts"),
    import("#lib/server/classes.ts"),
  ]);
  onTestFinished(() => closeBackend());
  const client = clientOf(await backend(), "secretKey");
  const requestOf = (address: string) => {
    const request = readAddress(address);
    if (request === null) throw new Error(`${address} is no paper`);
    return request;
  };
  return { client, requestOf, listClassProgress, readPupilReport, openClass: classes.openClass, ...tests, ...exports };
}

async function makeClass(client: SupabaseClient<Database>, teacher: string, code = "HUEQ34"): Promise<string> {
  const id = randomUUID();
  const seats = [1, 2, 3].map((number) => ({
    number,
    emblem: number,
    sealed_name: null,
    card_hash: `${code}${number}`.padEnd(43, "c"),
    lock_hash: "l".repeat(43),
  }));
  const made = {
    ...{ p_id: id, p_teacher: teacher, p_email: "co.lan@truong.vn", p_name: "3A", p_class: "3", p_school_year: 2026 },
    ...{ p_code: code, p_key_check: "k".repeat(40), p_seats: seats },
  };
  await client.rpc("create_class", made).throwOnError();
  return id;
}

const address = "/de?lop=3&mon=toan&dip=cuoi-1&ma=2&so=mua";

/** All points of a code but for the first question with a wrong answer that is known: there it is named, and nothing is won. */
function rowWithSlip(number: number, code: MarkRow["code"], content: TestContent) {
  const coded = itemsOfCode(content, code);
  const at = coded.find((each) => wrongAnswersOf(each).some(({ code }) => tellsWhy(code)));
  if (at === undefined) throw new Error("of no wrong answer it is known why");
  const slip = wrongAnswersOf(at).findIndex(({ code }) => tellsWhy(code));
  const marks = content.items.map(({ quarters }, item) =>
    item === at.item ? { quarters: 0, slips: [slip] } : { quarters, slips: [] },
  );
  const changed = [...marks.keys()];
  return { row: { number, code, marks, changed }, missed: content.items[at.item], wrong: wrongAnswersOf(at)[slip] };
}

test("points by question feed what a class is known to need, at seats with and without a pupil", async () => {
  const { client, requestOf, keepClassTest, openClassTest, writeTestMarks, listClassProgress, ...rest } = await open();
  const teacher = randomUUID();
  const classId = await makeClass(client, teacher);
  const kept = await keepClassTest(teacher, classId, requestOf(address));
  const testId = kept.ok ? kept.value : "";
  // Once more is the same test.
  expect(await keepClassTest(teacher, classId, requestOf(address))).toEqual(kept);
  const opened = await openClassTest(teacher, classId, testId);
  const content = opened?.test;
  if (content === undefined) throw new Error("the test is not there");
  expect(content).toMatchObject({
    title: "Kiểm tra cuối học kì I – Toán lớp 3",
    href: expect.stringMatching(/^\/de\?/u),
  });
  expect(content.items.reduce((sum, { quarters }) => sum + quarters, 0)).toBe(40);
  expect(content.codes.map(({ code }) => code)).toEqual(["A", "B"]);
  const first = rowWithSlip(1, "A", content);
  const second = rowWithSlip(2, "B", content);
  expect(await writeTestMarks(teacher, classId, testId, [first.row, second.row])).toBe("written");
  expect((await openClassTest(teacher, classId, testId))?.rows).toEqual(
    [first.row, second.row].map(({ changed: _, ...row }) => row),
  );

  const progress = await listClassProgress(teacher, classId, Date.now());
  expect(progress.mistakes).toMatchObject([
    {
      number: 1,
      skillId: first.missed?.skillId,
      code: first.wrong?.code,
      isNamed: true,
      sample: { given: first.wrong?.given },
    },
    { number: 2, skillId: second.missed?.skillId, code: second.wrong?.code, isNamed: true },
  ]);
  const missed = progress.skills.find(({ number, skillId }) => number === 1 && skillId === first.missed?.skillId);
  expect(missed).toMatchObject({ state: "learning", isDue: false });
  expect(missed?.right).toBeLessThan(missed?.asked ?? 0);
  const others = progress.skills.filter(({ number, skillId }) => number === 1 && skillId !== first.missed?.skillId);
  expect(others.length).toBeGreaterThan(4);
  for (const { right, asked } of others) expect(right).toBe(asked);
  expect(await rest.readPupilReport(teacher, classId, 1, Date.now())).toMatchObject({
    tests: [{ id: testId, total: { missing: 0, quarters: 40 - (first.missed?.quarters ?? 0) } }],
  });
  expect(await rest.openClass(teacher, classId, Date.now())).toMatchObject({ tests: [{ id: testId, marked: 2 }] });
  expect(await rest.readClassExport(teacher, classId, Date.now())).toMatchObject({
    tests: [{ rows: [{ number: 1 }, { number: 2 }] }],
  });

  // Another page that was opened before changes one question and leaves the others as they are now.
  const late = { ...first.row, marks: content.items.map(() => null), changed: [1] };
  expect(await writeTestMarks(teacher, classId, testId, [late])).toBe("written");
  const [merged] = (await openClassTest(teacher, classId, testId))?.rows ?? [];
  expect(merged?.marks).toEqual(first.row.marks.map((mark, item) => (item === 1 ? null : mark)));
  // Who was absent has no points, and is not among those who have.
  expect(await writeTestMarks(teacher, classId, testId, [{ ...second.row, marks: [] }])).toBe("written");
  expect((await openClassTest(teacher, classId, testId))?.rows[1]?.marks).toEqual([]);
  expect(await rest.openClass(teacher, classId, Date.now())).toMatchObject({ tests: [{ id: testId, marked: 1 }] });
  expect((await rest.readPupilReport(teacher, classId, 2, Date.now())).tests).toMatchObject([{ total: null }]);
  expect(await writeTestMarks(teacher, classId, testId, [second.row])).toBe("written");

  // A code that was chosen by mistake is taken back, but not from points that another page has put to it.
  const none = content.items.map(() => null);
  const rowsOf = async () => (await openClassTest(teacher, classId, testId))?.rows ?? [];
  const before = await rowsOf();
  expect(await writeTestMarks(teacher, classId, testId, [{ number: 3, code: "B", marks: none, changed: [] }])).toBe(
    "written",
  );
  expect(await rowsOf()).toEqual([...before, { number: 3, code: "B", marks: none }]);
  const takenBack = [2, 3].map((number) => ({ number, code: null, marks: none, changed: [] }));
  expect(await writeTestMarks(teacher, classId, testId, takenBack)).toBe("written");
  expect(await rowsOf()).toEqual(before);

  // A mark that was taken back teaches nothing any more.
  const empty = { ...first.row, marks: content.items.map(() => null) };
  expect(await writeTestMarks(teacher, classId, testId, [empty])).toBe("written");
  expect((await listClassProgress(teacher, classId, Date.now())).mistakes).toHaveLength(1);
  expect(await rest.deleteClassTest(teacher, classId, testId)).toBe(true);
  expect(await listClassProgress(teacher, classId, Date.now())).toEqual({ skills: [], mistakes: [] });
});

test("another teacher has no part in it, and points a test does not have are refused", async () => {
  const { client, requestOf, keepClassTest, openClassTest, writeTestMarks, openClass, deleteClassTest } = await open();
  const [teacher, stranger] = [randomUUID(), randomUUID()];
  const classId = await makeClass(client, teacher);
  const own = await makeClass(client, stranger, "HUEQ36");
  expect(await keepClassTest(stranger, classId, requestOf(address))).toEqual({ ok: false, reason: "gone" });
  // A paper of class 4 is none of class 3.
  const other = requestOf("/de?lop=4&mon=toan&dip=cuoi-1&so=mua");
  expect(await keepClassTest(teacher, classId, other)).toEqual({ ok: false, reason: "refused" });
  const kept = await keepClassTest(teacher, classId, requestOf(address));
  const testId = kept.ok ? kept.value : "";
  const content = (await openClassTest(teacher, classId, testId))?.test;
  if (content === undefined) throw new Error("the test is not there");
  const { row } = rowWithSlip(1, "A", content);
  for (const [who, where] of [
    [stranger, classId],
    [stranger, own],
    [teacher, own],
  ] as const) {
    expect(await openClassTest(who, where, testId)).toBeNull();
    expect(await writeTestMarks(who, where, testId, [row])).toBe("gone");
    expect(await deleteClassTest(who, where, testId)).toBe(false);
  }
  expect(await openClass(stranger, classId, Date.now())).toBeNull();
  const tooMany = { ...row, marks: row.marks.map((mark) => ({ ...mark, quarters: 41 })) };
  expect(await writeTestMarks(teacher, classId, testId, [tooMany])).toBe("refused");
  expect(await writeTestMarks(teacher, classId, testId, [{ ...row, code: "C" }])).toBe("refused");
  // A seat that is not there is passed over.
  expect(await writeTestMarks(teacher, classId, testId, [{ ...row, number: 9 }])).toBe("written");
  expect((await openClassTest(teacher, classId, testId))?.rows).toEqual([]);
});
