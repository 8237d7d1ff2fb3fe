import "server-only";
import type { Activity } from "#lib/play/activity.ts";
import { activityHref } from "#lib/play/activity-href.ts";
import type { AskedPlace } from "#lib/play/asked.ts";
import { backHref } from "#lib/play/back-href.ts";
import { findActivity } from "#lib/play/find-activity.ts";
import type { RunView } from "#lib/play/run-view.ts";
import { toRunPlaces } from "#lib/play/to-run-places.ts";
import { readTries } from "#lib/play/written-tries.ts";
import { mapText } from "#lib/text/map-text.ts";
import { playText } from "#lib/text/play-text.ts";
import { type RunToken, sealRun } from "./run-token.ts";

/** What the browser gets of a run, `animal` going along with its pupil. The solutions of a challenge stay here. */
export function toRunView(token: RunToken, places: readonly AskedPlace[], animal: string): RunView {
  const activity = findActivity(token.ref);
  if (activity === undefined) throw new Error(`no activity for ${JSON.stringify(token.ref)}`);
  return {
    runId: sealRun(token),
    mode: token.mode,
    title: activity.title,
    classId: activity.classId,
    activityHref: activityHref(token.basePath, token.ref, token.mode),
    ...wayBack(token, activity),
    animal,
    places: toRunPlaces(places, token.mode),
    before: readTries(token.tries ?? ""),
  };
}

/** Where a run is left to: a node to its map, everything else to where its class is. */
function wayBack({ basePath, ref, mode }: RunToken, { classId }: Activity): Pick<RunView, "backHref" | "backLabel"> {
  if (ref.kind === "review") return { backHref: backHref(basePath), backLabel: playText.backToClass(classId) };
  if (ref.kind === "path") {
    return { backHref: backHref(activityHref(basePath, ref, mode)), backLabel: mapText.backToMap };
  }
  const isListed = classId === "1" || classId === "2";
  return { backHref: isListed ? backHref(basePath) : `/class/${classId}`, backLabel: playText.backToClass(classId) };
}
