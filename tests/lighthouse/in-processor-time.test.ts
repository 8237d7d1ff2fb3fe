import { expect, test } from "vitest";
import { inProcessorTime } from "./in-processor-time.ts";

const thread = { pid: 1, tid: 1 };
const waited = { ...thread, name: "RunTask", ts: 1000, dur: 100, tdur: 40 };

test("a task takes as long as the processor was at work on it, and so do its parts", () => {
  const parts = [
    { ...thread, name: "EvaluateScript", ts: 1050, dur: 50, tdur: 10 },
    { ...thread, name: "v8.compile", ts: 1060, dur: 20, tdur: 9 },
  ];
  expect(inProcessorTime([...parts, waited])).toEqual([
    { ...waited, dur: 40 },
    { ...parts[0], ts: 1020, dur: 20 },
    { ...parts[1], ts: 1024, dur: 8 },
  ]);
});

test("what comes after a task begins when it did", () => {
  const next = { ...waited, ts: 1100, dur: 30, tdur: 30 };
  expect(inProcessorTime([waited, next])).toEqual([{ ...waited, dur: 40 }, next]);
});

test("a task of another thread in the same time is no part", () => {
  const other = { ...waited, tid: 2, ts: 1010, dur: 10, tdur: 10 };
  expect(inProcessorTime([waited, other])).toEqual([{ ...waited, dur: 40 }, other]);
});

test("a task whose processor time was not recorded stays as it is", () => {
  const { tdur: _, ...unknown } = waited;
  expect(inProcessorTime([unknown])).toEqual([unknown]);
});
