import { connection } from "next/server";
import { NewRun } from "#app/new-run.tsx";
import { LateLevelMap } from "#components/map/late-level-map.tsx";
import { MapPin } from "#components/map/map-pin.tsx";
import { MapScenery } from "#components/map/map-scenery.tsx";
import { BackendNotice } from "#components/shell/backend-notice.tsx";
import { PageBar } from "#components/shell/page-bar.tsx";
import { PageFrame } from "#components/shell/page-frame.tsx";
import { activityHref } from "#lib/play/activity-href.ts";
import { backHref } from "#lib/play/back-href.ts";
import { findActivity } from "#lib/play/find-activity.ts";
import type { MapNodeState } from "#lib/play/map-node-states.ts";
import type { PathRoute } from "#lib/play/path-route.ts";
import type { Path } from "#lib/play/paths.ts";
import { readPathProgress } from "#lib/server/levels.ts";
import { tryRead } from "#lib/server/try-read.ts";

/** The map of a path, or the run of one of its nodes. A node that is locked yet shows the map, which says why. */
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
  const { mapNodes, activeAnimal } = progress.value;
  if (level !== null && mapNodes[level - 1]?.state !== "locked") {
    return (
      <NewRun
        activity={{ kind: "path", levelName: path.levelName }}
        stepCount={mapNodes.length}
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
      mapNodes={mapNodes.map((mapNode) => toMapNode(path, basePath, mapNode))}
      asked={level}
      pin={<MapPin animal={activeAnimal} />}
      scenery={<MapScenery nodeCount={mapNodes.length} season={path.classId === "1" ? "green" : "ripe"} />}
    />
  );
}

function toMapNode(path: Path, basePath: string, mapNode: MapNodeState) {
  const played = path.mapNodes[mapNode.level - 1];
  return {
    ...mapNode,
    title: (played && findActivity(played)?.title) ?? "",
    href: activityHref(basePath, { kind: "path", levelName: path.levelName, level: mapNode.level }, "challenge"),
  };
}
