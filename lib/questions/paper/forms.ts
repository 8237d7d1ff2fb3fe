import { arrangePaper } from "#lib/questions/kinds/arrange/paper.ts";
import { boxesPaper } from "#lib/questions/kinds/boxes/paper.ts";
import { calculatorPaper } from "#lib/questions/kinds/calculator/paper.ts";
import { calendarPaper } from "#lib/questions/kinds/calendar/paper.ts";
import { chartBuildPaper } from "#lib/questions/kinds/chart-build/paper.ts";
import { chartLabelsPaper } from "#lib/questions/kinds/chart-labels/paper.ts";
import { choicePaper } from "#lib/questions/kinds/choice/paper.ts";
import { clockSetPaper } from "#lib/questions/kinds/clock-set/paper.ts";
import { columnPaper } from "#lib/questions/kinds/column/paper.ts";
import { countPaper } from "#lib/questions/kinds/count/paper.ts";
import { dictationPaper } from "#lib/questions/kinds/dictation/paper.ts";
import { divisionPaper } from "#lib/questions/kinds/division/paper.ts";
import { drawPaper } from "#lib/questions/kinds/draw/paper.ts";
import { figureChoicePaper } from "#lib/questions/kinds/figure-choice/paper.ts";
import { fillPaper } from "#lib/questions/kinds/fill/paper.ts";
import { gapsPaper } from "#lib/questions/kinds/gaps/paper.ts";
import { joinPaper } from "#lib/questions/kinds/join/paper.ts";
import { layUnitsPaper } from "#lib/questions/kinds/lay-units/paper.ts";
import { markTextPaper } from "#lib/questions/kinds/mark-text/paper.ts";
import { matchPaper } from "#lib/questions/kinds/match/paper.ts";
import { numberPaper } from "#lib/questions/kinds/number/paper.ts";
import { orderPaper } from "#lib/questions/kinds/order/paper.ts";
import { paintPaper } from "#lib/questions/kinds/paint/paper.ts";
import { pairsPaper } from "#lib/questions/kinds/pairs/paper.ts";
import { payPaper } from "#lib/questions/kinds/pay/paper.ts";
import { pickShapesPaper } from "#lib/questions/kinds/pick-shapes/paper.ts";
import { placeMarkPaper } from "#lib/questions/kinds/place-mark/paper.ts";
import { placeValuePaper } from "#lib/questions/kinds/place-value/paper.ts";
import { pourPaper } from "#lib/questions/kinds/pour/paper.ts";
import { protractorPaper } from "#lib/questions/kinds/protractor/paper.ts";
import { readTablePaper } from "#lib/questions/kinds/read-table/paper.ts";
import { signPaper } from "#lib/questions/kinds/sign/paper.ts";
import { sliderPaper } from "#lib/questions/kinds/slider/paper.ts";
import { sortPaper } from "#lib/questions/kinds/sort/paper.ts";
import { stepsPaper } from "#lib/questions/kinds/steps/paper.ts";
import { storyPaper } from "#lib/questions/kinds/story/paper.ts";
import { tallyPaper } from "#lib/questions/kinds/tally/paper.ts";
import { tangramPaper } from "#lib/questions/kinds/tangram/paper.ts";
import { tracePaper } from "#lib/questions/kinds/trace/paper.ts";
import { typePaper } from "#lib/questions/kinds/type/paper.ts";
import { underlinePaper } from "#lib/questions/kinds/underline/paper.ts";
import { walkPaper } from "#lib/questions/kinds/walk/paper.ts";
import { weighPaper } from "#lib/questions/kinds/weigh/paper.ts";
import type { PaperForm } from "#lib/questions/paper-form.ts";
import type { KindName, Kinds } from "#lib/questions/question.ts";

/** How every kind stands on paper; a new kind does not compile until it stands here. */
export const paperForms: { readonly [Name in KindName]: PaperForm<Kinds[Name]["view"], Kinds[Name]["key"]> } = {
  choice: choicePaper,
  number: numberPaper,
  boxes: boxesPaper,
  count: countPaper,
  column: columnPaper,
  division: divisionPaper,
  tangram: tangramPaper,
  walk: walkPaper,
  protractor: protractorPaper,
  "clock-set": clockSetPaper,
  "pick-shapes": pickShapesPaper,
  "figure-choice": figureChoicePaper,
  "place-value": placeValuePaper,
  match: matchPaper,
  sign: signPaper,
  order: orderPaper,
  arrange: arrangePaper,
  weigh: weighPaper,
  pour: pourPaper,
  "lay-units": layUnitsPaper,
  paint: paintPaper,
  slider: sliderPaper,
  calculator: calculatorPaper,
  calendar: calendarPaper,
  "read-table": readTablePaper,
  pay: payPaper,
  sort: sortPaper,
  "chart-build": chartBuildPaper,
  tally: tallyPaper,
  "chart-labels": chartLabelsPaper,
  join: joinPaper,
  draw: drawPaper,
  trace: tracePaper,
  fill: fillPaper,
  gaps: gapsPaper,
  pairs: pairsPaper,
  story: storyPaper,
  steps: stepsPaper,
  underline: underlinePaper,
  "place-mark": placeMarkPaper,
  "mark-text": markTextPaper,
  type: typePaper,
  dictation: dictationPaper,
};
