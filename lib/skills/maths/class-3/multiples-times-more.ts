import type { Rng } from "#lib/core/rng.ts";
import { timesBars } from "#lib/questions/bar-models/times-bars.ts";
import type { Question } from "#lib/questions/question.ts";
import { type Difficulty, defineSkill } from "#lib/skills/define-skill.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { numberQuestion } from "#lib/skills/drafts/questions.ts";
import { writeWith } from "#lib/skills/maths/write-with.ts";
import { tieUnits } from "#lib/text/tie-units.ts";
import { buildMixedTimesQuestion } from "./build-mixed-times-question.ts";
import { growing, shrinking, type TimesStory } from "./times-stories.ts";

const range = [1, 1000] as const;

interface Times {
  readonly small: number;
  readonly times: number;
  readonly large: number;
  /** Whether the larger one is asked for. */
  readonly isUp: boolean;
}

function distractorsFor({ small, times, large, isUp }: Times): Distractor<number>[] {
  if (isUp) {
    return [
      mistake("OP", small + times, `Con đã thêm ${times} đơn vị. Gấp ${times} lần thì con làm phép nhân.`),
      mistake(
        "OP",
        small % times === 0 ? small / times : small - times,
        "Gấp lên thì số lớn hơn. Con làm phép nhân nhé!",
      ),
      mistake("TABLE-NEAR", large - small, `Con lấy ${small} nhân với ${times} nhé!`),
      mistake("CONCAT", small * 10 + times, `Con viết hai số cạnh nhau rồi. Con lấy ${small} nhân với ${times} nhé!`),
      mistake("TABLE-NEAR", large + small, `Con lấy ${small} nhân với ${times} nhé!`),
      mistake("TABLE-NEAR", large + 2 * small, `Con lấy ${small} nhân với ${times} nhé!`),
      mistake("OP", Math.abs(small - times), "Gấp lên thì số lớn hơn. Con làm phép nhân nhé!"),
    ];
  }
  return [
    mistake("OP", large - times, `Con đã bớt ${times} đơn vị. Giảm ${times} lần thì con làm phép chia.`),
    mistake("OP", large * times, "Giảm đi thì số bé hơn. Con làm phép chia nhé!"),
    mistake("TABLE-NEAR", small + 1, `Con lấy ${large} chia cho ${times} nhé!`),
    mistake("OP", large + times, "Giảm đi thì số bé hơn. Con làm phép chia nhé!"),
    mistake("TABLE-NEAR", small - 2, `Con lấy ${large} chia cho ${times} nhé!`),
    mistake("TABLE-NEAR", small - 1, `Con lấy ${large} chia cho ${times} nhé!`),
  ];
}

const wayOf = ({ times, isUp }: Times) =>
  isUp
    ? `Gấp ${times} lần thì con lấy số đó nhân với ${times}.`
    : `Giảm ${times} lần thì con lấy số đó chia cho ${times}.`;

function barsOf(each: Times, names: readonly [string, string], unit: string) {
  const { small, times, large, isUp } = each;
  const told = (value: number) => writeWith(unit)(value).line.text;
  return timesBars({
    names,
    small,
    times,
    labels: isUp ? [told(small), "?"] : ["?", told(large)],
    isLargeFirst: !isUp,
  });
}

const explain = ({ small, times, large, isUp }: Times) =>
  isUp ? `${small} × ${times} = ${large}` : `${large} : ${times} = ${small}`;

/** "Gấp 6 lên 3 lần thì được:", "Giảm 24 đi 4 lần thì được:" */
function buildBareQuestion(isUp: boolean, rng: Rng): Question {
  const times = rng.int(2, 9);
  const small = rng.int(3, 12);
  const each = { small, times, large: small * times, isUp };
  const prompts = isUp
    ? [
        `Gấp ${small} lên ${times} lần thì được:`,
        `Số nào gấp ${times} lần số ${small}?`,
        `Gấp ${small} lên ${times} lần được bao nhiêu?`,
      ]
    : [
        `Giảm ${each.large} đi ${times} lần thì được:`,
        `Số ${each.large} giảm đi ${times} lần còn bao nhiêu?`,
        `Giảm số ${each.large} đi ${times} lần được số nào?`,
      ];
  return numberQuestion(rng, {
    prompt: rng.pick(prompts),
    answer: isUp ? each.large : small,
    range,
    isTyped: rng.pick([true, false]),
    distractors: distractorsFor(each),
    hints: [
      isUp
        ? "Gấp lên nhiều lần thì số đó được lấy nhiều lần."
        : "Giảm đi nhiều lần là chia thành các phần bằng nhau, lấy một phần.",
      wayOf(each),
    ],
    explanation: `${isUp ? "Gấp" : "Giảm"} ${times} lần thì ${isUp ? "nhân với" : "chia cho"} ${times}: ${explain(each)}.`,
    praise: "calculate",
    identity: `bare ${isUp} ${small} ${times}`,
  });
}

function buildStoryQuestion(story: TimesStory, isUp: boolean, rng: Rng): Question {
  const { tell, bars, name, least, most, mostTimes } = story;
  const times = rng.int(name === "tuổi" || name === "kg" ? 4 : 2, mostTimes);
  const small = rng.int(least, most);
  const each = { small, times, large: small * times, isUp };
  const figure = barsOf(each, bars, name);
  const isDrawn = rng.pick([true, false]);
  return numberQuestion(rng, {
    prompt: tieUnits(tell(String(isUp ? small : each.large), String(times))),
    figures: isDrawn ? [figure] : [],
    answer: isUp ? each.large : small,
    write: writeWith(name),
    range,
    distractors: distractorsFor(each),
    hints: [
      isDrawn
        ? "Con nhìn sơ đồ xem có mấy phần bằng nhau."
        : { say: "Con xem sơ đồ: có mấy phần bằng nhau?", figures: [figure] },
      wayOf(each),
    ],
    explanation: `${isUp ? "Gấp" : "Giảm"} ${times} lần thì lấy: ${explain(each)} (${name}).`,
    praise: "story",
    identity: `story ${name} ${isUp} ${small} ${times}`,
  });
}

function ask(difficulty: Difficulty, rng: Rng): Question {
  const isUp = difficulty === 1;
  return rng.pick([
    () => buildBareQuestion(isUp, rng),
    () => buildStoryQuestion(rng.pick(isUp ? growing : shrinking), isUp, rng),
    () => buildStoryQuestion(rng.pick(isUp ? growing : shrinking), isUp, rng),
  ])();
}

/** So many times as much (curriculum, c3-multiples-times-more): more; less; mixed with adding and taking away. */
export const multiplesTimesMore = defineSkill({
  id: "c3-multiples-times-more",
  classId: "3",
  subject: "maths",
  strand: "Số và phép tính",
  title: "Gấp, giảm một số lần",
  source: "rule",
  generate(difficulty, rng) {
    return difficulty === 3 ? buildMixedTimesQuestion(rng) : ask(difficulty, rng);
  },
});
