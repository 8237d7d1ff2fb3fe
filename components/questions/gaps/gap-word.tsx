import { Gap as EmptyGap } from "#components/figures/gap.tsx";
import { wordLooks } from "#components/questions/arrange/word-box.ts";
import type { SlotLook } from "#components/questions/order/slot-look.ts";
import { classNames } from "#components/ui/class-names.ts";
import { resting } from "#components/ui/resting.ts";
import type { Gap } from "#lib/questions/kinds/gaps/grading.ts";
import { gapsBoardText } from "#lib/text/gaps-board-text.ts";
import type { TextWord } from "./list-words.ts";

interface GapWordProps {
  word: TextWord;
  /** The place of its gap, from 0. */
  place: number;
  /** How it is called among the gaps. */
  name: string;
  gap: Gap;
  /** What stands in the gap as it is written there; null while it is empty. */
  put: string | null;
  look: SlotLook;
  isNext: boolean;
  isDisabled: boolean;
  onChoose: (place: number) => void;
}

/**
 * The word with a gap in it, all of it one target: filled, it stands there as it is written, and as wide as before, so that
 * the text around it stays in its place.
 */
export function GapWord({ word, place, name, gap, put, look, isNext, isDisabled, onChoose }: GapWordProps) {
  const { start, end } = word;
  const isInWord = start !== "" || end !== "";
  return (
    <button
      type="button"
      aria-label={labelOf(word, name, gap, put)}
      aria-current={isNext ? "step" : undefined}
      {...resting(isDisabled, () => onChoose(place))}
      className={classNames(
        "my-0.5 inline-grid min-h-14 min-w-14 place-items-center rounded-tool border-3 px-1.5 align-baseline leading-none tablet:min-h-20 tablet:px-3 wide:min-h-16",
        put === null ? emptyLook(isNext) : `border-transparent ${wordLooks[look]}`,
      )}
    >
      {gap.written.map((each) => (
        <span key={each} aria-hidden="true" className="invisible [grid-area:1/1]">
          {start}
          {each}
          {end}
        </span>
      ))}
      {isInWord && (
        <span aria-hidden="true" className={classNames("[grid-area:1/1]", put !== null && "invisible")}>
          {start}
          <EmptyGap />
          {end}
        </span>
      )}
      {put === null ? (
        gap.bare !== null && <span className="[grid-area:1/1]">{gap.bare}</span>
      ) : (
        <span key={put} className="animate-pop [grid-area:1/1]">
          <Letters isPlain={look !== "open"} text={start} />
          {put}
          <Letters isPlain={look !== "open"} text={end} />
        </span>
      )}
    </button>
  );
}

/** The letters that stood there from the start: until the answer is marked they are told from those that were put there. */
function Letters({ text, isPlain }: { text: string; isPlain: boolean }) {
  return text !== "" && (isPlain ? text : <span className="text-ink">{text}</span>);
}

function labelOf({ start, end }: TextWord, name: string, { bare }: Gap, put: string | null): string {
  if (put !== null) return gapsBoardText.filled(name, `${start}${put}${end}`);
  return bare === null ? gapsBoardText.empty(name, start, end) : gapsBoardText.bare(name, bare);
}

function emptyLook(isNext: boolean): string {
  return classNames("border-dashed text-ink", isNext ? "border-edge bg-soft" : "border-field bg-surface");
}
