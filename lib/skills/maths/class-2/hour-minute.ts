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

const wholes = ["Phim dài", "Buổi bơi dài", "Vở kịch dài", "Buổi múa dài"] as const;

function resultOf({ isSum, a, b }: Two): number {
  return isSum ? a + b : a - b;
}

function buildTwoQuestion(rng: Rng, two: Two, prompt: string, identity: string): Question {
  const { isSum, a, b } = two;
  const answer = resultOf(two);
  const isWhole = prompt.includes(hours(1));
  const work = `${a} ${isSum ? "+" : "−"} ${b}`;
  const turned = isSum ? Math.abs(a - b) : a + b;
  return typedNumberQuestion(rng, {
    prompt,
    answer,
    range: [1, 120],
    step: 10,
    distractors: [
      ...(isWhole && b !== 50 ? [mistake("UNIT", 100 - b, "Một giờ không có 100 phút. Con nhớ lại nhé!")] : []),
      mistake(
        "OP",
        turned,
        isSum ? "Con tính gộp cả hai nên làm phép cộng nhé!" : "Con tìm phần còn lại nên làm phép trừ nhé!",
      ),
      mistake("DATUM", b, `Đó là số phút đã cho. Con tính ${isSum ? "tổng" : "phần còn lại"} nhé!`),
      mistake("DATUM", a, `Đó là số phút lúc đầu. Con tính ${isSum ? "tổng" : "phần còn lại"} nhé!`),
      mistake("OFF10", answer + 10, "Con tính lại hàng chục nhé!"),
      mistake("OFF10", answer - 10, "Con xem lại các chữ số ở hàng chục nhé!"),
      mistake("OFF1", answer + 5, "Con tính lại hàng đơn vị nhé!"),
      mistake("OFF1", answer - 5, "Con xem lại chữ số ở hàng đơn vị nhé!"),
    ],
    hints: withoutLeaks(answer, [
      isWhole ? "Con đổi một giờ ra phút trước." : "Hai số có cùng đơn vị phút.",
      isSum ? "Con cộng hai số phút." : "Con lấy số phút lúc đầu trừ đi số phút sau.",
    ]),
    explanation: `${isWhole ? "1 giờ = 60 phút. " : ""}${work} = ${answer} (phút).`,
    praise: "time",
    identity,
  });
}

/** "30 phút + 15 phút = … phút", "1 giờ − 20 phút = … phút" */
function buildBareQuestion(rng: Rng): Question {
  const two = pickTwo(rng, rng.int(0, 1) === 1);
  const { isSum, a, b } = two;
  const first = a === 60 ? rng.pick([minutes(60), hours(1)]) : minutes(a);
  const prompt = `${first} ${isSum ? "+" : "−"} ${minutes(b)} = … phút`;
  return buildTwoQuestion(rng, two, prompt, `bare ${prompt}`);
}

/** "Lan đọc sách 30 phút, vẽ tranh 15 phút. Tất cả bao nhiêu phút?" */
function buildStoryQuestion(rng: Rng): Question {
  const child = rng.pick(shortNames);
  if (rng.int(0, 1) === 0) {
    const two = pickTwo(rng, true);
    const [first, second] = rng.pick(doings);
    const prompt = `${child} ${first} ${minutes(two.a)}, ${second} ${minutes(two.b)}. Tất cả hết bao nhiêu phút?`;
    return buildTwoQuestion(rng, two, prompt, `sum ${first} ${two.a} ${two.b}`);
  }
  const two: Two = { isSum: false, a: 60, b: rng.pick([10, 15, 20, 40, 45, 50]) };
  const whole = rng.pick(wholes);
  const prompt = `${whole} ${hours(1)}, đã qua ${minutes(two.b)}. Còn bao nhiêu phút nữa thì hết?`;
  return buildTwoQuestion(rng, two, prompt, `left ${whole} ${two.b}`);
}

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
