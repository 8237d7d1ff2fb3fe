import type { OpenAssignment } from "#lib/classes/assignment-view.ts";
import { workHref } from "#lib/play/stones.ts";
import { dueWords } from "#lib/play/today-work.ts";
import { givenWorkText } from "#lib/text/given-work-text.ts";
import { DayCard } from "./day-card.tsx";

interface Props {
  readonly work: OpenAssignment;
  readonly today: string;
  /** Whether more stands below it. */
  readonly hasMore: boolean;
}

/** What of given work is to be done first, in the place of the present stone's card: it comes before the stones. */
export function WorkCard({ work, today, hasMore }: Props) {
  const { code, className, title, questions, minutes, closesOn } = work;
  const head = (
    <>
      <Envelope className="-my-1.5 size-9" />
      <span className="flex-none text-hue">{givenWorkText.name}</span>
      <span className="truncate font-normal">{className}</span>
    </>
  );
  const bits = [givenWorkText.questions(questions), givenWorkText.minutes(minutes), dueWords(closesOn, today)];
  return (
    <DayCard
      head={head}
      title={title}
      bits={bits}
      lead={null}
      href={workHref(code)}
      onward={givenWorkText.begin}
      isTight={hasMore}
    />
  );
}

/** The sign of given work. */
export function Envelope({ className }: { readonly className: string }) {
  return (
    <img
      src="/pictures/envelope.svg"
      alt=""
      width="40"
      height="40"
      className={`flex-none rounded-[12px] bg-star-light p-1 ${className}`}
    />
  );
}
