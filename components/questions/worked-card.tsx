import type { ReactNode } from "react";
import { Card } from "#components/ui/card.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { AnswerMark } from "./answer-mark.tsx";
import type { BoardPhase } from "./board-state.ts";

interface WorkedCardProps {
  phase: BoardPhase;
  /** Whether what lies on it is still as it was sent. */
  isUnchanged: boolean;
  /** Whether the mark stands amid the right side: what is worked at fills the corners. */
  isMarkedAmid?: boolean;
  children: ReactNode;
}

/** The sheet on which a pupil works at a thing: green once it is right, orange while it stands as it was sent. */
export function WorkedCard({ phase, isUnchanged, isMarkedAmid = false, children }: WorkedCardProps) {
  const isAgain = phase === "again" && isUnchanged;
  return (
    <Card
      className={classNames(
        "relative flex min-h-0 [container-type:size] items-center justify-center p-2 tablet:p-6",
        phase === "waiting" && "animate-wait",
        phase === "right" && "animate-bounce bg-right-surface",
        isAgain && "animate-shake bg-again-surface",
      )}
    >
      {children}
      {(isAgain || phase === "right") && (
        <span
          className={classNames("absolute", isMarkedAmid ? "top-1/2 right-1 -translate-y-1/2" : "top-2.5 right-2.5")}
        >
          <AnswerMark isRight={!isAgain} />
        </span>
      )}
    </Card>
  );
}
