import { notFound } from "next/navigation";
import { NewRun } from "#app/new-run.tsx";
import type { GameRoot } from "#lib/games/define-game.ts";
import { parseGameRoute } from "#lib/play/game-route.ts";

/** The page of a game's track or level; an address that is none is the 404 page. */
export function GameRun({ root, path }: { readonly root: GameRoot; readonly path: readonly string[] }) {
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
