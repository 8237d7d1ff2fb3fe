import type { PlaceBlocksFigure } from "#lib/questions/figures/place-blocks.ts";
import { PlaceMats } from "./place-mats.tsx";

/** Hundreds, tens and ones as blocks on their mats; two of them on a phone do without the names of the places. */
export function PlaceBlocks({ figure }: { figure: PlaceBlocksFigure }) {
  const { hundreds, tens, ones, marked, isTenRinged, isCounted = false } = figure;
  return (
    <PlaceMats
      {...{ hundreds, tens, ones, marked, isTenRinged, isCounted, alt: figure.alt }}
      wanted={null}
      className={`w-full shrink max-tablet:not-only:[&_text]:hidden ${hundreds === null ? "max-w-110" : "max-w-150"}`}
    />
  );
}
