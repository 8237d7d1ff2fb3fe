import { arrangeKind } from "./arrange/kind.ts";
import { boxesKind } from "./boxes/kind.ts";
import { calculatorKind } from "./calculator/kind.ts";
import { calendarKind } from "./calendar/kind.ts";
import { chartBuildKind } from "./chart-build/kind.ts";
import { chartLabelsKind } from "./chart-labels/kind.ts";
import { choiceKind } from "./choice/kind.ts";
import { clockSetKind } from "./clock-set/kind.ts";
import { columnKind } from "./column/kind.ts";
import { countKind } from "./count/kind.ts";
import { dictationKind } from "./dictation/kind.ts";
import { divisionKind } from "./division/kind.ts";
import { drawKind } from "./draw/kind.ts";
import { figureChoiceKind } from "./figure-choice/kind.ts";
import { fillKind } from "./fill/kind.ts";
import { gapsKind } from "./gaps/kind.ts";
import { joinKind } from "./join/kind.ts";
import { layUnitsKind } from "./lay-units/kind.ts";
import { markTextKind } from "./mark-text/kind.ts";
import { matchKind } from "./match/kind.ts";
import { numberKind } from "./number/kind.ts";
import { orderKind } from "./order/kind.ts";
import { paintKind } from "./paint/kind.ts";
import { pairsKind } from "./pairs/kind.ts";
import { payKind } from "./pay/kind.ts";
import { pickShapesKind } from "./pick-shapes/kind.ts";
import { placeMarkKind } from "./place-mark/kind.ts";
import { placeValueKind } from "./place-value/kind.ts";
import { pourKind } from "./pour/kind.ts";
import { protractorKind } from "./protractor/kind.ts";
import { readTableKind } from "./read-table/kind.ts";
import { signKind } from "./sign/kind.ts";
import { sliderKind } from "./slider/kind.ts";
import { sortKind } from "./sort/kind.ts";
import { stepsKind } from "./steps/kind.ts";
import { storyKind } from "./story/kind.ts";
import { tallyKind } from "./tally/kind.ts";
import { tangramKind } from "./tangram/kind.ts";
import { traceKind } from "./trace/kind.ts";
import { typeKind } from "./type/kind.ts";
import { underlineKind } from "./underline/kind.ts";
import { walkKind } from "./walk/kind.ts";
import { weighKind } from "./weigh/kind.ts";

/** Every kind of question by its name, which is stored. Brings zod along: server side only. */
export const registry = {
  choice: choiceKind,
  number: numberKind,
  boxes: boxesKind,
  count: countKind,
  column: columnKind,
  division: divisionKind,
  tangram: tangramKind,
  walk: walkKind,
  protractor: protractorKind,
  "clock-set": clockSetKind,
  "pick-shapes": pickShapesKind,
  "figure-choice": figureChoiceKind,
  "place-value": placeValueKind,
  match: matchKind,
  sign: signKind,
  order: orderKind,
  arrange: arrangeKind,
  weigh: weighKind,
  pour: pourKind,
  "lay-units": layUnitsKind,
  paint: paintKind,
  slider: sliderKind,
  calculator: calculatorKind,
  calendar: calendarKind,
  "read-table": readTableKind,
  pay: payKind,
  sort: sortKind,
  "chart-build": chartBuildKind,
  tally: tallyKind,
  "chart-labels": chartLabelsKind,
  join: joinKind,
  draw: drawKind,
  trace: traceKind,
  fill: fillKind,
  gaps: gapsKind,
  pairs: pairsKind,
  story: storyKind,
  steps: stepsKind,
  underline: underlineKind,
  "place-mark": placeMarkKind,
  "mark-text": markTextKind,
  type: typeKind,
  dictation: dictationKind,
};
