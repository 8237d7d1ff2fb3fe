import type { ComponentProps, ReactNode } from "react";
import { classNames } from "#components/ui/class-names.ts";
import { playText } from "#lib/text/play-text.ts";
import type { BoardPhase } from "./board-state.ts";
import { SubmitRow } from "./submit-row.tsx";
import { type MarkAt, WorkedCard } from "./worked-card.tsx";

/**
 * Low: a row of things; laid: one above keys in three rows; display: that of a calculator; footed: with a line below it;
 * squared: squared paper; tall: the weeks of a month; sorted: trays of words, also below a sentence; stacked: lines below
 * each other; table: five rows of cells for a finger below a title.
 */
const heights = {
  display: "grid-rows-[minmax(5.5rem,1fr)] tablet:grid-rows-[minmax(11rem,1fr)] wide:grid-rows-[minmax(9rem,1fr)]",
  laid: "grid-rows-[minmax(8rem,1fr)] tablet:grid-rows-[minmax(17rem,1fr)] wide:grid-rows-[minmax(10rem,1fr)]",
  low: "grid-rows-[minmax(8rem,1fr)] tablet:grid-rows-[minmax(17rem,1fr)]",
  footed: "grid-rows-[minmax(9.5rem,1fr)] tablet:grid-rows-[minmax(17rem,1fr)]",
  squared: "grid-rows-[minmax(14.5rem,1fr)] tablet:grid-rows-[minmax(17rem,1fr)]",
  tall: "grid-rows-[minmax(16.5rem,1fr)] tablet:grid-rows-[minmax(17rem,1fr)]",
  sorted: "grid-rows-[minmax(16.5rem,1fr)] tablet:grid-rows-[minmax(26rem,1fr)] wide:grid-rows-[minmax(17rem,1fr)]",
  stacked: "grid-rows-[minmax(19.5rem,1fr)] tablet:grid-rows-[minmax(17rem,1fr)]",
  table: "grid-rows-[minmax(19.875rem,1fr)] tablet:grid-rows-[minmax(24rem,1fr)]",
} as const;

interface WorkedBoardProps extends Pick<ComponentProps<typeof SubmitRow>, "keys" | "label"> {
  state: { readonly phase: BoardPhase; readonly key: object | null };
  tool: ReactNode;
  /** What the pupil works at. */
  sheet: ReactNode;
  /** Whether it is still as it was sent. */
  isUnchanged: boolean;
  markAt?: MarkAt;
  /** What it needs the height for where the screen is low. */
  height?: keyof typeof heights;
  /** Whether the sheet measures itself by the card around it. */
  isContainer?: boolean;
  canSubmit: boolean;
  onSubmit: () => void;
  /** What it is changed with, where that is not the sheet itself; gone once the right answer may be seen. */
  children?: ReactNode;
}

/** A board with one thing to work at, what it is changed with below it, and a button that sends it. */
export function WorkedBoard({
  state,
  tool,
  sheet,
  isUnchanged,
  markAt = "corner",
  height = "low",
  isContainer = true,
  canSubmit,
  onSubmit,
  children,
  ...row
}: WorkedBoardProps) {
  const isOpen = state.phase === "open" || state.phase === "again";
  return (
    <fieldset
      aria-label={playText.answers}
      className={classNames(
        "fills grid min-h-0 grid-cols-[minmax(0,1fr)] gap-3 tablet:gap-6 wide:gap-5",
        heights[height],
      )}
    >
      <WorkedCard phase={state.phase} isUnchanged={isUnchanged} markAt={markAt} isContainer={isContainer}>
        {sheet}
      </WorkedCard>
      {state.key === null && (
        <>
          {children}
          <SubmitRow isOpen={isOpen} tool={tool} canSubmit={canSubmit} onSubmit={onSubmit} {...row} />
        </>
      )}
    </fieldset>
  );
}
