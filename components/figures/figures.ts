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
  objects: deferred((keep) => dynamic(keep(() => import("./objects.tsx").then(({ Objects }) => Objects)))),
  "ten-frame": deferred((keep) => dynamic(keep(() => import("./ten-frame.tsx").then(({ TenFrame }) => TenFrame)))),
  sum: deferred((keep) => dynamic(keep(() => import("./sum.tsx").then(({ Sum }) => Sum)))),
  "number-line": deferred((keep) =>
    dynamic(keep(() => import("./number-line.tsx").then(({ NumberLine }) => NumberLine))),
  ),
  "base-ten": deferred((keep) => dynamic(keep(() => import("./base-ten.tsx").then(({ BaseTen }) => BaseTen)))),
  shapes: deferred((keep) => dynamic(keep(() => import("./shapes.tsx").then(({ Shapes }) => Shapes)))),
  clock: deferred((keep) => dynamic(keep(() => import("./clock.tsx").then(({ Clock }) => Clock)))),
  "bar-model": deferred((keep) => dynamic(keep(() => import("./bar-model.tsx").then(({ BarModel }) => BarModel)))),
  "story-picture": deferred((keep) =>
    dynamic(keep(() => import("./story-picture.tsx").then(({ StoryPicture }) => StoryPicture))),
  ),
  column: deferred((keep) => dynamic(keep(() => import("./column.tsx").then(({ Column }) => Column)))),
  balance: deferred((keep) => dynamic(keep(() => import("./balance.tsx").then(({ Balance }) => Balance)))),
  jug: deferred((keep) => dynamic(keep(() => import("./jug.tsx").then(({ Jug }) => Jug)))),
  "place-blocks": deferred((keep) =>
    dynamic(keep(() => import("./place-blocks.tsx").then(({ PlaceBlocks }) => PlaceBlocks))),
  ),
  parts: deferred((keep) => dynamic(keep(() => import("./parts.tsx").then(({ Parts }) => Parts)))),
  axis: deferred((keep) => dynamic(keep(() => import("./axis.tsx").then(({ Axis }) => Axis)))),
  bond: deferred((keep) => dynamic(keep(() => import("./bond.tsx").then(({ Bond }) => Bond)))),
  calendar: deferred((keep) => dynamic(keep(() => import("./calendar.tsx").then(({ Calendar }) => Calendar)))),
  chance: deferred((keep) => dynamic(keep(() => import("./chance.tsx").then(({ Chance }) => Chance)))),
  chart: deferred((keep) => dynamic(keep(() => import("./chart.tsx").then(({ Chart }) => Chart)))),
  "day-sheets": deferred((keep) => dynamic(keep(() => import("./day-sheets.tsx").then(({ DaySheets }) => DaySheets)))),
  diagram: deferred((keep) => dynamic(keep(() => import("./diagram.tsx").then(({ Diagram }) => Diagram)))),
  "dial-scale": deferred((keep) => dynamic(keep(() => import("./dial-scale.tsx").then(({ DialScale }) => DialScale)))),
  fraction: deferred((keep) => dynamic(keep(() => import("./fraction.tsx").then(({ Fraction }) => Fraction)))),
  groups: deferred((keep) => dynamic(keep(() => import("./groups.tsx").then(({ Groups }) => Groups)))),
  illustration: deferred((keep) =>
    dynamic(keep(() => import("./illustration.tsx").then(({ Illustration }) => Illustration))),
  ),
  "long-division": deferred((keep) =>
    dynamic(keep(() => import("./long-division.tsx").then(({ LongDivision }) => LongDivision))),
  ),
  money: deferred((keep) => dynamic(keep(() => import("./money.tsx").then(({ Money }) => Money)))),
  passage: deferred((keep) => dynamic(keep(() => import("./passage.tsx").then(({ Passage }) => Passage)))),
  pictogram: deferred((keep) => dynamic(keep(() => import("./pictogram.tsx").then(({ Pictogram }) => Pictogram)))),
  "number-chart": deferred((keep) =>
    dynamic(keep(() => import("./number-chart.tsx").then(({ NumberChart }) => NumberChart))),
  ),
  "pie-chart": deferred((keep) => dynamic(keep(() => import("./pie-chart.tsx").then(({ PieChart }) => PieChart)))),
  "place-chart": deferred((keep) =>
    dynamic(keep(() => import("./place-chart.tsx").then(({ PlaceChart }) => PlaceChart))),
  ),
  "price-tags": deferred((keep) => dynamic(keep(() => import("./price-tags.tsx").then(({ PriceTags }) => PriceTags)))),
  protractor: deferred((keep) => dynamic(keep(() => import("./protractor.tsx").then(({ Protractor }) => Protractor)))),
  ruler: deferred((keep) => dynamic(keep(() => import("./ruler.tsx").then(({ Ruler }) => Ruler)))),
  scene: deferred((keep) => dynamic(keep(() => import("./scene.tsx").then(({ Scene }) => Scene)))),
  table: deferred((keep) => dynamic(keep(() => import("./table.tsx").then(({ Table }) => Table)))),
  tally: deferred((keep) => dynamic(keep(() => import("./tally.tsx").then(({ Tally }) => Tally)))),
  thermometer: deferred((keep) =>
    dynamic(keep(() => import("./thermometer.tsx").then(({ Thermometer }) => Thermometer))),
  ),
  "unit-lengths": deferred((keep) =>
    dynamic(keep(() => import("./unit-lengths.tsx").then(({ UnitLengths }) => UnitLengths))),
  ),
  handwriting: deferred((keep) =>
    dynamic(keep(() => import("./handwriting.tsx").then(({ Handwriting }) => Handwriting))),
  ),
  "walk-grid": deferred((keep) => dynamic(keep(() => import("./walk-grid.tsx").then(({ WalkGrid }) => WalkGrid)))),
  working: deferred((keep) => dynamic(keep(() => import("./working.tsx").then(({ Working }) => Working)))),
  sentence: deferred((keep) => dynamic(keep(() => import("./sentence.tsx").then(({ Sentence }) => Sentence)))),
  word: deferred((keep) => dynamic(keep(() => import("./word.tsx").then(({ Word }) => Word)))),
};
