import { expect, test } from "vitest";
import { createRng } from "#lib/core/create-rng.ts";
import { knows } from "#tests/setup/child.ts";
import { listActivities } from "./list-activities.ts";

/** Skills that browser tests play to the end, by what the screen shows. */
const played = ["c1-add-within-10", "c1-flat-shapes", "c1-opposites", "c3-perimeter"];

const activities = listActivities().filter(({ name }) => played.some((id) => name.startsWith(`${id} `)));

test("each skill that is played has its three difficulties here", () => {
  expect(activities).toHaveLength(played.length * 3);
});

test.each(activities)("who plays $name in a browser test knows every wording of it", ({ name, make }) => {
  const prompts = Array.from(
    { length: 300 },
    (_, index) => make(index, createRng(`${name}/ways/${index}`)).prompt.text,
  );
  expect(prompts.filter((prompt) => !knows(prompt))).toEqual([]);
});
