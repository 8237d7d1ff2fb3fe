import { groupNumber } from "#lib/core/group-number.ts";
import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import { units } from "#lib/core/unit.ts";
import type { Question } from "#lib/questions/question.ts";
import { wholeValue } from "#lib/questions/values.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { numberQuestion, typedNumberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";

const range = [1, 999_999_999] as const;
const powers = [10, 100, 1000] as const;
const names: Readonly<Record<number, string>> = { 10: "một", 100: "hai", 1000: "ba" };

function pickNumber(rng: Rng): number {
  return rng.pick([rng.int(2, 99), rng.int(101, 999), rng.int(11, 99) * 10, rng.int(1001, 9999)]);
}

/** By what a number was multiplied or divided to come to a wrong one. */
function tellDone(wrong: number, given: number, isTimes: boolean): string {
  if (wrong === given) return `Con chưa ${isTimes ? "nhân" : "chia"}: số vẫn giữ nguyên.`;
  const by = groupNumber(Math.round(wrong > given ? wrong / given : given / wrong));
  const done = wrong > given ? `Con đã nhân với ${by}.` : `Con đã chia cho ${by}.`;
  if (wrong > given !== isTimes) return `${done} Ở đây là phép ${isTimes ? "nhân" : "chia"}.`;
  return `${done} Con xem lại ${isTimes ? "thừa số" : "số chia"} nhé!`;
}

function distractorsOf(answer: number, given: number): Distractor<number>[] {
  const told = (code: "ZERO" | "DATUM", wrong: number) => mistake(code, wrong, tellDone(wrong, given, answer > given));
  return [
    told("ZERO", answer * 10),
    told("ZERO", answer / 10),
    told("ZERO", answer * 100),
    told("DATUM", given),
    told("ZERO", answer / 100),
  ];
}

/** "47 × 100 = ?" or "4 700 : 100 = ?" */
function buildBareQuestion(difficulty: Difficulty, rng: Rng): Question {
  const [number, power] = [pickNumber(rng), rng.pick(powers)];
  const isTimes = difficulty === 1;
  const large = number * power;
  const [given, answer] = isTimes ? [number, large] : [large, number];
  const isSwapped = isTimes && rng.int(1, 4) === 1;
  const text = isTimes
    ? `${groupNumber(number)} × ${groupNumber(power)}`
    : `${groupNumber(large)} : ${groupNumber(power)}`;
  const shown = isSwapped ? `${groupNumber(power)} × ${groupNumber(number)}` : text;
  const rule = isTimes
    ? `viết thêm ${names[power]} chữ số 0 vào bên phải số đó`
    : `bỏ bớt ${names[power]} chữ số 0 ở bên phải số đó`;
  const verb = isTimes ? "Nhân với" : "Chia cho";
  return numberQuestion(rng, {
    prompt: rng.pick([
      `${shown} = ?`,
      `Tính nhẩm: ${shown} = ?`,
      `${isTimes ? "Tích" : "Thương"} của ${shown.replace(/ [×:] /u, " và ")} là:`,
    ]),
    answer,
    write: wholeValue,
    range,
    isTyped: difficulty > 1 || rng.int(1, 3) === 1,
    room: 1,
    distractors: distractorsOf(answer, given),
    hints: [`Con đếm xem ${groupNumber(power)} có mấy chữ số 0.`, `${verb} ${groupNumber(power)} thì ${rule}.`],
    explanation: `${verb} ${groupNumber(power)} thì ${rule}: ${shown} = ${groupNumber(answer)}.`,
    praise: "calculate",
    identity: `bare ${text}`,
  });
}

/** "47 × … = 4 700", "4 700 : … = 47" */
function buildGapQuestion(difficulty: Difficulty, rng: Rng): Question {
  const [number, power] = [pickNumber(rng), rng.pick(powers)];
  const isTimes = difficulty === 1;
  const [small, large] = [groupNumber(number), groupNumber(number * power)];
  const shown = isTimes ? `${small} × … = ${large}` : `${large} : … = ${small}`;
  return typedNumberQuestion(rng, {
    prompt: rng.pick([`Số cần điền: ${shown}`, `Bạn Hà quên viết một số: ${shown}. Số đó là:`]),
    answer: power,
    write: wholeValue,
    range,
    distractors: [power * 10, power / 10, power * 100, power * 1000]
      .filter((wrong) => wrong >= 10 && number * wrong <= range[1])
      .map((wrong) =>
        mistake(
          "ZERO",
          wrong,
          `${small} × ${groupNumber(wrong)} = ${groupNumber(number * wrong)}, không phải ${large}.`,
        ),
      ),
    hints: [
      `Con so ${small} với ${large}: bên phải hơn kém nhau mấy chữ số 0?`,
      `Số cần điền có mấy chữ số 0 thì ta ${isTimes ? "thêm" : "bớt"} từng ấy chữ số 0 ở bên phải.`,
    ],
    explanation: `Hai số hơn kém nhau ${names[power]} chữ số 0 nên ${shown.replace("…", groupNumber(power))}.`,
    praise: "calculate",
    identity: `gap ${shown}`,
  });
}

const stories = [
  { many: "thùng", one: "Mỗi thùng", thing: "quyển vở", each: [10, 100] },
  { many: "hộp", one: "Mỗi hộp", thing: "que tính", each: [10, 100] },
  { many: "bao", one: "Mỗi bao", thing: "hạt giống", each: [100, 1000] },
  { many: "cuộn", one: "Mỗi cuộn", thing: "chiếc tem", each: [100, 1000] },
  { many: "khay", one: "Mỗi khay", thing: "quả trứng", each: [10] },
] as const;

