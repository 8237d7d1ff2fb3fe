import { expect, test } from "vitest";
import { createRng } from "#lib/core/create-rng.ts";
import type { ClockSetting } from "./clock-setting.ts";
import { toldFigure } from "./told-figure.ts";

const setting: ClockSetting = {
  time: { hour: 7, minute: 0 },
  naming: "half",
  numerals: "quarters",
  step: 60,
  story: null,
  sky: null,
  rng: createRng("told"),
};

test("a whole hour is read with all numbers on the face and a beam under the short hand", () => {
  const [face] = toldFigure(setting).faces;
  expect(face).toMatchObject({ numerals: "all", slice: { from: 33, to: 37 }, counted: 0 });
});

test("the minutes that the long hand has passed are filled, and counted only where they are told", () => {
  const time = { hour: 7, minute: 30 };
  expect(toldFigure({ ...setting, time }).faces[0]).toMatchObject({ slice: { from: 0, to: 30 }, counted: 0 });
  expect(toldFigure({ ...setting, time, naming: "minutes" }).faces[0]).toMatchObject({ counted: 30 });
});
