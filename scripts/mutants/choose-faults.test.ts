import { expect, test } from "vitest";
import { chooseFaults } from "./choose-faults.ts";
import type { Fault } from "./fault.ts";

const faults = ["a", "b", "c", "d", "e"].map(
  (id): Fault => ({ id, what: "It is wrong.", file: "a.ts", find: "1", replace: "2", tests: ["a.test.ts"] }),
);

function chosen(...args: readonly string[]): string {
  return chooseFaults(faults, args)
    .map(({ id }) => id)
    .join("");
}

test("all faults are chosen when nothing is asked for", () => {
  expect(chosen()).toBe("abcde");
});

test("every fault is in exactly one of the parts", () => {
  expect(["1/2", "2/2"].map((part) => chosen("--part", part))).toEqual(["ace", "bd"]);
  expect(["1/3", "2/3", "3/3"].map((part) => chosen("--part", part))).toEqual(["ad", "be", "c"]);
});

test("faults that are named are chosen alone", () => {
  expect(chosen("d", "b")).toBe("bd");
});

test("a part that does not exist is an error", () => {
  for (const part of ["0/2", "3/2", "1", "1/0", "a/b", "1/2/3", "-1/2"]) {
    expect(() => chosen(`--part=${part}`)).toThrow(`--part ${part}: say the part`);
  }
});

test("a name no fault has is an error", () => {
  expect(() => chosen("a", "z")).toThrow("No fault is called z.");
});
