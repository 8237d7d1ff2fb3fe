import { firstAnimal } from "#lib/play/first-animal.ts";
import type { ReadyRun } from "#lib/play/prefetched-run.ts";
import { workHref } from "#lib/play/stones.ts";
import { assignmentsOfPupil, openAssignment } from "#lib/server/assignments.ts";
import type { CheckedSession } from "#lib/server/sessions.ts";
import { toRunView } from "#lib/server/start-run.ts";

/** A run of each of these addresses that is open work of the session's pupil; codes of others' work tell nothing. */
export async function makeGivenRuns(hrefs: readonly string[], session: CheckedSession): Promise<readonly ReadyRun[]> {
  const asked = hrefs.filter((href) => href.startsWith(workHref("")));
  if (session.pupil === null || asked.length === 0) return [];
  const animal = session.pupil.activeAnimal ?? firstAnimal;
  const own = (await assignmentsOfPupil(session.pupil.id)).filter(({ code }) => asked.includes(workHref(code)));
  const made = own.map(async ({ code }) => {
    const opened = await openAssignment(code, session);
    if (opened?.status !== "play") return [];
    return [{ href: workHref(code), run: { ...toRunView(opened.token, opened.places, animal), title: opened.title } }];
  });
  return (await Promise.all(made)).flat();
}
