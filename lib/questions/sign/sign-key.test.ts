import { expect, test } from "vitest";
import { toLine } from "#lib/core/to-line.ts";
import { signGrading } from "#lib/questions/kinds/sign/grading.ts";
import { signBetween } from "./sign-between.ts";
import { signKey } from "./sign-key.ts";

const turned = toLine("Miệng cá sấu há về số lớn hơn.");
const notEqual = toLine("Hai bên chưa bằng nhau.");

test("the sign between two numbers is told by their size", () => {
  expect([signBetween(3, 8), signBetween(8, 8), signBetween(8, 3)]).toEqual(["<", "=", ">"]);
});

test("a sign turned round and a wrong equals sign are answered each by their own sentence", () => {
  const key = signKey("<", turned, notEqual);
  expect(signGrading.feedback(key, { sign: ">" })).toEqual(turned);
  expect(signGrading.feedback(key, { sign: "=" })).toEqual(notEqual);
  expect(signGrading.feedback(key, { sign: "<" })).toBeNull();
});

test("where both sides are equal nobody hears that a sign is the wrong way round", () => {
  const key = signKey("=", turned, notEqual);
  expect(signGrading.feedback(key, { sign: "<" })).not.toEqual(turned);
  expect(signGrading.feedback(key, { sign: "<" })).toEqual(signGrading.feedback(key, { sign: ">" }));
  expect(signGrading.feedback(key, { sign: "=" })).toBeNull();
});
