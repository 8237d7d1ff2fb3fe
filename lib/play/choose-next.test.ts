import { expect, test } from "vitest";
import { chooseNext } from "./choose-next.ts";

const game = (level: number) => ({ kind: "game", levelName: "counting", level }) as const;
const mapNode = (level: number) => ({ kind: "path", levelName: "level-one", level }) as const;
const skill = (difficulty: 1 | 2 | 3) => ({ kind: "skill", id: "c1-add-within-10", difficulty }) as const;

test.each([
  [game(1), 8, { kind: "next-level", ref: game(2) }],
  [game(1), 7, { kind: "same", ref: game(1) }],
  [game(6), 10, { kind: "same", ref: game(6) }],
  [mapNode(5), 8, { kind: "next-level", ref: mapNode(6) }],
  [mapNode(5), 7, { kind: "same", ref: mapNode(5) }],
  [mapNode(6), 10, { kind: "same", ref: mapNode(6) }],
  [skill(1), 8, { kind: "harder", ref: skill(2) }],
  [skill(2), 10, { kind: "harder", ref: skill(3) }],
  [skill(3), 10, { kind: "same", ref: skill(3) }],
  [skill(3), 4, { kind: "easier", ref: skill(2) }],
  [skill(2), 5, { kind: "same", ref: skill(2) }],
  [skill(1), 0, { kind: "same", ref: skill(1) }],
] as const)("after %o with %i right at once comes %o", (ref, rightFirst, next) => {
  expect(chooseNext(ref, rightFirst, 6)).toEqual(next);
});
