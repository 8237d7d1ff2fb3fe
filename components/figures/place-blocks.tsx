import { use } from "react";
import type { PlaceBlocksFigure } from "#lib/questions/figures/place-blocks.ts";
import { OnPaper } from "./on-paper.ts";
import { PlaceMats } from "./place-mats.tsx";
import { TrueBlocks } from "./true-blocks.tsx";

/**
 * Hundreds, tens and ones as blocks on their mats; two of them on a phone do without the names of the places. A phone has no
 * room for their true proportion, paper has.
 */
export function PlaceBlocks({ figure }: { figure: PlaceBlocksFigure }) {
  const { hundreds, tens, ones, marked, isTenRinged, isCounted = false } = figure;
  const space = use(OnPaper);
  if (space !== null) return <TrueBlocks figure={figure} />;
  return (
    <PlaceMats
      {...{ hundreds, tens, ones, marked, isTenRinged, isCounted, alt: figure.alt }}
      hasLooseTens={tens > 9}
      wanted={null}
      className={`w-full shrink max-tablet:not-only:[&_text]:hidden ${hundreds === null ? "max-w-110" : "max-w-150"}`}
    />
  );
}
