import type { ReactNode } from "react";
import type { OpenAssignment } from "#lib/classes/assignment-view.ts";
import { WorkCard } from "./work-card.tsx";
import { WorkList } from "./work-list.tsx";

interface Props {
  /** What is still to do, and what was done today. */
  readonly open: readonly OpenAssignment[];
  readonly done: readonly OpenAssignment[];
  readonly today: string;
  /** The card that stands there where nothing is to do. */
  readonly children: ReactNode;
}

/** Given work on home: what is to be done first on the card of the day, the rest below it. */
export function GivenWork({ open: [first, ...more], done, today, children }: Props) {
  const hasMore = more.length + done.length > 0;
  return (
    <>
      {first === undefined ? children : <WorkCard work={first} today={today} hasMore={hasMore} />}
      <WorkList more={more} done={done} today={today} />
    </>
  );
}
