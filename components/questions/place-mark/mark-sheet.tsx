import type { Ref } from "react";
import { AnswerMark } from "#components/questions/answer-mark.tsx";
import type { BoardState } from "#components/questions/board-state.ts";
import { Card } from "#components/ui/card.tsx";
import { classNames } from "#components/ui/class-names.ts";
import type { MarkPlace, PlaceMarkView } from "#lib/questions/kinds/place-mark/grading.ts";
import { writtenAt } from "#lib/questions/kinds/place-mark/write-marks.ts";
import { placeMarkText as text } from "#lib/text/place-mark-text.ts";
import { MarkGap, MarkSyllable } from "./mark-place.tsx";
import type { Marking } from "./marking.ts";
import { lookAt } from "./place-looks.ts";

interface MarkSheetProps {
  sheetRef: Ref<HTMLDivElement>;
  view: PlaceMarkView;
  state: BoardState<"place-mark">;
  marking: Marking;
  /** Whether it is still as it was sent. */
  isSent: boolean;
  onTap: (place: number) => void;
}

/** The size of the words by the letters of all lines: a phone shows all of them at once. */
function textSize(letters: number): string {
  if (letters <= 22) return "text-[1.75rem] tablet:text-[2.75rem] wide:text-[2.375rem]";
  if (letters <= 50) return "text-[1.3125rem] tablet:text-[2.25rem] wide:text-[1.875rem]";
  return "text-[1.125rem] tablet:text-[1.875rem] wide:text-[1.625rem]";
}

const bare = (word: string) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");

/** How a place is called: by the words beside it, and by its line where there are several. */
function nameOf({ lines }: PlaceMarkView, { line, word, written }: MarkPlace): string {
  const words = lines[line] ?? [];
  const [before, after] = [bare(words[word - 1] ?? ""), bare(words[word] ?? "")];
  const called = () => {
    if (written !== null) return text.syllable(after);
    if (before === "") return text.before(after);
    return after === "" ? text.behind(before) : text.between(before, after);
  };
  return lines.length === 1 ? called() : text.line(called(), line + 1);
}

/** The sheet with the lines: their words, and the places at which marks stand or may stand. */
export function MarkSheet({ sheetRef, view, state, marking, isSent, onTap }: MarkSheetProps) {
  const { lines, places } = view;
  const isOpen = state.phase === "open" || state.phase === "again";
  const looks = places.map((_, place) => lookAt(state, marking, place));
  const marks = looks.map(({ mark }) => mark);
  const written = writtenAt(view, marks);
  const told = places.flatMap((each, place) => {
    const mark = view.marks[(marks[place] ?? 0) - 1];
    return mark === undefined ? [] : [text.put(nameOf(view, each), mark)];
  });
  const rows = lines.map((words, line) => ({
    line,
    words: words.map((word, at) => ({ word, at })),
    // With places at its beginning alone, if any, a line runs as text does.
    isWhole: !places.some((place) => place.line === line && (place.word > 0 || place.written !== null)),
  }));
  const isOnSyllables = places.some((place) => place.written !== null);
  const draw = (line: number, word: number, isSyllable: boolean) => {
    const at = places.findIndex(
      (each) => each.line === line && each.word === word && (each.written !== null) === isSyllable,
    );
    const [place, look] = [places[at], looks[at]];
    if (place === undefined || look === undefined) return null;
    const shared = {
      place: at,
      name: nameOf(view, place),
      mark: view.marks[look.mark - 1] ?? null,
      look: look.look,
      isDisabled: !isOpen,
      onTap,
    };
    return isSyllable ? (
      <MarkSyllable {...shared} bare={lines[line]?.[word] ?? ""} written={written[at] ?? null} />
    ) : (
      <MarkGap {...shared} sign={written[at] ?? null} />
    );
  };
  return (
    <Card className={classNames("relative grid gap-2 px-2 pt-2 pb-3 tablet:p-6", sheetLook(state, isSent))}>
      <div
        ref={sheetRef}
        className={classNames("grid", isOnSyllables ? "gap-1 px-1" : "px-4", textSize(lines.flat().join(" ").length))}
      >
        {rows.map(({ words, line, isWhole }) => (
          <div
            key={line}
            className={classNames(
              "flex",
              isWhole ? "items-start gap-2" : "flex-wrap",
              lines.length === 1 && "justify-center",
              isOnSyllables && "gap-x-2 gap-y-1",
            )}
          >
            {draw(line, 0, false)}
            {isWhole ? (
              <span className="flex min-h-14 items-center leading-snug font-medium tablet:min-h-19 wide:min-h-15">
                {words.map(({ word }) => word).join(" ")}
              </span>
            ) : (
              words.map(({ word, at }) => {
                const behind = draw(line, at + 1, false);
                return (
                  <span key={at} className={classNames("flex", behind === null && !isOnSyllables && "pr-[0.3em]")}>
                    {draw(line, at, true) ?? (
                      <span className="grid min-h-14 min-w-7 place-items-center leading-none font-medium tablet:min-h-19 wide:min-h-15">
                        {word}
                      </span>
                    )}
                    {behind}
                  </span>
                );
              })
            )}
          </div>
        ))}
      </div>
      {state.phase === "open" && (
        <p className="text-center text-[1.125rem] leading-tight text-muted tablet:text-[1.375rem]">
          {text.next(view.marks[marking.hand - 1] ?? null, isOnSyllables, marking.waiting !== null)}
        </p>
      )}
      <p aria-live="polite" className="sr-only">
        {isOpen && text.soFar(told)}
      </p>
      {(state.phase === "right" || (state.phase === "again" && isSent)) && (
        <span className="pointer-events-none absolute -top-4.5 -right-2 scale-85">
          <AnswerMark isRight={state.phase === "right"} />
        </span>
      )}
    </Card>
  );
}

function sheetLook({ phase }: BoardState<"place-mark">, isSent: boolean): string {
  if (phase === "waiting") return "animate-wait";
  if (phase === "right") return "animate-bounce";
  return phase === "again" && isSent ? "animate-shake" : "";
}
