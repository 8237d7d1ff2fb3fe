import { useOwnStanding } from "#components/preferences/use-own-standing.ts";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Dock } from "#components/ui/dock.tsx";
import type { ClassId } from "#lib/core/class-id.ts";
import { stoneHref, stones, workHref } from "#lib/play/stones.ts";
import { todayText } from "#lib/text/today-text.ts";
import { useToday } from "./use-today.ts";

interface Props {
  readonly classId: ClassId;
  /** Where the run was played that has just ended. */
  readonly from: string;
}

/** The ways on from a stone of today or given work: given work, the next stone, and home. Once all are done the day is enough. */
export function NextStone({ classId, from }: Props) {
  const at = useOwnStanding(classId);
  const own = useToday();
  const work = own?.work.find(({ code, isDone }) => !isDone && workHref(code) !== from);
  const next = stones.find((stone) => !own?.done.includes(stone));
  if (work !== undefined) return <Onward href={workHref(work.code)} words={todayText.nextWork} />;
  if (next !== undefined) {
    return <Onward href={stoneHref(classId, next, at)} words={todayText.next(todayText.stones[next])} />;
  }
  return (
    <>
      <p className="text-center font-head text-[1.375rem] leading-tight font-bold text-balance text-hue">
        {todayText.allDone}
      </p>
      <Dock>
        <ButtonLink href="/">{todayText.toToday}</ButtonLink>
      </Dock>
    </>
  );
}

function Onward({ href, words }: { readonly href: string; readonly words: string }) {
  return (
    <>
      <Dock>
        <ButtonLink href={href}>{words}</ButtonLink>
      </Dock>
      <ButtonLink href="/" variant="plain">
        {todayText.toToday}
      </ButtonLink>
    </>
  );
}
