import { AnswerMark } from "#components/questions/answer-mark.tsx";
import type { BoardProps } from "#components/questions/board-state.ts";
import { SubmitRow } from "#components/questions/submit-row.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { resting } from "#components/ui/resting.ts";
import { pairsBoardText } from "#lib/text/pairs-board-text.ts";
import { playText } from "#lib/text/play-text.ts";
import { PairCard } from "./pair-card.tsx";
import { lookOf, placeLook } from "./pair-look.ts";
import { usePairing } from "./use-pairing.ts";

/** Phrases, each beside the place of its card, and the cards below: a tap puts one to the place that waits. */
export function PhrasePairs({ question, state, tool, onRespond }: BoardProps<"pairs">) {
  const { lefts, cards } = question.view;
  const pairing = usePairing({ question, state, onRespond });
  const { put, isOpen } = pairing;
  const look = lookOf(state, pairing.isSent);
  const isFound = look === "right" || look === "shown";
  // Paragraphs take more room than what is said of them.
  const isWide = Math.max(...lefts.map(({ length }) => length)) > 40;
  return (
    <fieldset
      aria-label={playText.answers}
      className="grid grid-cols-[minmax(0,1fr)] content-center gap-2.5 text-[0.9375rem] leading-tight font-semibold tablet:gap-7 tablet:text-[1.5rem] wide:gap-4 wide:text-[1.25rem]"
    >
      <ul className="grid gap-1.5 tablet:gap-4 wide:gap-3">
        {lefts
          .map((left, place) => ({ left, place, card: cards[put[place] ?? cards.length] ?? null }))
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
              <button
                type="button"
                aria-label={pairsBoardText.beside(left, card)}
                aria-current={pairing.next === place ? "step" : undefined}
                {...resting(!isOpen, () => pairing.choose(place))}
                className={classNames(
                  "relative grid min-h-14 w-full place-items-center rounded-answer py-1 pl-1.5 text-center tablet:min-h-22 tablet:pl-4 wide:min-h-15",
                  // The mark in the corner covers no word.
                  card !== null && isFound ? "pr-5 tablet:pr-9" : "pr-1.5 tablet:pr-4",
                  placeLook(card, look, pairing.next === place),
                )}
              >
                {card !== null && (
                  <span key={card} className="animate-pop">
                    {card}
                  </span>
                )}
                {card !== null && isFound && (
                  <span className="absolute -right-2 -bottom-2 scale-75">
                    <AnswerMark isRight={true} />
                  </span>
                )}
              </button>
            </li>
          ))}
      </ul>
      {state.key === null && (
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
          <SubmitRow isOpen={isOpen} tool={tool} canSubmit={pairing.canSubmit} onSubmit={pairing.submit} />
        </>
      )}
    </fieldset>
  );
}
