import type { Rng } from "#lib/core/rng.ts";
import type { StoryView } from "#lib/questions/kinds/story/grading.ts";
import type { Question } from "#lib/questions/question.ts";
import { measureLine } from "#lib/text/measure-line.ts";
import { changeTales } from "./change-tales.ts";
import { compareTales } from "./compare-tales.ts";
import { drawNumbers } from "./draw-numbers.ts";
import type { ParagraphLevel } from "./levels.ts";
import { names } from "./names.ts";
import { operationOf } from "./operation-of.ts";
import { storyHelp } from "./story-help.ts";
import { storyMistakes } from "./story-mistakes.ts";
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
