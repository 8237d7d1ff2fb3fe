import type { Rng } from "#lib/core/rng.ts";
import { drawPair } from "#lib/questions/draw-pair.ts";
import type { StoryView } from "#lib/questions/kinds/story/grading.ts";
import type { Mistake } from "#lib/questions/mistake.ts";
import type { Question } from "#lib/questions/question.ts";
import { measureLine } from "#lib/text/measure-line.ts";
import { changeTales } from "./change-tales.ts";
import { compareTales } from "./compare-tales.ts";
import type { ParagraphLevel } from "./levels.ts";
import { storyHelp } from "./story-help.ts";
import { storyPicture } from "./story-picture.ts";
import type { Tale, TaleSort } from "./tale.ts";
import { paragraphGameText as text } from "./text.ts";
import { type Thing, type ThingGroup, things } from "./things.ts";
import { wholeTales } from "./whole-tales.ts";

const tales: Readonly<Record<TaleSort, readonly Tale[]>> = { ...changeTales, ...wholeTales, ...compareTales };

/** Groups whose things stand beside a story's own as units; litres beside kilograms, so that the unit has to be read. */
const strangers: Readonly<Record<ThingGroup, readonly ThingGroup[]>> = {
  own: ["fruit", "birds"],
  fruit: ["own", "birds"],
  birds: ["own", "fruit"],
  kilograms: ["litres", "own"],
  litres: ["kilograms", "own"],
};

/** The thing of the story between two of other groups: nobody tells of them. */
function drawUnits(thing: Thing, group: ThingGroup, rng: Rng): StoryView["units"] {
  const others = strangers[group].map((other) => rng.pick<Thing>(things[other]));
  return rng.shuffle([thing, ...others]).map((each) => ({ short: each.short, full: text.unit(each) }));
}

/** Whether a + b carries, or a − b takes a ten apart. */
function goesOverTen(operation: "+" | "−", a: number, b: number): boolean {
  return operation === "+" ? (a % 10) + (b % 10) > 9 : a % 10 < b % 10;
}

/** The two numbers of a story; they and the result are three different ones, so that none is taken for another. */
function drawNumbers(level: ParagraphLevel, operation: "+" | "−", rng: Rng): { a: number; b: number } {
  const { range, isCarried } = level;
  const least = range === 20 ? 2 : 5;
  const span = { from: least, to: range - 1, by: 1 };
  return drawPair(rng, span, span, (a, b) => {
    const result = operation === "+" ? a + b : a - b;
    const isLarge = range === 20 || Math.max(a, b, result) > 20;
    const isApart = new Set([a, b, result]).size === 3;
    const isInside = result >= least && result < range && isLarge;
    return isInside && isApart && goesOverTen(operation, a, b) === isCarried;
  });
}

/** Who the stories tell of (curriculum, "Names"). */
const names = [
  ...["An", "Bình", "Chi", "Dũng", "Hà", "Hùng", "Hoa", "Khoa", "Lan", "Linh", "Long"],
  ...["Mai", "Minh", "Nam", "Ngọc", "Phong", "Quân", "Thảo", "Thu", "Tú", "Vy"],
] as const;

const operations = {
  added: "+",
  taken: "−",
  joined: "+",
  more: "+",
  fewer: "−",
  part: "−",
  difference: "−",
} as const satisfies Record<TaleSort, "+" | "−">;

/** Whether a story is added or subtracted. */
function operationOf(sort: TaleSort): "+" | "−" {
  return operations[sort];
}

function distractors(operation: "+" | "−", a: number, b: number): Mistake[] {
  if (operation === "+") return [{ value: a + b - 10, feedback: text.carryForgotten }];
  const tens = Math.floor(a / 10) - Math.floor(b / 10);
  return [
    { value: a - b + 10, feedback: text.carryForgotten },
    { value: tens * 10 + (b % 10) - (a % 10), feedback: text.smallerFromLarger },
  ].filter(({ value }, at, all) => all.findIndex((other) => other.value === value) === at);
}

/** Wrong results of a + b or a − b that goes over a ten, within 100 (curriculum: CARRY, BORROW); none otherwise. */
function storyMistakes(operation: "+" | "−", a: number, b: number, isCarried: boolean): Mistake[] {
  return isCarried && Math.max(a, b) > 20 ? distractors(operation, a, b) : [];
}

/** A round of the game with stories: a sort, a wording, two numbers, names and things. */
export function makeRound(level: ParagraphLevel, rng: Rng): Question {
  const sort = rng.pick(level.sorts);
  const operation = operationOf(sort);
  const { a, b } = drawNumbers(level, operation, rng);
  const tale = rng.pick(tales[sort]);
  const thing: Thing = rng.pick<Thing>(things[tale.things]);
  const [first = "", second = ""] = rng.shuffle(names);
  const scene = { first, second, thing, a, b };
  const result = operation === "+" ? a + b : a - b;
  const units = drawUnits(thing, tale.things, rng);
  const { isCarried } = level;
  return {
    kind: "story",
    prompt: measureLine(tale.tell(scene)),
    figures: [storyPicture(sort, scene, tale)],
    view: { numbers: [a, b], lead: text.lead(tale.lead(scene)), units },
    key: {
      operation,
      left: a,
      right: b,
      result,
      unit: units.findIndex(({ full }) => full.text === thing.full),
      wrongOperation: text.wrongOperation(sort),
      wrongNumbers: text.wrongNumbers,
      swapped: text.swapped,
      mistakes: storyMistakes(operation, a, b, isCarried),
      wrongResult: text.wrongResult,
      wrongUnit: text.wrongUnit,
    },
    hints: storyHelp({ sort, scene, names: tale.captions(scene), operation, isCarried }),
    explanation: { ...text.explain(sort, { operation, a, b, result }, thing.short, thing.full), figures: null },
    praise: text.praise(sort),
    answer: text.answer(result, thing.full),
    identity: `story/${sort}/${a}/${b}`,
  };
}
