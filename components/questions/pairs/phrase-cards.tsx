import type { ReactNode } from "react";
import { SubmitRow } from "#components/questions/submit-row.tsx";
import { PairCard } from "./pair-card.tsx";
import type { Pairing } from "./use-pairing.ts";

interface Props {
  readonly cards: readonly string[];
  readonly pairing: Pairing;
  /** The way to a hint. */
  readonly tool: ReactNode;
}

/** Cards with phrases or sentences on them, two in a row, and below them the button that sends. */
export function PhraseCards({ cards, pairing, tool }: Props) {
  return (
    <>
      <div className="grid grid-cols-2 gap-2 tablet:gap-4 wide:gap-3">
        {cards.map((card, at) => (
          <PairCard
            key={card}
            card={card}
            at={at}
            pairing={pairing}
            className="min-h-14 px-2 py-1.5 tablet:min-h-22 tablet:px-4 wide:min-h-15"
          />
        ))}
      </div>
      <SubmitRow isOpen={pairing.isOpen} tool={tool} canSubmit={pairing.canSubmit} onSubmit={pairing.submit} />
    </>
  );
}
