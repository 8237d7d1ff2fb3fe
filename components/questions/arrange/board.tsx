"use client";

import { AnswerMark } from "#components/questions/answer-mark.tsx";
import type { BoardProps } from "#components/questions/board-state.ts";
import { slotClasses } from "#components/questions/order/slot-classes.ts";
import { useOrdering } from "#components/questions/order/use-ordering.ts";
import { SubmitRow } from "#components/questions/submit-row.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { type ArrangeKey, writeSentence } from "#lib/questions/kinds/arrange/grading.ts";
import { playText } from "#lib/text/play-text.ts";
import { SentenceRow } from "./sentence-row.tsx";
import { WordCard } from "./word-card.tsx";

/** The size of all cards and of the row they are put into: a long sentence is set smaller, so that a phone holds it. */
function wordSize(letters: number): string {
  return letters <= 36
    ? "text-[1.375rem] tablet:text-[2.25rem] wide:text-[2rem]"
    : "text-[1.25rem] tablet:text-[2rem] wide:text-[1.75rem]";
}

/** Words to be put into a sentence: a tap puts one behind the others, another tap takes it back and the others close up. */
export function ArrangeBoard({ question, state, tool, onRespond }: BoardProps<"arrange">) {
  const { put, look, isOpen, canSubmit, toggle, takeBack, submit } = useOrdering({ question, state, onRespond });
  const { view } = question;
  const isMarked = look === "right" || look === "shown" || look === "tried";
  return (
    <fieldset
      aria-label={playText.answers}
      className={classNames(
        "grid grid-cols-[minmax(0,1fr)] content-center gap-3 font-head font-semibold tablet:gap-6",
        wordSize(view.cards.join(" ").length),
      )}
    >
      <div className={classNames("relative rounded-card border-3 p-2 tablet:p-5", slotClasses[look])}>
        {state.key === null ? (
          <SentenceRow view={view} put={put} look={look} isDisabled={!isOpen} onTakeBack={takeBack} />
        ) : (
          <p className="py-2 text-center [font-size:1.2em] leading-snug text-balance">
            {sentenceOf(view, state.key, put)}
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
              "flex flex-wrap justify-center gap-2 gap-y-3 tablet:gap-4",
              // All stand in the sentence: on a phone, what is said of it needs their room.
              look === "tried" && "max-tablet:hidden",
            )}
          >
            {view.cards.map((card, place) => (
              <WordCard
                // biome-ignore lint/suspicious/noArrayIndexKey: a card keeps its place, and a word may lie there twice
                key={place}
                card={card}
                isPut={put.includes(place)}
                isDisabled={!isOpen}
                place={place}
                onToggle={toggle}
              />
            ))}
          </div>
          <SubmitRow isOpen={isOpen} tool={tool} canSubmit={canSubmit} onSubmit={submit} />
        </>
      )}
    </fieldset>
  );
}

/** The pupil's own sentence where it is a natural one, else the one that is shown. */
function sentenceOf(
  view: BoardProps<"arrange">["question"]["view"],
  { orders, commas }: ArrangeKey,
  put: readonly number[],
): string {
  const own = orders.findIndex((order) => order.join() === put.join());
  const shown = Math.max(own, 0);
  return writeSentence(view, orders[shown] ?? [], commas[shown] ?? 0);
}
