import { expect, test } from "vitest";
import { createRng } from "#lib/core/create-rng.ts";
import { clockTwoGame } from "./game.ts";

test("an hour of 24 is explained by the hour that is asked for, less twelve", () => {
  const questions = Array.from({ length: 300 }, (_, index) => {
    const rng = createRng(`of 24/${index}`);
    return clockTwoGame.generate(rng.pick(clockTwoGame.tracks.flatMap(({ levels }) => levels)), rng);
  }).filter(({ identity }) => identity.endsWith(" of 24"));
  expect(questions.length).toBeGreaterThan(10);
  for (const { answer, explanation } of questions) {
    const hour = Number.parseInt(answer.text, 10);
    expect(explanation.text).toMatch(new RegExp(`^${hour} − 12 = ${hour - 12}\\.`));
  }
});
