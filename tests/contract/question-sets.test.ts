import { expect, test } from "vitest";
import { classIds } from "#lib/core/class-id.ts";
import { createRng } from "#lib/core/create-rng.ts";
import { isReadable, listLessons, taughtBy } from "#lib/lessons/lessons.ts";
import { makeSkillSet } from "#lib/paper/worksheet.ts";
import { changeSet, makeSet, skillsToAsk } from "#lib/play/make-set.ts";
import { codeOf, makeSetQuestion, type QuestionSet, readRecipe, writeRecipe } from "#lib/play/question-set.ts";
import { skills } from "#lib/skills/registry.ts";
import { readBank } from "./list-activities.ts";

const banks = new Map(skills.flatMap(({ id, source }) => (source === "bank" ? [[id, readBank(id)] as const] : [])));

const classes = classIds.flatMap((classId) =>
  (["maths", "vietnamese"] as const).map((subject) => ({ classId, subject })),
);

function madeOf({ questions }: QuestionSet) {
  return questions.map((question) => {
    const made = makeSetQuestion(question, banks);
    if (made === null) throw new Error(`nothing is made of ${JSON.stringify(question)}`);
    return made;
  });
}

test("no two skills, and no two items of a bank, have one code", () => {
  expect(new Set(skills.map(({ id }) => codeOf(id))).size).toBe(skills.length);
  for (const [id, items] of banks) expect(new Set(items.map((item) => codeOf(item.id))).size, id).toBe(items.length);
});

test.each(classes)(
  "each lesson of class $classId in $subject gives a set that asks nothing a later one teaches",
  ({ classId, subject }) => {
    const lessons = listLessons(classId, subject).filter((lesson) => skillsToAsk([lesson]).size > 0);
    expect(lessons.length).toBeGreaterThan(10);
    for (const lesson of lessons) {
      const skillIds = [...skillsToAsk([lesson]).keys()];
      const set = makeSet({ lessons: [lesson], skillIds, count: 10 }, banks, createRng(lesson.id));
      if (set === null) {
        // A lesson whose banks hold too little by its week says so, and has fewer than five questions indeed.
        const open = skillIds.flatMap((id) => (banks.get(id) ?? []).filter((item) => isReadable(item.id, lesson)));
        expect(open.length, lesson.id).toBeLessThan(5);
        continue;
      }
      const made = madeOf(set);
      const taught = taughtBy(lesson);
      const about = skillsToAsk([lesson]);
      for (const { skillId, difficulty, itemId } of made) {
        const fitting = [...(taught.get(skillId ?? "") ?? []), ...(about.get(skillId ?? "") ?? [])];
        expect(fitting, lesson.id).toContain(difficulty);
        expect(isReadable(itemId ?? "", lesson), lesson.id).toBe(true);
      }
      expect(new Set(made.map(({ skillId, question }) => `${skillId} ${question.identity}`)).size).toBe(made.length);
      expect(readRecipe(writeRecipe(set)), lesson.id).toEqual(set);
    }
  },
);

test("of every skill a set can be made, from a lesson of its own class", () => {
  const asked = new Set(
    classes.flatMap(({ classId, subject }) =>
      listLessons(classId, subject).flatMap((lesson) =>
        [...skillsToAsk([lesson]).keys()].map((id) => `${classId} ${id}`),
      ),
    ),
  );
  expect(skills.filter(({ id, classId }) => !asked.has(`${classId} ${id}`)).map(({ id }) => id)).toEqual([]);
});

test.each(["c1-complete-picture-sentence", "c3-inference", "c4-opinion-paragraph", "c5-opinion-reason"])(
  "five questions of %s stand on five texts or pictures",
  (skillId) => {
    for (const seed of ["a", "b", "c", "d", "e", "f"]) {
      const set = makeSkillSet(skillId, 5, seed, banks);
      const topics = set === null ? [] : madeOf(set).map(({ question }) => question.topic);
      expect(new Set(topics.filter((topic) => topic !== undefined)).size, seed).toBe(5);
    }
  },
);

test("a set of a lesson is about that lesson, not about what the same skill practised before it", () => {
  const lessons = listLessons("3", "maths");
  const promptsOf = (no: number) => {
    const lesson = lessons.find((each) => each.no === no) ?? expect.fail();
    const source = { lessons: [lesson], skillIds: [...skillsToAsk([lesson]).keys()], count: 10 } as const;
    return madeOf(makeSet(source, banks, createRng("about")) ?? expect.fail()).map(
      ({ question }) => question.prompt.text,
    );
  };
  // "Gấp một số lên một số lần", "Giảm một số đi một số lần"
  for (const prompt of promptsOf(24)) expect(prompt).toMatch(/gấp/iu);
  for (const prompt of promptsOf(27)) expect(prompt).toMatch(/giảm/iu);
});

