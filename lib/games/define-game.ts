import type { ClassId } from "#lib/core/class-id.ts";
import type { Line } from "#lib/core/line.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";

/** One ladder of levels inside a game: a range of it, or the whole game where it has no ranges. */
export interface Track<Level> {
  /** Slug stored in `user_levels.level_name` and used by leaderboard/{levelName}; never renamed. */
  readonly levelName: string;
  /** The `{range}` of the route, or null for a game without ranges. */
  readonly range: string | null;
  readonly classId: ClassId;
  readonly title: string;
  /** Level n of the track is levels[n - 1]; at least five, rising. New ones are only added at the end. */
  readonly levels: readonly Level[];
}

export type GameRoot = "game" | "game2";

export interface Game<Level = unknown> {
  /** The folder's name. */
  readonly id: string;
  /** The first two segments of its address: game/{name} for class 1, game2/{name} for class 2. */
  readonly root: GameRoot;
  readonly name: string;
  readonly title: string;
  readonly howToPlay: Line;
  readonly tracks: readonly Track<Level>[];
  /** The rng alone decides: the same level and the same seed give the same question. */
  generate(level: Level, rng: Rng): Question;
}

export function defineGame<Level>(game: Game<Level>): Game<Level> {
  return game;
}
