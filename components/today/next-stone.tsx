import { useOwnStanding } from "#components/preferences/use-own-standing.ts";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Dock } from "#components/ui/dock.tsx";
import type { ClassId } from "#lib/core/class-id.ts";
import { stoneHref, stones } from "#lib/play/stones.ts";
import { todayText } from "#lib/text/today-text.ts";
import { useToday } from "./use-today.ts";

/** The ways on from a stone of today: the next one, and home. Once all are done the day is enough. */
export function NextStone({ classId }: { readonly classId: ClassId }) {
  const at = useOwnStanding(classId);
  const done = useToday()?.done ?? [];
  const next = stones.find((stone) => !done.includes(stone));
  if (next === undefined) {
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
  return (
    <>
      <Dock>
        <ButtonLink href={stoneHref(classId, next, at)}>{todayText.next(todayText.stones[next])}</ButtonLink>
      </Dock>
      <ButtonLink href="/" variant="plain">
        {todayText.toToday}
      </ButtonLink>
    </>
  );
}
