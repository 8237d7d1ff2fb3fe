import { connection } from "next/server";
import { SendingRun } from "#components/offline/sending-run.tsx";
import { BackendNotice } from "#components/shell/backend-notice.tsx";
import { answer } from "#lib/actions/answer.ts";
import { startRun } from "#lib/actions/start-run.ts";
import { activityHref } from "#lib/play/activity-href.ts";
import { backHref } from "#lib/play/back-href.ts";
import { firstAnimal } from "#lib/play/first-animal.ts";
import type { RunRequest } from "#lib/play/run-request.ts";
import { toActivityRef } from "#lib/play/to-activity-ref.ts";
import { checkSessionForPractice, readSessionCookie } from "#lib/server/sessions.ts";
import { prepareRun, toRunView } from "#lib/server/start-run.ts";
import { tryRead } from "#lib/server/try-read.ts";

/** A fresh run for whoever opens the page. A challenge is only announced: its clock starts with the pupil's tap. */
export async function NewRun(request: RunRequest) {
  await connection();
  const { activity, step, mode, basePath } = request;
  const made = await tryRead("new run", async () => {
    const session = await checkSessionForPractice(await readSessionCookie());
    const { token, places } = await prepareRun(request, session);
    return toRunView(token, mode === "practice" ? places : [], session.pupil?.activeAnimal ?? firstAnimal);
  });
  if (!made.ok) return <BackendNotice />;
  const address = step === null ? basePath : activityHref(basePath, toActivityRef(activity, step), mode);
  return <SendingRun run={made.value} arrowHref={backHref(address)} answer={answer} start={startRun} />;
}
