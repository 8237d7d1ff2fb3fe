import "server-only";
import type { Activity } from "#lib/play/activity.ts";
import { activityHref } from "#lib/play/activity-href.ts";
import { backHref } from "#lib/play/back-href.ts";
import { findActivity } from "#lib/play/find-activity.ts";
import type { RunView } from "#lib/play/run-view.ts";
import type { Question } from "#lib/questions/question.ts";
import { toPublic } from "#lib/questions/to-public.ts";
import { toSolution } from "#lib/questions/to-solution.ts";
import { mapText } from "#lib/text/map-text.ts";
import { playText } from "#lib/text/play-text.ts";
import { type RunToken, sealRun } from "./run-token.ts";

/** What the browser gets of a run, `animal` going along with its pupil. The solutions of a challenge stay here. */
export function toRunView(token: RunToken, questions: readonly Question[], animal: string): RunView {
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
    questions: questions.map((question) => ({
      question: toPublic(question),
      solution: token.mode === "practice" ? toSolution(question) : null,
    })),
  };
}

/** Where a run is left to: a stone to its map, everything else to where its class is. */
function wayBack({ basePath, ref, mode }: RunToken, { classId }: Activity): Pick<RunView, "backHref" | "backLabel"> {
  if (ref.kind === "path") {
    return { backHref: backHref(activityHref(basePath, ref, mode)), backLabel: mapText.backToMap };
  }
  const isListed = classId === "1" || classId === "2";
  return { backHref: isListed ? backHref(basePath) : `/class/${classId}`, backLabel: playText.backToClass(classId) };
}
