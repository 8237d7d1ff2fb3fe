import { additionGame } from "./addition/game.ts";
import { additionTwoGame } from "./addition-two/game.ts";
import { clockGame } from "./clock/game.ts";
import { clockTwoGame } from "./clock-two/game.ts";
import { compareGame } from "./compare/game.ts";
import { countingGame } from "./counting/game.ts";
import type { Game, GameRoot, Track } from "./define-game.ts";
import { kgLitGame } from "./kg-lit/game.ts";
import { onesUnitsGame } from "./ones-units/game.ts";
import { paragraphGame } from "./paragraph/game.ts";
import { shapeGame } from "./shape/game.ts";
import { subtractionGame } from "./subtraction/game.ts";
import { subtractionTwoGame } from "./subtraction-two/game.ts";
import { termsSumGame } from "./terms-sum/game.ts";

/** Every game there is. A new one is a folder and a line here. */
export const games: readonly Game[] = [
  countingGame,
  additionGame,
  subtractionGame,
  compareGame,
  additionTwoGame,
  subtractionTwoGame,
  clockGame,
  clockTwoGame,
  shapeGame,
  onesUnitsGame,
  termsSumGame,
  kgLitGame,
  paragraphGame,
];

/** The game that owns a track, by the track's `levelName`. */
export function findGame(levelName: string): Game | undefined {
  return games.find((game) => game.tracks.some((track) => track.levelName === levelName));
}

/** A track by the name its levels are stored under. */
export function findTrack(levelName: string): Track<unknown> | undefined {
  return findGame(levelName)?.tracks.find((track) => track.levelName === levelName);
}

/** A track by its address: {root}/{name} or {root}/{name}/{range}. */
export function findTrackByRoute(root: GameRoot, name: string, range: string | null): Track<unknown> | undefined {
  const game = games.find((candidate) => candidate.root === root && candidate.name === name);
  return game?.tracks.find((track) => track.range === range);
}
