import type { BoardProps } from "#components/questions/board-state.ts";
import { classNames } from "#components/ui/class-names.ts";
import { pairsBoardText } from "#lib/text/pairs-board-text.ts";
import { playText } from "#lib/text/play-text.ts";
import { PairCards, phraseCards } from "./pair-cards.tsx";
import { lookOf } from "./pair-look.ts";
import { isFound, PairSlot } from "./pair-slot.tsx";
import { usePairing } from "./use-pairing.ts";

/** Phrases, each beside the place of its card, and the cards below: a tap puts one to the place that waits. */
export function PhrasePairs({ question, state, tool, onRespond }: BoardProps<"pairs">) {
  const { lefts, cards } = question.view;
  const pairing = usePairing({ question, state, onRespond });
  const look = lookOf(state, pairing.isSent);
  // Paragraphs take more room than what is said of them.
  const isWide = Math.max(...lefts.map(({ length }) => length)) > 40;
  return (
    <fieldset
      aria-label={playText.answers}
      className="grid grid-cols-[minmax(0,1fr)] content-center gap-2.5 text-[0.9375rem] leading-tight font-semibold tablet:gap-7 tablet:text-[1.5rem] wide:gap-4 wide:text-[1.25rem]"
    >
      <ul className="grid gap-1.5 tablet:gap-4 wide:gap-3">
        {lefts
          .map((left, place) => ({ left, place, card: cards[pairing.put[place] ?? cards.length] ?? null }))
          .map(({ left, place, card }) => (
            <li
              key={left}
              className={classNames(
                "grid items-stretch rounded-answer bg-card lip",
                isWide ? "grid-cols-[minmax(0,2fr)_minmax(0,1fr)]" : "grid-cols-2",
              )}
            >
              <span aria-hidden="true" className="self-center px-2 py-1 text-hue tablet:px-5">
                {left}
              </span>
              <PairSlot
                label={pairsBoardText.beside(left, card)}
                card={card}
                look={look}
                pairing={pairing}
                place={place}
                className={classNames(
                  "min-h-14 py-1 pl-1.5 text-center tablet:min-h-22 tablet:pl-4 wide:min-h-15",
                  // The mark in the corner covers no word.
                  isFound(card, look) ? "pr-5 tablet:pr-9" : "pr-1.5 tablet:pr-4",
                )}
              />
            </li>
          ))}
      </ul>
      {state.key === null && <PairCards cards={cards} pairing={pairing} tool={tool} {...phraseCards} />}
    </fieldset>
  );
}
