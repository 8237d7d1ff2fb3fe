import type { Rng } from "#lib/core/rng.ts";
import { writeFraction } from "#lib/core/write-fraction.ts";
import { timesBars } from "#lib/questions/bar-models/times-bars.ts";
import type { Question } from "#lib/questions/question.ts";
import { fractionValue } from "#lib/questions/values.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, numberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { writeWith } from "#lib/skills/maths/write-with.ts";
import { tieUnits } from "#lib/text/tie-units.ts";
import {
  buildChangedQuestion,
  type Pair,
  pickPair,
  timesDistractors,
  timesRange,
} from "./build-changed-times-question.ts";

const rule = "Muốn biết số lớn gấp mấy lần số bé, con lấy số lớn chia cho số bé.";

/** The two as bars without the parts: how many times the one goes into the other is to be found. */
function barsOf({ small, times }: Pair, names: readonly [string, string], labels: readonly [string, string]) {
  const drawn = timesBars({ names, small, times, labels });
  const whole = { size: small * times, label: labels[1], look: "plain" as const };
  const [first, second] = drawn.bars;
  if (first === undefined || second === undefined) return drawn;
  return { ...drawn, bars: [first, { ...second, parts: [whole], whole: null }] };
}

/** The larger bar parted into as many parts of the smaller one as it holds. */
function partedBars({ small, times }: Pair, names: readonly [string, string], labels: readonly [string, string]) {
  return timesBars({ names, small, times, labels });
}

/** "Số 18 gấp mấy lần số 6?" */
function buildBareQuestion(rng: Rng): Question {
  const pair = pickPair(rng, 2, 10, 10);
  const { small, times, large } = pair;
  const isDrawn = rng.pick([true, false]);
  const [a, b] = [writeWith("cm")(small).line.text, writeWith("cm")(large).line.text];
  const figure = barsOf(pair, ["AB", "CD"], [a, b]);
  return numberQuestion(rng, {
    prompt: isDrawn
      ? rng.pick([
          `Đoạn thẳng AB dài ${a}, đoạn thẳng CD dài ${b}. CD dài gấp mấy lần AB?`,
          "Trong hình, đoạn thẳng CD dài gấp mấy lần đoạn thẳng AB?",
        ])
      : rng.pick([`Số ${large} gấp mấy lần số ${small}?`, `${large} gấp mấy lần ${small}?`]),
    figures: isDrawn ? [figure] : [],
    answer: times,
    range: timesRange,
    isTyped: true,
    distractors: timesDistractors(pair),
    hints: [rule, `Con tìm xem ${small} nhân với mấy thì được ${large}.`],
    explanation: {
      say: `Lấy số lớn chia cho số bé: ${large} : ${small} = ${times} (lần).`,
      figures: [
        partedBars(
          pair,
          isDrawn ? ["AB", "CD"] : ["Số bé", "Số lớn"],
          isDrawn ? [a, b] : [String(small), String(large)],
        ),
      ],
    },
    praise: "calculate",
    identity: `bare ${isDrawn} ${small} ${times}`,
  });
}

interface Story {
  readonly tell: (small: number, large: number) => string;
  readonly ask: string;
  readonly buildPartQuestion: string;
  readonly bars: readonly [small: string, large: string];
  readonly name: string;
  readonly least: number;
  readonly most: number;
  readonly mostTimes: number;
}

const stories: readonly Story[] = [
  {
    tell: (a, b) => `Con lợn nặng ${b} kg, con ngỗng nặng ${a} kg.`,
    ask: "Con lợn nặng gấp mấy lần con ngỗng?",
    buildPartQuestion: "Con ngỗng nặng bằng một phần mấy con lợn?",
    bars: ["Ngỗng", "Lợn"],
    name: "kg",
    least: 4,
    most: 7,
    mostTimes: 9,
  },
  {
    tell: (a, b) => `Năm nay mẹ ${b} tuổi, con ${a} tuổi.`,
    ask: "Tuổi mẹ gấp mấy lần tuổi con?",
    buildPartQuestion: "Tuổi con bằng một phần mấy tuổi mẹ?",
    bars: ["Con", "Mẹ"],
    name: "tuổi",
    least: 6,
    most: 9,
    mostTimes: 5,
  },
  {
    tell: (a, b) => `Ngăn trên có ${a} quyển sách, ngăn dưới có ${b} quyển sách.`,
    ask: "Số sách ngăn dưới gấp mấy lần ngăn trên?",
    buildPartQuestion: "Số sách ngăn trên bằng một phần mấy ngăn dưới?",
    bars: ["Ngăn trên", "Ngăn dưới"],
    name: "quyển",
    least: 4,
    most: 10,
    mostTimes: 9,
  },
  {
    tell: (a, b) => `Vườn có ${a} cây cam và ${b} cây chanh.`,
    ask: "Số cây chanh gấp mấy lần số cây cam?",
    buildPartQuestion: "Số cây cam bằng một phần mấy số cây chanh?",
    bars: ["Cam", "Chanh"],
    name: "cây",
    least: 3,
    most: 10,
    mostTimes: 9,
  },
  {
    tell: (a, b) => `Sợi dây đỏ dài ${b} dm, sợi dây xanh dài ${a} dm.`,
    ask: "Dây đỏ dài gấp mấy lần dây xanh?",
    buildPartQuestion: "Dây xanh dài bằng một phần mấy dây đỏ?",
    bars: ["Dây xanh", "Dây đỏ"],
    name: "dm",
    least: 3,
    most: 10,
    mostTimes: 9,
  },
  {
    tell: (a, b) => `Bà nuôi ${b} con gà và ${a} con vịt.`,
    ask: "Số gà gấp mấy lần số vịt?",
    buildPartQuestion: "Số vịt bằng một phần mấy số gà?",
    bars: ["Vịt", "Gà"],
    name: "con",
    least: 3,
    most: 10,
    mostTimes: 9,
  },
];

