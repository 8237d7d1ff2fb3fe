import type { AxisFigure } from "./figures/axis-figure.ts";
import type { BalanceFigure } from "./figures/balance-figure.ts";
import type { BarModelFigure } from "./figures/bar-model-figure.ts";
import type { BondFigure } from "./figures/bond-figure.ts";
import type { CalendarFigure } from "./figures/calendar-figure.ts";
import type { ChanceFigure } from "./figures/chance-figure.ts";
import type { ChartFigure } from "./figures/chart-figure.ts";
import type { ClockFigure } from "./figures/clock-figure.ts";
import type { ColumnFigure } from "./figures/column-figure.ts";
import type { DaySheetsFigure } from "./figures/day-sheets-figure.ts";
import type { DiagramFigure } from "./figures/diagram-figure.ts";
import type { DialScaleFigure } from "./figures/dial-scale-figure.ts";
import type { FractionFigure } from "./figures/fraction-figure.ts";
import type { GroupsFigure } from "./figures/groups-figure.ts";
import type { JugFigure } from "./figures/jug-figure.ts";
import type { LongDivisionFigure } from "./figures/long-division-figure.ts";
import type { MoneyFigure } from "./figures/money-figure.ts";
import type { PartsFigure } from "./figures/parts-figure.ts";
import type { PassageFigure } from "./figures/passage-figure.ts";
import type { PictogramFigure } from "./figures/pictogram-figure.ts";
import type { PieChartFigure } from "./figures/pie-chart-figure.ts";
import type { PlaceBlocksFigure } from "./figures/place-blocks-figure.ts";
import type { PlaceChartFigure } from "./figures/place-chart-figure.ts";
import type { PriceTagsFigure } from "./figures/price-tags-figure.ts";
import type { RulerFigure } from "./figures/ruler-figure.ts";
import type { SceneFigure } from "./figures/scene-figure.ts";
import type { SentenceFigure } from "./figures/sentence-figure.ts";
import type { ShapesFigure } from "./figures/shapes-figure.ts";
import type { StoryPictureFigure } from "./figures/story-picture-figure.ts";
import type { TableFigure } from "./figures/table-figure.ts";
import type { TallyFigure } from "./figures/tally-figure.ts";
import type { ThermometerFigure } from "./figures/thermometer-figure.ts";
import type { WorkingFigure } from "./figures/working-figure.ts";
import type { PictureName } from "./picture-name.ts";

/**
 * The pictures a question can be asked about, as plain data. Each carries `alt`: what is seen,
 * in a sentence that does not give the answer away.
 */
export type Figure =
  | ObjectsFigure
  | TenFrameFigure
  | SumFigure
  | NumberLineFigure
  | BaseTenFigure
  | WordFigure
  | SentenceFigure
  | ColumnFigure
  | ShapesFigure
  | PlaceBlocksFigure
  | PartsFigure
  | ClockFigure
  | BalanceFigure
  | JugFigure
  | BarModelFigure
  | StoryPictureFigure
  | AxisFigure
  | BondFigure
  | CalendarFigure
  | ChanceFigure
  | ChartFigure
  | DaySheetsFigure
  | DiagramFigure
  | DialScaleFigure
  | FractionFigure
  | GroupsFigure
  | LongDivisionFigure
  | MoneyFigure
  | PassageFigure
  | PictogramFigure
  | PieChartFigure
  | PlaceChartFigure
  | PriceTagsFigure
  | RulerFigure
  | SceneFigure
  | TableFigure
  | TallyFigure
  | ThermometerFigure
  | WorkingFigure;

/** Loose objects to count, at most 20, in cells of a grid so that they never overlap. */
export interface ObjectsFigure {
  readonly type: "objects";
  readonly picture: PictureName;
  /** One entry an object; `dx`, `dy` shift it inside its cell, in hundredths of the cell, -18 to 18. */
  readonly cells: readonly {
    readonly column: number;
    readonly row: number;
    readonly dx: number;
    readonly dy: number;
  }[];
  readonly rows: number;
  /** Two where the picture stands in a narrow place. */
  readonly columns: 2 | 5;
  /** Draws 1, 2, 3 … on the first so many objects (a hint); 0 for none. */
  readonly numbered: number;
  readonly alt: string;
}

/**
 * One or two frames of ten, filled from the top left by one group after another. Lying frames are 5 wide and 2 high and
 * filled row by row; standing ones, for a narrow card, are 2 wide and 5 high, two of them side by side, and filled
 * column by column.
 */
export interface TenFrameFigure {
  readonly type: "ten-frame";
  readonly frames: 1 | 2;
  readonly isStanding: boolean;
  readonly groups: readonly { readonly picture: PictureName; readonly count: number }[];
  /** Cells that carry a number instead of a picture (a hint): `place` counts from 0; `label` may be "?". */
  readonly labels: readonly { readonly place: number; readonly label: string }[];
  /** So many things, from the last one back, are crossed out: taken away. */
  readonly crossed: number;
  readonly alt: string;
}

/** A written sum in one line, `null` being the box to fill: ["6", "+", "3", "=", null]. */
export interface SumFigure {
  readonly type: "sum";
  readonly parts: readonly (string | null)[];
  readonly alt: string;
}

/** A line with a mark at each whole number from `from` to `to`; hops are drawn above it as arcs. */
export interface NumberLineFigure {
  readonly type: "number-line";
  readonly from: number;
  readonly to: number;
  /** Marks that carry their number. */
  readonly labelled: readonly number[];
  readonly hops: readonly { readonly from: number; readonly to: number; readonly label: string }[];
  readonly alt: string;
}

/** Rods of ten and single cubes, one group for each number. */
export interface BaseTenFigure {
  readonly type: "base-ten";
  readonly groups: readonly { readonly tens: number; readonly ones: number }[];
  /** So many rods and cubes of the last group are crossed out: taken away. */
  readonly crossed: { readonly tens: number; readonly ones: number };
  readonly alt: string;
}

/** A word or syllable written large. */
export interface WordFigure {
  readonly type: "word";
  readonly text: string;
  /** One letter to be learned: shown in print and as it is written by hand. */
  readonly isLetter?: true;
  readonly alt: string;
}
