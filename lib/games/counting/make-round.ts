import { numberAsLine } from "#lib/core/number-as-line.ts";
import type { Rng } from "#lib/core/rng.ts";
import { objectsFigure } from "#lib/questions/counting/objects-figure.ts";
import type { Figure } from "#lib/questions/figure.ts";
import type { ObjectsFigure } from "#lib/questions/figures/objects.ts";
import type { TenFrameFigure } from "#lib/questions/figures/ten-frame.ts";
import { numberChoices } from "#lib/questions/kinds/choice/number-choices.ts";
import { numberBox } from "#lib/questions/kinds/number/number-box.ts";
import type { Mistake } from "#lib/questions/mistake.ts";
import { type PictureName, pictureNames } from "#lib/questions/picture-name.ts";
import type { Help, Question } from "#lib/questions/question.ts";
import type { QuestionBody } from "#lib/questions/question-body.ts";
import { buildGroupsQuestion } from "#lib/questions/sign/build-groups-question.ts";
import { compareText } from "#lib/text/compare-text.ts";
import type { CountingForm, CountingLevel } from "./levels.ts";
import { countingText as text } from "./text.ts";

const mostOnTray = 20;
const mostApart = 3;

interface Round {
  readonly level: CountingLevel;
  readonly count: number;
  readonly picture: PictureName;
  readonly rng: Rng;
}

function mistakes({ level, count, picture }: Round, isFrame: boolean): Mistake[] {
  if (count === 0) {
    return [1, 2, 3].map((value) => ({ value, feedback: text.mistakeNone(picture) }));
  }
  const ones = count % 10;
  const swapped = { value: ones * 10 + 1, feedback: text.mistakeSwapped };
  const forgotten = { value: count - 10, feedback: text.mistakeFrameForgotten };
  return [
    { value: count - 1, feedback: text.mistakeSkipped(picture) },
    { value: count + 1, feedback: text.mistakeTwice(picture) },
    { value: count - 2, feedback: text.mistakeSkipped(picture) },
    { value: count + 2, feedback: text.mistakeTwice(picture) },
    ...(count > 10 && ones > 1 && level.from > 10 ? [swapped] : []),
    ...(isFrame && count > 10 ? [forgotten] : []),
  ];
}

/** The largest number offered: a class that counts to 20 may well write 14 as 41. */
function largestChoice({ level }: Round): number {
  return level.to > 10 ? 99 : 10;
}

function looseHelp({ count, picture }: Round, figure: ObjectsFigure): { hints: Help[]; explanation: Help } {
  if (count === 0) {
    return {
      hints: [{ ...text.hintLookForAny(picture), figures: null }],
      explanation: { ...text.explainNone(picture), figures: null },
    };
  }
  const numbered = (last: number): Figure[] => [{ ...figure, numbered: last }];
  const tenFirst = count > 10 ? [{ ...text.hintTenCounted(picture), figures: numbered(10) }] : [];
  const isLast = count === 1 || count === 11;
  return {
    hints: [
      { ...text.hintPoint(picture), figures: null },
      ...tenFirst,
      ...(isLast ? [] : [{ ...text.hintNumbered, figures: numbered(count - 1) }]),
    ],
    explanation: {
      ...(count === 1 ? text.explainOne(picture) : text.explain(picture, count)),
      figures: numbered(count),
    },
  };
}

function frameExplanation({ count, picture }: Round) {
  if (count === 20) {
    return text.explainTwoFrames(picture);
  }
  if (count === 1) {
    return text.explainOne(picture);
  }
  return count > 10 ? text.explainFrames(picture, count) : text.explain(picture, count);
}

function frameHelp(round: Round, figure: TenFrameFigure): { hints: Help[]; explanation: Help } {
  const { count, picture } = round;
  if (count === 0) {
    return {
      hints: [{ ...text.hintLookForAny(picture), figures: null }],
      explanation: { ...text.explainNone(picture), figures: null },
    };
  }
  const first = count > 10 ? 10 : 0;
  const labels = Array.from({ length: count - first }, (_, step) => ({
    place: first + step,
    label: first + step + 1 === count ? "?" : String(first + step + 1),
  }));
  return {
    hints: [
      { ...(count > 10 ? text.hintFullFrame : text.hintEachCell), figures: null },
      { ...text.hintOpenCell, figures: [{ ...figure, labels }] },
    ],
    explanation: { ...frameExplanation(round), figures: [figure] },
  };
}

