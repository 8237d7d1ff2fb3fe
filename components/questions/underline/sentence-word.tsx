import { memo } from "react";
import { classNames } from "#components/ui/class-names.ts";
import { PencilLine } from "./pencil-line.tsx";

export type LineLook = "open" | "right" | "tried";

const looks: Record<LineLook, string> = {
  open: "bg-soft text-hue",
  right: "bg-right-soft text-right-ink",
  tried: "bg-again-soft text-again-ink",
};

interface SentenceWordProps {
  word: string;
  place: number;
  lines: 1 | 2;
  /** How the line below it looks; null while there is none. */
  look: LineLook | null;
  isFirst: boolean;
  isLast: boolean;
  isDisabled: boolean;
  onTap: (place: number) => void;
}

/** A word of the sentence, on its piece of a ruled line. Drawn anew only when it changes. */
export const SentenceWord = memo(function SentenceWord(props: SentenceWordProps) {
  const { word, place, lines, look, isFirst, isLast, isDisabled, onTap } = props;
  return (
    <button
      type="button"
      aria-pressed={look !== null}
      disabled={isDisabled}
      onClick={() => onTap(place)}
      className={classNames(
        "relative grid h-(--row) min-w-14 place-items-center px-1.5 pb-2.5 leading-none font-medium tablet:px-3 tablet:pb-4 wide:px-2",
        "after:absolute after:inset-x-1.5 after:bottom-0.5 after:h-0.75 after:rounded-full after:bg-soft tablet:after:h-1",
        look !== null && looks[look],
        look !== null && "after:hidden",
        isFirst && "rounded-l-tool",
        isLast && "rounded-r-tool",
      )}
    >
      {word}
      <PencilLine lines={lines} isDrawn={look !== null} isFirst={isFirst} isLast={isLast} />
    </button>
  );
});
