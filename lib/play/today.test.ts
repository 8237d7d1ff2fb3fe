import { describe, expect, test } from "vitest";
import { classIds } from "#lib/core/class-id.ts";
import { dayMs } from "#lib/core/durations.ts";
import { listLessons } from "#lib/lessons/lessons.ts";
import { schoolWeeks } from "#lib/lessons/school-week.ts";
import { readStanding, type Standing, standingAt, taughtSkills } from "#lib/lessons/standing.ts";
import { findSkill } from "#lib/skills/registry.ts";
import type { FirstTry } from "./first-try.ts";
import { learnSkill, type SkillProgress } from "./skill-progress.ts";
import { planDailyReview, questionsOfDay, rankNewSkills } from "./today.ts";

const now = Date.parse("2026-11-18T05:00:00Z");
const standing = readStanding("26-11", "3", now);

/** Progress after a run of ten at difficulty 1, so many days ago, of which the first ones were right. */
function practised(right: number, daysAgo: number): SkillProgress {
  const tries: FirstTry[] = Array.from({ length: 10 }, (_, place) => ({ difficulty: 1, isRight: place < right }));
  const at = now - daysAgo * dayMs;
  return learnSkill(null, { tries, isMixed: false, at, day: new Date(at).toISOString().slice(0, 10) });
}

const never = () => false;

describe("a new lesson", () => {
  test("is the least known skill of the present lessons, in turns of both subjects", () => {
    const first = (day: number) => rankNewSkills(standing, new Map(), day)[0];
    expect([first(0)?.lesson.subject, first(1)?.lesson.subject]).toEqual(["maths", "vietnamese"]);
    expect([first(0)?.lesson.id, first(1)?.lesson.id]).toEqual(["m3-26", "v3-w11"]);
    const [best, next] = rankNewSkills(standing, new Map(), 0);
    const known = new Map([[best?.id ?? "", practised(10, 1)]]);
    expect(rankNewSkills(standing, known, 0)[0]?.id).toBe(next?.id);
  });

  test("comes from the lessons before where those of today are mastered", () => {
    const present = rankNewSkills(standing, new Map(), 0).filter(({ lesson }) =>
      ["m3-26", "v3-w11"].includes(lesson.id),
    );
    const mastered = new Map(present.map(({ id }) => [id, { ...practised(10, 3), state: "mastered" as const }]));
    const [first] = rankNewSkills(standing, mastered, 0);
    expect(present.map(({ id }) => id)).not.toContain(first?.id);
    expect(first?.lesson.no).toBeLessThan(26);
  });

  test("has fewer questions in class 1, fewest in the first half of the year", () => {
    const count = (classId: "1" | "4", week: number) =>
      questionsOfDay(classId, readStanding(`-${week}`, classId, Date.parse(week < 19 ? "2026-10-01" : "2027-04-01")));
    expect([count("1", 4), count("1", 30), count("4", 4)]).toEqual([6, 8, 10]);
  });
});

describe("the daily review", () => {
  test("asks what waited longest, each skill once before one comes again, at a difficulty that is taught", () => {
    const ids = [...taughtSkills(standing).keys()].slice(0, 7);
    const progress = new Map(ids.map((id, place) => [id, practised(8, 10 + place)]));
    const asked = planDailyReview(standing, progress, () => true, 10);
    expect(asked).toHaveLength(10);
    expect(asked.slice(0, 7).map(({ id }) => id)).toEqual(ids.toReversed());
    expect(asked.slice(7)).toEqual(asked.slice(0, 3));
  });

  test("takes what went wrong last before its time", () => {
    const [first = "", second = ""] = taughtSkills(standing).keys();
    const progress = new Map([
      [first, practised(10, 1)],
      [second, practised(3, 1)],
    ]);
    const asked = planDailyReview(standing, progress, never, 2);
    expect(asked.map(({ id }) => id)).toEqual([second, first]);
  });

  test("asks of last week's lesson where nothing waits", () => {
    const asked = planDailyReview(standing, new Map(), never, 10);
    const before = listLessons("3", "maths")
      .slice(0, 25)
      .flatMap(({ skills }) => skills.map(({ id }) => id));
    const weeks = listLessons("3", "vietnamese")
      .slice(0, 10)
      .flatMap(({ skills }) => skills.map(({ id }) => id));
    expect(asked).toHaveLength(10);
    for (const { id } of asked) expect([...before, ...weeks]).toContain(id);
  });
});

/** Whether a skill may be asked at a difficulty by a standing, read from the lessons themselves. */
function isTaught({ maths, vietnamese }: Standing, id: string, difficulty: number): boolean {
  const isRevised = findSkill(id)?.classId !== maths.classId;
  return [maths, vietnamese].some((present) =>
    listLessons(present.classId, present.subject)
      .slice(0, present.no)
      .some(({ skills }) =>
        skills.some((each) => each.id === id && (isRevised || each.difficulties.some((d) => d === difficulty))),
      ),
  );
}

/** A day in the middle of each school week. */
const days = Array.from({ length: 300 }, (_, day) => Date.parse("2026-09-07T05:00:00Z") + day * dayMs);

test.each(classIds)("in class %s nothing is asked before it is taught, on any day of the year", (classId) => {
  const weeks = new Set<number>();
  for (const day of days) {
    const at = standingAt(classId, day);
    weeks.add(at.vietnamese.week);
    const progress = new Map([...taughtSkills(at).keys()].map((id, place) => [id, practised(place % 11, place % 30)]));
    for (const known of [new Map<string, SkillProgress>(), progress]) {
      const ranked = rankNewSkills(at, known, day / dayMs);
      const steps = ranked.flatMap(({ id, difficulties }) => difficulties.map((difficulty) => ({ id, difficulty })));
      const review = planDailyReview(at, known, ({ card }) => card.dueAt % 2 === 0, 10);
      expect(steps.length).toBeGreaterThan(0);
      expect([...steps, ...review].filter(({ id, difficulty }) => !isTaught(at, id, difficulty))).toEqual([]);
      expect(review.filter(({ id }) => findSkill(id)?.isExtension)).toEqual([]);
    }
  }
  expect(weeks.size).toBe(schoolWeeks);
});
