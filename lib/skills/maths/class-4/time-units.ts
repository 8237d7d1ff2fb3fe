import { groupNumber } from "#lib/core/group-number.ts";
import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { typedNumberQuestion } from "#lib/skills/drafts/questions.ts";
import { buildSplitMeasureQuestion } from "#lib/skills/families/split-measure.ts";
import { defineGeometrySkill } from "#lib/skills/maths/define-maths-skill.ts";
import { children } from "#lib/skills/words/children.ts";
import { buildAgoQuestion, buildOfYearQuestion, buildWhichYearQuestion } from "./build-century-question.ts";

const range = [1, 99_999] as const;
const seconds = (value: number) => measure(groupNumber(value), "giây");
const minutes = (value: number) => measure(groupNumber(value), "phút");

const sixty = "Một phút bằng 60 giây. Con đổi lại nhé!";

function toMinutes(whole: number): Distractor<number>[] {
  return [
    mistake("UNIT", whole * 6, "Con chia nhầm số rồi. Một phút bằng 60 giây nhé!"),
    mistake("UNIT", whole * 60, "Con chưa đổi ra phút. Con chia cho 60 nhé!"),
    mistake("OP", whole * 3600, "Con đã nhân với 60. Đổi ra phút thì con chia nhé!"),
  ];
}

function toSeconds(whole: number, more: number): Distractor<number>[] {
  const forgotten =
    more > 0
      ? [mistake("PARTIAL", whole * 60, `Con còn quên ${seconds(more)}.`), mistake("UNIT", whole + more, sixty)]
      : [];
  return [
    mistake("UNIT", whole * 100 + more, "Con coi một phút là 100 giây rồi. Con nhớ lại nhé!"),
    mistake("UNIT", whole * 10 + more, "Con coi một phút là 10 giây rồi. Con nhớ lại nhé!"),
    ...forgotten,
    ...(more === 0 ? [mistake("UNIT", whole * 6, "Con mới nhân với 6. Một phút bằng 60 giây nhé!")] : []),
    mistake("UNIT", whole * 24 + more, "Một phút không phải 24 giây. Con nhớ lại nhé!"),
  ];
}

/** "3 phút = … giây", "180 giây = … phút", "2 phút 15 giây = … giây" */
function buildSecondsQuestion(rng: Rng, ways: readonly (0 | 1 | 2)[]): Question {
  const way = rng.pick(ways);
  const whole = rng.int(2, 12);
  const more = way === 2 ? rng.int(3, 55) : 0;
  const answer = way === 1 ? whole : whole * 60 + more;
  const told = [minutes(whole), seconds(whole * 60), `${minutes(whole)} ${seconds(more)}`][way] ?? "";
  const asked = way === 1 ? "phút" : "giây";
  return typedNumberQuestion(rng, {
    prompt: rng.pick([
      `Điền số: ${told} = … ${asked}`,
      `${told} bằng bao nhiêu ${asked}?`,
      `Số thích hợp điền vào chỗ chấm là số nào? ${told} = … ${asked}`,
    ]),
    answer,
    range,
    distractors: way === 1 ? toMinutes(whole) : toSeconds(whole, more),
    hints: [
      "Con nhớ lại: một phút bằng 60 giây.",
      way === 1
        ? "Đổi giây ra phút thì con chia cho 60."
        : `Đổi phút ra giây thì con nhân với 60${more > 0 ? ", rồi cộng số giây còn lại" : ""}.`,
    ],
    explanation:
      way === 1
        ? `${whole * 60} : 60 = ${whole} nên ${told} = ${measure(String(whole), "phút")}.`
        : `${whole} × 60${more > 0 ? ` + ${more}` : ""} = ${answer} nên ${told} = ${seconds(answer)}.`,
    praise: "convert",
    identity: `seconds ${way} ${whole} ${more}`,
  });
}

const buildBothQuestion = (rng: Rng) => buildSecondsQuestion(rng, [2]);

const doings = ["bơi 50 m hết", "nhảy dây liên tục trong", "chạy một vòng sân hết"] as const;

/** "An chạy hết 1 phút 5 giây, Bình chạy hết 58 giây. Hai bạn hơn kém nhau bao nhiêu giây?" */
function buildDifferenceQuestion(rng: Rng): Question {
  const [one = "", two = ""] = rng.shuffle(children);
  const does = rng.pick(doings);
  const over = rng.int(2, 40);
  const whole = rng.int(1, 2);
  const first = whole * 60 + over;
  const drawn = rng.int(35, first - 4);
  // The hint says that a minute is 60 seconds.
  const second = first - drawn === 60 ? drawn + 1 : drawn;
  const told = `${minutes(whole)} ${seconds(over)}`;
  return typedNumberQuestion(rng, {
    prompt: rng.pick([
      `Bạn ${one} ${does} ${told}, bạn ${two} ${does} ${seconds(second)}. Hai bạn hơn kém nhau bao nhiêu giây?`,
      `Bạn ${two} ${does} ${seconds(second)}, bạn ${one} ${does} ${told}. Hai bạn hơn kém nhau bao nhiêu giây?`,
    ]),
    answer: first - second,
    range,
    distractors: [
      mistake("UNIT", Math.abs(whole * 100 + over - second), sixty),
      mistake("OP", first + second, "Tìm phần hơn kém thì con làm phép trừ nhé!"),
      mistake("PARTIAL", Math.abs(second - over), `Con còn quên ${minutes(whole)}. Con đổi ra giây nhé!`),
      mistake(
        "PARTIAL",
        first,
        `${told} đúng là ${seconds(first)}. Con lấy số đó trừ ${second} rồi so với kết quả của con nhé!`,
      ),
    ],
    hints: [
      "Con đổi ra giây trước: một phút bằng 60 giây.",
      `${told} bằng ${seconds(first)}. Con lấy số lớn trừ số bé.`,
    ],
    explanation: `${told} = ${seconds(first)}; ${first} − ${second} = ${first - second} (giây).`,
    praise: "story",
    identity: `difference ${first} ${second} ${does}`,
  });
}

/** "200 giây = … phút … giây" */
function buildSplitQuestion(rng: Rng): Question {
  return buildSplitMeasureQuestion(rng, { amount: rng.int(2, 9), large: "phút", rest: rng.int(5, 55), small: "giây" });
}

/** Seconds and centuries (curriculum, c4-time-units): minutes, seconds; both, the century of a year; with exchange, the century of a year to be found. */
export const timeUnits = defineGeometrySkill({
  id: "c4-time-units",
  classId: "4",
  title: "Giây, thế kỉ",
  generate: byDifficulty({
    1: [(rng) => buildSecondsQuestion(rng, [0, 1])],
    2: [buildBothQuestion, buildBothQuestion, buildBothQuestion, buildOfYearQuestion, buildWhichYearQuestion],
    3: [buildDifferenceQuestion, buildSplitQuestion, buildSplitQuestion, buildAgoQuestion],
  }),
});
