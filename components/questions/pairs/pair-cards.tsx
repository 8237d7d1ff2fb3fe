import type { ReactNode } from "react";
import { SubmitRow } from "#components/questions/submit-row.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { PairCard } from "./pair-card.tsx";
import type { Pairing } from "./use-pairing.ts";

interface Props {
  readonly cards: readonly string[];
  readonly pairing: Pairing;
  /** The way to a hint. */
  readonly tool: ReactNode;
  /** Classes of the rows they lie in, and of each. */
  readonly rows: string;
  readonly card: string;
}

/** How phrases and sentences lie: two in a row. */
export const phraseCards = {
  rows: "grid-cols-2 gap-2 tablet:gap-4 wide:gap-3",
  card: "min-h-14 px-2 py-1.5 tablet:min-h-22 tablet:px-4 wide:min-h-15",
} as const;

/** The cards, and below them the button that sends. */
export function PairCards({ cards, pairing, tool, rows, card: className }: Props) {
  return (
    <>
      <div className={classNames("grid", rows)}>
        {cards.map((card, at) => (
          <PairCard key={card} card={card} at={at} pairing={pairing} className={className} />
        ))}
      </div>
      <SubmitRow isOpen={pairing.isOpen} tool={tool} canSubmit={pairing.canSubmit} onSubmit={pairing.submit} />
    </>
  );
}
