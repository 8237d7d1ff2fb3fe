import { groupNumber } from "#lib/core/group-number.ts";
import { fillGaps, readTable } from "#lib/core/read-table.ts";
import type { Rng } from "#lib/core/rng.ts";
import { writeFraction } from "#lib/core/write-fraction.ts";
import type { Figure } from "#lib/questions/figure.ts";
import type { FractionFigure } from "#lib/questions/figures/fraction.ts";
import { type Fraction, fractionBars, pickProper } from "#lib/questions/fractions/fraction.ts";
import type { Question } from "#lib/questions/question.ts";
import { wholeValue } from "#lib/questions/values.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { numberQuestion, typedNumberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { writeWith } from "#lib/skills/maths/write-with.ts";

const range = [1, 9999] as const;

/** A quantity of which a fraction is told of: its bounds, the story, and what asks for that part or for what is left. */
const stories = readTable(
  { numbers: ["least", "most"], words: ["unit", "things", "taken", "left", "text", "askPart", "askRest"] },
  `
  20 |  45 | học sinh | học sinh | số học sinh nữ | số học sinh nam | Lớp 4A có {whole}, trong đó {fraction} số học sinh là nữ.                   | Lớp 4A có bao nhiêu học sinh nữ?        | Lớp 4A có bao nhiêu học sinh nam?
  40 | 240 | kg       | ki-lô-gam gạo | số ki-lô-gam gạo đã bán | số ki-lô-gam gạo còn lại | Cửa hàng có {whole} gạo, đã bán {fraction} số gạo đó.                       | Cửa hàng đã bán bao nhiêu ki-lô-gam gạo? | Cửa hàng còn lại bao nhiêu ki-lô-gam gạo?
  20 | 120 | quả      | quả cam | số quả cam biếu bà | số quả cam còn lại | Mẹ hái được {whole} cam, biếu bà {fraction} số cam đó.                      | Mẹ biếu bà bao nhiêu quả cam?           | Mẹ còn lại bao nhiêu quả cam?
  60 | 360 | cây      | cây | số cây xoài | số cây na | Vườn có {whole}, trong đó {fraction} số cây là cây xoài, còn lại là cây na. | Vườn có bao nhiêu cây xoài?             | Vườn có bao nhiêu cây na?
  60 | 240 | trang    | trang | số trang đã đọc | số trang chưa đọc | Quyển truyện dày {whole}. Minh đã đọc {fraction} số trang.                  | Minh đã đọc bao nhiêu trang?            | Minh còn bao nhiêu trang chưa đọc?
  40 | 300 | m        | mét vải | số mét vải đã may | số mét vải còn lại | Cuộn vải dài {whole}, đã may quần áo hết {fraction} cuộn vải.               | Đã may hết bao nhiêu mét vải?           | Cuộn vải còn lại bao nhiêu mét?
`,
);

interface Part {
  readonly fraction: Fraction;
  /** One of the equal parts, and all of them. */
  readonly each: number;
  readonly whole: number;
}

function pickPart(difficulty: Difficulty, rng: Rng, least = 12, most = 240): Part {
  const drawn = difficulty === 1 ? { top: 1, bottom: rng.int(2, 10) } : pickProper(rng, [3, 4, 5, 6, 7, 8, 9, 10]);
  const fraction = difficulty > 1 && drawn.top === 1 ? { top: 2, bottom: rng.pick([3, 5, 7, 9]) } : drawn;
  const { top, bottom } = fraction;
  const from = Math.max(2, Math.ceil(least / bottom));
  const parts = Array.from({ length: Math.max(3, Math.floor(most / bottom)) - from + 1 }, (_, place) => from + place);
  // No result may be a number that the help has to name.
  const named = [top, bottom, 1];
  const isFree = (each: number) => !named.includes(each * top) && !named.includes(each * (bottom - top));
  const each = rng.pick(parts.filter(isFree));
  return { fraction, each, whole: each * fraction.bottom };
}

/** `tell` is said to the other of both parts. */
function distractorsOf(
  { fraction: { top, bottom }, each, whole }: Part,
  isRest = false,
  tell = "Đó là phần còn lại. Con đọc lại câu hỏi nhé!",
): Distractor<number>[] {
  const part = each * top;
  const other = isRest ? part : whole - part;
  return [
    mistake("PARTIAL", other, tell),
    mistake("PARTIAL", each, `Con mới tìm 1 phần. Con lấy đủ ${top} phần nhé!`),
    mistake("OP", whole - bottom, "Con chia thành các phần bằng nhau, không phải trừ."),
    mistake("OP", top * bottom, "Con lấy số đã cho chia cho mẫu số rồi nhân với tử số."),
    mistake("OP", whole * top, "Con còn quên chia cho mẫu số."),
  ].filter(({ value }) => value !== each || top > 1);
}

