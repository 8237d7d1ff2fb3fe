import { connection } from "next/server";
import { NewRun } from "#app/new-run.tsx";
import { LateLevelMap } from "#components/map/late-level-map.tsx";
import { MapPin } from "#components/map/map-pin.tsx";
import { MapScenery } from "#components/map/map-scenery.tsx";
import { BackendNotice } from "#components/shell/backend-notice.tsx";
import { PageBar } from "#components/shell/page-bar.tsx";
import { PageFrame } from "#components/shell/page-frame.tsx";
import { readPathProgress } from "#lib/data/read-path-progress.ts";
import { tryRead } from "#lib/data/try-read.ts";
import { activityHref } from "#lib/play/activity-href.ts";
import { backHref } from "#lib/play/back-href.ts";
import { findActivity } from "#lib/play/find-activity.ts";
import type { PathRoute } from "#lib/play/path-route.ts";
import type { Path } from "#lib/play/paths.ts";
import type { StoneState } from "#lib/play/stone-states.ts";

/** The map of a path, or the run of one of its stones. A stone that is locked yet shows the map, which says why. */
export async function PathPage({ route: { path, level, basePath } }: { readonly route: PathRoute }) {
  await connection();
  const progress = await tryRead("path", () => readPathProgress(path));
  if (!progress.ok) {
    return (
      <PageFrame hue="c3" bar={<PageBar backHref={backHref(basePath)} title={path.title} />}>
        <BackendNotice />
      </PageFrame>
    );
  }
  const { stones, activeAnimal } = progress.value;
  if (level !== null && stones[level - 1]?.state !== "locked") {
    return (
      <NewRun
        activity={{ kind: "path", levelName: path.levelName }}
        stepCount={stones.length}
        step={level}
        mode="challenge"
        basePath={basePath}
      />
    );
  }
  return (
    <LateLevelMap
      title={path.title}
      backHref={backHref(basePath)}
      boardHref={`/leaderboard/${path.levelName}`}
      stones={stones.map((stone) => toMapStone(path, basePath, stone))}
      asked={level}
      pin={<MapPin animal={activeAnimal} />}
      scenery={<MapScenery stoneCount={stones.length} season={path.classId === "1" ? "green" : "ripe"} />}
    />
  );
}

function toMapStone(path: Path, basePath: string, stone: StoneState) {
  const played = path.stones[stone.level - 1];
  return {
    ...stone,
    title: (played && findActivity(played)?.title) ?? "",
    href: activityHref(basePath, { kind: "path", levelName: path.levelName, level: stone.level }, "challenge"),
  };
}
