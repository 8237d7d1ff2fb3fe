import { expect, test } from "vitest";
import { skills } from "#lib/skills/registry.ts";
import { rewordedTitles, skillPhrase } from "./skill-phrase.ts";

const titles = [...new Set(skills.map(({ title }) => title))];

test("what is done is known as a way to do it, and what is learnt about by its own words", () => {
  expect(skillPhrase("Cộng có nhớ trong phạm vi 100")).toEqual({
    knowledge: "cách cộng có nhớ trong phạm vi 100",
    part: "phần cộng có nhớ trong phạm vi 100",
    tasks: "các bài cộng có nhớ trong phạm vi 100",
  });
  expect(skillPhrase("Bảng nhân 2 và 5")).toEqual({
    knowledge: "bảng nhân 2 và 5",
    part: "phần bảng nhân 2 và 5",
    tasks: "các bài về bảng nhân 2 và 5",
  });
});

test.each([
  ["Nhân hoá", "biện pháp nhân hoá"],
  ["Nhân, chia phân số", "cách nhân, chia phân số"],
  ["Phân số", "khái niệm phân số"],
  ["Phân số bằng nhau", "cách nhận biết phân số bằng nhau"],
  ["Chính tả: s hay x", "chính tả s hay x"],
  ["Ki-lô-gam và lít", "các đơn vị ki-lô-gam và lít"],
  ["Tiền Việt Nam", "cách dùng tiền Việt Nam"],
  ["Tính chất phép tính, tính thuận tiện", "tính chất của phép tính và tính thuận tiện"],
])("%s is known as %s", (title, knowledge) => {
  expect(skillPhrase(title).knowledge).toBe(knowledge);
});

test("the questions of word problems are not called so twice", () => {
  expect(skillPhrase("Bài toán hai bước tính").tasks).toBe("các bài toán hai bước tính");
});

test.each(titles)("%s stands inside a sentence", (title) => {
  const { knowledge, part, tasks } = skillPhrase(title);
  for (const phrase of [knowledge, part, tasks]) {
    expect(phrase).toBe(phrase.normalize("NFC").trim());
    // A question, a list behind a colon or an aside would end the sentence too early.
    expect(phrase).not.toMatch(/[?:()…“”.!]| {2}/);
    expect(phrase.charAt(0)).toBe(phrase.charAt(0).toLowerCase());
    expect(phrase.length).toBeLessThanOrEqual(75);
  }
  expect(part.startsWith("phần ")).toBe(true);
  expect(tasks.startsWith("các bài ")).toBe(true);
});

test("every title that is put otherwise is that of a skill", () => {
  expect(rewordedTitles.filter((title) => !titles.includes(title))).toEqual([]);
});
