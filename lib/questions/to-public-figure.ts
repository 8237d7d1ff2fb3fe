import type { Figure } from "./figure.ts";
import { balanceAlt } from "./figures/balance-alt.ts";
import { describeAmounts } from "./figures/describe-amounts.ts";
import { describeBars } from "./figures/describe-bars.ts";
import { describeData } from "./figures/describe-data.ts";
import { describeDiagram } from "./figures/describe-diagram.ts";
import { describeDrawn } from "./figures/describe-drawn.ts";
import { describeLine } from "./figures/describe-line.ts";
import { describePlaces } from "./figures/describe-places.ts";
import { describeSentence } from "./figures/describe-sentence.ts";
import { describeStrips } from "./figures/describe-strips.ts";
import { describeWorking } from "./figures/describe-working.ts";
import { toPublicAxis } from "./figures/to-public-axis.ts";
import { toPublicBalance } from "./figures/to-public-balance.ts";
import { toPublicBarModel } from "./figures/to-public-bar-model.ts";
import { toPublicBond } from "./figures/to-public-bond.ts";
import { toPublicCalendar } from "./figures/to-public-calendar.ts";
import { toPublicChance } from "./figures/to-public-chance.ts";
import { toPublicChart } from "./figures/to-public-chart.ts";
import { toPublicClock } from "./figures/to-public-clock.ts";
import { toPublicColumnFigure } from "./figures/to-public-column-figure.ts";
import { toPublicDaySheets } from "./figures/to-public-day-sheets.ts";
import { toPublicDiagram } from "./figures/to-public-diagram.ts";
import { toPublicDialScale } from "./figures/to-public-dial-scale.ts";
import { toPublicFraction } from "./figures/to-public-fraction.ts";
import { toPublicGroups } from "./figures/to-public-groups.ts";
import { toPublicJug } from "./figures/to-public-jug.ts";
import { toPublicLongDivision } from "./figures/to-public-long-division.ts";
import { toPublicMoney } from "./figures/to-public-money.ts";
import { toPublicParts } from "./figures/to-public-parts.ts";
import { toPublicPassage } from "./figures/to-public-passage.ts";
import { toPublicPictogram } from "./figures/to-public-pictogram.ts";
import { toPublicPieChart } from "./figures/to-public-pie-chart.ts";
import { toPublicPlaceBlocks } from "./figures/to-public-place-blocks.ts";
import { toPublicPlaceChart } from "./figures/to-public-place-chart.ts";
import { toPublicPriceTags } from "./figures/to-public-price-tags.ts";
import { toPublicRuler } from "./figures/to-public-ruler.ts";
import { toPublicScene } from "./figures/to-public-scene.ts";
import { toPublicSentence } from "./figures/to-public-sentence.ts";
import { toPublicShapes } from "./figures/to-public-shapes.ts";
import { toPublicStoryPicture } from "./figures/to-public-story-picture.ts";
import { toPublicTable } from "./figures/to-public-table.ts";
import { toPublicTally } from "./figures/to-public-tally.ts";
import { toPublicThermometer } from "./figures/to-public-thermometer.ts";
import { toPublicWorking } from "./figures/to-public-working.ts";

type FigureType = Figure["type"];
type Typed<Type extends FigureType> = { [Each in Type]: { type: Each } & Extract<Figure, { type: Each }> }[Type];

/** A figure that is told as far as it is seen, for whoever does not see it: here, and not in the scripts of the page. */
const told =
  <Told extends Figure>(draw: (figure: Told) => Told, tell: (figure: Told) => string) =>
  (figure: Told): Told => ({ ...draw(figure), alt: tell(figure) });

const figures: { readonly [Type in FigureType]: (figure: Typed<Type>) => Typed<Type> } = {
  objects: (figure) => ({
    type: "objects",
    picture: figure.picture,
    cells: figure.cells.map(({ column, row, dx, dy }) => ({ column, row, dx, dy })),
    rows: figure.rows,
    columns: figure.columns,
    numbered: figure.numbered,
    alt: describeAmounts(figure),
  }),
  "ten-frame": (figure) => ({
    type: "ten-frame",
    frames: figure.frames,
    isStanding: figure.isStanding,
    groups: figure.groups.map(({ picture, count }) => ({ picture, count })),
    labels: figure.labels.map(({ place, label }) => ({ place, label })),
    crossed: figure.crossed,
    alt: describeAmounts(figure),
  }),
  sum: (figure) => ({ type: "sum", parts: figure.parts.map((part) => part), alt: figure.alt }),
  "number-line": (figure) => ({
    type: "number-line",
    from: figure.from,
    to: figure.to,
    labelled: figure.labelled.map((mark) => mark),
    hops: figure.hops.map(({ from, to, label }) => ({ from, to, label })),
    alt: describeLine(figure),
  }),
  "base-ten": (figure) => ({
    type: "base-ten",
    groups: figure.groups.map(({ tens, ones }) => ({ tens, ones })),
    crossed: { tens: figure.crossed.tens, ones: figure.crossed.ones },
    alt: describeAmounts(figure),
  }),
  column: toPublicColumnFigure,
  shapes: told(toPublicShapes, describeStrips),
  clock: toPublicClock,
  balance: told(toPublicBalance, ({ pans, tilt }) => balanceAlt(pans, tilt)),
  jug: toPublicJug,
  "bar-model": told(toPublicBarModel, describeBars),
  "story-picture": toPublicStoryPicture,
  "place-blocks": told(toPublicPlaceBlocks, describeAmounts),
  parts: toPublicParts,
  axis: told(toPublicAxis, describeLine),
  bond: toPublicBond,
  calendar: told(toPublicCalendar, describeData),
  chance: told(toPublicChance, describeAmounts),
  chart: told(toPublicChart, describeData),
  "day-sheets": told(toPublicDaySheets, describeData),
  diagram: told(toPublicDiagram, describeDiagram),
  "dial-scale": told(toPublicDialScale, describeData),
  fraction: told(toPublicFraction, describeAmounts),
  groups: told(toPublicGroups, describeAmounts),
  "long-division": told(toPublicLongDivision, describeWorking),
  money: told(toPublicMoney, describeDrawn),
  passage: toPublicPassage,
  pictogram: told(toPublicPictogram, describeData),
  "pie-chart": told(toPublicPieChart, describeData),
  "place-chart": told(toPublicPlaceChart, describePlaces),
  "price-tags": toPublicPriceTags,
  ruler: told(toPublicRuler, describeData),
  scene: told(toPublicScene, describeDrawn),
  table: told(toPublicTable, describeDrawn),
  tally: told(toPublicTally, describeData),
  thermometer: told(toPublicThermometer, describeData),
  working: told(toPublicWorking, describeWorking),
  word: ({ text, isLetter, alt }) => ({ type: "word", text, ...(isLetter === true && { isLetter }), alt }),
  sentence: told(toPublicSentence, describeSentence),
};

/** A figure with exactly the fields that are drawn. */
export function toPublicFigure<Type extends FigureType>(figure: Typed<Type>): Typed<Type> {
  return figures[figure.type](figure);
}
