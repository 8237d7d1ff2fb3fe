import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { NewRun } from "#app/new-run.tsx";
import { listGameRoutes, parseGameRoute } from "#lib/play/game-route.ts";

// A run is the whole page and takes the server a few milliseconds, so it is waited for: a placeholder that is
// swapped would show the first question 300 ms later.
export const instant = false;

export function generateStaticParams() {
  return listGameRoutes().map((path) => ({ path }));
}

export async function generateMetadata({ params }: PageProps<"/game/[...path]">): Promise<Metadata> {
  const route = parseGameRoute((await params).path);
  return route === null ? {} : { title: route.track.title };
}

export default async function GamePage({ params }: PageProps<"/game/[...path]">) {
  const route = parseGameRoute((await params).path);
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
