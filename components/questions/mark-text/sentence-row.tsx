import { memo } from "react";
import type { LineLook } from "#components/questions/underline/sentence-word.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { markTextText } from "#lib/text/mark-text-text.ts";

const looks: Record<LineLook, string> = {
  open: "border-edge bg-soft",
  right: "border-right bg-right-soft text-right-ink",
  tried: "border-again bg-again-soft text-again-ink",
};

interface SentenceRowProps {
  sentence: string;
  place: number;
  /** How it looks where it is marked; null while it is not. */
  look: LineLook | null;
  isDisabled: boolean;
  onTap: (place: number) => void;
}

/** A whole sentence that is tapped, with its number in the text. Drawn anew only when it changes. */
export const SentenceRow = memo(function SentenceRow({ sentence, place, look, isDisabled, onTap }: SentenceRowProps) {
  return (
    <button
      type="button"
      aria-pressed={look !== null}
      disabled={isDisabled}
      onClick={() => onTap(place)}
      className={classNames(
        "min-h-14 rounded-tool border-2 px-2 py-0.5 text-left text-[1.125rem] leading-tight font-medium tablet:min-h-18 tablet:px-4 tablet:text-[1.75rem] tablet:leading-snug wide:min-h-14 wide:text-[1.3125rem] wide:leading-tight",
        look === null ? "border-transparent bg-surface" : looks[look],
      )}
    >
      <span className="font-head font-bold text-hue">{markTextText.number(place + 1)}</span> {sentence}
    </button>
  );
});
