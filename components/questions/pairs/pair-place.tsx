import { pictureSrc } from "#components/figures/picture-src.ts";
import { classNames } from "#components/ui/class-names.ts";
import type { PictureName } from "#lib/questions/picture-name.ts";
import { pairsBoardText } from "#lib/text/pairs-board-text.ts";
import { pictureText } from "#lib/text/picture-text.ts";
import type { PairLook } from "./pair-look.ts";
import { PairSlot } from "./pair-slot.tsx";
import type { TextSize } from "./text-size.ts";
import type { Pairing } from "./use-pairing.ts";

interface PairPlaceProps {
  left: string;
  /** Drawn instead of it; null where it is written. */
  picture: PictureName | null;
  /** Whether the card names the picture, so that nothing else may. */
  isNamed: boolean;
  size: TextSize;
  /** Whether a low screen has less room for it. */
  isLow: boolean;
  /** What lies there; null for nothing yet. */
  card: string | null;
  look: PairLook;
  pairing: Pairing;
  /** Its number among the places. */
  place: number;
}

/** A letter, a word or a picture with the place for its card below it. */
export function PairPlace({ left, picture, isNamed, size, isLow, card, look, pairing, place }: PairPlaceProps) {
  const name = picture === null ? null : pictureText[picture].name;
  const height = isLow ? "wide:h-20" : "wide:h-24";
  return (
    <div
      className={classNames(
        "grid min-w-0 grid-rows-[auto_1.25rem_auto] justify-items-center rounded-card bg-card p-2 lip tablet:grid-rows-[auto_2.5rem_auto] tablet:p-4",
        isLow && "wide:grid-rows-[auto_1.25rem_auto] wide:p-2",
      )}
    >
      <span
        aria-hidden="true"
        className={classNames(
          "grid h-16 min-w-0 place-items-center font-head leading-none font-bold text-hue tablet:h-29",
          height,
          size.left,
        )}
      >
        {picture === null ? (
          left
        ) : (
          <svg
            aria-hidden="true"
            viewBox="3 3 54 54"
            className={classNames("size-16 tablet:size-29", isLow ? "wide:size-20" : "wide:size-24")}
          >
            <image href={pictureSrc(picture)} x="5" y="5" width="50" height="50" />
          </svg>
        )}
      </span>
      <span aria-hidden="true" className="h-full border-l-3 border-dotted border-(color:--softlip)" />
      <PairSlot
        label={isNamed ? pairsBoardText.drawn(left, card) : pairsBoardText.place(left, name, card)}
        card={card}
        look={look}
        pairing={pairing}
        place={place}
        className={classNames("h-16 font-head leading-none font-bold tablet:h-29", height, size.put)}
      />
    </div>
  );
}
