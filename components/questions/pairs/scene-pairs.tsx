import { FigureView } from "#components/figures/figure-view.tsx";
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

/** Pictures side by side, each above the place of its sentence, and the sentences below. */
export function ScenePairs({ question, state, tool, onRespond }: BoardProps<"pairs">) {
  const { lefts, scenes = [], cards } = question.view;
  const pairing = usePairing({ question, state, onRespond });
  const { put, isOpen } = pairing;
  const look = lookOf(state, pairing.isSent);
  const isFound = look === "right" || look === "shown";
  const pairs = scenes.map((scene, place) => ({
    scene,
    place,
    left: lefts[place] ?? "",
    card: cards[put[place] ?? cards.length] ?? null,
  }));
  return (
    <fieldset
      aria-label={playText.answers}
      className="grid grid-cols-[minmax(0,1fr)] content-center gap-2.5 text-[0.9375rem] leading-tight font-semibold tablet:gap-7 tablet:text-[1.5rem] wide:gap-4 wide:text-[1.125rem]"
    >
      <ul className="grid grid-cols-3 gap-2 tablet:gap-4">
        {pairs.map(({ scene, place, left, card }) => (
          <li key={left} className="grid grid-rows-[auto_1fr] rounded-answer bg-card lip">
            <span aria-hidden="true" className="flex min-w-0 flex-col items-center p-1 tablet:p-2">
              <FigureView figure={scene} answer={null} />
            </span>
            <button
              type="button"
              aria-label={pairsBoardText.beside(left, card)}
              aria-current={pairing.next === place ? "step" : undefined}
              {...resting(!isOpen, () => pairing.choose(place))}
              className={classNames(
                "relative grid min-h-19 w-full place-items-center rounded-answer px-1 py-1 text-center tablet:min-h-26 tablet:px-3 wide:min-h-19",
                placeLook(card, look, pairing.next === place),
              )}
            >
              {card !== null && (
                <span key={card} className="animate-pop">
                  {card}
                </span>
              )}
              {card !== null && isFound && (
                <span className="absolute -top-4 -right-2 scale-75">
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
