import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { classIds } from "#lib/core/class-id.ts";
import { listLessons } from "#lib/lessons/lessons.ts";
import { skills } from "#lib/skills/registry.ts";
import { askedAloud, openOnPassage, openOnSkill, textsOf } from "#lib/test-papers/texts.ts";
import { passages } from "./read-passages.ts";

const pointsOf = (marking: readonly { readonly points: number }[]) =>
  marking.reduce((sum, { points }) => sum + points, 0);

/** Syllables as a teacher counts them: foreign names by their parts. */
function countSyllables(lines: readonly string[]): number {
  return lines
    .join(" ")
    .split(/[\s-]+/u)
    .filter((word) => /\p{L}/u.test(word)).length;
}

/** Points of the exercise of class 1 that is made of questions. */
const exerciseOfClass1 = 2;

describe("the texts of test papers", () => {
  test("are written with whole letters, in the spelling of schools", () => {
    for (const file of ["aloud", "open-questions", "writing"]) {
      const path = new URL(`../../supabase/content/test-papers/${file}.json`, import.meta.url);
      const text = readFileSync(path, "utf8");
      expect(text, file).toBe(text.normalize("NFC"));
      expect(text.match(/(?:[hkt]òa|khỏe|thủy|lý do|kỳ|kỹ|mỹ thuật|xóa|tòa)(?!\p{L})/gu), file).toBeNull();
    }
  });

  test("every text to read has an open question of each level and one that is asked aloud", () => {
    for (const { id } of passages) {
      expect(
        openOnPassage(id)
          .map(({ level }) => level)
          .toSorted(),
        id,
      ).toEqual([1, 2, 3]);
      expect(askedAloud(id)?.prompt, id).toMatch(/[?.]$/u);
    }
  });

  test("every open question on the language is of a skill its class is taught", () => {
    const taught = new Set(
      classIds.flatMap((classId) =>
        listLessons(classId, "vietnamese").flatMap(({ about }) =>
          about.flatMap(({ id, difficulties }) => difficulties.map((level) => `${id} ${level}`)),
        ),
      ),
    );
    const open = skills.flatMap(({ id }) => openOnSkill(id).map(({ level }) => `${id} ${level}`));
    expect(open.length).toBeGreaterThan(40);
    expect(open.filter((each) => !taught.has(each) || each.endsWith(" 1"))).toEqual([]);
  });

  test.each(classIds)("what a text of class %s is marked by adds up", (classId) => {
    const { aloud, dictation, writing } = textsOf(classId);
    expect(pointsOf(aloud.marking)).toBe(aloud.points);
    expect(pointsOf(dictation.marking)).toBe(dictation.points);
    const exercise = classId === "1" ? exerciseOfClass1 : 0;
    expect(dictation.points + writing.points + exercise).toBe(10);
    const alone = classId > "3" ? 10 : writing.points;
    for (const { id, marking } of writing.prompts) {
      expect(pointsOf(marking), id).toBe(writing.points);
      expect(pointsOf([...marking, ...(writing.withoutDictation ?? [])]), id).toBe(alone);
    }
  });

  test.each(classIds)("class %s has texts in both semesters, each as long as it says", (classId) => {
    const { dictation, writing } = textsOf(classId);
    for (const list of [dictation.texts, writing.prompts]) {
      expect(new Set(list.map(({ term }) => term))).toEqual(new Set([1, 2]));
    }
    for (const { id, lines, syllables } of dictation.texts) expect(countSyllables(lines), id).toBe(syllables);
  });

  test("a prompt has a picture where it speaks of one, and the picture is there", () => {
    const prompts = classIds.flatMap((classId) => textsOf(classId).writing.prompts);
    expect(prompts.filter(({ prompt, pictures }) => /tranh/u.test(prompt) !== pictures.length > 0)).toEqual([]);
    const files = prompts.flatMap(({ pictures }) => pictures.map(({ file }) => file));
    expect(files.length).toBeGreaterThan(0);
    const isMissing = (file: string) => !existsSync(new URL(`../../public/test-papers/${file}.svg`, import.meta.url));
    expect(files.filter(isMissing)).toEqual([]);
  });
});
