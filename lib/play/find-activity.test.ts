import { describe, expect, test } from "vitest";
import { findActivity } from "./find-activity.ts";
import { findPath } from "./paths.ts";

describe("findActivity", () => {
  test("finds a game's track and a skill", () => {
    expect(findActivity({ kind: "game", levelName: "addition-20", level: 2 })).toEqual({
      kind: "game",
      title: "Cộng trong phạm vi 20",
      classId: "1",
      subject: "maths",
      levelName: "addition-20",
      levelCount: 6,
    });
    expect(findActivity({ kind: "skill", id: "c1-opposites", difficulty: 3 })).toEqual({
      kind: "skill",
      title: "Từ trái ngược",
      classId: "1",
      subject: "vietnamese",
      levelName: "c1-opposites",
      levelCount: 3,
    });
  });

  test("finds a path's stone under the path's name, with the title of what it stands for", () => {
    expect(findActivity({ kind: "path", levelName: "level-one", level: 1 })).toEqual({
      kind: "path",
      title: "Màn 1: Đếm số",
      classId: "1",
      subject: "maths",
      levelName: "level-one",
      levelCount: findPath("level-one")?.mapNodes.length,
    });
  });

  test("knows nothing of other names and levels", () => {
    expect(findActivity({ kind: "path", levelName: "level-one", level: 0 })).toBeUndefined();
    expect(findActivity({ kind: "path", levelName: "level-one", level: 1000 })).toBeUndefined();
    expect(findActivity({ kind: "path", levelName: "addition-20", level: 1 })).toBeUndefined();
    expect(findActivity({ kind: "game", levelName: "level-one", level: 1 })).toBeUndefined();
    expect(findActivity({ kind: "skill", id: "addition-20", difficulty: 1 })).toBeUndefined();
    expect(findActivity({ kind: "game", levelName: "c1-opposites", level: 1 })).toBeUndefined();
    expect(findActivity({ kind: "game", levelName: "addition-20", level: 7 })).toBeUndefined();
    expect(findActivity({ kind: "game", levelName: "addition-20", level: 0 })).toBeUndefined();
  });
});
