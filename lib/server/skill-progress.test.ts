import { afterEach, expect, test, vi } from "vitest";
import { learnSkill } from "#lib/play/skill-progress.ts";
import { listDueSkills, readSkillMarks, toSkillProgressRow } from "./skill-progress.ts";

const pupilId = "00000000-0000-4000-8000-000000000001";
const evening = Date.parse("2026-11-21T20:00:00+07:00");

/** Three days, eight days and one day until they are due, as they come back from the database. */
const kept = [
  ["c1-add-within-10", 9],
  ["c1-subtract-within-10", 10],
  ["c2-money-notes", 0],
  ["c2-synonyms", 0],
] as const;

vi.mock("#lib/database/clients.ts", () => ({
  serviceClient: async () => ({
    from: () => ({
      select: () => ({
        eq: (_: string, owner: string) => ({
          in: async (__: string, ids: readonly string[]) => ({
            data: owner === pupilId ? rowsOf(ids) : [],
            error: null,
          }),
        }),
      }),
    }),
  }),
}));
vi.mock("./sessions.ts", () => ({
  readSessionCookie: async () => ({ pupilId, guestId: null, sessionId: null }),
  checkSession: async (session: object) => session,
}));

function rowsOf(ids: readonly string[]): unknown[] {
  return kept
    .filter(([id]) => ids.includes(id))
    .map(([id, right]) => {
      const tries = Array.from({ length: 10 }, (_, index) => ({ difficulty: 1 as const, isRight: index < right }));
      const progress = learnSkill(null, { tries, isMixed: false, at: evening, day: "2026-11-21" });
      return JSON.parse(JSON.stringify(toSkillProgressRow(id, progress)));
    });
}

afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ["2026-11-21T20:00:00+07:00", []],
  ["2026-11-23T23:59:59+07:00", []],
  ["2026-11-24T00:00:00+07:00", ["c1-add-within-10"]],
  ["2026-11-28T23:59:59+07:00", ["c1-add-within-10"]],
  ["2026-11-29T00:00:00+07:00", ["c1-add-within-10", "c1-subtract-within-10"]],
])("at %s these skills of class 1 are due, on the review's page and on that of the class", async (now, due) => {
  vi.useFakeTimers({ now: Date.parse(now) });
  const listed = await listDueSkills(pupilId, "1", Date.now());
  expect(listed.map(({ id }) => id)).toEqual(due);
  const marks = await readSkillMarks(["c1-add-within-10", "c1-subtract-within-10"]);
  expect(marks.due).toEqual(due);
});

test("a skill beyond the programme of its class is never due", async () => {
  vi.useFakeTimers({ now: Date.parse("2026-11-29T00:00:00+07:00") });
  const listed = await listDueSkills(pupilId, "2", Date.now());
  expect(listed.map(({ id }) => id)).toEqual(["c2-money-notes"]);
  expect((await readSkillMarks(["c2-money-notes", "c2-synonyms"])).due).toEqual(["c2-money-notes"]);
});
