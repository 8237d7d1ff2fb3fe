import { groupNumber } from "#lib/core/group-number.ts";
import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { measureValue, wholeValue } from "#lib/questions/values.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { numberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineGeometrySkill } from "#lib/skills/maths/define-maths-skill.ts";
import { children } from "#lib/skills/words/children.ts";
import { buildOfYearQuestion, buildWhichYearQuestion } from "./build-century-question.ts";

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
    mistake("UNIT", whole * 100 + more, sixty),
    mistake("UNIT", whole * 10 + more, sixty),
    ...forgotten,
    mistake("OP", whole * 6, "Con xem lại phép nhân với 60 nhé!"),
    mistake("UNIT", whole * 24, sixty),
  ];
}

/** "3 phút = … giây", "180 giây = … phút", "2 phút 15 giây = … giây" */
function buildSecondsQuestion(rng: Rng): Question {
  const way = rng.int(0, 2);
  const whole = rng.int(2, 12);
  const more = way === 2 ? rng.int(3, 55) : 0;
  const answer = way === 1 ? whole : whole * 60 + more;
  const told = [minutes(whole), seconds(whole * 60), `${minutes(whole)} ${seconds(more)}`][way] ?? "";
  const asked = way === 1 ? "phút" : "giây";
  return numberQuestion(rng, {
    prompt: rng.pick([
      `Điền số: ${told} = … ${asked}`,
      `${told} bằng bao nhiêu ${asked}?`,
      `Số thích hợp điền vào chỗ chấm là số nào? ${told} = … ${asked}`,
    ]),
    answer,
    write: wholeValue,
    range,
    isTyped: rng.int(0, 1) === 0,
    distractors: way === 1 ? toMinutes(whole) : toSeconds(whole, more),
    hints: [
      "Con nhớ lại: một phút bằng 60 giây.",
      way === 1
        ? "Đổi giây ra phút thì con chia cho 60."
        : "Đổi phút ra giây thì con nhân với 60, rồi cộng số giây còn lại (nếu có).",
    ],
    explanation:
      way === 1
        ? `${whole * 60} : 60 = ${whole} nên ${told} = ${measure(String(whole), "phút")}.`
        : `${whole} × 60${more > 0 ? ` + ${more}` : ""} = ${answer} nên ${told} = ${seconds(answer)}.`,
    praise: "convert",
    identity: `seconds ${way} ${whole} ${more}`,
  });
}

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
  return numberQuestion(rng, {
    prompt: rng.pick([
      `Bạn ${one} ${does} ${told}, bạn ${two} ${does} ${seconds(second)}. Hai bạn hơn kém nhau bao nhiêu giây?`,
      `Bạn ${two} ${does} ${seconds(second)}, bạn ${one} ${does} ${told}. Hai bạn hơn kém nhau bao nhiêu giây?`,
    ]),
    answer: first - second,
    write: (value) => measureValue(wholeValue(value), "giây"),
    range,
    distractors: [
      mistake("UNIT", Math.abs(whole * 100 + over - second), sixty),
      mistake("OP", first + second, "Tìm phần hơn kém thì con làm phép trừ nhé!"),
      mistake("PARTIAL", Math.abs(second - over), `Con còn quên ${minutes(whole)}. Con đổi ra giây nhé!`),
      mistake("PARTIAL", first, "Con mới đổi ra giây. Con còn trừ nữa nhé!"),
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

/** "Từ năm 1010 đến năm 2010 là bao nhiêu năm?" and centuries turned into years. */
function buildYearsQuestion(rng: Rng): Question {
  const isTurn = rng.int(0, 1) === 0;
  const centuries = rng.int(2, 20);
  const half = rng.int(0, 1) * rng.int(1, 9) * 10;
  const from = rng.int(1900, 1985);
  const to = rng.int(from + 11, 2024);
  const answer = isTurn ? centuries * 100 + half : to - from;
  const told = `${measure(String(centuries), "thế kỉ")}${half > 0 ? ` ${measure(String(half), "năm")}` : ""}`;
  const things = ["Một ngôi trường được xây", "Một cây cầu khánh thành", "Một ngôi nhà được dựng"] as const;
  const year = (value: number) => String(value);
  return numberQuestion(rng, {
    prompt: isTurn
      ? rng.pick([`Điền số: ${told} = … năm`, `${told} bằng bao nhiêu năm?`])
      : `${rng.pick(things)} năm ${year(from)}. Đến năm ${year(to)} thì được bao nhiêu năm?`,
    answer,
    write: isTurn ? wholeValue : (value) => measureValue(wholeValue(value), "năm"),
    range,
    distractors: isTurn
      ? [
          mistake("UNIT", centuries * 10 + half, "Một thế kỉ không phải 10 năm. Con nhớ lại nhé!"),
          mistake("UNIT", centuries * 1000 + half, "Con nhớ lại nhé: một thế kỉ bằng bao nhiêu năm?"),
          mistake("UNIT", centuries * 60 + half, "Một thế kỉ có 100 năm, không phải 60 năm."),
          ...(half > 0 ? [mistake("PARTIAL", centuries * 100, `Con còn quên ${measure(String(half), "năm")}.`)] : []),
        ]
      : [
          mistake("COUNT-ENDS", answer + 1, "Con lấy năm sau trừ năm trước, không cộng thêm 1."),
          mistake("BORROW", answer + 10, "Con trừ lại hàng chục nhé!"),
          mistake("BORROW", answer - 10, "Con trừ lại hàng chục nhé!"),
        ],
    hints: isTurn
      ? ["Con nhớ lại: một thế kỉ là bao nhiêu năm?", "Một thế kỉ có 100 năm. Con nhân với 100."]
      : ["Con tìm khoảng thời gian giữa hai năm.", `Con lấy ${year(to)} trừ đi ${year(from)}.`],
    explanation: isTurn
      ? `${centuries} × 100${half > 0 ? ` + ${half}` : ""} = ${groupNumber(answer)} nên ${told} = ${measure(groupNumber(answer), "năm")}.`
      : `${year(to)} − ${year(from)} = ${answer} (năm).`,
    praise: "convert",
    identity: isTurn ? `years ${centuries} ${half}` : `between ${from} ${to}`,
  });
}

/** Seconds and centuries (curriculum, c4-time-units): minutes and seconds; the century of a year; how long. */
export const timeUnits = defineGeometrySkill({
  id: "c4-time-units",
  classId: "4",
  title: "Giây, thế kỉ",
  generate: byDifficulty({
    1: [buildSecondsQuestion],
    2: [buildOfYearQuestion, buildOfYearQuestion, buildWhichYearQuestion],
    3: [buildDifferenceQuestion, buildYearsQuestion],
  }),
});
