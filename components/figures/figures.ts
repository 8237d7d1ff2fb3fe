import dynamic from "next/dynamic";
import type { ComponentType } from "react";
import { deferred } from "#components/ui/deferred.tsx";
import type { Figure } from "#lib/questions/figure.ts";

type FigureType = Figure["type"];

export interface FigureProps<Type extends FigureType> {
  readonly figure: Extract<Figure, { type: Type }>;
  /** The right answer as it is written, once it may be seen. */
  readonly answer: string | null;
}

type Drawn<Type extends FigureType> = ComponentType<FigureProps<Type>> & { fetchAhead: () => Promise<unknown> };

/** How every figure is drawn, each in a file of its own; a new type of figure does not compile until it stands here. */
export const figures: { readonly [Type in FigureType]: Drawn<Type> } = {
  objects: deferred(
    dynamic(() => import("./objects.tsx").then(({ Objects }) => Objects)),
    () => import("./objects.tsx").then(({ Objects }) => Objects),
  ),
  "ten-frame": deferred(
    dynamic(() => import("./ten-frame.tsx").then(({ TenFrame }) => TenFrame)),
    () => import("./ten-frame.tsx").then(({ TenFrame }) => TenFrame),
  ),
  sum: deferred(
    dynamic(() => import("./sum.tsx").then(({ Sum }) => Sum)),
    () => import("./sum.tsx").then(({ Sum }) => Sum),
  ),
  "number-line": deferred(
    dynamic(() => import("./number-line.tsx").then(({ NumberLine }) => NumberLine)),
    () => import("./number-line.tsx").then(({ NumberLine }) => NumberLine),
  ),
  "base-ten": deferred(
    dynamic(() => import("./base-ten.tsx").then(({ BaseTen }) => BaseTen)),
    () => import("./base-ten.tsx").then(({ BaseTen }) => BaseTen),
  ),
  shapes: deferred(
    dynamic(() => import("./shapes.tsx").then(({ Shapes }) => Shapes)),
    () => import("./shapes.tsx").then(({ Shapes }) => Shapes),
  ),
  clock: deferred(
    dynamic(() => import("./clock.tsx").then(({ Clock }) => Clock)),
    () => import("./clock.tsx").then(({ Clock }) => Clock),
  ),
  "bar-model": deferred(
    dynamic(() => import("./bar-model.tsx").then(({ BarModel }) => BarModel)),
    () => import("./bar-model.tsx").then(({ BarModel }) => BarModel),
  ),
  "story-picture": deferred(
    dynamic(() => import("./story-picture.tsx").then(({ StoryPicture }) => StoryPicture)),
    () => import("./story-picture.tsx").then(({ StoryPicture }) => StoryPicture),
  ),
  column: deferred(
    dynamic(() => import("./column.tsx").then(({ Column }) => Column)),
    () => import("./column.tsx").then(({ Column }) => Column),
  ),
  balance: deferred(
    dynamic(() => import("./balance.tsx").then(({ Balance }) => Balance)),
    () => import("./balance.tsx").then(({ Balance }) => Balance),
  ),
  jug: deferred(
    dynamic(() => import("./jug.tsx").then(({ Jug }) => Jug)),
    () => import("./jug.tsx").then(({ Jug }) => Jug),
  ),
  "place-blocks": deferred(
    dynamic(() => import("./place-blocks.tsx").then(({ PlaceBlocks }) => PlaceBlocks)),
    () => import("./place-blocks.tsx").then(({ PlaceBlocks }) => PlaceBlocks),
  ),
  parts: deferred(
    dynamic(() => import("./parts.tsx").then(({ Parts }) => Parts)),
    () => import("./parts.tsx").then(({ Parts }) => Parts),
  ),
  axis: deferred(
    dynamic(() => import("./axis.tsx").then(({ Axis }) => Axis)),
    () => import("./axis.tsx").then(({ Axis }) => Axis),
  ),
  bond: deferred(
    dynamic(() => import("./bond.tsx").then(({ Bond }) => Bond)),
    () => import("./bond.tsx").then(({ Bond }) => Bond),
  ),
  calendar: deferred(
    dynamic(() => import("./calendar.tsx").then(({ Calendar }) => Calendar)),
    () => import("./calendar.tsx").then(({ Calendar }) => Calendar),
  ),
  chance: deferred(
    dynamic(() => import("./chance.tsx").then(({ Chance }) => Chance)),
    () => import("./chance.tsx").then(({ Chance }) => Chance),
  ),
  chart: deferred(
    dynamic(() => import("./chart.tsx").then(({ Chart }) => Chart)),
    () => import("./chart.tsx").then(({ Chart }) => Chart),
  ),
  "day-sheets": deferred(
    dynamic(() => import("./day-sheets.tsx").then(({ DaySheets }) => DaySheets)),
    () => import("./day-sheets.tsx").then(({ DaySheets }) => DaySheets),
  ),
  diagram: deferred(
    dynamic(() => import("./diagram.tsx").then(({ Diagram }) => Diagram)),
    () => import("./diagram.tsx").then(({ Diagram }) => Diagram),
  ),
  "dial-scale": deferred(
    dynamic(() => import("./dial-scale.tsx").then(({ DialScale }) => DialScale)),
    () => import("./dial-scale.tsx").then(({ DialScale }) => DialScale),
  ),
  fraction: deferred(
    dynamic(() => import("./fraction.tsx").then(({ Fraction }) => Fraction)),
    () => import("./fraction.tsx").then(({ Fraction }) => Fraction),
  ),
  groups: deferred(
    dynamic(() => import("./groups.tsx").then(({ Groups }) => Groups)),
    () => import("./groups.tsx").then(({ Groups }) => Groups),
  ),
  "long-division": deferred(
    dynamic(() => import("./long-division.tsx").then(({ LongDivision }) => LongDivision)),
    () => import("./long-division.tsx").then(({ LongDivision }) => LongDivision),
  ),
  money: deferred(
    dynamic(() => import("./money.tsx").then(({ Money }) => Money)),
    () => import("./money.tsx").then(({ Money }) => Money),
  ),
  passage: deferred(
    dynamic(() => import("./passage.tsx").then(({ Passage }) => Passage)),
    () => import("./passage.tsx").then(({ Passage }) => Passage),
  ),
  pictogram: deferred(
    dynamic(() => import("./pictogram.tsx").then(({ Pictogram }) => Pictogram)),
    () => import("./pictogram.tsx").then(({ Pictogram }) => Pictogram),
  ),
  "pie-chart": deferred(
    dynamic(() => import("./pie-chart.tsx").then(({ PieChart }) => PieChart)),
    () => import("./pie-chart.tsx").then(({ PieChart }) => PieChart),
  ),
  "place-chart": deferred(
    dynamic(() => import("./place-chart.tsx").then(({ PlaceChart }) => PlaceChart)),
    () => import("./place-chart.tsx").then(({ PlaceChart }) => PlaceChart),
  ),
  "price-tags": deferred(
    dynamic(() => import("./price-tags.tsx").then(({ PriceTags }) => PriceTags)),
    () => import("./price-tags.tsx").then(({ PriceTags }) => PriceTags),
  ),
  ruler: deferred(
    dynamic(() => import("./ruler.tsx").then(({ Ruler }) => Ruler)),
    () => import("./ruler.tsx").then(({ Ruler }) => Ruler),
  ),
  scene: deferred(
    dynamic(() => import("./scene.tsx").then(({ Scene }) => Scene)),
    () => import("./scene.tsx").then(({ Scene }) => Scene),
  ),
  table: deferred(
    dynamic(() => import("./table.tsx").then(({ Table }) => Table)),
    () => import("./table.tsx").then(({ Table }) => Table),
  ),
  tally: deferred(
    dynamic(() => import("./tally.tsx").then(({ Tally }) => Tally)),
    () => import("./tally.tsx").then(({ Tally }) => Tally),
  ),
  thermometer: deferred(
    dynamic(() => import("./thermometer.tsx").then(({ Thermometer }) => Thermometer)),
    () => import("./thermometer.tsx").then(({ Thermometer }) => Thermometer),
  ),
  working: deferred(
    dynamic(() => import("./working.tsx").then(({ Working }) => Working)),
    () => import("./working.tsx").then(({ Working }) => Working),
  ),
  sentence: deferred(
    dynamic(() => import("./sentence.tsx").then(({ Sentence }) => Sentence)),
    () => import("./sentence.tsx").then(({ Sentence }) => Sentence),
  ),
  word: deferred(
    dynamic(() => import("./word.tsx").then(({ Word }) => Word)),
    () => import("./word.tsx").then(({ Word }) => Word),
  ),
};
