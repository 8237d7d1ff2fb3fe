import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { TaughtSkill } from "./find-lesson-faults.ts";
import type { Bank } from "./read-content.ts";
import { readLessons } from "./read-lessons.ts";

const counting: TaughtSkill = { id: "c1-counting", classId: "1", subject: "maths" };
const adding: TaughtSkill = { id: "c2-adding", classId: "2", subject: "maths" };
const spelling: TaughtSkill = { id: "c1-spell-c-k", classId: "1", subject: "vietnamese" };
const all = [counting, adding, spelling];

const bank: Bank = {
  skill: "c1-spell-c-k",
  items: [
    {
      id: "c1-spell-c-k-001",
      type: "multiple_choice",
      prompt: "Điền chữ nào vào chỗ chấm: …ô bé?",
      answer: "c",
      distractors: ["k", "kh"],
      hints: ["Con nhìn chữ đứng sau.", "Đó có phải e, ê, i không?"],
      feedback: { k: "Chữ này đứng trước e, ê, i.", kh: "Ghép vào thành tiếng khác." },
      explain: "Viết đúng là “cô bé”.",
      level: 1,
    },
  ],
};

const lesson = { id: "m1-01", no: 1, title: "Đếm số", semester: 1, week: 1, skills: [] };
const teaches = (skill: string, ...levels: number[]) => ({ skill, levels });
const first = { ...lesson, skills: [teaches("c1-counting", 1)] };
const second = { ...lesson, id: "m1-02", no: 2, week: 2, skills: [teaches("c1-counting", 1, 2, 3)] };
const other = { ...lesson, id: "m2-01", skills: [teaches("c1-counting", 3), teaches("c2-adding", 1, 2, 3)] };
const reading = {
  ...lesson,
  id: "v1-w01",
  skills: [teaches("c1-spell-c-k", 1, 2, 3)],
  letters: ["c"],
  rimes: ["ô"],
  tones: ["ngang"],
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "huou-test-"));
  mkdirSync(join(folder, "lessons"));
});
afterEach(() => rmSync(folder, { recursive: true }));

interface Written {
  readonly one?: readonly object[];
  readonly two?: readonly object[];
  readonly vietnamese?: readonly object[];
  readonly itemWeeks?: object;
}

async function findFaults({
  one = [first, second],
  two = [other],
  vietnamese = [reading],
  itemWeeks = { "c1-spell-c-k-001": 4 },
}: Written): Promise<string> {
  const empty = { 3: [], 4: [], 5: [] };
  const write = (name: string, value: object) =>
    writeFileSync(join(folder, "lessons", `${name}.json`), JSON.stringify(value));
  write("maths", { classes: { 1: one, 2: two, ...empty } });
  write("vietnamese", { classes: { 1: vietnamese, 2: [], ...empty }, itemWeeks });
  return (await readLessons(folder, all, [bank])).faults.join("\n");
}

test("lessons in order that teach every skill are without fault, a skill of an earlier class among them", async () => {
  expect(await findFaults({})).toBe("");
  expect((await readLessons(folder, all, [bank])).lessons.map(({ id }) => id)).toEqual([
    "m1-01",
    "m1-02",
    "m2-01",
    "v1-w01",
  ]);
});

test.each<[string, Written, string]>([
  ["a lesson without a title", { one: [{ ...first, title: "" }, second] }, "lessons/maths.json m1-01: title is empty"],
  [
    "a title too long for the list",
    { one: [{ ...first, title: "Đếm".padEnd(91, "m") }, second] },
    "lessons/maths.json m1-01: title is longer than 90 letters",
  ],
  [
    "a level there is not",
    { one: [{ ...first, skills: [teaches("c1-counting", 4)] }, second] },
    "lessons/maths.json m1-01: skills.0.levels.0 Invalid option: expected one of 1|2|3",
  ],
  [
    "a skill without levels",
    { one: [{ ...first, skills: [teaches("c1-counting")] }, second] },
    "lessons/maths.json m1-01: skills.0.levels are missing",
  ],
  [
    "a level that is there twice",
    { one: [{ ...first, skills: [teaches("c1-counting", 1, 1)] }, second] },
    "lessons/maths.json m1-01: skills.0.levels do not rise",
  ],
  [
    "a skill there is not",
    { one: [{ ...first, skills: [teaches("c1-juggling", 1)] }, second] },
    "lessons/maths.json m1-01: no skill is named c1-juggling",
  ],
  [
    "a skill of a later class",
    { one: [{ ...first, skills: [teaches("c2-adding", 1)] }, second] },
    "lessons/maths.json m1-01: c2-adding is of class 2",
  ],
  [
    "a skill of the other subject",
    { one: [{ ...first, skills: [teaches("c1-spell-c-k", 1)] }, second] },
    "lessons/maths.json m1-01: c1-spell-c-k is of another subject",
  ],
  [
    "a skill that is named twice",
    { one: [first, { ...second, skills: [...second.skills, teaches("c1-counting", 1)] }] },
    "lessons/maths.json m1-02: the skill c1-counting is there twice",
  ],
  [
    "a lesson of maths in which nothing is practised",
    { one: [first, second, { ...lesson, id: "m1-03", no: 3, week: 3 }] },
    "lessons/maths.json m1-03: nothing is practised in it",
  ],
  [
    "a semester that goes back",
    { one: [{ ...first, semester: 2 }, second] },
    "lessons/maths.json m1-02: semester 1 stands after semester 2",
  ],
  [
    "a week that goes back",
    { one: [{ ...first, week: 3 }, second] },
    "lessons/maths.json m1-02: week 2 stands after week 3",
  ],
  [
    "a number that is there twice",
    { one: [{ ...first, no: 2 }, second] },
    "lessons/maths.json m1-02: number 2 stands after number 2",
  ],
  ["two lessons of one id", { one: [first, { ...second, id: "m2-01" }] }, "the lesson m2-01 is there twice"],
  [
    "a skill that no lesson of its class teaches",
    { two: [{ ...other, skills: [teaches("c1-counting", 3)] }] },
    "lessons/maths.json: no lesson of class 2 teaches c2-adding",
  ],
  [
    "a level that the year never reaches, though the next class does",
    { one: [first, { ...second, skills: [teaches("c1-counting", 2)] }] },
    "lessons/maths.json: no lesson of class 1 reaches level 3 of c1-counting",
  ],
  [
    "a week of an item there is not",
    { itemWeeks: { "c1-spell-c-k-001": 4, "c1-spell-c-k-002": 4 } },
    "lessons/vietnamese.json c1-spell-c-k-002: has a week and is no item that needs one",
  ],
  ["an item without its week", { itemWeeks: {} }, "lessons/vietnamese.json c1-spell-c-k-001: has no week"],
])("%s is named", async (_, written, fault) => {
  expect(await findFaults(written)).toBe(fault);
});

test("a class that is missing, a week there is not and a file there is not are named", async () => {
  await findFaults({});
  writeFileSync(join(folder, "lessons", "maths.json"), JSON.stringify({ classes: { 1: [], 2: [], 3: [], 4: [] } }));
  expect((await readLessons(folder, [], [bank])).faults[0]).toMatch(/^lessons\/maths\.json .*classes\.5 /u);
  expect(await findFaults({ itemWeeks: { "c1-spell-c-k-001": 36 } })).toMatch(/itemWeeks\.c1-spell-c-k-001 /u);
  rmSync(join(folder, "lessons", "vietnamese.json"));
  expect((await readLessons(folder, all, [])).faults.join("\n")).toMatch(/^lessons\/vietnamese\.json: ENOENT/mu);
});
