import { expect, test } from "vitest";
import { classIds } from "#lib/core/class-id.ts";
import { findSkill, skills } from "#lib/skills/registry.ts";
import { listLessons, taughtBy } from "./lessons.ts";
import { readStanding, standingAt, taughtSkills } from "./standing.ts";

const now = Date.parse("2026-11-18T05:00:00Z");
const told = (text: string | null) => {
  const { maths, vietnamese } = readStanding(text, "3", now);
  return [maths.id, vietnamese.id];
};

test("an address says the lesson of each subject, and the calendar what it leaves out", () => {
  const byCalendar = ["m3-26", "v3-w11"];
  expect(told("30-2")).toEqual(["m3-30", "v3-w02"]);
  expect(told("30-")).toEqual(["m3-30", "v3-w11"]);
  for (const text of [null, "", "-", "0-0", "999-999", "26", "26-11-1", "__proto__", " 30-2"]) {
    expect(told(text)).toEqual(byCalendar);
  }
});

test("two lessons of one week share its days", () => {
  const ids = ["16", "17", "18", "19", "20"].map(
    (day) => standingAt("3", Date.parse(`2026-11-${day}T05:00:00Z`)).maths.id,
  );
  expect(ids).toEqual(ids.toSorted());
  expect(new Set(ids).size).toBe(listLessons("3", "maths").filter(({ week }) => week === 11).length);
});

const courses = classIds.flatMap((classId) => [[classId, "maths"] as const, [classId, "vietnamese"] as const]);

test.each(courses)(
  "what was taught in class %s, %s, is never taken back, and in the end it is everything",
  (classId, subject) => {
    let before = new Map<string, readonly number[]>();
    for (const lesson of listLessons(classId, subject)) {
      const taught = taughtBy(lesson);
      for (const [skill, levels] of before) expect(taught.get(skill)).toEqual(expect.arrayContaining([...levels]));
      for (const { id } of lesson.skills) expect(findSkill(id)?.subject).toBe(subject);
      before = new Map(taught);
    }
    const own = skills.filter((skill) => skill.classId === classId && skill.subject === subject);
    expect(own.filter(({ id }) => !before.has(id))).toEqual([]);
  },
);

test("the skills of a standing are those of both subjects", () => {
  const taught = taughtSkills(readStanding("1-1", "1", now));
  expect([...taught.keys()]).toEqual(["c1-count-to-10", "c1-letter-names", "c1-tone-names", "c1-trace-letters"]);
});
