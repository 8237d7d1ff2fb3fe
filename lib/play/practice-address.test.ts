import { expect, test } from "vitest";
import { practiceAddress } from "./practice-address.ts";

test.each([
  ["/course-detail/110", "/course-detail/110", false],
  ["/course-detail/110/play/2", "/course-detail/110", false],
  ["/course-detail/110/challenge/3", "/course-detail/110", true],
  ["/game/counting", "/game/counting", false],
  ["/game/addition/10", "/game/addition/10", false],
  ["/game/addition/10/play/12", "/game/addition/10", false],
  ["/game2/clock/challenge/1", "/game2/clock", true],
])("%s is of %s", (pathname, href, isChallenge) => {
  expect(practiceAddress(pathname)).toEqual({ href, isChallenge });
});

test.each([
  "/",
  "/class/1",
  "/course/practice/1",
  "/review/1",
  "/game",
  "/game/counting/play",
  "/example-two-class-one",
])("%s is of none", (pathname) => {
  expect(practiceAddress(pathname)).toBeNull();
});
