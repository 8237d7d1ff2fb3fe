import type { GameRoot, Track } from "#lib/games/define-game.ts";
import { findTrackByRoute, games } from "#lib/games/registry.ts";
import type { RunMode } from "./points.ts";

/** A page of a game: which track, and which level in which mode; without a level the page picks one. */
export interface GameRoute {
  readonly track: Track<unknown>;
  readonly mode: RunMode;
  readonly level: number | null;
  /** Address of the track's own page below the site: "/game/addition/10", "/game2/clock". */
  readonly basePath: string;
}

/**
 * Reads the segments after /game or /game2: `counting`, `addition/10`, and with a level `counting/play/2`
 * or `addition/10/challenge/2`. Null for anything that is not a page: unknown game, range or level.
 */
export function parseGameRoute(root: GameRoot, segments: readonly string[]): GameRoute | null {
  const at = segments.findIndex((segment) => segment === "play" || segment === "challenge");
  const [name = "", range = null, ...more] = at === -1 ? segments : segments.slice(0, at);
  const track = more.length === 0 ? findTrackByRoute(root, name, range) : undefined;
  if (track === undefined) return null;
  const basePath = range === null ? `/${root}/${name}` : `/${root}/${name}/${range}`;
  if (at === -1) return { track, mode: "practice", level: null, basePath };
  const mode = segments[at] === "play" ? "practice" : "challenge";
  const [step = "", ...rest] = segments.slice(at + 1);
  const level = track.levels.findIndex((_, index) => String(index + 1) === step) + 1;
  return level > 0 && rest.length === 0 ? { track, mode, level, basePath } : null;
}

/** Every page of every game below a root, as the segments after it. */
export function listGameRoutes(root: GameRoot): string[][] {
  const here = games.filter((game) => game.root === root);
  return here.flatMap((game) =>
    game.tracks.flatMap((track) => {
      const base = track.range === null ? [game.name] : [game.name, track.range];
      const steps = track.levels.map((_, index) => String(index + 1));
      return [
        base,
        ...steps.flatMap((step) => [
          [...base, "play", step],
          [...base, "challenge", step],
        ]),
      ];
    }),
  );
}
