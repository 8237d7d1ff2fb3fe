import { fillGaps, readTable } from "#lib/core/read-table.ts";
import type { Rng } from "#lib/core/rng.ts";
import { timesBars } from "#lib/questions/bar-models/times-bars.ts";
import type { Question } from "#lib/questions/question.ts";
import { wholeValue } from "#lib/questions/values.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { numberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { writeWith } from "#lib/skills/maths/write-with.ts";
import { tieUnits } from "#lib/text/tie-units.ts";
import { buildMixedTimesQuestion } from "./build-mixed-times-question.ts";

const range = [1, 1000] as const;

/** The smaller number from `least` to `most`, at most so many times; the bars of the smaller and the larger one; what is found. */
const columns = {
  numbers: ["least", "most", "mostTimes"],
  words: ["name", "smallBar", "largeBar", "found", "text"],
} as const;

/** "Gấp": {number} is the smaller one, and the larger one is asked for. */
const growing = readTable(
  columns,
  `
  4 | 15 | 7 | viên | Anh      | Em     | Em có           | Anh có {number} viên bi, em có số bi gấp {times} lần số bi của anh. Em có bao nhiêu viên bi?
  6 |  9 | 5 | tuổi | Con      | Mẹ     | Tuổi mẹ là      | Năm nay con {number} tuổi, tuổi mẹ gấp {times} lần tuổi con. Năm nay mẹ bao nhiêu tuổi?
  4 | 12 | 9 | cây  | Cam      | Chanh  | Số cây chanh là | Vườn có {number} cây cam, số cây chanh gấp {times} lần số cây cam. Vườn có bao nhiêu cây chanh?
  5 | 12 | 9 | cm   | Dây xanh | Dây đỏ | Dây đỏ dài      | Dây xanh dài {number} cm, dây đỏ dài gấp {times} lần dây xanh. Dây đỏ dài bao nhiêu xăng-ti-mét?
  4 |  7 | 9 | kg   | Ngỗng    | Lợn    | Con lợn nặng    | Con ngỗng nặng {number} kg, con lợn nặng gấp {times} lần con ngỗng. Con lợn nặng bao nhiêu ki-lô-gam?
  4 | 12 | 6 | con  | Hà       | Thu    | Thu xếp được    | Hà xếp được {number} con hạc giấy, số hạc của Thu gấp {times} lần số hạc của Hà. Thu xếp được bao nhiêu con?
`,
);

/** "Giảm": {number} is the larger one, and the smaller one is asked for. */
const shrinking = readTable(
  columns,
  `
  4 | 15 | 9 | quả   | Còn lại  | Lúc đầu | Mẹ còn lại          | Mẹ có {number} quả cam. Sau khi bán, số cam giảm đi {times} lần. Mẹ còn lại bao nhiêu quả cam?
  2 |  8 | 8 | giờ   | Bằng máy | Làm tay | Làm bằng máy hết    | Làm tay một việc hết {number} giờ. Làm bằng máy thì thời gian giảm đi {times} lần. Làm bằng máy hết bao nhiêu giờ?
  4 | 20 | 9 | cm    | Còn lại  | Lúc đầu | Sợi dây còn lại dài | Sợi dây dài {number} cm. Cắt bớt để độ dài sợi dây giảm đi {times} lần. Sợi dây còn lại dài bao nhiêu xăng-ti-mét?
  5 | 30 | 9 | lít   | Còn lại  | Lúc đầu | Bể còn lại          | Bể có {number} lít nước. Sau một ngày, lượng nước giảm đi {times} lần. Bể còn lại bao nhiêu lít nước?
  5 | 20 | 6 | chiếc | Hôm nay  | Hôm qua | Hôm nay bán được    | Hôm qua cửa hàng bán {number} chiếc quạt, hôm nay số quạt bán được giảm đi {times} lần. Hôm nay bán bao nhiêu chiếc?
`,
);

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

/** Both bars measured, the found one as well. */
function solvedBars({ small, times, large, isUp }: Times, names: readonly [string, string], unit: string) {
  const labels = [small, large].map((value) => writeWith(unit)(value).line.text);
  return timesBars({ names, small, times, labels: [labels[0] ?? null, labels[1] ?? null], isLargeFirst: !isUp });
}

const explain = ({ small, times, large, isUp }: Times) =>
  isUp ? `${small} × ${times} = ${large}` : `${large} : ${times} = ${small}`;

/** What is made less has two digits at the most: the lesson comes before numbers of three digits are divided. */
const mostTimesOf = (small: number, most: number, isUp: boolean) =>
  isUp ? most : Math.min(most, Math.floor(99 / small));

/** "Gấp 6 lên 3 lần thì được:", "Giảm 24 đi 4 lần thì được:" */
function buildBareQuestion(isUp: boolean, rng: Rng): Question {
  const small = rng.int(3, 12);
  const times = rng.int(2, mostTimesOf(small, 9, isUp));
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
    isTyped: !isUp || rng.pick([true, false]),
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

function buildStoryQuestion(story: (typeof growing)[number], isUp: boolean, rng: Rng): Question {
  const { text, smallBar, largeBar, name, found, least, most, mostTimes } = story;
  const small = rng.int(least, most);
  const times = rng.int(name === "tuổi" || name === "kg" ? 4 : 2, mostTimesOf(small, mostTimes, isUp));
  const each = { small, times, large: small * times, isUp };
  const figure = barsOf(each, [smallBar, largeBar], name);
  const isDrawn = rng.pick([true, false]);
  return numberQuestion(rng, {
    prompt: tieUnits(fillGaps(text, { number: isUp ? small : each.large, times })),
    figures: isDrawn ? [figure] : [],
    answer: isUp ? each.large : small,
    write: isUp ? writeWith(name) : wholeValue,
    range,
    isTyped: !isUp,
    distractors: distractorsFor(each),
    hints: [
      isDrawn
        ? "Con nhìn sơ đồ xem có mấy phần bằng nhau."
        : { say: "Con xem sơ đồ: có mấy phần bằng nhau?", figures: [figure] },
      wayOf(each),
    ],
    explanation: {
      say: `${found}: ${explain(each)} (${name}).`,
      figures: [solvedBars(each, [smallBar, largeBar], name)],
    },
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
export const multiplesTimesMore = defineNumberSkill({
  id: "c3-multiples-times-more",
  classId: "3",
  title: "Gấp, giảm một số lần",
  generate(difficulty, rng) {
    return difficulty === 3 ? buildMixedTimesQuestion(rng) : ask(difficulty, rng);
  },
});
