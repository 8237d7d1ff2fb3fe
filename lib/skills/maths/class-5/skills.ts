import type { Skill } from "#lib/skills/define-skill.ts";
import { addDecimalsColumn } from "./add-decimals-column.ts";
import { addSubtractDecimals } from "./add-subtract-decimals.ts";
import { bigAreaUnits } from "./big-area-units.ts";
import { boxSurfaceVolume } from "./box-surface-volume.ts";
import { calculator } from "./calculator.ts";
import { circle } from "./circle.ts";
import { collectData } from "./collect-data.ts";
import { compareDecimals } from "./compare-decimals.ts";
import { compositeArea } from "./composite-area.ts";
import { coordinateRoute } from "./coordinate-route.ts";
import { countCubes } from "./count-cubes.ts";
import { cubeSurfaceVolume } from "./cube-surface-volume.ts";
import { decimalFractions } from "./decimal-fractions.ts";
import { decimalLine } from "./decimal-line.ts";
import { decimalPlaceValue } from "./decimal-place-value.ts";
import { differenceRatio } from "./difference-ratio.ts";
import { divideDecimals } from "./divide-decimals.ts";
import { drawHeight } from "./draw-height.ts";
import { easyDecimals } from "./easy-way.ts";
import { equalDecimals } from "./equal-decimals.ts";
import { estimateDecimals } from "./estimate.ts";
import { experimentRatio } from "./experiment-ratio.ts";
import { fractionOperations } from "./fraction-operations.ts";
import { mapScale } from "./map-scale.ts";
import { mixedNumbers } from "./mixed-numbers.ts";
import { multDivPowersTen } from "./mult-div-powers-ten.ts";
import { multiplyDecimals } from "./multiply-decimals.ts";
import { netsCylinder } from "./nets-cylinder.ts";
import { percentOf } from "./percent-of.ts";
import { percentPaint } from "./percent-paint.ts";
import { percentRatio } from "./percent-ratio.ts";
import { pieChart } from "./pie-chart.ts";
import { pieMake } from "./pie-make.ts";
import { putComma } from "./put-comma.ts";
import { ratio } from "./ratio.ts";
import { readWriteDecimals } from "./read-write-decimals.ts";
import { roundDecimals } from "./round-decimals.ts";
import { scaleDraw } from "./scale-draw.ts";
import { speed } from "./speed.ts";
import { stepsSolve } from "./steps-solve.ts";
import { sumRatio } from "./sum-ratio.ts";
import { timeAddSubtract } from "./time-add-subtract.ts";
import { timeMultiplyDivide } from "./time-multiply-divide.ts";
import { unitsOfTime } from "./time-units.ts";
import { trapezoidArea } from "./trapezoid-area.ts";
import { travelTime } from "./travel-time.ts";
import { triangleArea } from "./triangle-area.ts";
import { uniformProblems } from "./uniform-problems.ts";
import { unitsAsDecimals } from "./units-as-decimals.ts";
import { volumeUnits } from "./volume-units.ts";

/** The maths of class 5 in teaching order (curriculum, maths.json). */
export const classFiveMaths: readonly Skill[] = [
  mixedNumbers,
  decimalFractions,
  readWriteDecimals,
  decimalPlaceValue,
  decimalLine,
  equalDecimals,
  compareDecimals,
  roundDecimals,
  addSubtractDecimals,
  addDecimalsColumn,
  multiplyDecimals,
  putComma,
  divideDecimals,
  multDivPowersTen,
  estimateDecimals,
  easyDecimals,
  unitsAsDecimals,
  fractionOperations,
  ratio,
  percentPaint,
  sumRatio,
  differenceRatio,
  mapScale,
  scaleDraw,
  percentOf,
  percentRatio,
  calculator,
  triangleArea,
  drawHeight,
  trapezoidArea,
  circle,
  compositeArea,
  bigAreaUnits,
  countCubes,
  volumeUnits,
  boxSurfaceVolume,
  cubeSurfaceVolume,
  netsCylinder,
  unitsOfTime,
  timeAddSubtract,
  timeMultiplyDivide,
  speed,
  travelTime,
  uniformProblems,
  stepsSolve,
  collectData,
  pieChart,
  pieMake,
  experimentRatio,
  coordinateRoute,
];
