import type { KindName } from "#lib/questions/question.ts";
import type { KindContract } from "./kind-contract.ts";
import { arrangeContract } from "./kinds/arrange.ts";
import { boxesContract } from "./kinds/boxes.ts";
import { calculatorContract } from "./kinds/calculator.ts";
import { calendarContract } from "./kinds/calendar.ts";
import { chartBuildContract } from "./kinds/chart-build.ts";
import { chartLabelsContract } from "./kinds/chart-labels.ts";
import { choiceContract } from "./kinds/choice.ts";
import { clockSetContract } from "./kinds/clock-set.ts";
import { columnContract } from "./kinds/column.ts";
import { countContract } from "./kinds/count.ts";
import { dictationContract } from "./kinds/dictation.ts";
import { divisionContract } from "./kinds/division.ts";
import { drawContract } from "./kinds/draw.ts";
import { figureChoiceContract } from "./kinds/figure-choice.ts";
import { fillContract } from "./kinds/fill.ts";
import { gapsContract } from "./kinds/gaps.ts";
import { joinContract } from "./kinds/join.ts";
import { layUnitsContract } from "./kinds/lay-units.ts";
import { markTextContract } from "./kinds/mark-text.ts";
import { matchContract } from "./kinds/match.ts";
import { numberContract } from "./kinds/number.ts";
import { orderContract } from "./kinds/order.ts";
import { paintContract } from "./kinds/paint.ts";
import { pairsContract } from "./kinds/pairs.ts";
import { payContract } from "./kinds/pay.ts";
import { pickShapesContract } from "./kinds/pick-shapes.ts";
import { placeMarkContract } from "./kinds/place-mark.ts";
import { placeValueContract } from "./kinds/place-value.ts";
import { pourContract } from "./kinds/pour.ts";
import { protractorContract } from "./kinds/protractor.ts";
import { readTableContract } from "./kinds/read-table.ts";
import { signContract } from "./kinds/sign.ts";
import { sliderContract } from "./kinds/slider.ts";
import { sortContract } from "./kinds/sort.ts";
import { stepsContract } from "./kinds/steps.ts";
import { storyContract } from "./kinds/story.ts";
import { tallyContract } from "./kinds/tally.ts";
import { tangramContract } from "./kinds/tangram.ts";
import { traceContract } from "./kinds/trace.ts";
import { typeContract } from "./kinds/type.ts";
import { underlineContract } from "./kinds/underline.ts";
import { walkContract } from "./kinds/walk.ts";
import { weighContract } from "./kinds/weigh.ts";

/** The contract of every kind; a kind without one does not compile. */
export const kindContracts: { readonly [Name in KindName]: KindContract<Name> } = {
  choice: choiceContract,
  number: numberContract,
  boxes: boxesContract,
  count: countContract,
  column: columnContract,
  division: divisionContract,
  tangram: tangramContract,
  walk: walkContract,
  "lay-units": layUnitsContract,
  protractor: protractorContract,
  "clock-set": clockSetContract,
  "figure-choice": figureChoiceContract,
  "pick-shapes": pickShapesContract,
  "place-value": placeValueContract,
  match: matchContract,
  weigh: weighContract,
  pour: pourContract,
  paint: paintContract,
  slider: sliderContract,
  calculator: calculatorContract,
  calendar: calendarContract,
  "read-table": readTableContract,
  pay: payContract,
  sort: sortContract,
  "chart-build": chartBuildContract,
  tally: tallyContract,
  "chart-labels": chartLabelsContract,
  join: joinContract,
  draw: drawContract,
  trace: traceContract,
  sign: signContract,
  order: orderContract,
  arrange: arrangeContract,
  fill: fillContract,
  gaps: gapsContract,
  pairs: pairsContract,
  story: storyContract,
  steps: stepsContract,
  underline: underlineContract,
  "place-mark": placeMarkContract,
  type: typeContract,
  dictation: dictationContract,
  "mark-text": markTextContract,
};