function looseBody(round: Round): QuestionBody {
  const { level, count, picture, rng } = round;
  const figure = objectsFigure(rng, {
    picture,
    count,
    isScattered: level.isScattered,
    alt: text.objectsAlt(picture),
  });
  return {
    prompt: text.ask(picture, level.to),
    figures: [figure],
    ...looseHelp(round, figure),
    praise: rng.pick(text.praiseCount),
    answer: numberAsLine(count),
    identity: "",
  };
}

function frameBody(round: Round): QuestionBody {
  const { level, count, picture, rng } = round;
  const groups = count > 0 ? [{ picture, count }] : [];
  const figure: TenFrameFigure = {
    type: "ten-frame",
    frames: level.to > 10 ? 2 : 1,
    isStanding: false,
    groups,
    labels: [],
    crossed: 0,
    alt: text.frameAlt(picture),
  };
  return {
    prompt: text.ask(picture, level.to),
    figures: [figure],
    ...frameHelp(round, figure),
    praise: rng.pick(text.praiseFrame),
    answer: numberAsLine(count),
    identity: "",
  };
}

function choose(round: Round, body: QuestionBody, isFrame: boolean): Question {
  const choices = numberChoices(round.rng, round.count, mistakes(round, isFrame), largestChoice(round));
  return { kind: "choice", ...body, ...choices };
}

function type(round: Round, body: QuestionBody, isFrame: boolean): Question {
  return { kind: "number", ...body, ...numberBox(round.count, mistakes(round, isFrame), largestChoice(round)) };
}

function take({ count, picture, rng }: Round): Question {
  return {
    kind: "count",
    prompt: text.promptTake(picture, count),
    figures: [],
    view: { picture, total: Math.min(mostOnTray, count + rng.int(1, 4)) },
    key: { count, tooFew: text.mistakeTooFew, tooMany: text.mistakeTooMany },
    hints: [
      { ...text.hintTouch(picture), figures: null },
      { ...text.hintStop(count), figures: null },
    ],
    explanation: { ...text.explainTake(picture, count), figures: null },
    praise: rng.pick(text.praiseTake),
    answer: numberAsLine(count),
    identity: "",
  };
}

/** Two trays of one thing: the other one holds as many, or up to three more or fewer. */
function trays({ level, count, picture, rng }: Round): Question {
  const other = Math.min(level.to, Math.max(1, count + rng.int(-mostApart, mostApart)));
  return buildGroupsQuestion({
    prompt: compareText.promptTrays,
    left: count,
    right: other,
    pictures: [picture, picture],
    rng,
  });
}

/** They are there for the words of Vietnamese; no child is told to take five knives, four teeth, two cockroaches or a baby. */
const uncounted: ReadonlySet<PictureName> = new Set([
  ...(["knife", "scissors", "fire", "rain", "snake", "cockroach", "worm"] as const),
  ...(["eye", "nose", "ear", "tooth", "foot", "bone"] as const),
  ...(["pear", "owl", "baby"] as const),
]);
const countedPictures = pictureNames.filter((name) => !uncounted.has(name));

const makers: Readonly<Record<CountingForm, (round: Round) => Question>> = {
  choose: (round) => choose(round, looseBody(round), false),
  type: (round) => type(round, looseBody(round), false),
  take,
  frame: (round) => choose(round, frameBody(round), true),
  "frame-type": (round) => type(round, frameBody(round), true),
  trays,
};

/** A round of the counting game. A tray always holds more than is asked for, so it never asks for 0 or 20. */
export function makeRound(level: CountingLevel, rng: Rng): Question {
  const form = rng.pick(level.forms);
  const [least, most] =
    form === "take" ? [Math.max(1, level.from), Math.min(level.to, mostOnTray - 1)] : [level.from, level.to];
  const count = rng.int(least, most);
  const round = { level, count, picture: rng.pick(countedPictures), rng };
  const question = makers[form](round);
  return form === "trays" ? question : { ...question, identity: `${form} ${count}` };
}
