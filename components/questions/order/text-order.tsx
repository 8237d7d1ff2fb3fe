import { useEffect, useRef } from "react";
import { AnswerMark } from "#components/questions/answer-mark.tsx";
import type { BoardProps } from "#components/questions/board-state.ts";
import { SubmitRow } from "#components/questions/submit-row.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { resting } from "#components/ui/resting.ts";
import { compareBoardText as text } from "#lib/text/compare-board-text.ts";
import { playText } from "#lib/text/play-text.ts";
import { slotClasses } from "./slot-classes.ts";
import type { SlotLook } from "./slot-look.ts";
import { useOrdering } from "./use-ordering.ts";

/**
 * Parts of a text, one below the other: a tap lets one rise behind those that were put before it, another tap takes it back.
 * Once the order is known they stand in it, and one that does not belong there below them.
 */
export function TextOrder({ question, state, tool, onRespond }: BoardProps<"order">) {
  const { cards } = question.view;
  const { put, standing, wanted, look, isOpen, canSubmit, toggle, submit } = useOrdering({
    question,
    state,
    onRespond,
  });
  const focused = useRef<HTMLElement | null>(null);
  useEffect(() => {
    // A part that was taken back moves down in the list and loses the focus, which a keyboard goes on from.
    const isLost = document.activeElement === document.body && put.length < standing.length;
    if (isLost) focused.current?.focus({ preventScroll: true });
  }, [put, standing.length]);
  const shown = state.key?.order ?? put;
  const rest = state.key === null ? standing.slice(put.length) : standing.filter((card) => !shown.includes(card));
  const lookAt = (place: number): SlotLook =>
    look === "tried" && state.wrongPart !== null && place !== state.wrongPart ? "open" : look;
  const drawPart = (card: number, place: number | null) => (
    <li key={card}>
      <button
        type="button"
        aria-label={labelOf(cards[card] ?? "", place, place === null ? null : lookAt(place), state.key !== null)}
        aria-pressed={place !== null}
        {...resting(!isOpen || (place === null && put.length === wanted), () => toggle(card))}
        className={classNames(
          "relative flex min-h-14 w-full items-center gap-2 rounded-answer py-1.5 pl-2 text-left leading-tight font-semibold tablet:min-h-18 tablet:gap-4 tablet:py-3 tablet:pl-5 wide:min-h-14 wide:py-2",
          partSize(longestOf(cards)),
          partLook(place === null ? null : lookAt(place), state.key !== null),
          // The mark in the corner covers no word.
          place !== null && isMarked(lookAt(place)) ? "pr-7 tablet:pr-12" : "pr-3 tablet:pr-5",
        )}
      >
        <Badge place={place} isSpare={state.key !== null} />
        <span className="min-w-0 flex-1">{cards[card]}</span>
        {place !== null && <PartMark look={lookAt(place)} />}
      </button>
    </li>
  );
  return (
    <fieldset
      aria-label={playText.answers}
      className="fills grid min-h-0 grid-cols-[minmax(0,1fr)] content-center gap-2 tablet:gap-4"
    >
      <ol
        onFocus={({ target }) => {
          focused.current = target;
        }}
        className="grid gap-1.5 tablet:gap-3"
      >
        {[...shown.map(drawPart), ...rest.map((card) => drawPart(card, null))]}
      </ol>
      {state.key === null && (
        <>
          <p
            aria-live="polite"
            className={classNames(
              "text-center text-meta text-muted",
              // On a phone six parts, or what is said of a wrong answer, need the room.
              (cards.length > 5 || look === "tried") && "max-tablet:sr-only",
            )}
          >
            {nextStep(put.length, wanted, rest.length)}
          </p>
          <SubmitRow isOpen={isOpen} tool={tool} canSubmit={canSubmit} onSubmit={submit} />
        </>
      )}
    </fieldset>
  );
}

/** A part with its place, and what is to be seen of it besides. */
function labelOf(part: string, place: number | null, look: SlotLook | null, isKnown: boolean): string {
  const named = text.part(part, place === null ? null : place + 1);
  if (look === "tried") return `${playText.markedAgain} ${named}`;
  return place === null && isKnown ? `${text.spare}: ${named}` : named;
}

function longestOf(cards: readonly string[]): number {
  return Math.max(...cards.map((card) => card.length));
}

/** Six parts, or five of two lines each, fill the height of a phone. */
function partSize(letters: number): string {
  return letters > 34
    ? "text-[1.0625rem] tablet:text-[1.5rem] wide:text-[1.375rem]"
    : "text-[1.125rem] tablet:text-[1.625rem] wide:text-[1.5rem]";
}

function partLook(look: SlotLook | null, isKnown: boolean): string {
  if (look !== null) return classNames("border-3", slotClasses[look]);
  return isKnown
    ? "border-3 border-dashed border-field bg-surface text-muted"
    : "press bg-card shadow-[0_4px_0_var(--softlip),inset_0_0_0_2px_var(--soft)]";
}

function nextStep(put: number, wanted: number, left: number): string {
  if (put < wanted) return text.nextPart(put + 1);
  return left > 0 ? `${text.partLeft} ${text.partsPut}` : text.partsPut;
}

function Badge({ place, isSpare }: { place: number | null; isSpare: boolean }) {
  if (place === null && isSpare) return <span className="flex-none text-meta">{text.spare}</span>;
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "grid size-7 flex-none place-items-center rounded-full text-[1rem] font-bold tablet:size-10 tablet:text-[1.375rem]",
        place === null ? "border-2 border-dashed border-field" : "bg-soft text-hue",
      )}
    >
      {place === null ? "" : place + 1}
    </span>
  );
}

const isMarked = (look: SlotLook) => look === "right" || look === "shown" || look === "tried";

function PartMark({ look }: { look: SlotLook }) {
  if (!isMarked(look)) return null;
  return (
    <span className="absolute -top-2 -right-1.5 scale-75">
      <AnswerMark isRight={look !== "tried"} />
    </span>
  );
}