/** "Mỗi hộp có 100 que tính. 36 hộp có bao nhiêu que tính?" and the other way round. */
function buildStoryQuestion(difficulty: Difficulty, rng: Rng): Question {
  const story = rng.pick(stories);
  const power = rng.pick<number>(story.each);
  const number = rng.pick([rng.int(12, 99), rng.int(11, 90) * 10]);
  const large = number * power;
  const isTimes = difficulty === 1;
  const prompt = isTimes
    ? `${story.one} có ${groupNumber(power)} ${story.thing}. ${groupNumber(number)} ${story.many} có số ${story.thing} là:`
    : `Xếp ${groupNumber(large)} ${story.thing} vào các ${story.many}, ${story.one.toLowerCase()} ${groupNumber(power)} ${story.thing}. Số ${story.many} cần có là:`;
  const [answer, sign] = isTimes ? [large, "×"] : [number, ":"];
  const given = isTimes ? number : large;
  // As schoolbooks write it: what one holds comes first.
  const sum = isTimes ? [power, number] : [large, power];
  return typedNumberQuestion(rng, {
    prompt,
    answer,
    write: wholeValue,
    range,
    distractors: distractorsOf(answer, given),
    hints: [
      isTimes
        ? `Con lấy ${groupNumber(power)} nhân với số ${story.many}.`
        : `Con xem ${groupNumber(large)} gồm bao nhiêu lần ${groupNumber(power)}.`,
      `Con ${isTimes ? "thêm" : "bớt"} ${names[power]} chữ số 0 ở bên phải.`,
    ],
    explanation: `${sum.map(groupNumber).join(` ${sign} `)} = ${groupNumber(answer)} (${isTimes ? story.thing : story.many}).`,
    praise: "story",
    identity: `story ${isTimes} ${story.thing} ${number} ${power}`,
  });
}

const conversions = [
  { large: "m", small: "cm", times: 100 },
  { large: "m", small: "dm", times: 10 },
  { large: "dm", small: "cm", times: 10 },
  { large: "cm", small: "mm", times: 10 },
  { large: "km", small: "m", times: 1000 },
  { large: "m", small: "mm", times: 1000 },
  { large: "kg", small: "g", times: 1000 },
  { large: "l", small: "ml", times: 1000 },
] as const;

/** By what an amount was multiplied or divided to come to a wrong one in another unit. */
function tellConverted(wrong: number, amount: number, times: number, isDown: boolean): string {
  if (wrong === amount) return "Con chưa đổi đơn vị.";
  if (wrong > amount !== isDown)
    return isDown
      ? "Đổi ra đơn vị bé hơn thì con nhân, không chia."
      : "Đổi ra đơn vị lớn hơn thì con chia, không nhân.";
  const by = Math.round(isDown ? wrong / amount : amount / wrong);
  return `Con ${by < times ? "mới" : "đã"} ${isDown ? "nhân với" : "chia cho"} ${groupNumber(by)}.`;
}

/** "35 m = … cm", "4 200 cm = … m" */
function buildUnitsQuestion(rng: Rng): Question {
  const { large, small, times } = rng.pick(conversions);
  const number = rng.pick([rng.int(2, 99), rng.int(11, 40) * 10]);
  const isDown = rng.pick([true, false]);
  const [many, few] = [measure(groupNumber(number * times), small), measure(groupNumber(number), large)];
  const [given, to] = isDown ? [few, small] : [many, large];
  const answer = isDown ? number * times : number;
  const sum = isDown
    ? `${groupNumber(number)} × ${groupNumber(times)}`
    : `${groupNumber(number * times)} : ${groupNumber(times)}`;
  const factor = `1\u00a0${large} = ${measure(groupNumber(times), small)}`;
  const amount = isDown ? number : number * times;
  return typedNumberQuestion(rng, {
    prompt: rng.pick([
      `Đổi đơn vị đo: ${given} = … ${to}`,
      `${given} bằng bao nhiêu ${units[to].spoken}?`,
      `Con điền số thích hợp: ${given} = … ${to}`,
    ]),
    answer,
    write: wholeValue,
    range,
    distractors: [answer * 10, answer / 10, answer * 100, isDown ? number : number * times]
      // What is said names by what was multiplied: never the answer.
      .filter((wrong) => wrong !== amount * answer)
      .map((wrong) => mistake("UNIT", wrong, tellConverted(wrong, amount, times, isDown))),
    hints: [
      `${factor}.`,
      isDown
        ? `Đổi ${units[large].spoken} ra ${units[small].spoken} thì con nhân với ${groupNumber(times)}.`
        : `Đổi ${units[small].spoken} ra ${units[large].spoken} thì con chia cho ${groupNumber(times)}.`,
    ],
    explanation: `${factor} nên ta tính ${sum} = ${groupNumber(answer)}. Vậy ${given} = ${measure(groupNumber(answer), to)}.`,
    praise: "convert",
    identity: `units ${given} ${to}`,
  });
}

/** Multiplying and dividing by 10, 100, 1 000 (curriculum, c4-multiply-divide-10-100): times; divided; in units. */
export const multiplyDivideTens = defineNumberSkill({
  id: "c4-multiply-divide-10-100",
  classId: "4",
  title: "Nhân, chia với 10, 100, 1 000",
  generate(difficulty, rng) {
    if (difficulty === 3) return buildUnitsQuestion(rng);
    return rng.pick([buildBareQuestion, buildBareQuestion, buildGapQuestion, buildStoryQuestion])(difficulty, rng);
  },
});
