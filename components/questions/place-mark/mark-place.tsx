import { classNames } from "#components/ui/class-names.ts";
import { resting } from "#components/ui/resting.ts";
import type { PlacedMark } from "#lib/core/vietnamese/placed-mark.ts";
import { placeMarkText as text } from "#lib/text/place-mark-text.ts";
import type { PlaceLook } from "./place-looks.ts";

const looks: Readonly<Record<PlaceLook, string>> = {
  empty: "border-dashed border-field",
  waiting: "border-dashed border-edge bg-soft",
  put: "border-edge bg-soft text-hue",
  tried: "border-again bg-again-surface text-again-ink",
  right: "border-right bg-right-soft text-right-ink",
  shown: "animate-fade border-right bg-right-soft text-right-ink",
  struck: "border-again bg-again-surface text-again-ink line-through decoration-3",
};

interface PlaceProps {
  place: number;
  name: string;
  /** The mark that stands there. */
  mark: PlacedMark | null;
  look: PlaceLook;
  isDisabled: boolean;
  onTap: (place: number) => void;
}

/** What is heard of a place: what stands there, and that it is wrong. */
function labelOf({ name, mark, look }: PlaceProps): string {
  if (mark === null) return text.empty(name);
  const put = text.put(name, mark);
  if (look === "tried" || look === "struck") return text.wrong(put);
  return look === "shown" ? text.missed(put) : put;
}

/** A place between two words. A finger may tap the halves of the words beside it as well. */
export function MarkGap({ sign, ...props }: PlaceProps & { sign: string | null }) {
  const { place, mark, look, isDisabled, onTap } = props;
  return (
    <button
      type="button"
      aria-label={labelOf(props)}
      aria-pressed={mark !== null}
      {...resting(isDisabled, () => onTap(place))}
      className="relative -mx-3.5 grid min-h-14 w-14 tablet:-mx-2 place-items-center tablet:min-h-19 wide:min-h-15"
    >
      <span
        className={classNames(
          "grid h-9 min-w-5 place-items-center rounded-lg border-2 px-0.5 leading-none font-bold tablet:h-13 tablet:min-w-6.5 forced-colors:bg-transparent",
          looks[look],
        )}
      >
        {sign}
      </span>
    </button>
  );
}

interface SyllableProps extends PlaceProps {
  bare: string;
  /** With the mark that stands on it; null while it is bare. */
  written: string | null;
}

/** A syllable that a mark is put on. */
export function MarkSyllable({ bare, written, ...props }: SyllableProps) {
  const { place, mark, look, isDisabled, onTap } = props;
  return (
    <button
      type="button"
      aria-label={labelOf(props)}
      aria-pressed={mark !== null}
      {...resting(isDisabled, () => onTap(place))}
      className={classNames(
        "grid min-h-14 min-w-14 place-items-center rounded-tool border-3 px-2 pt-1 leading-[1.3] font-medium tablet:min-h-20 tablet:px-3 forced-colors:bg-transparent",
        looks[look],
      )}
    >
      {written ?? bare}
    </button>
  );
}
