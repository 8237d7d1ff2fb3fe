import { placeValueBoardText as text } from "#lib/text/place-value-board-text.ts";

/** Ten cubes become a rod, or ten rods a plate. */
export function SwapButton({ swapped, onSwap }: { swapped: "ones" | "tens"; onSwap: () => void }) {
  return (
    <button
      type="button"
      // A tap leaves the focus where it is, so that Enter on a keyboard sends the answer.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onSwap}
      className="press min-h-16 min-w-27 flex-1 animate-pop rounded-button bg-card px-1 font-head text-[1.0625rem] leading-tight font-bold text-balance text-hue lip tablet:min-h-21 tablet:text-[1.5rem]"
    >
      {text.swap[swapped]}
    </button>
  );
}
