import { groupNumber } from "#lib/core/group-number.ts";
import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import { writeShortDecimal } from "#lib/core/write-short-decimal.ts";
import type { FractionFigure } from "#lib/questions/figures/fraction.ts";
import type { Question } from "#lib/questions/question.ts";
import { wholeValue } from "#lib/questions/values.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { type Distractor, type HelpWords, mistake, type QuestionDraft } from "#lib/skills/drafts/draft.ts";
import { numberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { writeWith } from "#lib/skills/maths/write-with.ts";
import { buildInterestQuestion, buildSaleQuestion } from "./build-percent-money-question.ts";
import { withGap } from "./measured-question.ts";
import { resultOf, type Share } from "./percent-share.ts";

function distractorsOf(share: Share): Distractor<number>[] {
  const { percent, whole } = share;
  const result = resultOf(share);
  const shifted = "Con xem lại: phần trăm nghĩa là chia cho 100.";
  return [
    mistake("OP", whole - percent, "Con đã lấy số đó trừ đi số phần trăm. Con nhân rồi chia cho 100 nhé!"),
    mistake("DATUM", percent, "Con đã lấy luôn số phần trăm. Con tính phần trăm của số đã cho nhé!"),
    mistake("FIELD", whole - result, "Đó là phần còn lại. Con đọc lại câu hỏi nhé!"),
    mistake("DEC-SHIFT", result * 10, shifted),
    mistake("DEC-SHIFT", result * 100, "Con mới nhân với số phần trăm. Con chia tiếp cho 100 nhé!"),
    mistake("DEC-SHIFT", result / 10, shifted),
    mistake("OP", whole / percent, "Con đã chia cho số phần trăm. Con nhân rồi chia cho 100 nhé!"),
  ];
}

const easy = new Map([
  [10, "10% là một phần mười, con chia cho 10."],
  [50, "50% là một nửa, con chia cho 2."],
  [25, "25% là một phần tư, con chia cho 4."],
]);

type Range = readonly [least: number, most: number];

function pickShare(rng: Rng, difficulty: Difficulty, wholes: Range, percents: Range): Share {
  const all = difficulty === 1 ? [10, 25, 50] : Array.from({ length: 90 }, (_, more) => more + 11);
  const percent = rng.pick(all.filter((each) => each >= percents[0] && each <= percents[1]));
  const fitting = Array.from({ length: wholes[1] - wholes[0] + 1 }, (_, more) => wholes[0] + more).filter(
    (whole) => (whole * percent) % 100 === 0 && whole !== 100 && whole !== percent,
  );
  return { percent, whole: rng.pick(fitting) };
}

/** With how large the whole, and how large the percents can be. */
const told: readonly (readonly [prompt: string, unit: string, wholes: Range, percents: Range])[] = [
  ["Trường em có # học sinh, trong đó @ là học sinh nữ. Số học sinh nữ là:", "học sinh", [300, 900], [42, 58]],
  ["Vườn nhà bác Tư có # cây, trong đó @ là cây cam. Số cây cam là:", "cây", [60, 400], [10, 65]],
  ["Cửa hàng có #\u00a0kg gạo, đã bán @ số gạo đó. Số gạo đã bán là:", "kg", [120, 800], [10, 95]],
  ["Đoạn đường dài #\u00a0m, đội công nhân đã làm @ đoạn đường. Phần đường đã làm là:", "m", [200, 900], [10, 95]],
  ["Thư viện có # quyển sách, trong đó @ là truyện. Số quyển truyện là:", "quyển", [200, 900], [10, 60]],
];

/** So many of a hundred squares. */
function gridOf(percent: number): FractionFigure {
  return {
    type: "fraction",
    wholes: [{ form: "grid", parts: 100, painted: percent, crossed: 0, columns: 10, label: null }],
    alt: "Một bảng 100 ô vuông, đã tô màu số ô bằng số phần trăm của đề bài.",
  };
}

function hintsOf({ percent, whole }: Share): HelpWords[] {
  const way = `Con lấy ${groupNumber(whole)} nhân với ${percent} rồi chia cho 100.`;
  const idea = easy.get(percent) ?? `${percent}% nghĩa là ${percent} phần trong 100 phần bằng nhau.`;
  return [{ say: idea, figures: [gridOf(percent)] }, way];
}

const explain = ({ percent, whole }: Share, unit: string | null) =>
  `${groupNumber(whole)} × ${percent} : 100 = ${writeShortDecimal(percent * whole, 2)}${unit === null ? "" : ` (${unit})`}.`;

/** The same for bare numbers and in a story; at difficulty 1 half of them are picked. */
function askShare(
  rng: Rng,
  difficulty: Difficulty,
  share: Share,
  unit: string | null,
  { prompt, ...rest }: Pick<QuestionDraft, "praise" | "identity"> & { readonly prompt: string },
): Question {
  const isTyped = difficulty > 1 || rng.pick([true, false]);
  return numberQuestion(rng, {
    ...rest,
    prompt: isTyped && unit !== null ? withGap(prompt, unit) : prompt,
    answer: resultOf(share),
    range: [1, 999_999],
    write: unit === null ? wholeValue : writeWith(unit),
    distractors: distractorsOf(share),
    isTyped,
    room: 1,
    hints: hintsOf(share),
    explanation: explain(share, unit),
  });
}

/** "30% của 250 là:" */
function buildBareQuestion(rng: Rng, difficulty: Difficulty): Question {
  const share = pickShare(rng, difficulty, [20, 400], [10, 95]);
  const percent = measure(String(share.percent), "%");
  const unit = rng.pick([null, "kg", "m", "l"] as const);
  const whole = unit === null ? String(share.whole) : measure(String(share.whole), unit);
  return askShare(rng, difficulty, share, unit, {
    prompt: rng.pick([`${percent} của ${whole} là:`, `Tìm ${percent} của ${whole}:`]),
    praise: "calculate",
    identity: `bare ${unit} ${share.percent} ${share.whole}`,
  });
}

/** "Trường em có 600 học sinh, trong đó 52% là học sinh nữ. Số học sinh nữ là:" */
function buildStoryQuestion(rng: Rng, difficulty: Difficulty): Question {
  const [prompt, unit, wholes, percents] = rng.pick(told);
  const share = pickShare(rng, difficulty, wholes, percents);
  const filled = prompt.replace("#", String(share.whole)).replace("@", measure(String(share.percent), "%"));
  return askShare(rng, difficulty, share, unit, {
    prompt: filled,
    praise: "story",
    identity: `story ${unit} ${share.percent} ${share.whole}`,
  });
}

/** What is told and what is left over, with how large both can be. */
const rests: typeof told = [
  ["Trường em có # học sinh, trong đó @ là học sinh nữ. Số học sinh nam là:", "học sinh", [300, 900], [42, 58]],
  ["Cửa hàng có #\u00a0kg gạo, đã bán @ số gạo đó. Số gạo còn lại là:", "kg", [120, 800], [10, 95]],
  ["Đoạn đường dài #\u00a0m, đội công nhân đã làm @ đoạn đường. Phần đường chưa làm là:", "m", [200, 900], [10, 95]],
  [
    "Bể chứa được #\u00a0l nước, trong bể đang có @ số nước đó. Số nước cần đổ thêm cho đầy bể là:",
    "l",
    [200, 900],
    [10, 95],
  ],
];

/** "Cửa hàng có 250 kg gạo, đã bán 40% số gạo đó. Số gạo còn lại là:" */
function buildRestQuestion(rng: Rng): Question {
  const [prompt, unit, wholes, percents] = rng.pick(rests);
  const share = pickShare(rng, 3, wholes, percents);
  const { percent, whole } = share;
  const result = resultOf(share);
  const [share100, rest] = [measure(String(percent), "%"), measure(String(100 - percent), "%")];
  return numberQuestion(rng, {
    prompt: withGap(prompt.replace("#", String(whole)).replace("@", share100), unit),
    answer: whole - result,
    range: [1, 999_999],
    write: writeWith(unit),
    isTyped: true,
    room: 1,
    distractors: [
      mistake("PARTIAL", result, `Con mới tính xong ${share100} của số đã cho. Con tìm tiếp phần được hỏi nhé!`),
      mistake("OP", whole - percent, "Con đã lấy số đó trừ đi số phần trăm. Con tính phần trăm của số đó trước nhé!"),
      mistake("DATUM", 100 - percent, "Đó là số phần trăm của phần được hỏi. Con tính số phần trăm ấy của số đã cho."),
      mistake("OP", whole + result, "Con đã cộng. Phần được hỏi bé hơn số đã cho, con làm phép trừ nhé!"),
    ],
    hints: [
      `Tất cả là ${measure("100", "%")}. Con tính ${share100} của ${whole} trước.`,
      `Con lấy ${whole} trừ đi kết quả đó.`,
    ],
    explanation: `${whole} × ${percent} : 100 = ${result} (${unit}). ${whole} − ${result} = ${whole - result} (${unit}). Cách khác: phần được hỏi chiếm ${measure("100", "%")} − ${share100} = ${rest}.`,
    praise: "story",
    identity: `rest ${unit} ${percent} ${whole}`,
  });
}

/** A grid of which so many percent are to be painted: "Cần tô màu bao nhiêu ô?" */
function buildGridQuestion(rng: Rng): Question {
  const { columns, parts } = rng.pick([
    { columns: 10, parts: 100 },
    { columns: 10, parts: 40 },
    { columns: 10, parts: 60 },
    { columns: 10, parts: 80 },
    { columns: 10, parts: 20 },
  ]);
  const percent = rng.pick([10, 50, 25]);
  const share = { percent, whole: parts };
  const drawn = (painted: number, alt: string): FractionFigure => ({
    type: "fraction",
    wholes: [{ form: "grid", parts, painted, crossed: 0, columns, label: null }],
    alt,
  });
  const distractors: Distractor<number>[] = [
    mistake("FIELD", parts - resultOf(share), "Đó là số ô còn lại không tô."),
    mistake("DATUM", percent, "Con đã lấy luôn số phần trăm. Con tính phần trăm của số ô nhé!"),
    mistake("DEC-SHIFT", resultOf(share) * 10, "Con xem lại: phần trăm nghĩa là chia cho 100."),
    mistake("OP", parts - percent, "Con đã lấy số ô trừ đi số phần trăm."),
  ];
  return numberQuestion(rng, {
    prompt: `Bảng có ${parts} ô vuông. Cần tô màu ${measure(String(percent), "%")} số ô. Số ô cần tô là:`,
    figures: [drawn(0, "Một bảng ô vuông.")],
    answer: resultOf(share),
    range: [1, 999],
    distractors,
    isTyped: rng.pick([true, false]),
    room: 1,
    hints: [`Con tìm ${measure(String(percent), "%")} của số ô cả bảng.`, easy.get(percent) ?? ""],
    explanation: {
      say: explain(share, null),
      figures: [
        drawn(
          resultOf(share),
          `Bảng ${parts} ô vuông, tô ${resultOf(share)} ô, là ${measure(String(percent), "%")} số ô.`,
        ),
      ],
    },
    praise: "fraction",
    identity: `grid ${percent} ${parts}`,
  });
}

/** Percents of a number (curriculum, c5-percent-of): 10, 50 and 25%; any whole percent; sales, interest and what is left. */
export const percentOf = defineNumberSkill({
  id: "c5-percent-of",
  classId: "5",
  title: "Tìm giá trị phần trăm của một số",
  generate(difficulty, rng) {
    if (difficulty === 3) return rng.pick([buildSaleQuestion, buildInterestQuestion, buildRestQuestion])(rng);
    return rng.pick(
      difficulty === 1
        ? [buildBareQuestion, buildStoryQuestion, buildGridQuestion]
        : [buildBareQuestion, buildStoryQuestion],
    )(rng, difficulty);
  },
});
