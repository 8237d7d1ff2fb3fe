import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { connection } from "next/server";
import { SendingRun } from "#components/offline/sending-run.tsx";
import { BackendNotice } from "#components/shell/backend-notice.tsx";
import { PageBar } from "#components/shell/page-bar.tsx";
import { PageFrame } from "#components/shell/page-frame.tsx";
import { answer } from "#lib/actions/answer.ts";
import { startRun } from "#lib/actions/start-run.ts";
import { backHref } from "#lib/play/back-href.ts";
import { firstAnimal } from "#lib/play/first-animal.ts";
import { titleOfSet } from "#lib/play/question-set.ts";
import { createSetRun, openSet } from "#lib/server/question-sets.ts";
import { checkSessionForPractice, readSessionCookie } from "#lib/server/sessions.ts";
import { toRunView } from "#lib/server/start-run.ts";
import { tryRead } from "#lib/server/try-read.ts";
import { setText } from "#lib/text/set-text.ts";

type Props = PageProps<"/bo/[sealed]">;

// As with every run: a placeholder that is swapped would show the first question 300 ms later.
export const instant = false;

export function generateStaticParams() {
  return [{ sealed: "0" }];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const set = openSet((await params).sealed);
  return set === null ? {} : { title: titleOfSet(set), robots: { index: false } };
}

/** A run of a set of questions that somebody put together; anybody who has the address can play it. */
export default async function SetPage({ params }: Props) {
  const { sealed } = await params;
  const set = openSet(sealed);
  if (set === null) notFound();
  await connection();
  const made = await tryRead("run of a set", async () => {
    const session = await checkSessionForPractice(await readSessionCookie());
    const created = await createSetRun(`/bo/${sealed}`, set, session);
    return created && toRunView(created.token, created.places, session.pupil?.activeAnimal ?? firstAnimal);
  });
  const arrowHref = backHref(`/bo/${sealed}`);
  if (made.ok && made.value !== null) {
    return <SendingRun run={made.value} arrowHref={arrowHref} answer={answer} start={startRun} />;
  }
  return (
    <PageFrame hue={`c${set.classId}`} bar={<PageBar backHref={arrowHref} title={titleOfSet(set)} />}>
      <BackendNotice {...(made.ok && { message: setText.gone })} />
    </PageFrame>
  );
}
