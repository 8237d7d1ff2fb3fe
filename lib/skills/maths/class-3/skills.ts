import type { Skill } from "#lib/skills/define-skill.ts";
import { addHundredThousand } from "./add-100000.ts";
import { areaSquareCentimetres } from "./area-cm2.ts";
import { calendarPractice } from "./calendar-tap.ts";
import { chance } from "./chance.ts";
import { clockMinutes } from "./clock-minutes.ts";
import { coinToss } from "./coin-toss.ts";
import { collectTable } from "./collect-table.ts";
import { columnMultiply } from "./column-multiply.ts";
import { compareHundredThousand } from "./compare-100000.ts";
import { compareTimes } from "./compare-times.ts";
import { cubeBoxParts } from "./cube-box-parts.ts";
import { dataTable } from "./data-table.ts";
import { divideByDigit } from "./divide-1digit.ts";
import { divideSteps } from "./divide-steps.ts";
import { divisionRemainder } from "./division-remainder.ts";
import { divisionTables } from "./division-tables.ts";
import { drawShapes } from "./draw-shapes.ts";
import { estimateMeasure } from "./estimate-measure.ts";
import { expressions } from "./expressions.ts";
import { findInTables } from "./find-in-tables.ts";
import { findUnknown } from "./find-unknown.ts";
import { fractionOfNumber } from "./fraction-of-number.ts";
import { gramKilogram } from "./gram-kilogram.ts";
import { mentalRound } from "./mental-round.ts";
import { midpoint } from "./midpoint.ts";
import { midpointCircle } from "./midpoint-circle.ts";
import { mmRuler } from "./mm-ruler.ts";
import { moneyHundredThousand } from "./money-100000.ts";
import { monthYear } from "./month-year.ts";
import { multiplesTimesMore } from "./multiples-times-more.ts";
import { multiplyByDigit } from "./multiply-1digit.ts";
import { neighboursHundredThousand } from "./neighbours-100000.ts";
import { numberPartsTenThousand } from "./number-parts-10000.ts";
import { operationOrder } from "./operation-order.ts";
import { orderTenThousand } from "./order-10000.ts";
import { payMoney } from "./pay-money.ts";
import { perimeter } from "./perimeter.ts";
import { perimeterSides } from "./perimeter-sides.ts";
import { perimeterSquare } from "./perimeter-square.ts";
import { placeValueHundredThousand } from "./place-value-100000.ts";
import { pourMillilitres } from "./pour-ml.ts";
import { readWriteHundredThousand } from "./read-write-100000.ts";
import { rectangleSquare } from "./rectangle-square.ts";
import { rightAngle } from "./right-angle.ts";
import { romanNumerals } from "./roman-numerals.ts";
import { roundNumbers } from "./round-numbers.ts";
import { setClock } from "./set-clock.ts";
import { storyTwoSteps } from "./story-two-steps.ts";
import { subtractHundredThousand } from "./subtract-100000.ts";
import { tableOfThree } from "./table-3.ts";
import { tableOfSix } from "./table-6.ts";
import { tableOfEight } from "./table-8.ts";
import { temperature } from "./temperature.ts";
import { timesTables } from "./times-tables.ts";
import { twoStepProblems } from "./two-step-problems.ts";
import { unitFractions } from "./unit-fractions.ts";
import { smallUnits } from "./units-mm-g-ml.ts";

/** The maths of class 3 in teaching order (curriculum, maths.json). */
export const classThreeMaths: readonly Skill[] = [
  readWriteHundredThousand,
  placeValueHundredThousand,
  numberPartsTenThousand,
  neighboursHundredThousand,
  compareHundredThousand,
  orderTenThousand,
  roundNumbers,
  romanNumerals,
  addHundredThousand,
  subtractHundredThousand,
  tableOfThree,
  tableOfSix,
  tableOfEight,
  timesTables,
  divisionTables,
  columnMultiply,
  multiplyByDigit,
  divideByDigit,
  divideSteps,
  divisionRemainder,
  multiplesTimesMore,
  compareTimes,
  findUnknown,
  findInTables,
  expressions,
  operationOrder,
  mentalRound,
  unitFractions,
  fractionOfNumber,
  twoStepProblems,
  storyTwoSteps,
  midpoint,
  midpointCircle,
  rightAngle,
  rectangleSquare,
  drawShapes,
  perimeterSides,
  perimeterSquare,
  perimeter,
  areaSquareCentimetres,
  cubeBoxParts,
  gramKilogram,
  mmRuler,
  smallUnits,
  pourMillilitres,
  estimateMeasure,
  temperature,
  clockMinutes,
  setClock,
  monthYear,
  calendarPractice,
  moneyHundredThousand,
  payMoney,
  dataTable,
  collectTable,
  coinToss,
  chance,
];
