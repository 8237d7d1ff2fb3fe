import { SayButton } from "#components/speech/say-button.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { type Stone, stones } from "#lib/play/stones.ts";
import type { TodayView } from "#lib/play/today-view.ts";
import { todayText } from "#lib/text/today-text.ts";

interface Props {
  /** The stone that is to be done; null once all are. */
  readonly now: Stone | null;
  readonly isBegun: boolean;
  /** What stands in the stones; null before the server has said it. */
  readonly plan: Pick<TodayView, "count" | "lesson" | "review"> | null;
  readonly href: string;
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

/** The present stone in words, with the one large button of the page. */
export function NowCard({ now, isBegun, plan, href }: Props) {
  const { title, bits, lead } = wordsOf(now, plan);
  const place = now === null ? stones.length : stones.indexOf(now) + 1;
  const onward = isBegun ? todayText.goOn : todayText.begin;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-2 rounded-card bg-card px-4 pt-3 pb-4 shadow-[0_4px_0_rgb(45_34_68/0.16)] tablet:min-h-52 tablet:grid-cols-[minmax(0,1fr)_minmax(200px,auto)] tablet:gap-x-6 tablet:px-7 tablet:py-5 wide:min-h-0 wide:flex-1 wide:grid-cols-[minmax(0,1fr)] wide:content-center wide:gap-3.5">
      <p className="flex items-center gap-2 text-[1.0625rem] leading-tight font-semibold text-muted tablet:col-start-1 tablet:text-[1.25rem]">
        {todayText.name}
        <span aria-hidden="true">·</span>
        {todayText.place(place)}
      </p>
      <div className="flex min-h-15 items-center gap-2 tablet:col-start-1 tablet:min-h-20">
        {/* Two lines are kept for every title: it comes after the page, which must not move. */}
        <h2 className="line-clamp-2 min-w-0 flex-1 font-head text-[1.5rem] leading-[1.2] font-bold text-balance text-ink tablet:text-[2rem]">
          {title}
        </h2>
        <SayButton line={[title, ...bits, ...(lead === null ? [] : [lead])].join(". ")} />
      </div>
      <div className="flex min-h-18 flex-wrap content-start gap-2 tablet:col-start-1">
        {bits.map((bit) => (
          <span
            key={bit}
            className="max-w-full truncate rounded-[12px] bg-surface px-2.5 py-1 text-[1.0625rem] leading-tight text-hue tablet:text-[1.1875rem]"
          >
            {bit}
          </span>
        ))}
        {lead !== null && <p className="text-[1.125rem] leading-snug text-balance text-muted">{lead}</p>}
      </div>
      <ButtonLink
        href={href}
        className="mt-auto tablet:col-start-2 tablet:row-span-3 tablet:row-start-1 tablet:self-center wide:col-start-1 wide:row-auto wide:self-auto"
      >
        {now === null ? todayText.toGames : onward}
      </ButtonLink>
    </div>
  );
}
