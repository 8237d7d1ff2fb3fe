import { notFound } from "next/navigation";
import { PathPage } from "#app/path-page.tsx";
import type { GameRoot } from "#lib/games/define-game.ts";
import { parseGameRoute } from "#lib/play/game-route.ts";
import { parsePathRoute } from "#lib/play/path-route.ts";
import { NewRun } from "./new-run.tsx";

/** The page of a game's track or level; an address that is none is the 404 page. */
function GameRun({ root, path }: { readonly root: GameRoot; readonly path: readonly string[] }) {
  const route = parseGameRoute(root, path);
  if (route === null) notFound();
  const { track, mode, level, basePath } = route;
  return (
    <NewRun
      activity={{ kind: "game", levelName: track.levelName }}
      stepCount={track.levels.length}
      step={level}
      mode={mode}
      basePath={basePath}
    />
  );
}

/** A page below /game or /game2: of a path or of a game; an address that is none is the 404 page. */
export function GamePage({ root, path }: { readonly root: GameRoot; readonly path: readonly string[] }) {
  const route = parsePathRoute(root, path);
  return route === null ? <GameRun root={root} path={path} /> : <PathPage route={route} />;
}
