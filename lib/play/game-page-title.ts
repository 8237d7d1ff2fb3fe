import type { GameRoot } from "#lib/games/define-game.ts";
import { parseGameRoute } from "./game-route.ts";
import { parsePathRoute } from "./path-route.ts";

/** What a page below /game or /game2 is called; null for an address that is none. */
export function gamePageTitle(root: GameRoot, segments: readonly string[]): string | null {
  const titled = parsePathRoute(root, segments)?.path ?? parseGameRoute(root, segments)?.track;
  return titled?.title ?? null;
}