function bar({ top, bottom }: Fraction): Figure {
  return fractionBars(
    [{ top, bottom, label: null }],
    `Một băng giấy chia thành ${bottom} phần bằng nhau, ${top} phần được tô màu.`,
  );
}

/** The bar with what each of its parts is, and what the parts that are taken are together. */
function filledBar({ fraction: { top, bottom }, each }: Part): FractionFigure {
  const alt = `Một băng giấy chia thành ${bottom} phần bằng nhau, mỗi phần là ${groupNumber(each)}, ${top} phần được tô màu.`;
  const { wholes } = fractionBars([{ top, bottom, label: null }], alt);
  const inParts = Array.from({ length: bottom }, () => groupNumber(each));
  return { type: "fraction", wholes: wholes.map((whole) => ({ ...whole, inParts })), alt };
}

function wayOf({ fraction: { top, bottom }, whole }: Part): string {
  return top === 1 ? `${groupNumber(whole)} : ${bottom}` : `${groupNumber(whole)} : ${bottom} × ${top}`;
}

/** `things` are what is shared out, empty for bare numbers. */
function hintsOf(part: Part, things = "") {
  const { top, bottom } = part.fraction;
  const last =
    top === 1
      ? `Con lấy ${groupNumber(part.whole)} chia cho ${bottom}.`
      : `Con chia cho ${bottom} để tìm 1 phần, rồi nhân với ${top}.`;
  const all = `${groupNumber(part.whole)} ${things}`.trim();
  return [{ say: `Con chia ${all} thành ${bottom} phần bằng nhau.`, figures: [bar(part.fraction)] }, last];
}

/** "3/5 của 35 là:" */
function buildBareQuestion(difficulty: Difficulty, rng: Rng): Question {
  const part = pickPart(difficulty, rng);
  const { fraction, each, whole } = part;
  const text = writeFraction(fraction.top, fraction.bottom);
  const answer = each * fraction.top;
  return numberQuestion(rng, {
    prompt: rng.pick([`${text} của ${whole} là:`, `Tìm ${text} của ${whole}.`, `${text} của ${whole} bằng bao nhiêu?`]),
    figures: difficulty === 1 && rng.pick([true, false]) ? [bar(fraction)] : [],
    answer,
    write: wholeValue,
    range,
    isTyped: difficulty > 1 || rng.int(1, 3) === 1,
    room: 1,
    distractors: distractorsOf(part),
    hints: hintsOf(part),
    explanation: { say: `${wayOf(part)} = ${answer}.`, figures: [filledBar(part)] },
    praise: "fraction",
    identity: `bare ${text} ${whole}`,
  });
}

/** "Lớp có 35 bạn, 3/5 số bạn là nữ. Có bao nhiêu bạn nữ?" */
function describeStory(story: (typeof stories)[number], part: Part, isRest: boolean, rng: Rng): Question {
  const { fraction, each, whole } = part;
  const text = writeFraction(fraction.top, fraction.bottom);
  const told = fillGaps(story.text, { whole: writeWith(story.unit)(whole).line.text, fraction: text });
  const taken = each * fraction.top;
  const answer = isRest ? whole - taken : taken;
  const steps = `${wayOf(part)} = ${groupNumber(taken)} (${story.unit})`;
  const [asked, other] = isRest ? [story.left, story.taken] : [story.taken, story.left];
  return typedNumberQuestion(rng, {
    prompt: `${told} ${isRest ? story.askRest : story.askPart}`,
    answer,
    write: wholeValue,
    range,
    distractors: distractorsOf(part, isRest, `Đó là ${other}. Đề bài hỏi ${asked}.`),
    hints: [...hintsOf(part, story.things), ...(isRest ? ["Đề bài hỏi phần còn lại, con làm thêm một phép trừ."] : [])],
    explanation: {
      say: isRest
        ? `${steps}. Còn lại: ${groupNumber(whole)} − ${groupNumber(taken)} = ${groupNumber(answer)} (${story.unit}).`
        : `${steps}.`,
      figures: [filledBar(part)],
    },
    praise: "story",
    identity: `story ${story.unit} ${isRest} ${text} ${whole}`,
  });
}

function buildStoryQuestion(difficulty: Difficulty, rng: Rng): Question {
  const story = rng.pick(stories);
  return describeStory(story, pickPart(difficulty, rng, story.least, story.most), difficulty === 3, rng);
}

/** A fraction of a number (curriculum, c4-fraction-of-quantity): one part; several parts; what is left in a story. */
export const fractionOfQuantity = defineNumberSkill({
  id: "c4-fraction-of-quantity",
  classId: "4",
  title: "Tìm phân số của một số",
  generate(difficulty, rng) {
    if (difficulty === 3) return buildStoryQuestion(3, rng);
    return rng.pick([buildBareQuestion, buildStoryQuestion])(difficulty, rng);
  },
});
