import { games } from "#lib/games/registry.ts";
import { skills } from "#lib/skills/registry.ts";
import { leaderboardText } from "#lib/text/leaderboard-text.ts";
import { paths } from "./paths.ts";

export interface BoardName {
  /** "all", or the slug of a path, of a game's track or of a skill: `user_levels.level_name`. */
  readonly levelName: string;
  readonly title: string;
}

/** Every leaderboard there is: the one of all points first, then one for each path, game and skill. */
export function listBoards(): BoardName[] {
  return [
    { levelName: "all", title: leaderboardText.all },
    ...paths.map(({ levelName, title }) => ({ levelName, title })),
    ...games.flatMap((game) => game.tracks.map(({ levelName, title }) => ({ levelName, title }))),
    ...skills.map(({ id, title }) => ({ levelName: id, title: leaderboardText.skill(title) })),
  ];
}

export function findBoard(levelName: string): BoardName | undefined {
  return listBoards().find((board) => board.levelName === levelName);
}
