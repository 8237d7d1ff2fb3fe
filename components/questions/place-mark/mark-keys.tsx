import { ToneMark } from "#components/questions/tone-mark.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { resting } from "#components/ui/resting.ts";
import type { PlacedMark } from "#lib/core/vietnamese/placed-mark.ts";
import { writeSign } from "#lib/questions/kinds/place-mark/write-marks.ts";
import { placeMarkText as text } from "#lib/text/place-mark-text.ts";

interface MarkKeysProps {
  marks: readonly PlacedMark[];
  /** The one in hand, from 1; 0 for none. */
  hand: number;
  isDisabled: boolean;
  onChoose: (mark: number) => void;
}

/** The marks there are to put: the one that is chosen goes wherever is tapped next. */
export function MarkKeys({ marks, hand, isDisabled, onChoose }: MarkKeysProps) {
  return (
    <fieldset aria-label={text.marks} className="flex justify-center gap-3 tablet:gap-5">
      {marks.map((mark, at) => (
        <button
          key={mark}
          type="button"
          aria-label={text.name(mark)}
          aria-pressed={hand === at + 1}
          {...resting(isDisabled, () => onChoose(at + 1))}
          className={classNames(
            "grid min-h-16 max-w-50 min-w-0 flex-1 place-items-center rounded-answer border-3 font-head text-[1.875rem] leading-none font-bold tablet:min-h-20 tablet:text-[2.5rem]",
            hand === at + 1 ? "border-edge bg-soft text-hue" : "border-transparent bg-card text-ink",
          )}
        >
          {mark === "hook" || mark === "tilde" ? (
            <ToneMark tone={text.tones[mark]} className="h-11 tablet:h-14" />
          ) : (
            writeSign(mark)
          )}
        </button>
      ))}
    </fieldset>
  );
}
