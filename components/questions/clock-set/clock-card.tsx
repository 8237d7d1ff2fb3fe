import type { ReactNode } from "react";
import type { DialRim } from "#components/figures/dial-plate.tsx";
import { AnswerMark } from "#components/questions/answer-mark.tsx";
import { Card } from "#components/ui/card.tsx";
import { classNames } from "#components/ui/class-names.ts";
import type { ClockTime } from "#lib/core/clock-time.ts";
import { clockBoardText } from "#lib/text/clock-board-text.ts";

interface ClockCardProps {
  time: ClockTime;
  rim: DialRim;
  isWaiting: boolean;
  children: ReactNode;
}

const looks: Record<DialRim, string> = {
  plain: "",
  right: "animate-bounce bg-right-surface",
  again: "animate-shake bg-again-surface",
};

/** The sheet the clock lies on; where the hands stand is read out when it changes. */
export function ClockCard({ time, rim, isWaiting, children }: ClockCardProps) {
  return (
    <Card
      className={classNames(
        "relative flex min-h-0 [container-type:size] items-center justify-center p-2 tablet:p-6",
        looks[rim],
        isWaiting && "animate-wait",
      )}
    >
      {children}
      <span aria-live="polite" className="sr-only">
        {clockBoardText.now(time)}
      </span>
      {rim !== "plain" && (
        <span className="absolute top-2.5 right-2.5">
          <AnswerMark isRight={rim === "right"} />
        </span>
      )}
    </Card>
  );
}
