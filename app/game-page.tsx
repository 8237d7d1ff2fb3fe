import { GameRun } from "#app/game-run.tsx";
import { PathPage } from "#app/path-page.tsx";
import type { GameRoot } from "#lib/games/define-game.ts";
import { parsePathRoute } from "#lib/play/path-route.ts";

/** A page below /game or /game2: of a path or of a game; an address that is none is the 404 page. */
export function GamePage({ root, path }: { readonly root: GameRoot; readonly path: readonly string[] }) {
  const route = parsePathRoute(root, path);
  return route === null ? <GameRun root={root} path={path} /> : <PathPage route={route} />;
}