test.each(classes)(
  "a set of a lesson of class $classId in $subject asks what the lesson is about wherever that is made by rule",
  ({ classId, subject }) => {
    for (const lesson of listLessons(classId, subject)) {
      const about = skillsToAsk([lesson]);
      const set = makeSet({ lessons: [lesson], skillIds: [...about.keys()], count: 10 }, banks, createRng(lesson.id));
      for (const question of set?.questions ?? []) {
        if ("difficulty" in question) expect(about.get(question.skillId), lesson.id).toContain(question.difficulty);
      }
    }
  },
);

test.each(classes)(
  "the longest set of class $classId in $subject has an address of fewer than 300 letters",
  ({ classId, subject }) => {
    const [first, ...others] = listLessons(classId, subject);
    if (first === undefined) throw new Error("no lessons");
    const lessons = [first, ...others] as const;
    const set = makeSet(
      { lessons, skillIds: [...skillsToAsk(lessons).keys()], count: 20 },
      banks,
      createRng("longest"),
    );
    if (set === null) throw new Error("no set");
    expect(set.questions).toHaveLength(20);
    expect(new Set(set.questions.map(({ skillId }) => skillId)).size).toBeGreaterThan(10);
    expect(`https://${"a".repeat(60)}.vn/bo/${writeRecipe(set)}${"b".repeat(12)}`.length).toBeLessThan(300);
    expect(madeOf(set)).toEqual(madeOf(readRecipe(writeRecipe(set)) ?? set));
  },
);

test("a question that is thrown again is another of the same skill and difficulty, and the others stay", () => {
  const lessons = [listLessons("3", "maths")[25] ?? fail()] as const;
  const source = { lessons, skillIds: [...skillsToAsk(lessons).keys()], count: 10 };
  const set = makeSet(source, banks, createRng("one")) ?? fail();
  const changed = changeSet(set, { kind: "replace", place: 3 }, banks, createRng("two"));
  expect(changed.questions[3]).not.toEqual(set.questions[3]);
  expect(changed.questions.toSpliced(3, 1)).toEqual(set.questions.toSpliced(3, 1));
  const [before, after] = [madeOf(set)[3], madeOf(changed)[3]];
  expect([after?.skillId, after?.difficulty]).toEqual([before?.skillId, before?.difficulty]);
  expect(after?.question.identity).not.toBe(before?.question.identity);
  const all = changeSet(set, { kind: "replace-all" }, banks, createRng("three"));
  expect(all.questions.filter((question, place) => question === set.questions[place])).toEqual([]);
});

test("the questions on a text stand together, and no more texts are read than needed", () => {
  const [skillId, bank] = [...banks].find(([, items]) => items.every(({ passage }) => passage !== null)) ?? fail();
  const lesson = classIds
    .flatMap((classId) => listLessons(classId, "vietnamese"))
    .findLast((each) => each.skills.some(({ id }) => id === skillId));
  const set =
    makeSet({ lessons: [lesson ?? fail()], skillIds: [skillId], count: 10 }, banks, createRng("texts")) ?? fail();
  const texts = madeOf(set).map(({ itemId }) => bank.find(({ id }) => id === itemId)?.passage?.id);
  const changes = texts.filter((text, place) => text !== texts[place - 1]).length;
  expect(changes).toBe(new Set(texts).size);
  const asked = Map.groupBy(bank, ({ passage }) => passage?.id);
  const fewest = Math.min(...[...asked.values()].map(({ length }) => length));
  expect(changes).toBeLessThanOrEqual(Math.ceil(10 / fewest));
});

test("questions move by one place, and five are left", () => {
  const lessons = [listLessons("2", "maths")[30] ?? fail()] as const;
  const source = { lessons, skillIds: [...skillsToAsk(lessons).keys()], count: 6 };
  const set = makeSet(source, banks, createRng("one")) ?? fail();
  const [a, b, c, d, e, f] = set.questions;
  const after = (kind: "up" | "down" | "remove", place: number, of = set) =>
    changeSet(of, { kind, place }, banks, createRng("any"));
  expect(after("up", 2).questions).toEqual([a, c, b, d, e, f]);
  expect(after("down", 2).questions).toEqual([a, b, d, c, e, f]);
  expect(after("up", 0)).toEqual(set);
  expect(after("down", 5)).toEqual(set);
  expect(after("down", 19)).toEqual(set);
  const five = after("remove", 1);
  expect(five.questions).toEqual([a, c, d, e, f]);
  expect(after("remove", 1, five)).toEqual(five);
});

function fail(): never {
  throw new Error("not there");
}
