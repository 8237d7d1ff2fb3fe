import { fillGaps, readTable } from "#lib/core/read-table.ts";
import type { Rng } from "#lib/core/rng.ts";
import { units } from "#lib/core/unit.ts";
import { writeFraction } from "#lib/core/write-fraction.ts";
import type { Question } from "#lib/questions/question.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { numberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { writeWith } from "#lib/skills/maths/write-with.ts";
import { children } from "#lib/skills/words/children.ts";
import { equalGroups } from "#lib/skills/words/equal-groups.ts";
import { howMany } from "#lib/text/how-many.ts";
import { tieUnits } from "#lib/text/tie-units.ts";
import { barOf, buildLeftQuestion, buildTwoPartsQuestion, type Part } from "./build-part-left-question.ts";

const range = [1, 1000] as const;

const bottoms: Readonly<Record<Difficulty, readonly number[]>> = {
  1: [2, 3, 4, 5],
  2: [3, 4, 5, 6, 7, 8, 9],
  3: [3, 4, 5, 6, 7, 8, 9],
};

function pickPart(difficulty: Difficulty, rng: Rng): Part {
  const bottom = rng.pick(bottoms[difficulty]);
  // Inside the tables; never as many in a part as there are parts: the answer would stand in the question.
  const part = rng.pick([2, 3, 4, 5, 6, 7, 8, 9, 10].filter((each) => each !== bottom && each * bottom > 5));
  return { whole: bottom * part, bottom, part, fraction: writeFraction(1, bottom) };
}

function distractorsFor({ whole, bottom, part }: Part): Distractor<number>[] {
  return [
    mistake("OP", whole - bottom, `Con đã làm phép trừ. Tìm một phần thì con chia cho ${bottom}.`),
    mistake("PARTIAL", whole - part, "Đó là các phần còn lại. Đề bài hỏi một phần."),
    mistake("DATUM", bottom, "Đó là số phần bằng nhau. Con tìm xem mỗi phần có bao nhiêu."),
    mistake("TABLE-NEAR", part + 1, `Con nhớ lại bảng nhân ${bottom} nhé!`),
    mistake("OP", whole + bottom, `Con đã làm phép cộng. Tìm một phần thì con chia cho ${bottom}.`),
    mistake("TABLE-NEAR", part - 1, `Con nhớ lại bảng nhân ${bottom} nhé!`),
    mistake("TABLE-NEAR", part - 2, `Con nhớ lại bảng nhân ${bottom} nhé!`),
  ];
}

/** The same however the part is asked for; `name` is its unit or what is counted, empty for bare numbers. */
function solution(part: Part, name: string) {
  const { whole, bottom, fraction } = part;
  return {
    answer: part.part,
    range,
    isTyped: true,
    distractors: distractorsFor(part),
    hints: hintsFor(part, name),
    explanation: {
      say: `${fraction} của ${whole} là ${whole} : ${bottom} = ${part.part}${name === "" ? "" : ` (${name})`}.`,
      figures: [barOf(part, name, String(part.part))],
    },
    praise: "fraction",
  } as const;
}

function hintsFor(part: Part, name: string) {
  return [
    { say: `Con chia thành ${part.bottom} phần bằng nhau, rồi lấy một phần.`, figures: [barOf(part, name)] },
    `Con lấy ${part.whole} chia cho ${part.bottom}.`,
  ];
}

/** "1/5 của 35 là:" */
function buildBareQuestion(part: Part, rng: Rng): Question {
  const { whole, bottom, fraction } = part;
  return numberQuestion(rng, {
    prompt: rng.pick([
      `${fraction} của ${whole} là:`,
      `Tìm ${fraction} của ${whole}.`,
      `Số nào bằng ${fraction} của ${whole}?`,
    ]),
    ...solution(part, ""),
    identity: `bare ${whole} ${bottom}`,
  });
}

/** "1/5 của 35 kg là bao nhiêu?" */
function buildMeasureQuestion(part: Part, rng: Rng): Question {
  const { whole, bottom, fraction } = part;
  const unit = rng.pick(["kg", "m", "cm", "lít", "phút"] as const);
  // Litres in full: a lone "l" is read as 1.
  const spoken = unit === "lít" ? unit : units[unit].spoken;
  const write = writeWith(unit);
  return numberQuestion(rng, {
    prompt: rng.pick([
      `${fraction} của ${write(whole).line.text} là bao nhiêu ${spoken}?`,
      `${write(whole).line.text} chia thành ${bottom} phần bằng nhau. Mỗi phần là bao nhiêu ${spoken}?`,
    ]),
    figures: rng.pick([true, false]) ? [barOf(part, unit)] : [],
    ...solution(part, unit),
    explanation: {
      say: `${fraction} của ${write(whole).line.text} là ${whole} : ${bottom} = ${part.part} (${unit}).`,
      figures: [barOf(part, unit, String(part.part))],
    },
    identity: `measure ${whole} ${bottom} ${unit}`,
  });
}

