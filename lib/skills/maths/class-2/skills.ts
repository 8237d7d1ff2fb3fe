import type { Skill } from "#lib/skills/define-skill.ts";
import { add1000Column } from "./add-1000-column.ts";
import { addCarry100 } from "./add-carry-100.ts";
import { addOver10 } from "./add-over-10.ts";
import { addSubtract1000 } from "./add-subtract-1000.ts";
import { beforeAfter } from "./before-after.ts";
import { blocksExchange } from "./blocks-exchange.ts";
import { buildShapes } from "./build-shapes.ts";
import { calendar } from "./calendar.ts";
import { calendarTap } from "./calendar-tap.ts";
import { chanceWords } from "./chance-words.ts";
import { clockQuarter } from "./clock-quarter.ts";
import { collectData } from "./collect-data.ts";
import { compare1000 } from "./compare-1000.ts";
import { differenceBy } from "./difference-by.ts";
import { divide25 } from "./divide-2-5.ts";
import { drawSegment } from "./draw-segment.ts";
import { estimateTens } from "./estimate-tens.ts";
import { expandedForm } from "./expanded-form.ts";
import { hourMinute } from "./hour-minute.ts";
import { kgLitre } from "./kg-litre.ts";
import { lineKinds } from "./line-kinds.ts";
import { moneyNotes } from "./money-notes.ts";
import { moreLessBy } from "./more-less-by.ts";
import { multiplyMeaning } from "./multiply-meaning.ts";
import { nameMultDiv } from "./name-mult-div.ts";
import { numberLine } from "./number-line.ts";
import { pickNotes } from "./pick-notes.ts";
import { pictograph } from "./pictograph.ts";
import { pictographBuild } from "./pictograph-build.ts";
import { placeValue1000 } from "./place-value-1000.ts";
import { polylineLength } from "./polyline-length.ts";
import { pourLitres } from "./pour-litres.ts";
import { quadrilateralFind } from "./quadrilateral-find.ts";
import { quadrilateralSolids } from "./quadrilateral-solids.ts";
import { readWrite1000 } from "./read-write-1000.ts";
import { roundHundreds } from "./round-hundreds.ts";
import { shareGroups } from "./share-groups.ts";
import { storyWrite } from "./story-write.ts";
import { subtract1000Column } from "./subtract-1000-column.ts";
import { subtractBorrow100 } from "./subtract-borrow-100.ts";
import { subtractOver10 } from "./subtract-over-10.ts";
import { sumTerms } from "./sum-terms.ts";
import { tally } from "./tally.ts";
import { times25 } from "./times-2-5.ts";
import { twoSigns } from "./two-signs.ts";
import { unitsLength } from "./units-length.ts";
import { weighKg } from "./weigh-kg.ts";
import { wordMultDiv } from "./word-mult-div.ts";

/** The maths of class 2 in teaching order (curriculum, maths.json). */
export const classTwoMaths: readonly Skill[] = [
  readWrite1000,
  placeValue1000,
  blocksExchange,
  expandedForm,
  compare1000,
  beforeAfter,
  numberLine,
  sumTerms,
  differenceBy,
  addOver10,
  subtractOver10,
  addCarry100,
  subtractBorrow100,
  twoSigns,
  roundHundreds,
  addSubtract1000,
  add1000Column,
  subtract1000Column,
  moreLessBy,
  storyWrite,
  multiplyMeaning,
  nameMultDiv,
  times25,
  shareGroups,
  divide25,
  wordMultDiv,
  estimateTens,
  lineKinds,
  polylineLength,
  drawSegment,
  quadrilateralFind,
  buildShapes,
  quadrilateralSolids,
  unitsLength,
  weighKg,
  pourLitres,
  kgLitre,
  clockQuarter,
  hourMinute,
  calendar,
  calendarTap,
  moneyNotes,
  pickNotes,
  pictograph,
  tally,
  collectData,
  pictographBuild,
  chanceWords,
];
