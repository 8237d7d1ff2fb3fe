import { SvgWords } from "#components/figures/svg-words.tsx";
import type { FractionWhole } from "#lib/questions/figures/fraction.ts";
import type { Spot } from "./lay-wholes.ts";
import { partLook } from "./part-look.ts";
import { partPlace, partSize } from "./part-places.ts";

type PartWordsProps = Pick<Spot, "x" | "y" | "width" | "height"> & { whole: FractionWhole };

/** What is written in the parts of a whole. */
export function PartWords({ whole, ...box }: PartWordsProps) {
  const size = partSize(whole, box);
  return (whole.inParts ?? [])
    .map((text, place) => ({ text, place, ...partPlace(whole, place, box) }))
    .map(
      ({ text, place, x, y }) =>
        text !== null && (
          <SvgWords
            key={place}
            {...{ text, x, y, size }}
            className={partLook(place, whole) === "painted" ? "fill-on" : "fill-ink"}
          />
        ),
    );
}
