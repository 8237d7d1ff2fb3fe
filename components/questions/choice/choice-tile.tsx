import { memo } from "react";
import { AnswerMark } from "#components/questions/answer-mark.tsx";
import type { TileLook } from "#components/questions/tile-look.ts";
import { ToneMark } from "#components/questions/tone-mark.tsx";
import { LitText } from "#components/speech/lit-text.tsx";
import { SayButton } from "#components/speech/say-button.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { resting } from "#components/ui/resting.ts";
import type { Line } from "#lib/core/line.ts";
import type { MarkGlyph } from "#lib/text/mark-glyphs.ts";
import type { ChoiceSize } from "./choice-size.ts";

const looks: Record<TileLook, string> = {
  // Translated from the start: a tile that only becomes so under a finger has to be laid out anew.
  open: "translate-y-0 bg-card shadow-[0_4px_0_var(--softlip),inset_0_0_0_2px_var(--soft)]",
  pressed: "translate-y-1 animate-wait bg-card shadow-[inset_0_0_0_4px_var(--edge)]",
  right:
    "animate-bounce bg-right-soft text-right-ink shadow-[0_4px_0_var(--color-right),inset_0_0_0_4px_var(--color-right)]",
  shown:
    "animate-fade bg-right-soft text-right-ink shadow-[0_4px_0_var(--color-right),inset_0_0_0_4px_var(--color-right)]",
  tried: "translate-y-1 animate-shake bg-again-surface text-again-ink shadow-[inset_0_0_0_3px_var(--color-again)]",
  rest: "bg-card opacity-62 shadow-[0_4px_0_var(--softlip),inset_0_0_0_2px_var(--soft)]",
};

const sizes: Record<ChoiceSize, string> = {
  number: "text-answer whitespace-nowrap",
  word: "text-[1.5rem] tablet:text-[2.125rem]",
  phrase: "text-[1.25rem] tablet:text-[1.875rem] wide:text-[1.625rem]",
  // Two columns all the same: it takes two rows in its tile.
  clause: "text-balance text-center text-[1.125rem] leading-[1.15] tablet:text-[1.75rem] wide:text-[1.625rem]",
  sentence:
    "text-left whitespace-pre-line font-read text-[1.125rem] leading-tight font-medium tablet:text-[1.5rem] wide:text-[1.375rem]",
};

interface ChoiceTileProps {
  choice: Line;
  /** The mark the answer names; null where it names none. */
  glyph: MarkGlyph | null;
  size: ChoiceSize;
  look: TileLook;
  /** A third of the width: on a phone the loudspeaker goes below the answer. */
  isNarrow: boolean;
  /** Whether a loudspeaker stands beside the answer; where there is room, as much is left on the other side. */
  canSpeak: boolean;
  isDisabled: boolean;
  place: number;
  onPick: (place: number) => void;
}

/** One white tile with two targets, the answer and its loudspeaker; it sinks as one. Drawn anew only when it changes. */
export const ChoiceTile = memo(function ChoiceTile(props: ChoiceTileProps) {
  const { choice, glyph, size, look, isNarrow, canSpeak, isDisabled, place, onPick } = props;
  const isFound = look === "right" || look === "shown";
  const hasMark = isFound || look === "tried";
  const isSentence = size === "sentence";
  return (
    <div
      data-tile=""
      className={classNames(
        "relative flex items-stretch rounded-answer",
        isSentence ? sentenceTile(look) : "min-h-17 tablet:min-h-27 wide:min-h-37",
        isNarrow ? "flex-col tablet:flex-row tablet:left-hand:flex-row-reverse" : "left-hand:flex-row-reverse",
        looks[look],
        pressed(look, isDisabled),
      )}
    >
      <button
        type="button"
        {...resting(isDisabled, () => onPick(place))}
        className={classNames(
          "pick flex min-h-16 min-w-0 flex-1 items-center gap-2 rounded-answer py-2 font-head leading-[1.1] font-bold tabular-nums",
          isSentence ? "pl-4 left-hand:pr-4 tablet:pl-6" : "justify-center pl-2 left-hand:pr-2",
          size === "number" && canSpeak && !hasMark && "tablet:pl-14 tablet:left-hand:pr-14 tablet:left-hand:pl-0",
          !canSpeak && "pr-2",
          isNarrow && "max-tablet:px-1",
        )}
      >
        {hasMark && (
          <span className={markPlace(size, canSpeak, isNarrow)}>
            <AnswerMark isRight={isFound} />
          </span>
        )}
        <TileWords text={choice.text} glyph={glyph} className={wordSize(size, canSpeak, isNarrow)} />
      </button>
      {canSpeak && (
        <SayButton line={choice} look="bare" className={isNarrow ? "w-full tablet:h-full tablet:w-14" : "h-full"} />
      )}
      {look === "right" && <Sparks />}
    </div>
  );
});

/** A mark, large, beside its name. */
function MarkDrawing({ glyph }: { glyph: MarkGlyph }) {
  if ("tone" in glyph) return <ToneMark tone={glyph.tone} className="h-10 flex-none tablet:h-19" />;
  return (
    <span aria-hidden="true" className="flex-none text-[2.5rem] leading-[0.8] font-extrabold tablet:text-[4.25rem]">
      {glyph.signs.join(" ")}
    </span>
  );
}

/** The answer in words; a mark is drawn above its name. */
function TileWords({ text, glyph, className }: { text: string; glyph: MarkGlyph | null; className: string }) {
  if (glyph === null) {
    return (
      <span className={className}>
        <LitText line={{ text }} />
      </span>
    );
  }
  return (
    <span className="flex min-w-0 flex-col items-center gap-0.5 text-[1.125rem] text-balance tablet:gap-2 tablet:text-[1.75rem] wide:text-[1.625rem]">
      <MarkDrawing glyph={glyph} />
      {text}
    </span>
  );
}

/** On a phone, what is said of the answer needs the room of the sentences that are not spoken of. */
/** It sinks under a finger while it can be picked. */
function pressed(look: TileLook, isDisabled: boolean): string {
  const canPick = look === "open" && !isDisabled;
  return canPick ? "active:translate-y-1 active:shadow-[inset_0_0_0_2px_var(--soft)]" : "";
}

function sentenceTile(look: TileLook): string {
  return look === "rest" ? "min-h-16 max-tablet:hidden tablet:min-h-21" : "min-h-16 tablet:min-h-21";
}

function wordSize(size: ChoiceSize, canSpeak: boolean, isNarrow: boolean): string {
  if (isNarrow && size !== "number") return classNames(sizes[size], "max-tablet:text-[1.0625rem]");
  return classNames(sizes[size], canSpeak && size === "word" && "max-tablet:text-[1.125rem]");
}

/** Beside two words, a word and a loudspeaker, or words in a third of the width, a phone has no room for the mark. */
function markPlace(size: ChoiceSize, canSpeak: boolean, isNarrow: boolean): string {
  const isFull = size === "phrase" || size === "clause" || (size === "word" && (canSpeak || isNarrow));
  return isFull ? "max-tablet:absolute max-tablet:-bottom-2 max-tablet:-left-2" : "flex-none";
}

const spark =
  "absolute animate-pop bg-star [clip-path:polygon(50%_0,62%_38%,100%_50%,62%_62%,50%_100%,38%_62%,0_50%,38%_38%)]";

function Sparks() {
  return (
    <>
      <span aria-hidden="true" className={`${spark} -top-3 left-2 size-4.5`} />
      <span aria-hidden="true" className={`${spark} -top-2 -right-1.5 size-6`} />
    </>
  );
}
