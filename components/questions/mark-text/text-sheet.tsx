import type { Ref } from "react";
import { AnswerMark } from "#components/questions/answer-mark.tsx";
import type { BoardPhase } from "#components/questions/board-state.ts";
import { sentenceSize, sheetLook } from "#components/questions/underline/sentence-sheet.tsx";
import { type LineLook, SentenceWord } from "#components/questions/underline/sentence-word.tsx";
import { Card } from "#components/ui/card.tsx";
import { classNames } from "#components/ui/class-names.ts";
import type { MarkTextView } from "#lib/questions/kinds/mark-text/grading.ts";
import { writeMarked } from "#lib/questions/kinds/mark-text/write-marked.ts";
import { markTextText } from "#lib/text/mark-text-text.ts";
import { SentenceRow } from "./sentence-row.tsx";

interface TextSheetProps {
  textRef: Ref<HTMLDivElement>;
  view: MarkTextView;
  marks: readonly number[];
  phase: BoardPhase;
  /** Whether what is marked is still as it was sent. */
  isSent: boolean;
  isKnown: boolean;
  /** The first piece that is marked wrongly, while it may be seen. */
  wrongPiece: number | null;
  onTap: (piece: number) => void;
}

/** The sheet a text stands on: verse in its lines, the words of a sentence one after another, sentences one below the other. */
export function TextSheet(props: TextSheetProps) {
  const { textRef, view, marks, phase, isSent, isKnown, wrongPiece, onTap } = props;
  const { lines, unit, pencils } = view;
  const isOpen = phase === "open" || phase === "again";
  const isAgain = phase === "again" && isSent;
  const lookOf = (piece: number): LineLook | null => {
    if (marks[piece] === 0) return null;
    if (isKnown) return "right";
    return isAgain && piece === wrongPiece ? "tried" : "open";
  };
  const starts = lines.map((_, at) => lines.slice(0, at).flat().length);
  const isAnyMarked = marks.some((mark) => mark > 0);
  const next =
    pencils.length > 0 ? markTextText.nextPart : markTextText.next(unit, marks.filter((mark) => mark > 0).length);
  return (
    <Card
      className={classNames(
        "relative grid gap-2 px-2 pt-1 pb-3 tablet:p-6",
        sheetLook(phase, isAgain ? "tried" : "open"),
      )}
    >
      <div
        ref={textRef}
        className={classNames("grid", unit === "sentence" ? "gap-1 pt-1 tablet:gap-3 wide:gap-2" : sizeOf(lines))}
      >
        {lines.map((pieces, line) => {
          const start = starts[line] ?? 0;
          if (unit === "sentence")
            return (
              <SentenceRow
                key={start}
                sentence={pieces.join(" ")}
                place={start}
                look={lookOf(start)}
                isDisabled={!isOpen}
                onTap={onTap}
              />
            );
          return (
            <div key={start} className="flex flex-wrap">
              {pieces.map((word, at) => {
                const place = start + at;
                const mark = marks[place] ?? 0;
                const isAlone = pencils.length === 0;
                return (
                  <SentenceWord
                    key={place}
                    word={word}
                    place={place}
                    lines={mark === 2 ? 2 : 1}
                    look={lookOf(place)}
                    isFirst={isAlone || marks[place - 1] !== mark}
                    isLast={isAlone || marks[place + 1] !== mark}
                    isDisabled={!isOpen}
                    onTap={onTap}
                  />
                );
              })}
            </div>
          );
        })}
      </div>
      {phase === "open" && (
        <p
          className={classNames(
            "text-center text-[1.125rem] leading-tight text-muted tablet:text-[1.375rem]",
            // Sentences need the room of a phone.
            unit === "sentence" && "max-tablet:hidden",
          )}
        >
          {next}
        </p>
      )}
      <p aria-live="polite" className="sr-only">
        {isOpen && markTextText.marked(isAnyMarked ? writeMarked(view, { marks }) : "")}
      </p>
      {(phase === "right" || isAgain) && (
        <span className="pointer-events-none absolute -top-4.5 -right-2 scale-85">
          <AnswerMark isRight={!isAgain} />
        </span>
      )}
    </Card>
  );
}

const sizeOf = (lines: MarkTextView["lines"]) => sentenceSize(lines.flat().join(" ").length);
