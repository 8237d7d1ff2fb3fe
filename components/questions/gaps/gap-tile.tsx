import { wordBox } from "#components/questions/arrange/word-box.ts";
import { classNames } from "#components/ui/class-names.ts";
import { resting } from "#components/ui/resting.ts";
import { compareBoardText } from "#lib/text/compare-board-text.ts";

interface GapTileProps {
  tile: string;
  /** One of many words, as large as they are in a sentence. */
  isSmall: boolean;
  /** Whether it stands in a gap already, so that only its shadow is left; null for one that lies there as often as it is needed. */
  isPut: boolean | null;
  isDisabled: boolean;
  onToggle: () => void;
}

/** Letters or a word that are put into a gap. */
export function GapTile({ tile, isSmall, isPut, isDisabled, onToggle }: GapTileProps) {
  return (
    <button
      type="button"
      aria-label={compareBoardText.card(tile)}
      aria-pressed={isPut ?? undefined}
      {...resting(isDisabled, onToggle)}
      className={classNames(
        isSmall
          ? `${wordBox} text-[1.125rem] tablet:text-[2rem] wide:text-[1.5rem]`
          : "min-h-16 min-w-0 rounded-answer px-1 text-[1.625rem] leading-none whitespace-nowrap tablet:min-h-24 tablet:text-[2.75rem] wide:min-h-18 wide:text-[2.25rem]",
        isPut === true || isDisabled
          ? "bg-soft opacity-55"
          : "press bg-card shadow-[0_4px_0_var(--softlip),inset_0_0_0_2px_var(--soft)]",
      )}
    >
      {tile}
    </button>
  );
}
