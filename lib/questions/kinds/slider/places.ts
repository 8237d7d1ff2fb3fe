import { measure } from "#lib/core/measure.ts";
import { writeShortDecimal } from "#lib/core/write-short-decimal.ts";
import type { AxisFigure } from "#lib/questions/figures/axis.ts";
import { placeOf } from "#lib/questions/figures/describe-line.ts";
import { type RulerFigure, rulerPlace } from "#lib/questions/figures/ruler.ts";
import { sliderText } from "#lib/text/slider-text.ts";
import type { LineScale, RulerScale, SliderView } from "./grading.ts";

const millimetresPerCentimetre = 10;

/** From one place where the end can stand to the next. */
export function stepOf({ scale }: Pick<SliderView, "scale">): number {
  return scale.type === "ruler" && !scale.hasMillimetres ? millimetresPerCentimetre : 1;
}

/** The first and the last place where the end can stand: a strip has a length. */
export function endsOf({ scale }: Pick<SliderView, "scale">): readonly [least: number, most: number] {
  if (scale.type === "line") return [scale.from, scale.to];
  return [scale.fixed + millimetresPerCentimetre, scale.to * millimetresPerCentimetre];
}

/** What the end says when it stands there: how long the strip is, or the number of the point. */
export function writePlace({ scale }: Pick<SliderView, "scale">, at: number): string {
  if (scale.type === "line") return writeShortDecimal(at, scale.places);
  const length = at - scale.fixed;
  return scale.hasMillimetres
    ? measure(String(length), "mm")
    : measure(String(length / millimetresPerCentimetre), "cm");
}

/** The ruler with what is laid along it up to a place; with nothing where that is null. */
export function drawRuler(scale: RulerScale, at: number | null, isGuided = false): RulerFigure {
  const { from, to, hasMillimetres, numberedEvery, laid, fixed } = scale;
  return {
    ...{ type: "ruler", from, to, hasMillimetres, numberedEvery, label: null, isGuided },
    thing: at === null ? null : { name: laid, from: fixed, to: at },
    alt: at === null ? sliderText.ruler : sliderText.alts[numberedEvery === null ? "compared" : laid],
  };
}

/** The number line with the point A at a place; without it where that is null. */
export function drawLine({ from, to, numberedEvery, places }: LineScale, at: number | null): AxisFigure {
  return {
    ...{ type: "axis", from, to, hops: [], alt: sliderText.line },
    marks: Array.from({ length: to - from + 1 }, (_, place) => ({
      at: from + place,
      label: place % numberedEvery === 0 ? writeShortDecimal(from + place, places) : null,
      isLarge: place % numberedEvery === 0,
    })),
    pointers: at === null ? [] : [{ at, label: sliderText.point }],
  };
}

/** Where the end stands, for who does not see it. */
export function tellPlace({ scale }: Pick<SliderView, "scale">, at: number): string {
  if (scale.type === "line") return sliderText.pointAt(placeOf(at, drawLine(scale, at).marks));
  if (scale.numberedEvery === null) return sliderText.times((at - scale.fixed) / millimetresPerCentimetre);
  return sliderText.endAt(scale.laid, rulerPlace(at, scale));
}
