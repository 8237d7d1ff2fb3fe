import { expect, test, vi } from "vitest";
import { fakeWindow } from "#tests/setup/fake-window.ts";
import { findKept, keptComments, readKept } from "./kept-comments.ts";

const key = "comments class-1 maths";
const own = { number: 3, joinedAt: "2026-09-05T01:00:00Z", variant: 0, text: "Em làm tốt." };

test("a comment is kept for its class and subject, and another replaces it", () => {
  vi.stubGlobal("window", fakeWindow());
  const maths = keptComments("class-1", "maths");
  maths.keep(own);
  maths.keep({ ...own, number: 4, variant: 2, text: null });
  maths.keep({ ...own, text: "Em làm rất tốt." });
  expect(findKept(readKept(maths.read()), own)?.text).toBe("Em làm rất tốt.");
  expect(readKept(maths.read())).toHaveLength(2);
  expect(keptComments("class-1", "vietnamese").read()).toBeNull();
  expect(keptComments("class-2", "maths").read()).toBeNull();
  expect(readKept(keptComments("class-1", "maths").read())).toHaveLength(2);
});

test("a first draft that nobody has touched is not kept, and nothing is left behind", () => {
  const window = fakeWindow();
  vi.stubGlobal("window", window);
  const comments = keptComments("class-1", "maths");
  comments.keep(own);
  comments.keep({ ...own, text: null });
  expect(window.localStorage.getItem(key)).toBeNull();
});

test("whoever sits on the seat later does not get the comment of who sat there before", () => {
  expect(findKept([own], { ...own, joinedAt: "2026-11-01T01:00:00Z" })).toBeNull();
});

test("where storage is blocked a comment holds until the page is left", () => {
  vi.stubGlobal("window", fakeWindow({ isBlocked: true }));
  const comments = keptComments("class-1", "maths");
  comments.keep(own);
  expect(findKept(readKept(comments.read()), own)).toEqual(own);
});

test.each([
  "",
  "{",
  "null",
  "7",
  '{"number":1}',
  '[7,null,{"number":3}]',
  '[{"number":3,"joinedAt":"","variant":-1,"text":null}]',
])("%s, written by something else, is no comment", (written) => {
  expect(readKept(written)).toEqual([]);
});
