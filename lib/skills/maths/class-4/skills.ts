import type { Skill } from "#lib/skills/define-skill.ts";
import { addFractions } from "./add-fractions.ts";
import { addLargeColumn } from "./add-large-column.ts";
import { addSubtractFractions } from "./add-subtract-fractions.ts";
import { addSubtractLarge } from "./add-subtract-large.ts";
import { angles } from "./angles.ts";
import { areaPerimeterStory } from "./area-perimeter-story.ts";
import { areaUnits } from "./area-units.ts";
import { average } from "./average.ts";
import { averageChart } from "./average-chart.ts";
import { chartBuild } from "./chart-build.ts";
import { classesMillions } from "./classes-millions.ts";
import { classesThousands } from "./classes-thousands.ts";
import { columnChart } from "./column-chart.ts";
import { commonDenominator } from "./common-denominator.ts";
import { compareFractions } from "./compare-fractions.ts";
import { compareMillions } from "./compare-millions.ts";
import { countRepeats } from "./count-repeats.ts";
import { dataSeries } from "./data-series.ts";
import { divideTwoDigits } from "./divide-2digit.ts";
import { drawParallel } from "./draw-parallel.ts";
import { drawPerpendicular } from "./draw-perpendicular.ts";
import { easyWay } from "./easy-way.ts";
import { equalFractions } from "./equal-fractions.ts";
import { estimate } from "./estimate.ts";
import { evenOdd } from "./even-odd.ts";
import { fractionConcept } from "./fraction-concept.ts";
import { fractionOfQuantity } from "./fraction-of-quantity.ts";
import { fractionPaint } from "./fraction-paint.ts";
import { letterExpressions } from "./letter-expressions.ts";
import { massUnits } from "./mass-units.ts";
import { measureAngle } from "./measure-angle.ts";
import { squareMillimetres } from "./mm2.ts";
import { multiplyTwoDigits } from "./multiply-2digit.ts";
import { multiplyDivideTens } from "./multiply-divide-10-100.ts";
import { multiplyDivideFractions } from "./multiply-divide-fractions.ts";
import { numberSequences } from "./number-sequences.ts";
import { orderFractions } from "./order-fractions.ts";
import { orderLarge } from "./order-large.ts";
import { parallelogramRhombus } from "./parallelogram-rhombus.ts";
import { perpendicularParallel } from "./perpendicular-parallel.ts";
import { placeValueMillions } from "./place-value-millions.ts";
import { properties } from "./properties.ts";
import { readWriteMillions } from "./read-write-millions.ts";
import { roundHundredThousands } from "./round-100000.ts";
import { simplifyFraction } from "./simplify-fraction.ts";
import { sumDifference } from "./sum-difference.ts";
import { threeSteps } from "./three-steps.ts";
import { timeUnits } from "./time-units.ts";
import { unitRate } from "./unit-rate.ts";

/** The maths of class 4 in teaching order (curriculum, maths.json). */
export const classFourMaths: readonly Skill[] = [
  readWriteMillions,
  placeValueMillions,
  classesThousands,
  classesMillions,
  compareMillions,
  orderLarge,
  roundHundredThousands,
  evenOdd,
  numberSequences,
  addSubtractLarge,
  addLargeColumn,
  properties,
  easyWay,
  multiplyTwoDigits,
  multiplyDivideTens,
  divideTwoDigits,
  estimate,
  letterExpressions,
  threeSteps,
  average,
  sumDifference,
  unitRate,
  fractionConcept,
  fractionPaint,
  equalFractions,
  simplifyFraction,
  commonDenominator,
  compareFractions,
  orderFractions,
  addSubtractFractions,
  addFractions,
  multiplyDivideFractions,
  fractionOfQuantity,
  angles,
  measureAngle,
  perpendicularParallel,
  drawPerpendicular,
  drawParallel,
  parallelogramRhombus,
  massUnits,
  areaUnits,
  squareMillimetres,
  timeUnits,
  areaPerimeterStory,
  columnChart,
  chartBuild,
  averageChart,
  dataSeries,
  countRepeats,
];
