"use client";

import { AnswerMark } from "#components/questions/answer-mark.tsx";
import type { BoardProps } from "#components/questions/board-state.ts";
import { slotClasses } from "#components/questions/order/slot-classes.ts";
import { useOrdering } from "#components/questions/order/use-ordering.ts";
import { SubmitRow } from "#components/questions/submit-row.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { type ArrangeKey, countSlots, writeSentence } from "#lib/questions/kinds/arrange/grading.ts";
import { playText } from "#lib/text/play-text.ts";
import { SentenceRow } from "./sentence-row.tsx";
import { WordCard } from "./word-card.tsx";

/** So many letters on all cards leave room between their rows on a phone. */
const mostRoomy = 36;

/** The size of all cards and of the row they are put into: long sentences are set smaller, so that a phone holds them. */
function wordSize(letters: number): string {
  if (letters <= mostRoomy) return "gap-3 text-[1.375rem] tablet:text-[2.25rem] wide:text-[2rem]";
  return letters <= 52
    ? "gap-2 text-[1.25rem] tablet:text-[2rem] wide:text-[1.5rem]"
    : "gap-2 text-[1rem] tablet:text-[1.75rem] wide:text-[1.25rem]";
}

/** Words to be put into a sentence: a tap puts one behind the others, another tap takes it back and the others close up. */
export function ArrangeBoard({ question, state, tool, onRespond }: BoardProps<"arrange">) {
  const { view } = question;
  const slots = countSlots(view);
  const ordering = useOrdering({ question, state, slots, onRespond });
  const { put, look, isOpen, canSubmit, toggle, takeBack, submit } = ordering;
  const letters = view.cards.join(" ").length;
  const isMarked = look === "right" || look === "shown" || look === "tried";
  return (
    <fieldset
      aria-label={playText.answers}
      className={classNames(
        "grid grid-cols-[minmax(0,1fr)] content-center font-head font-semibold tablet:gap-6 wide:gap-4",
        wordSize(letters),
      )}
    >
      <div className={classNames("relative rounded-card border-3 p-2 tablet:p-5 wide:p-3", slotClasses[look])}>
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
              "flex flex-wrap justify-center gap-2 tablet:gap-4",
              letters <= mostRoomy && "gap-y-3",
              // On a phone, what is said of the sentence needs their room until a word is taken back.
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
