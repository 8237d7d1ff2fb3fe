import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { connection } from "next/server";
import type { ReactNode } from "react";
import { ChooseCards } from "#components/course/choose-cards.tsx";
import { SendingRun } from "#components/offline/sending-run.tsx";
import { BackendNotice } from "#components/shell/backend-notice.tsx";
import { PageBar } from "#components/shell/page-bar.tsx";
import { PageFrame } from "#components/shell/page-frame.tsx";
import { answer } from "#lib/actions/answer.ts";
import { startRun } from "#lib/actions/start-run.ts";
import { type ClassId, isClassId } from "#lib/core/class-id.ts";
import { backHref } from "#lib/play/back-href.ts";
import { firstAnimal } from "#lib/play/first-animal.ts";
import { isStone, type Stone, stoneHref } from "#lib/play/stones.ts";
import { checkSessionForPractice, readSessionCookie } from "#lib/server/sessions.ts";
import { toRunView } from "#lib/server/start-run.ts";
import { createTodayRun, listChoices } from "#lib/server/today.ts";
import { tryRead } from "#lib/server/try-read.ts";
import { homeText } from "#lib/text/home-text.ts";
import { todayText } from "#lib/text/today-text.ts";

type Props = PageProps<"/today/[classId]/[stone]">;

// As with every run: a placeholder that is swapped would show the first question 300 ms later.
export const instant = false;

export function generateStaticParams() {
  return [{ classId: "0", stone: "none" }];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { classId, stone } = await params;
  return isStone(stone) ? { title: `${todayText.stones[stone]} · ${homeText.className(classId)}` } : {};
}

/** A stone of today: the run it asks, or what a pupil can choose from. `?at=26-11` says which lessons the pupil is at. */
export default async function StonePage({ params, searchParams }: Props) {
  const { classId, stone } = await params;
  if (!isClassId(classId) || !isStone(stone)) notFound();
  await connection();
  const { at, draw } = await searchParams;
  const lessons = typeof at === "string" ? at : null;
  return stone === "choose" ? choose(classId, lessons, drawOf(draw)) : play(stone, classId, lessons);
}

/** Which cards are shown: another number shows others. */
function drawOf(draw: string | string[] | undefined): number {
  const asked = typeof draw === "string" && /^\d{1,3}$/.test(draw) ? Number(draw) : 0;
  return asked;
}

async function play(stone: Exclude<Stone, "choose">, classId: ClassId, at: string | null) {
  const made = await tryRead("today's run", async () => {
    const session = await checkSessionForPractice(await readSessionCookie());
    const created = await createTodayRun(stone, classId, at, session);
    return created && toRunView(created.token, created.places, session.pupil?.activeAnimal ?? firstAnimal);
  });
  if (!made.ok || made.value === null) return framed(stone, classId, <BackendNotice />);
  const arrowHref = backHref(stoneHref(classId, stone));
  return <SendingRun run={made.value} arrowHref={arrowHref} answer={answer} start={startRun} />;
}

async function choose(classId: ClassId, at: string | null, draw: number) {
  const found = await tryRead("choices of today", async () =>
    listChoices(classId, at, draw, await checkSessionForPractice(await readSessionCookie())),
  );
  if (!found.ok) return framed("choose", classId, <BackendNotice />);
  return framed("choose", classId, <ChooseCards classId={classId} at={at} draw={draw} cards={found.value} />);
}

function framed(stone: Stone, classId: ClassId, children: ReactNode) {
  return (
    <PageFrame
      hue={`c${classId}`}
      bar={<PageBar backHref={backHref(stoneHref(classId, stone))} title={todayText.stones[stone]} />}
    >
      {children}
    </PageFrame>
  );
}
