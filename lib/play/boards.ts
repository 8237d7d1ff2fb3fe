import type { ClassId } from "#lib/core/class-id.ts";
import { games } from "#lib/games/registry.ts";
import { skills } from "#lib/skills/registry.ts";
import { leaderboardText } from "#lib/text/leaderboard-text.ts";
import { paths } from "./paths.ts";

/** What a board is of; the boards of a class stand in this order. */
const boardKinds = ["path", "game", "maths", "vietnamese"] as const;

type BoardKind = (typeof boardKinds)[number];

export interface BoardName {
  /** "all", or the slug of a path, of a game's track or of a skill: `user_levels.level_name`. */
  readonly levelName: string;
  /** Tells boards of one class and kind apart. */
  readonly title: string;
  /** Where it belongs; null for the board of all points, which is everybody's. */
  readonly home: { readonly classId: ClassId; readonly kind: BoardKind } | null;
}

/** The board of all points, which there is for all time and for each week. */
export const overallBoard: BoardName = { levelName: "all", title: leaderboardText.all, home: null };

/** Every leaderboard but those of the weeks: the one of all points first, then one for each path, game and skill. */
const boards: readonly BoardName[] = [
  overallBoard,
  ...paths.map(({ levelName, title, classId }) => ({ levelName, title, home: { classId, kind: "path" as const } })),
  ...games.flatMap((game) =>
    game.tracks.map(({ levelName, title, classId }) => ({
      levelName,
      title,
      home: { classId, kind: "game" as const },
    })),
  ),
  ...skills.map(({ id, title, classId, subject }) => ({ levelName: id, title, home: { classId, kind: subject } })),
];

const byName = new Map(boards.map((board) => [board.levelName, board]));

export const boardNames: readonly string[] = boards.map(({ levelName }) => levelName);

export function findBoard(levelName: string): BoardName | undefined {
  return byName.get(levelName);
}

/** The boards of a class by kind; a kind it has none of is left out. Every class has one at least. */
export function listBoardsOfClass(classId: ClassId): { kind: BoardKind; boards: readonly BoardName[] }[] {
  const own = Map.groupBy(
    boards.filter(({ home }) => home?.classId === classId),
    ({ home }) => home?.kind,
  );
  return boardKinds.flatMap((kind) => {
    const group = own.get(kind);
    return group === undefined ? [] : [{ kind, boards: group }];
  });
}

/** The address of the first board of each class. */
export const firstBoards = firstOfEach();

function firstOfEach(): Readonly<Record<ClassId, string>> {
  const first = (classId: ClassId) => `/leaderboard/${listBoardsOfClass(classId)[0]?.boards[0]?.levelName ?? "all"}`;
  return { "1": first("1"), "2": first("2"), "3": first("3"), "4": first("4"), "5": first("5") };
}
