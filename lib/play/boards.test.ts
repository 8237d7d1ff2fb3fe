import { describe, expect, test } from "vitest";
import { classIds } from "#lib/core/class-id.ts";
import { games } from "#lib/games/registry.ts";
import { skills } from "#lib/skills/registry.ts";
import { boardLabel } from "./board-label.ts";
import { findBoard, firstBoards, listBoardsOfClass } from "./boards.ts";
import { paths } from "./paths.ts";

const ofClasses = classIds.flatMap((classId) =>
  listBoardsOfClass(classId).flatMap(({ kind, boards }) => boards.map((board) => ({ classId, kind, board }))),
);

describe("the boards of the classes", () => {
  test("hold everything that stores levels, once", () => {
    const stored = [
      ...paths.map(({ levelName }) => levelName),
      ...games.flatMap(({ tracks }) => tracks.map(({ levelName }) => levelName)),
      ...skills.map(({ id }) => id),
    ];
    expect(ofClasses.map(({ board }) => board.levelName).sort()).toEqual(stored.sort());
  });

  test("are told apart by title under the heading of their kind, and by label everywhere", () => {
    const titles = ofClasses.map(({ classId, kind, board }) => `${classId} ${kind} ${board.title}`);
    expect(new Set(titles).size).toBe(titles.length);
    const labels = ofClasses.map(({ board }) => boardLabel(board.levelName));
    expect(new Set(labels).size).toBe(labels.length);
  });

  test("begin with one that exists, of their own class", () => {
    for (const classId of classIds) {
      const board = findBoard(firstBoards[classId].replace("/leaderboard/", ""));
      expect(board?.home?.classId).toBe(classId);
    }
  });
});

test("a board names its class and subject where they do not stand beside it", () => {
  expect(boardLabel("c3-reading")).toBe("Đọc hiểu (Tiếng Việt lớp\u00a03)");
  expect(boardLabel("counting")).toBe("Đếm số (Trò chơi lớp\u00a01)");
  expect(boardLabel("all")).toBe("Tất cả");
  expect(boardLabel("flying")).toBeUndefined();
});