/** A heap of things of which one part is asked for; the hint rings the parts. */
function buildPictureQuestion(part: Part, rng: Rng): Question {
  const { whole, bottom, fraction } = part;
  const { thing, unit, picture } = rng.pick(equalGroups);
  // "số kẹo", not "số cái kẹo".
  const things = thing.replace(/^cái /u, "");
  const heap = (ringed: number, alt: string) =>
    ({
      type: "groups",
      picture,
      holder: "rows",
      sizes: Array.from({ length: bottom }, () => part.part),
      ringed,
      alt,
    }) as const;
  return numberQuestion(rng, {
    prompt: rng.pick([
      `Trong hình có ${whole} ${thing}. ${fraction} số ${things} đó là bao nhiêu ${thing}?`,
      `Có ${whole} ${thing}. ${fraction} số ${things} là bao nhiêu ${thing}?`,
    ]),
    figures: [heap(0, `Có ${bottom} hàng, số ${things} ở các hàng bằng nhau.`)],
    ...solution(part, unit),
    hints: [
      `Con xem có mấy hàng bằng nhau. Mỗi hàng là ${fraction} của tất cả.`,
      `Con lấy ${whole} chia cho ${bottom}.`,
    ],
    explanation: {
      say: `${fraction} của ${whole} là ${whole} : ${bottom} = ${part.part} (${unit}).`,
      figures: [heap(part.part, `Mỗi hàng được khoanh, là ${fraction} số ${thing}.`)],
    },
    identity: `picture ${whole} ${bottom}`,
  });
}

/** `most`: the largest whole that is believable; `name`: what the answer counts. */
const stories = readTable(
  { numbers: ["most"], words: ["name", "text"] },
  `
  100 | quả   | Mẹ có {whole} quả cam, mẹ biếu bà {fraction} số cam. Mẹ biếu bà {howMany} quả cam?
   45 | bạn   | Lớp 3A có {whole} học sinh, {fraction} số học sinh đi xe đạp. Có {howMany} bạn đi xe đạp?
  100 | viên  | {child} có {whole} viên bi, {child} cho em {fraction} số bi. Em được {howMany} viên bi?
  110 | trang | Quyển truyện dày {whole} trang. {child} đã đọc {fraction} số trang. {child} đã đọc {howMany} trang?
  110 | kg    | Cửa hàng có {whole} kg gạo, đã bán {fraction} số gạo. Đã bán {howMany} ki-lô-gam gạo?
   60 | m     | Tấm vải dài {whole} m, cô thợ cắt ra {fraction} tấm vải. Cô cắt ra {howMany} mét vải?
  110 | con   | Đàn vịt có {whole} con, {fraction} số vịt đang ở dưới ao. Có {howMany} con vịt dưới ao?
`,
);

/** "Mẹ có 24 quả cam, mẹ biếu bà 1/4 số cam. Mẹ biếu bà mấy quả cam?" */
function buildStoryQuestion(part: Part, rng: Rng): Question {
  const { whole, bottom, fraction } = part;
  const { text, name } = rng.pick(stories.filter(({ most }) => whole <= most));
  const isDrawn = rng.pick([true, false]);
  return numberQuestion(rng, {
    prompt: tieUnits(fillGaps(text, { whole, fraction, child: rng.pick(children), howMany: howMany(part.part) })),
    figures: isDrawn ? [barOf(part, name)] : [],
    ...solution(part, name),
    praise: "story",
    identity: `story ${name} ${whole} ${bottom}`,
  });
}

/** One part of a number (curriculum, c3-fraction-of-number): seen; of numbers and measures; what is left, two parts. */
export const fractionOfNumber = defineNumberSkill({
  id: "c3-fraction-of-number",
  classId: "3",
  title: "Tìm một phần mấy của một số",
  generate(difficulty, rng) {
    const forms = {
      1: [buildPictureQuestion, buildPictureQuestion, buildBareQuestion],
      2: [buildBareQuestion, buildMeasureQuestion, buildStoryQuestion],
      3: [buildLeftQuestion, buildLeftQuestion, buildTwoPartsQuestion],
    }[difficulty];
    return rng.pick(forms)(pickPart(difficulty, rng), rng);
  },
});
