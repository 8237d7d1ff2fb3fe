"use client";

import type { BoardProps } from "#components/questions/board-state.ts";
import { classNames } from "#components/ui/class-names.ts";
import { pairsBoardText } from "#lib/text/pairs-board-text.ts";
import { playText } from "#lib/text/play-text.ts";
import { PairCards } from "./pair-cards.tsx";
import { lookOf } from "./pair-look.ts";
import { PairPlace } from "./pair-place.tsx";
import { PhrasePairs } from "./phrase-pairs.tsx";
import { ScenePairs } from "./scene-pairs.tsx";
import { textSize } from "./text-size.ts";
import { usePairing } from "./use-pairing.ts";

const columns: Readonly<Record<number, string>> = {
  3: "grid-cols-3",
  4: "grid-cols-4",
  5: "grid-cols-5",
  6: "grid-cols-6",
};

/** Cards of words stand three in a row where there are more of them than four. */
function hasTwoRows(count: number, letters: number): boolean {
  return letters > 2 && count > 4;
}

/** Something with a place each, and cards to put there: phrases stand beside their place, all else above it. */
export function PairsBoard(props: BoardProps<"pairs">) {
  if (props.question.view.scenes !== undefined) return <ScenePairs {...props} />;
  return props.question.view.isLong === true ? <PhrasePairs {...props} /> : <WordPairs {...props} />;
}

/** Letters, words or pictures with a place each, and cards to put there; once all is known, pairs of letters and words are shown as they are written by hand. */
function WordPairs({ question, state, tool, onRespond }: BoardProps<"pairs">) {
  const { lefts, pictures, cards, joint, isNaming = false } = question.view;
  const pairing = usePairing({ question, state, onRespond });
  const written = pictures === undefined ? [...lefts, ...cards] : cards;
  const letters = Math.max(...written.map((text) => text.length));
  const size = textSize(letters, lefts.length);
  // Two rows of cards leave a low screen less room.
  const isLow = hasTwoRows(cards.length, letters);
  const pairs = lefts.map((left, place) => ({ left, place, card: cards[pairing.put[place] ?? cards.length] ?? null }));
  return (
    <fieldset
      aria-label={playText.answers}
      className="grid grid-cols-[minmax(0,1fr)] content-center gap-4 tablet:gap-8 wide:gap-6"
    >
      <div className={classNames("grid gap-3 tablet:gap-5", columns[lefts.length])}>
        {pairs.map(({ left, place, card }) => (
          <PairPlace
            key={left}
            left={left}
            picture={pictures?.[place] ?? null}
            isNamed={isNaming}
            size={size}
            isLow={isLow}
            card={card}
            look={lookOf(state, pairing.isSent)}
            pairing={pairing}
            place={place}
          />
        ))}
      </div>
      {state.key === null ? (
        <PairCards
          cards={cards}
          pairing={pairing}
          tool={tool}
          rows={classNames("tablet:gap-5", isLow ? "gap-2" : "gap-3", columns[isLow ? 3 : cards.length])}
          card={classNames(
            "font-head leading-none font-bold tablet:min-h-29",
            isLow ? "min-h-16 wide:min-h-18" : "min-h-18 wide:min-h-24",
            size.card,
          )}
        />
      ) : (
        // Sums are not learned by their look in writing.
        joint === undefined && (
          <div className={classNames("grid animate-fade gap-3 tablet:gap-5", columns[lefts.length])}>
            {pairs.map(({ left, card }) => (
              <p
                key={left}
                role="img"
                aria-label={isNaming ? pairsBoardText.name(card ?? "") : pairsBoardText.written(left, card ?? "")}
                className={classNames("text-center font-hand leading-[2] text-hue", size.written)}
              >
                {isNaming ? card : `${left} ${card}`}
              </p>
            ))}
          </div>
        )
      )}
    </fieldset>
  );
}
