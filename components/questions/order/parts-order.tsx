import { useEffect, useRef } from "react";
import { FigureView } from "#components/figures/figure-view.tsx";
import { AnswerMark } from "#components/questions/answer-mark.tsx";
import type { BoardProps } from "#components/questions/board-state.ts";
import { SubmitRow } from "#components/questions/submit-row.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { resting } from "#components/ui/resting.ts";
import type { Figure } from "#lib/questions/figure.ts";
import { compareBoardText as text } from "#lib/text/compare-board-text.ts";
import { playText } from "#lib/text/play-text.ts";
import { slotClasses } from "./slot-classes.ts";
import type { SlotLook } from "./slot-look.ts";
import { useOrdering } from "./use-ordering.ts";

/**
 * Parts of a text, one below the other, or pictures of a story, two in a row: a tap moves one behind those that were put before
 * it, another tap takes it back. Once the order is known they stand in it, and one that does not belong there below them.
 */
export function PartsOrder({ question, state, tool, onRespond }: BoardProps<"order">) {
  const { cards, pictures } = question.view;
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
          "relative w-full rounded-answer",
          partLook(place === null ? null : lookAt(place), state.key !== null),
          pictures === undefined ? textClasses(cards, place !== null && isMarked(lookAt(place))) : pictureClasses,
        )}
      >
        <Face words={cards[card] ?? ""} picture={pictures?.[card]} place={place} isKnown={state.key !== null} />
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
        className={pictures === undefined ? "grid gap-1.5 tablet:gap-3" : rowsOf(pictures.length)}
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
            {nextStep(put.length, wanted, rest.length, pictures !== undefined)}
          </p>
          <SubmitRow isOpen={isOpen} tool={tool} canSubmit={canSubmit} onSubmit={submit} />
        </>
      )}
    </fieldset>
  );
}

/** The mark in the corner covers no word. */
function textClasses(cards: readonly string[], hasMark: boolean): string {
  return classNames(
    "flex min-h-14 items-center gap-2 py-1.5 pl-2 text-left leading-tight font-semibold tablet:min-h-18 tablet:gap-4 tablet:py-3 tablet:pl-5 wide:min-h-14 wide:py-2",
    partSize(longestOf(cards)),
    hasMark ? "pr-7 tablet:pr-12" : "pr-3 tablet:pr-5",
  );
}

const pictureClasses = "flex h-full min-h-0 flex-col items-center justify-center p-1.5 tablet:p-3";

interface FaceProps {
  readonly words: string;
  /** Absent where the words are seen. */
  readonly picture: Figure | undefined;
  readonly place: number | null;
  readonly isKnown: boolean;
}

/** What is seen of a part: its words behind its number, or its picture with the number in a corner. */
function Face({ words, picture, place, isKnown }: FaceProps) {
  if (picture === undefined) {
    return (
      <>
        <Badge place={place} isSpare={isKnown} />
        <span className="min-w-0 flex-1">{words}</span>
      </>
    );
  }
  return (
    <>
      <FigureView figure={picture} answer={null} />
      <span className="absolute top-1.5 left-1.5 rounded-full bg-card tablet:top-3 tablet:left-3">
        <Badge place={place} isSpare={false} />
      </span>
    </>
  );
}

/** Three pictures stand two and one: in a row of three they would be too small. */
function rowsOf(pictures: number): string {
  const lastOfThree =
    "*:last:col-span-2 *:last:w-[calc(50%-5px)] *:last:justify-self-center tablet:*:last:w-[calc(50%-8px)]";
  return classNames("grid grid-cols-2 gap-2.5 tablet:gap-4", pictures === 3 && lastOfThree);
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

function nextStep(put: number, wanted: number, left: number, arePictures: boolean): string {
  if (put < wanted) return arePictures ? text.nextPicture(put + 1) : text.nextPart(put + 1);
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
