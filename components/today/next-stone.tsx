import { useOwnStanding } from "#components/preferences/use-own-standing.ts";
import { Jigsaw } from "#components/stage/jigsaw.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Card } from "#components/ui/card.tsx";
import type { ClassId } from "#lib/core/class-id.ts";
import { lastPage, piecesOfPicture } from "#lib/play/album.ts";
import { stoneHref, stones } from "#lib/play/stones.ts";
import { albumText } from "#lib/text/album-text.ts";
import { todayText } from "#lib/text/today-text.ts";
import { useToday } from "./use-today.ts";

/** The ways on from a stone of today: the next one, and home. Once all are done the day is enough. */
export function NextStone({ classId }: { readonly classId: ClassId }) {
  const at = useOwnStanding(classId);
  const done = useToday()?.done ?? [];
  const next = stones.find((stone) => !done.includes(stone));
  return (
    <div className="grid gap-3">
      {next === undefined ? (
        <p className="text-center font-head text-[1.375rem] leading-tight font-bold text-balance text-hue">
          {todayText.allDone}
        </p>
      ) : (
        <ButtonLink href={stoneHref(classId, next, at)}>{todayText.next(todayText.stones[next])}</ButtonLink>
      )}
      <ButtonLink href="/" variant={next === undefined ? "solid" : "plain"}>
        {todayText.toToday}
      </ButtonLink>
    </div>
  );
}

/** The picture of the album with the piece that a run has just turned over; nothing where it turned none. */
export function TurnedPiece({ runId }: { readonly runId: string }) {
  const own = useToday();
  if (own?.turnedBy !== runId) return null;
  const page = lastPage(own.pieces);
  const { name } = page.picture;
  return (
    <Card className="flex items-center gap-4 p-3 text-start">
      <Jigsaw page={page} id="turned-piece" isTurning={true} className="w-30 flex-none rounded-[12px] tablet:w-44" />
      <p className="min-w-0 flex-1 font-head text-[1.1875rem] leading-snug font-bold text-balance text-hue tablet:text-[1.375rem]">
        {page.next === null ? albumText.finished(name) : albumText.turned(name)}
        <span className="block font-read text-[1.0625rem] font-medium text-muted">
          {albumText.count(page.turned.length, piecesOfPicture)}
        </span>
      </p>
    </Card>
  );
}
