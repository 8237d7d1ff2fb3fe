import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Suspense } from "react";
import { NewRun } from "#app/new-run.tsx";
import { RunSkeleton } from "#components/play/run-skeleton.tsx";
import { listGameRoutes, parseGameRoute } from "#lib/play/game-route.ts";

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
    <Suspense fallback={<RunSkeleton classId={track.classId} />}>
      <NewRun
        activity={{ kind: "game", levelName: track.levelName }}
        stepCount={track.levels.length}
        step={level}
        mode={mode}
        basePath={basePath}
      />
    </Suspense>
  );
}
