"use client";

import { type ReactNode, useEffect } from "react";
import { AlbumCard } from "#components/album/album-card.tsx";
import { ResumeRuns } from "#components/course/resume-runs.tsx";
import { useOwnStanding } from "#components/preferences/use-own-standing.ts";
import { SearchField } from "#components/search/search-field.tsx";
import { Kite } from "#components/stage/kite.tsx";
import { Scene } from "#components/stage/scene.tsx";
import { Greeting } from "#components/today/greeting.tsx";
import { StonePath } from "#components/today/stone-path.tsx";
import { today } from "#components/today/today.ts";
import { TodayCard } from "#components/today/today-card.tsx";
import { useToday } from "#components/today/use-today.ts";
import { WeekCard } from "#components/today/week-card.tsx";
import { AppLink } from "#components/ui/app-link.tsx";
import { ActiveCharacter } from "#components/user/active-character.tsx";
import type { ClassId } from "#lib/core/class-id.ts";
import { type Stone, stoneHref, stones } from "#lib/play/stones.ts";
import { homeText } from "#lib/text/home-text.ts";
import { todayText } from "#lib/text/today-text.ts";
import { AskClass } from "./ask-class.tsx";
import { ClassTabs } from "./class-tabs.tsx";
import { useOwnClass } from "./use-own-class.ts";

interface Props {
  readonly bar: ReactNode;
  /** The foot of the page. */
  readonly children: ReactNode;
}

/** What the page stands for until the class of this device is known to the browser's code. */
const firstClass: ClassId = "1";

/**
 * Home, drawn once for everybody. A device that knows no class yet is asked for it; any other shows the day of its child.
 * Which of both is seen is decided before the first paint (`data-class` on the root element), so nothing moves.
 */
export function HomePage({ bar, children }: Props) {
  const own = useOwnClass();
  const classId = own ?? firstClass;
  const at = useOwnStanding(classId);
  const known = useToday();
  useEffect(() => {
    if (own === null) return;
    const leaving = new AbortController();
    // Without an answer the stones say what they are, and lead where they lead.
    today.ask(own, at, leaving.signal).catch(() => undefined);
    return () => leaving.abort();
  }, [own, at]);
  const done = known?.done ?? [];
  const now = stones.find((stone) => !done.includes(stone)) ?? null;
  const hasWork = known?.work.some(({ isDone }) => !isDone) ?? false;
  const hrefOf = (stone: Stone) => stoneHref(classId, stone, at);
  return (
    <div className="own-hue relative min-h-dvh bg-surface">
      <div className="absolute inset-x-0 top-0 z-20 tiny:static tiny:bg-sky">{bar}</div>
      <main id="main">
        <div className="relative isolate overflow-clip">
          <Scene className="absolute inset-0 -z-1 size-full" />
          <div className="mx-auto max-w-[1240px] px-4 pt-19 pb-12 new-here:min-h-54 tablet:px-8 tablet:pt-24 tablet:pb-16 tablet:new-here:min-h-90 wide:px-16 wide:pt-20 wide:new-here:min-h-72">
            {/* Its place is kept: what the animal remembers comes after the page, which must not move. */}
            <div className="at-home:h-18 larger:h-auto! tablet:at-home:h-27 wide:at-home:h-24.5">
              <h1 className="max-w-[248px] rounded-answer rounded-br-[6px] bg-card px-4 py-2.5 font-head text-[1.3125rem] leading-tight font-bold text-balance text-ink shadow-[0_4px_0_rgb(45_34_68/0.12)] new-here:max-w-[176px] tablet:max-w-[440px]! tablet:w-fit tablet:px-6 tablet:py-4 tablet:text-[1.875rem] wide:max-w-[400px]! wide:text-[1.625rem]">
                <span className="at-home:hidden">{todayText.askGreeting}</span>
                <span className="new-here:hidden">
                  <Greeting
                    learnt={known?.plans[classId]?.learnt}
                    hasWork={hasWork}
                    isDone={known !== null && now === null}
                  />
                </span>
              </h1>
            </div>
            <section
              aria-label={todayText.name}
              className="new-here:hidden max-tablet:-mt-13 wide:-mt-14 wide:grid wide:grid-cols-[minmax(0,1.28fr)_minmax(0,1fr)] wide:gap-12"
            >
              <StonePath done={done} now={hasWork ? null : now} hrefOf={hrefOf}>
                <ActiveCharacter isHatOn={true} />
              </StonePath>
              <div className="relative mt-8 tablet:mt-9 wide:mt-14 wide:flex wide:flex-col">
                <TodayCard
                  known={known}
                  classId={classId}
                  now={now}
                  href={now === null ? `/course/practice/${classId}` : hrefOf(now)}
                />
              </div>
            </section>
          </div>
          <Kite className="absolute top-18 left-[52%] w-10.5 -rotate-14 at-home:hidden tablet:w-25" />
          <img
            src="/characters/giraffe-1-open-hat.svg"
            alt=""
            width="248"
            height="294"
            loading="lazy"
            className="absolute right-1 bottom-4 w-34 at-home:hidden tablet:right-12 tablet:w-64 wide:right-[max(4rem,calc(50%-556px))] wide:w-50"
          />
        </div>
        <div className="relative z-10 -mt-7 rounded-t-card bg-surface pt-4">
          <div className="mx-auto w-full max-w-[1240px] px-4 pb-10 tablet:px-8 tablet:pb-12 wide:px-16">
            <AskClass />
            <div className="grid grid-cols-[minmax(0,1fr)] gap-4 new-here:hidden wide:grid-cols-[minmax(0,1.28fr)_minmax(0,1fr)] wide:gap-12">
              <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 tablet:grid-cols-2 wide:grid-cols-[minmax(0,1fr)]">
                <WeekCard day={known?.day ?? null} days={known?.days ?? []} />
                <AlbumCard pieces={known?.pieces ?? 0} />
                <ResumeRuns classId={classId} />
              </div>
              <section aria-labelledby="by-class">
                <div className="mb-3 flex min-h-9 items-center gap-3 tablet:gap-4">
                  <h2
                    id="by-class"
                    className="flex-none font-head text-h2 font-bold text-hue max-tablet:text-[1.3125rem]!"
                  >
                    {todayText.byClass}
                  </h2>
                  <SearchField className="ms-auto min-w-0 max-w-[460px] flex-1" />
                </div>
                <ClassTabs current={own} />
                <div className="mt-4 grid grid-cols-2 gap-3 tablet:gap-4">
                  <SmallDoor href={`/course/practice/${classId}`} picture="abacus" name={homeText.practice} />
                  <SmallDoor href={`/course/challenge/${classId}`} picture="kite" name={homeText.challenge} />
                </div>
              </section>
            </div>
            {children}
          </div>
        </div>
      </main>
    </div>
  );
}

function SmallDoor({
  href,
  picture,
  name,
}: {
  readonly href: string;
  readonly picture: string;
  readonly name: string;
}) {
  return (
    <AppLink
      href={href}
      className="press flex min-h-16 items-center gap-2.5 rounded-button bg-soft px-3 font-head text-[1.125rem] leading-tight font-bold text-hue lip tablet:min-h-18 tablet:gap-4 tablet:px-5 tablet:text-[1.375rem]"
    >
      <img
        src={`/pictures/${picture}.svg`}
        alt=""
        fetchPriority="low"
        width="40"
        height="40"
        className="size-9 flex-none tablet:size-11"
      />
      {name}
    </AppLink>
  );
}
