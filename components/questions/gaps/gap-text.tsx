import { Fragment } from "react";
import type { SlotLook } from "#components/questions/order/slot-look.ts";
import { classNames } from "#components/ui/class-names.ts";
import { type GapsView, writeGaps } from "#lib/questions/kinds/gaps/grading.ts";
import { gapsBoardText } from "#lib/text/gaps-board-text.ts";
import { GapWord } from "./gap-word.tsx";
import { listWords, type TextWord } from "./list-words.ts";

interface GapTextProps {
  view: GapsView;
  /** The tile in each gap; null where none is. */
  put: readonly (number | null)[];
  /** The gap the next tile goes to; null when each has one. */
  next: number | null;
  look: SlotLook;
  isDisabled: boolean;
  onChoose: (gap: number) => void;
}

/** The text with its gaps: phrases on a line each, a sentence as it runs. */
export function GapText({ view, put, next, look, isDisabled, onChoose }: GapTextProps) {
  const phrases = listWords(view.text);
  const filled = (gap: number) => view.gaps[gap]?.written[put[gap] ?? -1] ?? null;
  const told = writeGaps(view.text, (gap) => filled(gap) ?? view.gaps[gap]?.bare ?? ` ${gapsBoardText.gap} `);
  const draw = (word: TextWord) => {
    const gap = word.gap === null ? undefined : view.gaps[word.gap];
    if (word.gap === null || gap === undefined) return word.start;
    return (
      <span className="whitespace-nowrap">
        {word.before}
        <GapWord
          word={word}
          place={word.gap}
          name={gapsBoardText.name(word.gap + 1, view.gaps.length)}
          gap={gap}
          put={filled(word.gap)}
          look={look}
          isNext={next === word.gap}
          isDisabled={isDisabled}
          onChoose={onChoose}
        />
        {word.after}
      </span>
    );
  };
  return (
    <div className={classNames("grid gap-1 text-ink", phrases.length > 1 && "text-center")}>
      {phrases.map((words) => (
        <div key={words[0]?.place} className="leading-[1.5]">
          {words.map((word, at) => (
            <Fragment key={word.place}>
              {at > 0 && " "}
              {draw(word)}
            </Fragment>
          ))}
        </div>
      ))}
      <p aria-live="polite" className="sr-only">
        {put.some((tile) => tile !== null) && `${gapsBoardText.soFar} ${told.replace(/\s+/g, " ").trim()}`}
      </p>
    </div>
  );
}
