import { additionGame } from "./addition/game.ts";
import { countingGame } from "./counting/game.ts";
import type { Game, Track } from "./define-game.ts";

/** Every game there is. A new one is a folder and a line here. */
export const games: readonly Game[] = [countingGame, additionGame];

/** The game that owns a track, by the track's `levelName`. */
export function findGame(levelName: string): Game | undefined {
  return games.find((game) => game.tracks.some((track) => track.levelName === levelName));
}

/** A track by the name its levels are stored under. */
export function findTrack(levelName: string): Track<unknown> | undefined {
  return findGame(levelName)?.tracks.find((track) => track.levelName === levelName);
}

/** A track by its address: game/{gameId} or game/{gameId}/{range}. */
export function findTrackByRoute(gameId: string, range: string | null): Track<unknown> | undefined {
  return games.find((game) => game.id === gameId)?.tracks.find((track) => track.range === range);
}
