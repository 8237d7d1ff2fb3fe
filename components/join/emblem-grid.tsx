import { useEffect, useRef } from "react";
import { emblem } from "#lib/classes/emblem.ts";
import { joinText } from "#lib/text/join-text.ts";

export interface SeatSign {
  readonly number: number;
  readonly emblem: number;
}

interface Props {
  readonly seats: readonly SeatSign[];
  /** The seat that was left again: the focus comes back to it. */
  readonly last: number | null;
  readonly onChoose: (seat: SeatSign) => void;
}

/** All emblems of a class. Which of them are taken is not told. */
export function EmblemGrid({ seats, last, onChoose }: Props) {
  const left = useRef<HTMLButtonElement>(null);
  useEffect(() => left.current?.focus(), []);
  return (
    <fieldset
      aria-label={joinText.emblems}
      className="grid min-w-0 grid-cols-[repeat(auto-fill,minmax(4.125rem,1fr))] gap-3 tablet:grid-cols-6 tablet:gap-4 wide:grid-cols-10 wide:gap-3"
    >
      {seats.map((seat) => (
        <button
          key={seat.number}
          ref={seat.number === last ? left : null}
          type="button"
          aria-label={joinText.seat(seat.number, emblem.nameOf(seat.emblem))}
          onClick={() => onChoose(seat)}
          className="press mb-1 grid min-h-23 content-center justify-items-center gap-0.5 rounded-button bg-card px-1 py-1.5 font-head text-[1.125rem] leading-none font-bold text-hue lip tablet:min-h-31 tablet:text-[1.375rem] wide:min-h-28"
        >
          <img
            src={`/avatars/${emblem.avatarOf(seat.emblem)}.svg`}
            alt=""
            width="84"
            height="84"
            className="forced-color-adjust-none size-14.5 tablet:size-21 wide:size-18.5"
          />
          {seat.number}
        </button>
      ))}
    </fieldset>
  );
}
