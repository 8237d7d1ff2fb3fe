import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { connection } from "next/server";
import type { ReactNode } from "react";
import { NoSuchWork } from "#components/join/no-such-work.tsx";
import { WorkNotice } from "#components/join/work-notice.tsx";
import { SendingRun } from "#components/offline/sending-run.tsx";
import { BackendNotice } from "#components/shell/backend-notice.tsx";
import { PageBar } from "#components/shell/page-bar.tsx";
import { PageFrame } from "#components/shell/page-frame.tsx";
import { answer } from "#lib/actions/answer.ts";
import { startRun } from "#lib/actions/start-run.ts";
import { classCode } from "#lib/classes/class-code.ts";
import { vietnamDay } from "#lib/core/vietnam-day.ts";
import { backHref } from "#lib/play/back-href.ts";
import { firstAnimal } from "#lib/play/first-animal.ts";
import { workHref } from "#lib/play/stones.ts";
import { spokenDay } from "#lib/play/today-work.ts";
import { type OpenedAssignment, openAssignment } from "#lib/server/assignments.ts";
import { giveBackAllowance, takeAllowance } from "#lib/server/rate-limits.ts";
import { checkSessionForPractice, readSessionCookie } from "#lib/server/sessions.ts";
import { toRunView } from "#lib/server/start-run.ts";
import { tryRead } from "#lib/server/try-read.ts";
import { givenWorkText } from "#lib/text/given-work-text.ts";
import { joinText } from "#lib/text/join-text.ts";
import { todayText } from "#lib/text/today-text.ts";

type Props = PageProps<"/bai/[code]">;

export const metadata: Metadata = { title: givenWorkText.name, robots: { index: false } };

// As with every run: a placeholder that is swapped would show the first question 300 ms later.
export const instant = false;

export function generateStaticParams() {
  return [{ code: "0" }];
}

/** Given work: its run for who sits in the class, and for everybody else a word about why not and a way on. */
export default async function GivenWorkPage({ params }: Props) {
  const code = classCode.read((await params).code);
  if (code === null) notFound();
  await connection();
  const found = await look(code);
  const arrowHref = backHref(workHref(code));
  // Next has sent the status by now, so that `notFound` would only leave the page to the browser's scripts.
  if (found === null) return <NoSuchWork />;
  if (typeof found === "string") {
    return framed(
      arrowHref,
      <BackendNotice message={found === "wait" ? joinText.waitABit : joinText.problem["backend-away"]} />,
    );
  }
  const { animal, opened } = found;
  if (opened.status !== "play") return framed(arrowHref, <WorkNotice {...noticeOf(opened, code)} />);
  const run = { ...toRunView(opened.token, opened.places, animal), title: opened.title };
  return <SendingRun run={run} arrowHref={arrowHref} answer={answer} start={startRun} />;
}

function framed(arrowHref: string, children: ReactNode) {
  return (
    <PageFrame hue="c3" bar={<PageBar backHref={arrowHref} title={givenWorkText.name} />}>
      {children}
    </PageFrame>
  );
}

/** What the code opens; null for a code of nothing, after which the address has a look less. */
async function look(code: string) {
  if (!(await takeAllowance("class-code"))) return "wait";
  const found = await tryRead("assignment of a code", async () => {
    const session = await checkSessionForPractice(await readSessionCookie());
    return { animal: session.pupil?.activeAnimal ?? firstAnimal, opened: await openAssignment(code, session) };
  });
  if (!found.ok || found.value.opened !== null) await giveBackAllowance("class-code");
  if (!found.ok) return "away";
  const { animal, opened } = found.value;
  return opened && { animal, opened };
}

const moods = {
  join: "open",
  "not-given": "kind",
  over: "kind",
  "not-yet": "think",
  done: "happy",
  gone: "kind",
} as const;

/** What is said where there is nothing to play, and where it leads. */
function noticeOf(opened: Exclude<OpenedAssignment, { status: "play" }>, code: string) {
  const home = { href: "/", label: todayText.toToday };
  const work = opened.title;
  const mood = moods[opened.status];
  if (opened.status === "join") {
    const { title, lead, go } = givenWorkText.join;
    const onward = { href: `/lop/${opened.classCode}?${new URLSearchParams({ bai: code })}`, label: go };
    return { work, mood, title, lead: lead(opened.className), onward };
  }
  if (opened.status === "not-yet") {
    const lead = givenWorkText.opensOn(spokenDay(opened.opensOn, vietnamDay(Date.now())));
    return { work, mood, ...givenWorkText["not-yet"], lead, onward: home };
  }
  return { work, mood, ...givenWorkText[opened.status], onward: home };
}
