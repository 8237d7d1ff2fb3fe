import { expect, test } from "vitest";
import { meetWork, readKeptWork, readWork } from "./kept-work.ts";

const work = (code: string, isDone = false) => ({
  code,
  className: "3A Hoa Mai",
  classId: "3" as const,
  title: "Chia có dư",
  questions: 5,
  minutes: 3,
  closesOn: "2026-11-20",
  isDone,
});

test("only what is given work is taken over", () => {
  const good = work("ACDEFG");
  const bad = [
    null,
    "ACDEFG",
    { ...good, code: "../user" },
    { ...good, code: "acdefg" },
    { ...good, classId: "6" },
    { ...good, closesOn: "20/11/2026" },
    { ...good, minutes: "3" },
    { ...good, isDone: null },
  ];
  expect(readWork([...bad, good])).toEqual([good]);
  expect(readWork({ 0: good })).toEqual([]);
});

test("what was done here stays done until the server knows it", () => {
  expect(meetWork([work("ACDEFG", true)], [work("ACDEFG")])).toEqual([work("ACDEFG", true)]);
});

test("what was done elsewhere today is done, what was done before is not told of, what was taken back is gone", () => {
  const known = [work("ACDEFG"), work("HJKMNP")];
  expect(meetWork(known, [work("ACDEFG", true), work("QRTUWX", true), work("YYYYYY")])).toEqual([
    work("ACDEFG", true),
    work("YYYYYY"),
  ]);
});

test("on the next day only what is still to be done is left", () => {
  const kept = [work("ACDEFG", true), work("HJKMNP")];
  expect(readKeptWork(kept, true)).toEqual(kept);
  expect(readKeptWork(kept, false)).toEqual([work("HJKMNP")]);
});
