"use client";

import { AnswerMark } from "#components/questions/answer-mark.tsx";
import type { BoardProps } from "#components/questions/board-state.ts";
import { slotClasses } from "#components/questions/order/slot-classes.ts";
import { slotLook } from "#components/questions/order/slot-look.ts";
import { SubmitRow } from "#components/questions/submit-row.tsx";
import { usePlacing } from "#components/questions/use-placing.ts";
import { classNames } from "#components/ui/class-names.ts";
import { fillGaps } from "#lib/questions/kinds/gaps/grading.ts";
import { gapsBoardText } from "#lib/text/gaps-board-text.ts";
import { playText } from "#lib/text/play-text.ts";
import { GapText } from "./gap-text.tsx";
import { GapTile } from "./gap-tile.tsx";

/** More tiles than this do not fit side by side: they lie as words do. */
const mostInRow = 4;

/** Longer than this, what stands in a gap leaves no room on a phone for the words beside it, unless all are small. */
const longestWord = 12;

/** Nor do tiles with longer words than this, by how many lie in a row. */
const mostLetters: Readonly<Record<number, number>> = { 2: 10, 3: 6, 4: 4 };

const rows: Readonly<Record<number, string>> = { 2: "grid grid-cols-2", 3: "grid grid-cols-3", 4: "grid grid-cols-4" };

/** The size of the text: single words are large, a sentence, above all one with many tiles, is set so that a phone holds it. */
function textSize(letters: number, isLong: boolean): string {
  if (isLong) return "text-[1.0625rem] tablet:text-[2rem] wide:text-[1.5rem]";
  if (letters <= 40) return "text-[1.75rem] tablet:text-[3rem] wide:text-[2.5rem]";
  if (letters <= 48) return "text-[1.3125rem] tablet:text-[2.25rem] wide:text-[2rem]";
  return "text-[1.1875rem] tablet:text-[2rem] wide:text-[1.5rem]";
}

/** A text with gaps: a tap on a tile puts it into the gap that waits, a tap on a gap takes back what is there and makes it the next. */
export function GapsBoard({ question: { view }, state, tool, onRespond }: BoardProps<"gaps">) {
  const { put, next, isOpen, isSent, canSubmit, choose, toggle, submit } = usePlacing({
    phase: state.phase,
    isSettled: state.isSettled,
    places: view.gaps.length,
    cards: view.tiles.length,
    isReused: view.isReused,
    sent: state.tried.at(-1)?.gaps,
    right: state.key?.tiles,
    onSend: (gaps) => onRespond({ gaps }),
  });
  const look = slotLook(state, isSent);
  const isMarked = look === "right" || look === "shown" || look === "tried";
  const isLong = view.tiles.length > mostInRow || view.tiles.some((tile) => tile.length > longestWord);
  const isInRow = view.tiles.every((tile) => tile.length <= (mostLetters[view.tiles.length] ?? 0));
  return (
    <fieldset
      aria-label={playText.answers}
      className="grid grid-cols-[minmax(0,1fr)] content-center gap-3 font-head font-semibold tablet:gap-6 wide:gap-3"
    >
      <div
        className={classNames(
          "relative grid gap-2 rounded-card border-3 p-2 tablet:p-5 wide:gap-1 wide:p-3",
          slotClasses[look],
          textSize(view.text.length, isLong),
        )}
      >
        {state.key === null ? (
          <GapText view={view} put={put} next={next} look={look} isDisabled={!isOpen} onChoose={choose} />
        ) : (
          <p className="py-2 text-center leading-snug text-balance">{fillGaps(view, state.key.tiles)}</p>
        )}
        {state.phase === "open" && (
          <p className="text-center text-[1.125rem] leading-tight font-medium text-muted tablet:text-[1.375rem]">
            {gapsBoardText.next(next === null)}
          </p>
        )}
        {isMarked && (
          <span className="absolute -top-4 -right-2">
            <AnswerMark isRight={look !== "tried"} />
          </span>
        )}
      </div>
      {state.key === null && (
        <>
          <div
            className={classNames(
              "gap-2 tablet:gap-4 wide:gap-2.5",
              isInRow ? rows[view.tiles.length] : "flex flex-wrap justify-center",
              // All stand in the gaps: on a phone, what is said of it needs their room.
              isLong && look === "tried" && "max-tablet:hidden",
            )}
          >
            {view.tiles.map((tile, place) => (
              <GapTile
                key={tile}
                tile={tile}
                isSmall={!isInRow}
                isPut={view.isReused ? null : put.includes(place)}
                isDisabled={!isOpen || (next === null && (view.isReused || !put.includes(place)))}
                onToggle={() => toggle(place)}
              />
            ))}
          </div>
          <SubmitRow isOpen={isOpen} tool={tool} canSubmit={canSubmit} onSubmit={submit} />
        </>
      )}
    </fieldset>
  );
}
