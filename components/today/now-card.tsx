import { type Stone, stones } from "#lib/play/stones.ts";
import type { TodayView } from "#lib/play/today-view.ts";
import { todayText } from "#lib/text/today-text.ts";
import { DayCard } from "./day-card.tsx";

interface Props {
  /** The stone that is to be done; null once all are. */
  readonly now: Stone | null;
  readonly isBegun: boolean;
  /** What stands in the stones; null before the server has said it. */
  readonly plan: Pick<TodayView, "count" | "lesson" | "review"> | null;
  readonly href: string;
  /** Whether more stands below it. */
  readonly hasMore: boolean;
}

const mostBits = 2;

/** What the card says of a stone: its name, what is in it, and how much. */
function wordsOf(now: Stone | null, plan: Props["plan"]) {
  if (now === null) return { title: todayText.allDone, bits: [], lead: todayText.allDoneLead };
  const count = plan === null ? null : todayText.questions(plan.count);
  if (now === "new" && plan?.lesson) {
    return { title: plan.lesson.title, bits: [plan.lesson.name, ...(count === null ? [] : [count])], lead: null };
  }
  if (now === "review" && plan !== null && plan.review.length > 0) {
    return { title: todayText.reviewTitle(plan.count), bits: plan.review.slice(0, mostBits), lead: null };
  }
  const leads = { new: todayText.newLead, review: todayText.reviewLead, choose: todayText.chooseLead };
  return { title: todayText.stones[now], bits: [], lead: leads[now] };
}

/** The present stone in words, and the way to it. */
export function NowCard({ now, isBegun, plan, href, hasMore }: Props) {
  const place = now === null ? stones.length : stones.indexOf(now) + 1;
  const onward = isBegun ? todayText.goOn : todayText.begin;
  const head = (
    <>
      {todayText.name}
      <span aria-hidden="true">·</span>
      {todayText.place(place)}
    </>
  );
  return (
    <DayCard
      head={head}
      {...wordsOf(now, plan)}
      href={href}
      onward={now === null ? todayText.toGames : onward}
      isTight={hasMore}
    />
  );
}
