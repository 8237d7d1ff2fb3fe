import { afterEach, expect, test, vi } from "vitest";
import { learnSkill } from "#lib/play/skill-progress.ts";
import { listDueSkills } from "./list-due-skills.ts";
import { readSkillMarks } from "./read-skill-marks.ts";
import { toSkillProgress, toSkillProgressRow } from "./skill-progress-row.ts";

const pupilId = "00000000-0000-4000-8000-000000000001";
const evening = Date.parse("2026-11-21T20:00:00+07:00");

/** Three days, eight days and one day until they are due, as they come back from the database. */
const kept = [
  ["c1-add-within-10", 9],
  ["c1-subtract-within-10", 10],
  ["c2-money-notes", 0],
] as const;

vi.mock("./list-skill-progress.ts", () => ({
  listSkillProgress: async (_: string, ids: readonly string[]) =>
    new Map(
      kept
        .filter(([id]) => ids.includes(id))
        .map(([id, right]) => {
          const tries = Array.from({ length: 10 }, (__, place) => ({ difficulty: 1 as const, isRight: place < right }));
          const progress = learnSkill(null, { tries, isMixed: false, at: evening, day: "2026-11-21" });
          return toSkillProgress(JSON.parse(JSON.stringify(toSkillProgressRow(id, progress))));
        }),
    ),
}));
vi.mock("./sessions.ts", () => ({
  readSessionCookie: async () => ({ pupilId, guestId: null, sessionId: null }),
  checkSession: async (session: object) => session,
}));

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
  expect(marks.due).toBe(due.length);
});
