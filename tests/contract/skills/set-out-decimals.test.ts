import { expect, test } from "vitest";
import { createRng } from "#lib/core/create-rng.ts";
import { toPublic } from "#lib/questions/to-public.ts";
import { addSubtractDecimals } from "#lib/skills/maths/class-5/add-subtract-decimals.ts";
import { oracle } from "#tests/contract/oracles/class-5/add-subtract-decimals.ts";

test("of the ways to set out two decimals the one marked right is the one whose rows stand right", () => {
  const asked = Array.from({ length: 200 }, (_, seed) =>
    addSubtractDecimals.generate(2, createRng(`set-out/${seed}`)),
  ).flatMap((question) => (question.kind === "figure-choice" ? [question] : []));
  expect(asked.length).toBeGreaterThanOrEqual(20);
  for (const question of asked) {
    const figures = question.view.figures.map((figure) => toPublic({ ...question, view: { figures: [figure] } }));
    expect(figures.map((seen) => oracle(seen) !== null)).toEqual(
      figures.map((_, place) => place === question.key.right),
    );
    for (const figure of question.view.figures) expect(figure.alt).not.toMatch(/phẩy|thẳng cột/u);
  }
});
