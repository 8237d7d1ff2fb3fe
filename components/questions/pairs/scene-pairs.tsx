import { FigureView } from "#components/figures/figure-view.tsx";
import type { BoardProps } from "#components/questions/board-state.ts";
import { pairsBoardText } from "#lib/text/pairs-board-text.ts";
import { playText } from "#lib/text/play-text.ts";
import { PairCards, phraseCards } from "./pair-cards.tsx";
import { lookOf } from "./pair-look.ts";
import { PairSlot } from "./pair-slot.tsx";
import { usePairing } from "./use-pairing.ts";

/** Pictures side by side, each above the place of its sentence, and the sentences below. */
export function ScenePairs({ question, state, tool, onRespond }: BoardProps<"pairs">) {
  const { lefts, scenes = [], cards } = question.view;
  const pairing = usePairing({ question, state, onRespond });
  const look = lookOf(state, pairing.isSent);
  const pairs = scenes.map((scene, place) => ({
    scene,
    place,
    left: lefts[place] ?? "",
    card: cards[pairing.put[place] ?? cards.length] ?? null,
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
            <PairSlot
              label={pairsBoardText.beside(left, card)}
              card={card}
              look={look}
              pairing={pairing}
              place={place}
              className="min-h-19 px-1 py-1 text-center tablet:min-h-26 tablet:px-3 wide:min-h-19"
              markAt="-top-4 -right-2"
            />
          </li>
        ))}
      </ul>
      {state.key === null && <PairCards cards={cards} pairing={pairing} tool={tool} {...phraseCards} />}
    </fieldset>
  );
}
