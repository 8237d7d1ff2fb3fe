import type { Skill } from "#lib/skills/define-skill.ts";
import { add2digit1digit } from "./add-2digit-1digit.ts";
import { add2digit2digit } from "./add-2digit-2digit.ts";
import { addTens } from "./add-tens.ts";
import { addWithin10 } from "./add-within-10.ts";
import { buildShapes } from "./build-shapes.ts";
import { chooseOperation } from "./choose-operation.ts";
import { clockHours } from "./clock-hours.ts";
import { compare10 } from "./compare-10.ts";
import { compare100 } from "./compare-100.ts";
import { compareSums100 } from "./compare-sums-100.ts";
import { countShapes } from "./count-shapes.ts";
import { countTo10 } from "./count-to-10.ts";
import { countTo20 } from "./count-to-20.ts";
import { dailyCalendar } from "./daily-calendar.ts";
import { daysOfWeek } from "./days-of-week.ts";
import { flatShapes } from "./flat-shapes.ts";
import { handFootUnits } from "./hand-foot-units.ts";
import { hundredChart } from "./hundred-chart.ts";
import { lengthCompare } from "./length-compare.ts";
import { make10 } from "./make-10.ts";
import { makeLength } from "./make-length.ts";
import { measureCm } from "./measure-cm.ts";
import { missingInSequence } from "./missing-in-sequence.ts";
import { moreFewerEqual } from "./more-fewer-equal.ts";
import { oneMoreOneLess } from "./one-more-one-less.ts";
import { orderNumbers } from "./order-numbers.ts";
import { patternShapes } from "./pattern-shapes.ts";
import { pictureSum } from "./picture-sum.ts";
import { position } from "./position.ts";
import { readNumbers100 } from "./read-numbers-100.ts";
import { solidShapes } from "./solid-shapes.ts";
import { splitNumber } from "./split-number.ts";
import { storyWrite } from "./story-write.ts";
import { subtractWithin10 } from "./subtract-within-10.ts";
import { subtractWithin100 } from "./subtract-within-100.ts";
import { sumTable } from "./sum-table.ts";
import { tensAndOnes } from "./tens-and-ones.ts";
import { twoSigns } from "./two-signs.ts";
import { twoSigns100 } from "./two-signs-100.ts";
import { walkDirections } from "./walk-directions.ts";
import { wordAddSubtract } from "./word-add-subtract.ts";
import { writeNumbers100 } from "./write-numbers-100.ts";
import { zeroFacts } from "./zero-facts.ts";

/** The maths of class 1 in teaching order (curriculum, maths.json). */
export const classOneMaths: readonly Skill[] = [
  countTo10,
  moreFewerEqual,
  countTo20,
  tensAndOnes,
  readNumbers100,
  writeNumbers100,
  compare10,
  compare100,
  orderNumbers,
  missingInSequence,
  oneMoreOneLess,
  splitNumber,
  hundredChart,
  make10,
  addWithin10,
  subtractWithin10,
  zeroFacts,
  sumTable,
  twoSigns,
  addTens,
  add2digit1digit,
  add2digit2digit,
  subtractWithin100,
  compareSums100,
  twoSigns100,
  wordAddSubtract,
  storyWrite,
  chooseOperation,
  pictureSum,
  flatShapes,
  solidShapes,
  countShapes,
  buildShapes,
  patternShapes,
  position,
  walkDirections,
  lengthCompare,
  handFootUnits,
  measureCm,
  makeLength,
  clockHours,
  daysOfWeek,
  dailyCalendar,
];
