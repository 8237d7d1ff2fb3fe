import { useLatePart } from "#components/ui/use-late-part.ts";
import type { ClassId } from "#lib/core/class-id.ts";
import type { Stone } from "#lib/play/stones.ts";
import { NowCard } from "./now-card.tsx";
import type { useToday } from "./use-today.ts";

// Most children have no teacher here.
const loadGivenWork = async () => (await import("./given-work.tsx")).GivenWork;

interface Props {
  readonly known: ReturnType<typeof useToday>;
  readonly classId: ClassId;
  /** The stone that is to be done, and where it lies; null once all are. */
  readonly now: Stone | null;
  readonly href: string;
}

/**
 * What a child is to do first: given work before the present stone. The one takes the room of the other, for it comes after the
 * page, which must not move.
 */
export function TodayCard({ known, classId, now, href }: Props) {
  const open = known?.work.filter(({ isDone }) => !isDone) ?? [];
  const done = known?.work.filter(({ isDone }) => isDone) ?? [];
  const GivenWork = useLatePart(loadGivenWork, open.length + done.length > 0);
  const isBegun = known !== null && known.done.length > 0;
  const plan = known?.plans[classId] ?? null;
  const card = <NowCard now={now} isBegun={isBegun} plan={plan} href={href} hasMore={done.length > 0} />;
  if (known === null || GivenWork === null) return card;
  return (
    <GivenWork open={open} done={done} today={known.day}>
      {card}
    </GivenWork>
  );
}
