import type { ReactNode } from "react";
import { Card } from "#components/ui/card.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { AnswerMark } from "./answer-mark.tsx";
import type { BoardPhase } from "./board-state.ts";

const markPlaces = {
  corner: "top-2.5 right-2.5",
  foot: "right-1.5 bottom-1.5 tablet:right-2.5 tablet:bottom-2.5",
  outside: "-top-3 -right-2 wide:top-1",
  side: "top-1/2 right-1 -translate-y-1/2",
  title: "top-3.5 left-1/2 ml-14 tablet:top-8 tablet:ml-20",
} as const;

export type MarkAt = keyof typeof markPlaces;

interface WorkedCardProps {
  phase: BoardPhase;
  /** Whether what lies on it is still as it was sent. */
  isUnchanged: boolean;
  /** Where the mark of what was sent stands: in a corner or outside of it, at the foot, amid the right side, or beside a title in the middle. */
  markAt?: MarkAt;
  /** Whether what lies on it may be measured by its size. Where keys come and go below it, Chromium no longer draws what it holds. */
  isContainer?: boolean;
  children: ReactNode;
}

/** The sheet on which a pupil works at a thing: green once it is right, orange while it stands as it was sent. */
export function WorkedCard({ phase, isUnchanged, markAt = "corner", isContainer = true, children }: WorkedCardProps) {
  const isAgain = phase === "again" && isUnchanged;
  return (
    <Card
      className={classNames(
        "relative flex min-h-0 items-center justify-center p-2 tablet:p-6",
        isContainer ? "[container-type:size]" : "[contain:size]",
        phase === "waiting" && "animate-wait",
        phase === "right" && "animate-bounce bg-right-surface",
        isAgain && "animate-shake bg-again-surface",
      )}
    >
      {children}
      {(isAgain || phase === "right") && (
        <span className={classNames("absolute", markPlaces[markAt])}>
          <AnswerMark isRight={!isAgain} />
        </span>
      )}
    </Card>
  );
}
