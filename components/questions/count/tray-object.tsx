import { pictureSrc } from "#components/figures/picture-src.ts";
import { classNames } from "#components/ui/class-names.ts";
import type { PictureName } from "#lib/questions/picture-name.ts";
import { playText } from "#lib/text/play-text.ts";

interface TrayObjectProps {
  picture: PictureName;
  place: number;
  /** The number it got when it was taken; null while it lies on the tray. */
  number: number | null;
  isRight: boolean;
  isDisabled: boolean;
  onToggle: (place: number) => void;
}

/** One object of the tray. */
export function TrayObject({ picture, place, number, isRight, isDisabled, onToggle }: TrayObjectProps) {
  const isTaken = number !== null;
  return (
    <button
      type="button"
      aria-label={playText.object(picture, place + 1)}
      aria-pressed={isTaken}
      disabled={isDisabled}
      onClick={() => onToggle(place)}
      className={classNames(
        "relative grid h-14 place-items-center rounded-tool border-3 transition-transform duration-(--press) active:translate-y-1 tablet:h-28 wide:h-22",
        isTaken ? "translate-y-0.5 border-edge bg-soft" : "border-transparent bg-card lip",
        isTaken && isRight && "border-right bg-right-soft",
      )}
    >
      <img
        src={pictureSrc(picture)}
        alt=""
        width="42"
        height="42"
        className={classNames("size-10.5 tablet:size-20 wide:size-15", isTaken && "opacity-35")}
      />
      {isTaken && (
        <span
          className={classNames(
            "absolute animate-pop font-head text-[1.75rem] leading-none font-extrabold tabular-nums tablet:text-[2.75rem]",
            isRight ? "text-right-ink" : "text-hue",
          )}
        >
          {number}
        </span>
      )}
    </button>
  );
}
