import type { Ref } from "react";
import { AnswerMark } from "#components/questions/answer-mark.tsx";
import type { BoardPhase } from "#components/questions/board-state.ts";
import { Card } from "#components/ui/card.tsx";
import { classNames } from "#components/ui/class-names.ts";
import type { Part, UnderlineView } from "#lib/questions/kinds/underline/grading.ts";
import { underlineBoardText } from "#lib/text/underline-board-text.ts";

import { type LineLook, SentenceWord } from "./sentence-word.tsx";

interface SentenceSheetProps {
  sentenceRef: Ref<HTMLDivElement>;
  view: UnderlineView;
  /** What is underlined; null while nothing is. */
  part: Part | null;
  look: LineLook;
  phase: BoardPhase;
  isOpen: boolean;
  onTap: (place: number) => void;
}

/** The size of the words and the height of a row, by the letters of the whole sentence: a phone shows all of it at once. */
export function sentenceSize(letters: number): string {
  if (letters <= 45)
    return "[--row:64px] text-[1.625rem] tablet:[--row:100px] tablet:text-[2.625rem] wide:[--row:88px] wide:text-[2.125rem]";
  if (letters <= 75)
    return "[--row:58px] text-[1.4375rem] tablet:[--row:92px] tablet:text-[2.25rem] wide:[--row:80px] wide:text-[1.875rem]";
  return "[--row:56px] text-[1.25rem] tablet:[--row:80px] tablet:text-[2rem] wide:[--row:66px] wide:text-[1.625rem]";
}

/** The sheet the sentence stands on, its words on ruled lines. */
export function SentenceSheet({ sentenceRef, view, part, look, phase, isOpen, onTap }: SentenceSheetProps) {
  const words = view.words.map((word, place) => ({ word, place, isUnderlined: holds(part, place) }));
  const underlined = words.filter(({ isUnderlined }) => isUnderlined).map(({ word }) => word);
  const size = sentenceSize(view.words.join(" ").length);
  return (
    <Card className={classNames("relative grid gap-2 px-2 pt-1 pb-3 tablet:p-6", sheetLook(phase, look))}>
      <div ref={sentenceRef} className={`flex flex-wrap ${size}`}>
        {words.map(({ word, place, isUnderlined }) => (
          <SentenceWord
            key={place}
            word={word}
            place={place}
            lines={view.lines}
            look={isUnderlined ? look : null}
            isFirst={part?.from === place}
            isLast={part?.to === place}
            isDisabled={!isOpen}
            onTap={onTap}
          />
        ))}
      </div>
      {phase === "open" && (
        <p className="text-center text-[1.125rem] leading-tight text-muted tablet:text-[1.375rem]">
          {underlineBoardText.next(underlined.length)}
        </p>
      )}
      <p aria-live="polite" className="sr-only">
        {isOpen && underlineBoardText.underlined(underlined.join(" "))}
      </p>
      {(phase === "right" || look === "tried") && (
        <span className="pointer-events-none absolute -top-4.5 -right-2 scale-85">
          <AnswerMark isRight={look === "right"} />
        </span>
      )}
    </Card>
  );
}

function holds(part: Part | null, place: number): boolean {
  return part !== null && part.from <= place && place <= part.to;
}

export function sheetLook(phase: BoardPhase, look: LineLook): string {
  if (phase === "waiting") return "animate-wait";
  if (phase === "right") return "animate-bounce";
  return look === "tried" ? "animate-shake" : "";
}
