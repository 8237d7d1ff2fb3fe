import type { ReactNode } from "react";
import { classNames } from "#components/ui/class-names.ts";
import { syllableAround } from "#lib/core/vietnamese/syllable-around.ts";
import { readPlace } from "#lib/questions/writing/grading.ts";
import { writingText } from "#lib/text/writing-text.ts";
import type { Writing } from "./use-writing.ts";

const letters =
  "col-start-1 row-start-1 min-w-0 px-3 py-2 font-head font-semibold whitespace-pre-wrap wrap-anywhere tablet:px-5 tablet:py-3 wide:py-2";

/** The size of the letters by the most there may be: a long text is set smaller, so that a phone holds it with all keys. */
function sizeFor(mostSigns: number): string {
  if (mostSigns <= 32) return "min-h-14 text-[1.375rem] leading-[1.45] tablet:text-[2rem] wide:text-[1.75rem]";
  return mostSigns <= 56
    ? "min-h-18 text-[1.125rem] leading-[1.45] tablet:min-h-28 tablet:text-[1.75rem] wide:min-h-19 wide:text-[1.375rem]"
    : "min-h-14 text-[1rem] leading-[1.35] tablet:min-h-28 tablet:text-[1.75rem] wide:min-h-19 wide:text-[1.25rem]";
}

interface WritingFieldProps {
  writing: Writing;
  mostSigns: number;
  /** Whether the keyboard of the device is wanted. */
  hasOwnKeyboard: boolean;
}

/** A field of text in which what is wrong is marked where it stands: the marks lie below its letters. */
export function WritingField({ writing, mostSigns, hasOwnKeyboard }: WritingFieldProps) {
  const { field, text, places, isOpen, isSent, arrive, submit } = writing;
  const isMarked = places.length > 0;
  const size = sizeFor(mostSigns);
  return (
    <div
      className={classNames(
        "grid min-w-0 flex-1 rounded-answer border-3 focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-(--solid)",
        isMarked && isSent ? "border-again bg-again-surface" : "border-dashed border-edge bg-card",
      )}
    >
      <div aria-hidden="true" className={classNames(letters, size, "text-transparent select-none")}>
        <MarkedLetters text={text} places={places} />
        {/* A line that ends in a space keeps its height. */}
        {"\u200b"}
      </div>
      <textarea
        ref={field}
        aria-label={writingText.field}
        aria-description={isMarked ? writingText.wrongAt(nameWrong(text, places)) : undefined}
        aria-invalid={isMarked}
        readOnly={!isOpen}
        rows={1}
        maxLength={mostSigns}
        inputMode={hasOwnKeyboard ? "text" : "none"}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="none"
        spellCheck={false}
        lang="vi"
        value={text}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
          // A text has one line, and the same press must not reach the button that gets the focus once it is marked.
          event.preventDefault();
          if (!event.repeat) submit();
        }}
        onChange={({ currentTarget, nativeEvent }) =>
          arrive(currentTarget, nativeEvent instanceof InputEvent && nativeEvent.isComposing)
        }
        onCompositionEnd={({ currentTarget }) => arrive(currentTarget, false)}
        className={classNames(
          letters,
          size,
          "block size-full resize-none overflow-hidden bg-transparent text-ink outline-none",
        )}
      />
    </div>
  );
}

interface MarkedLettersProps {
  text: string;
  /** As `readPlace` reads them. */
  places: readonly number[];
}

/** A text with its wrong letters underlined, and a stroke where something lacks. */
export function MarkedLetters({ text, places }: MarkedLettersProps): ReactNode {
  const wrong = new Set<number>();
  const lacking = new Set<number>();
  for (const { at, isLacking } of places.map(readPlace)) (isLacking ? lacking : wrong).add(at);
  const signs = Array.from(text).map((sign, at) => ({ sign, at }));
  return (
    <>
      {signs.map(({ sign, at }) => (
        <span key={at}>
          {lacking.has(at) && <Lacking />}
          {wrong.has(at) ? (
            <span className="rounded-sm bg-again-soft shadow-[inset_0_-0.16em_0_var(--color-again)]">{sign}</span>
          ) : (
            sign
          )}
        </span>
      ))}
      {lacking.has(text.length) && <Lacking />}
    </>
  );
}

function Lacking() {
  return (
    <span className="relative inline-block w-0">
      <span className="absolute -bottom-[0.1em] -left-[0.15em] h-[1.25em] w-[0.2em] rounded-full bg-again" />
    </span>
  );
}

/** What is marked, in words: each syllable once. */
function nameWrong(text: string, places: readonly number[]): string[] {
  const told = places.map(readPlace).map(({ at, isLacking }) => {
    const { from, to } = syllableAround(text, at);
    return isLacking && from === at
      ? writingText.lackingBefore(text.slice(from, to))
      : writingText.wrongIn(text.slice(from, to));
  });
  return [...new Set(told)];
}