function told({ bars, name }: Story, pair: Pair) {
  const write = writeWith(name);
  return barsOf(pair, bars, [write(pair.small).line.text, write(pair.large).line.text]);
}

function parted({ bars, name }: Story, pair: Pair) {
  const write = writeWith(name);
  return partedBars(pair, bars, [write(pair.small).line.text, write(pair.large).line.text]);
}

/** Four times at least as old or as heavy: no mother of twelve, no pig of eight kilograms. */
function pickFor(story: Story, rng: Rng): Pair {
  const { name, least, most, mostTimes } = story;
  const small = rng.int(least, most);
  const fewest = name === "tuổi" || name === "kg" ? 4 : 2;
  const picked = rng.int(fewest, mostTimes);
  const times = picked === small ? picked + (picked > fewest ? -1 : 1) : picked;
  return { small, times, large: small * times };
}

/** "Con lợn nặng 48 kg, con ngỗng nặng 6 kg. Con lợn nặng gấp mấy lần con ngỗng?" */
function buildStoryQuestion(rng: Rng): Question {
  const story = rng.pick(stories);
  const pair = pickFor(story, rng);
  const { small, times, large } = pair;
  const isDrawn = rng.pick([true, false]);
  return numberQuestion(rng, {
    prompt: tieUnits(`${story.tell(small, large)} ${story.ask}`),
    figures: isDrawn ? [told(story, pair)] : [],
    answer: times,
    range: timesRange,
    isTyped: true,
    distractors: timesDistractors(pair),
    hints: [
      rule,
      isDrawn
        ? `Con tính ${large} : ${small}.`
        : { say: `Con nhìn hai đoạn thẳng, rồi tính ${large} : ${small}.`, figures: [told(story, pair)] },
    ],
    explanation: { say: `Ta có: ${large} : ${small} = ${times} (lần).`, figures: [parted(story, pair)] },
    praise: "story",
    identity: `story ${story.name} ${small} ${times}`,
  });
}

function partDistractors({ small, times, large }: Pair): Distractor[] {
  return [
    mistake("OP", fractionValue(1, large - small), "Con đã làm phép trừ. Con lấy số lớn chia cho số bé nhé!"),
    mistake("TABLE-NEAR", fractionValue(1, times + 1), `Con nhớ lại bảng nhân ${small} nhé!`),
    mistake("TABLE-NEAR", fractionValue(1, times - 1), `Con nhớ lại bảng nhân ${small} nhé!`),
    mistake("DATUM", fractionValue(1, small), "Con tìm xem số lớn gấp mấy lần số bé trước đã."),
    mistake("DATUM", fractionValue(1, large), "Con tìm xem số lớn gấp mấy lần số bé trước đã."),
    mistake("TABLE-NEAR", fractionValue(1, times + 2), `Con nhớ lại bảng nhân ${small} nhé!`),
    mistake("TABLE-NEAR", fractionValue(1, Math.max(2, times - 2)), `Con nhớ lại bảng nhân ${small} nhé!`),
  ].filter(({ value }) => !value.line.text.endsWith("\u20441"));
}

/** "Số bé bằng một phần mấy số lớn?" */
function buildPartQuestion(rng: Rng): Question {
  const story = rng.pick(stories);
  const isStory = rng.pick([true, true, false]);
  const pair = isStory ? pickFor(story, rng) : pickPair(rng, 3, 10, 9);
  const { small, times, large } = pair;
  return choiceQuestion(rng, {
    prompt: isStory
      ? tieUnits(`${story.tell(small, large)} ${story.buildPartQuestion}`)
      : rng.pick([
          `Số ${small} bằng một phần mấy số ${large}?`,
          `Số lớn là ${large}, số bé là ${small}. Số bé bằng một phần mấy số lớn?`,
        ]),
    figures: isStory && rng.pick([true, false]) ? [told(story, pair)] : [],
    answer: fractionValue(1, times),
    distractors: partDistractors(pair),
    hints: [
      "Con tìm xem số lớn gấp mấy lần số bé.",
      `Con tính ${large} : ${small}. Số lớn có bấy nhiêu phần, số bé là một phần.`,
    ],
    explanation: {
      say: `${large} : ${small} = ${times}, số lớn gấp ${times} lần số bé nên số bé bằng ${writeFraction(1, times)} số lớn.`,
      figures: isStory
        ? [parted(story, pair)]
        : [partedBars(pair, ["Số bé", "Số lớn"], [String(small), String(large)])],
    },
    praise: "fraction",
    identity: `part ${isStory ? story.name : ""} ${small} ${times}`,
  });
}

/** How many times as much (curriculum, c3-compare-times): in the tables; in stories, asked both ways; after a step. */
export const compareTimes = defineNumberSkill({
  id: "c3-compare-times",
  classId: "3",
  title: "Số lớn gấp mấy lần số bé",
  generate: byDifficulty({
    1: [buildBareQuestion],
    2: [buildStoryQuestion, buildStoryQuestion, buildPartQuestion],
    3: [buildChangedQuestion],
  }),
});
