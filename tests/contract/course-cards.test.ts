import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";
import { skills } from "#lib/skills/registry.ts";

const cards = z
  .array(z.object({ class: z.string(), class_type: z.string(), level: z.int(), title: z.string(), name: z.string() }))
  .parse(JSON.parse(readFileSync(new URL("../../supabase/content/courselist.json", import.meta.url), "utf8")));

test("every skill has a card among the exercises of its class, in teaching order", () => {
  for (const classId of ["1", "2", "3", "4", "5"]) {
    const listed = cards
      .filter((card) => card.class === classId && card.class_type === "practice")
      .toSorted((one, other) => one.level - other.level)
      .map(({ name }) => name);
    const own = skills.filter((skill) => skill.classId === classId).map(({ id }) => id);
    expect(listed.filter((name) => own.includes(name))).toEqual(own);
  }
});

test("no two cards of a list have the same title", () => {
  const titles = cards.map((card) => `${card.class} ${card.class_type} ${card.title}`);
  expect(titles.filter((title, place) => titles.indexOf(title) !== place)).toEqual([]);
});
