import { capital } from "#lib/core/capital.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { typedNumberQuestion } from "#lib/skills/drafts/questions.ts";
import { withoutLeaks } from "#lib/skills/drafts/without-leaks.ts";
import { defineGeometrySkill } from "#lib/skills/maths/define-maths-skill.ts";
import { clockFormat } from "#lib/text/clock-format.ts";
import { buildBareFactQuestion, buildFactSignQuestion, buildFactStoryQuestion } from "./build-hour-facts-question.ts";
import { buildClockSpanQuestion, buildToldSpanQuestion } from "./build-span-question.ts";
import { shortNames } from "./sum-stories.ts";

const { hours, minutes } = clockFormat;

/** Spans inside one hour: round tens, and a quarter and three quarters of it. */
const spans = [10, 15, 20, 30, 40, 45, 50] as const;

/** Two spans of which the second is taken away or added, inside one hour. */
interface Two {
  readonly isSum: boolean;
  readonly a: number;
  readonly b: number;
}

function pickTwo(rng: Rng, isSum: boolean): Two {
  const firsts = isSum ? spans : [60, 60, ...spans];
  const all = firsts.flatMap((a) => spans.map((b) => ({ isSum, a, b })));
  return rng.pick(all.filter(({ a, b }) => (isSum ? a + b <= 60 : a - b >= 10 && a !== 2 * b)));
}

const doings = [
  ["đọc sách", "vẽ tranh"],
  ["học bài", "tập đàn"],
  ["quét nhà", "tưới cây"],
  ["nhảy dây", "đá cầu"],
] as const;

const wholes = ["buổi bơi", "buổi múa", "buổi vẽ", "buổi kịch"] as const;

function resultOf({ isSum, a, b }: Two): number {
  return isSum ? a + b : a - b;
}

/** What is said of a question beside its numbers. */
interface Asking {
  readonly prompt: string;
  /** Said to the first number, to the second one, and to what the other operation comes to. */
  readonly known: readonly [first: string, second: string];
  readonly turned: string;
  readonly way: string;
  readonly identity: string;
}

function buildTwoQuestion(rng: Rng, two: Two, { prompt, known, turned, way, identity }: Asking): Question {
  const { isSum, a, b } = two;
  const answer = resultOf(two);
  const isWhole = prompt.includes(hours(1));
  const work = `${a} ${isSum ? "+" : "−"} ${b}`;
  return typedNumberQuestion(rng, {
    prompt,
    answer,
    range: [0, 120],
    step: 10,
    distractors: [
      ...(isWhole && b !== 50 ? [mistake("UNIT", 100 - b, "Một giờ không có 100 phút. Con nhớ lại nhé!")] : []),
      mistake("OP", isSum ? Math.abs(a - b) : a + b, turned),
      mistake("DATUM", b, known[1]),
      mistake("DATUM", a, known[0]),
      mistake("OFF10", answer + 10, "Con tính lại hàng chục nhé!"),
      mistake("OFF10", answer - 10, "Con xem lại các chữ số ở hàng chục nhé!"),
      mistake("OFF1", answer + 5, "Con tính lại hàng đơn vị nhé!"),
      mistake("OFF1", answer - 5, "Con xem lại chữ số ở hàng đơn vị nhé!"),
    ],
    hints: withoutLeaks(answer, [isWhole ? "Con đổi một giờ ra phút trước." : "Hai số có cùng đơn vị phút.", way]),
    explanation: `${isWhole ? "1 giờ = 60 phút. " : ""}${work} = ${answer} (phút).`,
    praise: "duration",
    identity,
  });
}

/** "30 phút + 15 phút = … phút", "1 giờ − 20 phút = … phút" */
function buildBareQuestion(rng: Rng): Question {
  const two = pickTwo(rng, rng.int(0, 1) === 1);
  const { isSum, a, b } = two;
  const first = a === 60 ? rng.pick([minutes(60), hours(1)]) : minutes(a);
  const prompt = `${first} ${isSum ? "+" : "−"} ${minutes(b)} = … phút`;
  const [verb, sign] = isSum ? ["cộng", "dấu cộng"] : ["trừ", "dấu trừ"];
  return buildTwoQuestion(rng, two, {
    prompt,
    known: [
      first === hours(1)
        ? "Đó là số phút của một giờ. Con tính kết quả nhé!"
        : `Đó là số đứng trước ${sign}. Con tính kết quả nhé!`,
      `Đó là số đứng sau ${sign}. Con tính kết quả nhé!`,
    ],
    turned: `Dấu ở giữa là ${sign}. Con nhìn lại dấu nhé!`,
    way: `Con ${verb} như ${verb} hai số.`,
    identity: `bare ${prompt}`,
  });
}

/** "Lan đọc sách 30 phút, vẽ tranh 15 phút. Tất cả hết bao nhiêu phút?" */
function buildBothQuestion(rng: Rng): Question {
  const child = rng.pick(shortNames);
  const two = pickTwo(rng, true);
  const [first, second] = rng.pick(doings);
  return buildTwoQuestion(rng, two, {
    prompt: `${child} ${first} ${minutes(two.a)}, ${second} ${minutes(two.b)}. Tất cả hết bao nhiêu phút?`,
    known: [`Đó là số phút ${first}. Con tính cả hai việc nhé!`, `Đó là số phút ${second}. Con tính cả hai việc nhé!`],
    turned: "Muốn tính cả hai việc, con làm phép cộng nhé!",
    way: "Con cộng hai số phút.",
    identity: `sum ${first} ${two.a} ${two.b}`,
  });
}

/** "Buổi bơi kéo dài 1 giờ, đã qua 45 phút. Bao nhiêu phút nữa thì hết buổi bơi?" */
function buildLeftQuestion(rng: Rng): Question {
  const two: Two = { isSum: false, a: 60, b: rng.pick([10, 15, 20, 40, 45, 50]) };
  const whole = rng.pick(wholes);
  const told = `${capital(whole)} kéo dài ${hours(1)}, đã qua ${minutes(two.b)}.`;
  return buildTwoQuestion(rng, two, {
    prompt: `${told} Bao nhiêu phút nữa thì hết ${whole}?`,
    known: [
      `Đó là số phút của cả ${whole}. Con tính phần còn lại nhé!`,
      "Đó là số phút đã qua. Con tính phần còn lại nhé!",
    ],
    turned: "Muốn tìm phần còn lại, con làm phép trừ nhé!",
    way: "Con lấy số phút cả buổi trừ đi số phút đã qua.",
    identity: `left ${whole} ${two.b}`,
  });
}

const buildStoryQuestion = (rng: Rng) => rng.pick([buildBothQuestion, buildLeftQuestion])(rng);

/** Hours and minutes (curriculum, c2-hour-minute): what an hour and a day have; minutes inside an hour; from one time to another. */
export const hourMinute = defineGeometrySkill({
  id: "c2-hour-minute",
  classId: "2",
  title: "Ngày – giờ, giờ – phút",
  generate: byDifficulty({
    1: [buildBareFactQuestion, buildFactStoryQuestion, buildFactStoryQuestion, buildFactSignQuestion],
    2: [buildBareQuestion, buildStoryQuestion],
    3: [buildClockSpanQuestion, buildToldSpanQuestion],
  }),
});
