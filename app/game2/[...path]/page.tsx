import type { Metadata } from "next";
import { GamePage } from "#app/game-page.tsx";
import { gamePageTitle } from "#lib/play/game-page-title.ts";
import { listGameRoutes } from "#lib/play/game-route.ts";
import { listPathRoutes } from "#lib/play/path-route.ts";

// A run is the whole page and takes the server a few milliseconds, so it is waited for: a placeholder that is
// swapped would show the first question 300 ms later. So is a map: its nodes are the pupil's.
export const instant = false;

export function generateStaticParams() {
  return [...listGameRoutes("game2"), ...listPathRoutes("game2")].map((path) => ({ path }));
}

export async function generateMetadata({ params }: PageProps<"/game2/[...path]">): Promise<Metadata> {
  const title = gamePageTitle("game2", (await params).path);
  return title === null ? {} : { title };
}

export default async function Page({ params }: PageProps<"/game2/[...path]">) {
  return <GamePage root="game2" path={(await params).path} />;
}
