import { axisFigure } from "./axis.ts";
import { balanceFigure } from "./balance.ts";
import { barModelFigure } from "./bar-model.ts";
import { baseTenFigure } from "./base-ten.ts";
import { bondFigure } from "./bond.ts";
import { calendarFigure } from "./calendar.ts";
import { chanceFigure } from "./chance.ts";
import { chartFigure } from "./chart.ts";
import { clockFigure } from "./clock.ts";
import { columnFigure } from "./column.ts";
import { daySheetsFigure } from "./day-sheets.ts";
import { diagramFigure } from "./diagram.ts";
import { dialScaleFigure } from "./dial-scale.ts";
import { fractionFigure } from "./fraction.ts";
import { groupsFigure } from "./groups.ts";
import { handwritingFigure } from "./handwriting.ts";
import { illustrationFigure } from "./illustration.ts";
import { jugFigure } from "./jug.ts";
import { longDivisionFigure } from "./long-division.ts";
import { moneyFigure } from "./money.ts";
import { numberChartFigure } from "./number-chart.ts";
import { numberLineFigure } from "./number-line.ts";
import { objectsFigure } from "./objects.ts";
import { partsFigure } from "./parts.ts";
import { passageFigure } from "./passage.ts";
import { pictogramFigure } from "./pictogram.ts";
import { pieChartFigure } from "./pie-chart.ts";
import { placeBlocksFigure } from "./place-blocks.ts";
import { placeChartFigure } from "./place-chart.ts";
import { priceTagsFigure } from "./price-tags.ts";
import { protractorFigure } from "./protractor.ts";
import { rulerFigure } from "./ruler.ts";
import { sceneFigure } from "./scene.ts";
import { sentenceFigure } from "./sentence.ts";
import { shapesFigure } from "./shapes.ts";
import { storyPictureFigure } from "./story-picture.ts";
import { sumFigure } from "./sum.ts";
import { tableFigure } from "./table.ts";
import { tallyFigure } from "./tally.ts";
import { tenFrameFigure } from "./ten-frame.ts";
import { thermometerFigure } from "./thermometer.ts";
import { unitLengthsFigure } from "./unit-lengths.ts";
import { walkGridFigure } from "./walk-grid.ts";
import { wordFigure } from "./word.ts";
import { workingFigure } from "./working.ts";

/** Every figure by its type. */
export const registry = {
  objects: objectsFigure,
  "ten-frame": tenFrameFigure,
  sum: sumFigure,
  "number-line": numberLineFigure,
  "base-ten": baseTenFigure,
  word: wordFigure,
  sentence: sentenceFigure,
  column: columnFigure,
  shapes: shapesFigure,
  "place-blocks": placeBlocksFigure,
  parts: partsFigure,
  clock: clockFigure,
  balance: balanceFigure,
  jug: jugFigure,
  "bar-model": barModelFigure,
  "story-picture": storyPictureFigure,
  "number-chart": numberChartFigure,
  axis: axisFigure,
  bond: bondFigure,
  calendar: calendarFigure,
  chance: chanceFigure,
  chart: chartFigure,
  "day-sheets": daySheetsFigure,
  diagram: diagramFigure,
  "dial-scale": dialScaleFigure,
  fraction: fractionFigure,
  groups: groupsFigure,
  illustration: illustrationFigure,
  "long-division": longDivisionFigure,
  money: moneyFigure,
  passage: passageFigure,
  pictogram: pictogramFigure,
  "pie-chart": pieChartFigure,
  "place-chart": placeChartFigure,
  "price-tags": priceTagsFigure,
  protractor: protractorFigure,
  ruler: rulerFigure,
  scene: sceneFigure,
  table: tableFigure,
  tally: tallyFigure,
  thermometer: thermometerFigure,
  "unit-lengths": unitLengthsFigure,
  handwriting: handwritingFigure,
  "walk-grid": walkGridFigure,
  working: workingFigure,
};
