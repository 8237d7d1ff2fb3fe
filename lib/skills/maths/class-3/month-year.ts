import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { wordsValue } from "#lib/questions/values.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, numberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineGeometrySkill } from "#lib/skills/maths/define-maths-skill.ts";
import { daysOf } from "#lib/skills/words/calendar.ts";
import { children } from "#lib/skills/words/children.ts";
import { buildDateLaterQuestion, buildDaysBetweenQuestion, buildWeekdayQuestion } from "./build-dates-question.ts";

const short = [4, 6, 9, 11] as const;
const long = [1, 3, 5, 7, 8, 10, 12] as const;

const monthValue = (month: number) => wordsValue(`tháng ${month}`);

const knuckles = "Con nắm tay lại rồi đếm tháng: chỗ lồi lên là tháng dài, chỗ lõm xuống là tháng ngắn hơn.";
/** Where the count begins, and where it goes on when the hand is at its end. */
const startAgain =
  "Tháng 1 ở chỗ lồi đầu tiên. Đến tháng 7 là hết bàn tay, con quay lại chỗ lồi đầu tiên để đếm tiếp tháng 8.";
/** The same without a month, where months are the answers. */
const goOn = "Con bắt đầu ở chỗ lồi đầu tiên. Hết bàn tay, con quay lại chỗ lồi đầu tiên để đếm tiếp.";
const rule = "Các tháng 4, 6, 9, 11 có 30 ngày; các tháng 1, 3, 5, 7, 8, 10, 12 có 31 ngày.";

/** "Tháng nào có 30 ngày?" */
function buildWhichMonthQuestion(rng: Rng): Question {
  const isShort = rng.int(0, 1) === 0;
  const [right, wrong] = isShort
    ? [rng.pick(short), rng.shuffle(long).slice(0, 3)]
    : [rng.pick(long), rng.shuffle(short).slice(0, 3)];
  const days = isShort ? 30 : 31;
  return choiceQuestion(rng, {
    prompt: rng.pick([`Tháng nào có ${days} ngày?`, `Trong các tháng sau, tháng nào có ${days} ngày?`]),
    answer: monthValue(right),
    distractors: wrong.map((month) => mistake("OFF1", monthValue(month), `Tháng ${month} có ${daysOf(month)} ngày.`)),
    hints: [knuckles, goOn],
    explanation: `${rule} Vậy đó là tháng ${right}.`,
    praise: "date",
    identity: `which ${right} ${wrong.toSorted((a, b) => a - b).join()}`,
  });
}

/** "Tháng 6 có bao nhiêu ngày?" and its last day. */
function buildHowManyDaysQuestion(rng: Rng): Question {
  const month = rng.pick([...short, ...short, ...long]);
  const days = daysOf(month);
  const isLast = rng.int(0, 1) === 0;
  const ways = isLast
    ? [
        `Ngày cuối cùng của tháng ${month} là ngày bao nhiêu?`,
        `Ngày liền trước ngày 1 tháng ${(month % 12) + 1} là ngày bao nhiêu của tháng ${month}?`,
      ]
    : [`Tháng ${month} có bao nhiêu ngày?`, `Con nhớ lại xem: tháng ${month} có bao nhiêu ngày?`];
  const prompt = rng.pick(ways);
  return numberQuestion(rng, {
    prompt,
    answer: days,
    range: [1, 31],
    isTyped: true,
    distractors: [
      mistake("OFF1", days === 30 ? 31 : 30, "Con nắm tay lại và đếm các tháng: chỗ lồi hay chỗ lõm?"),
      mistake("FIELD", 28, "Chỉ tháng 2 mới ngắn như thế."),
      mistake("FIELD", 29, "Chỉ tháng 2 mới ngắn như thế."),
    ],
    hints: [knuckles, startAgain],
    explanation:
      `Tháng ${month} rơi vào chỗ ${days === 31 ? "lồi" : "lõm"} nên có ${days} ngày${isLast ? `. Ngày cuối cùng là ngày ${days}` : ""}.`.replace(
        `${days} ngày`,
        `${days}\u00a0ngày`,
      ),
    praise: "date",
    identity: `days ${prompt}`,
  });
}

/** "Chỉ có tháng 6 có 30 ngày, các tháng kia có 31 ngày. Vậy có 1 tháng." */
function tellMonths(days: number, fitting: readonly number[], count: number): string {
  const rest = fitting.length === count ? "" : `, các tháng kia có ${61 - days} ngày`;
  const only = fitting.length === 1 ? "Chỉ có tháng" : "Các tháng";
  return `${only} ${fitting.join(", ")} có ${days} ngày${rest}. Vậy có ${fitting.length} tháng.`;
}

/** "Trong các tháng 3, 4, 8, 9, có mấy tháng có 31 ngày?" Typed. */
function buildCountMonthsQuestion(rng: Rng): Question {
  const days = rng.pick([30, 31]);
  const months = rng
    .shuffle([1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    .slice(0, rng.int(4, 5))
    .toSorted((a, b) => a - b);
  const fitting = months.filter((month) => daysOf(month) === days);
  const answer = fitting.length;
  return numberQuestion(rng, {
    prompt: `Trong các tháng ${months.join(", ")}, có mấy tháng có ${days} ngày?`,
    answer,
    range: [0, 9],
    isTyped: true,
    distractors: [
      mistake("FIELD", months.length - answer, `Con đếm các tháng có ${days} ngày nhé!`),
      mistake("OFF1", answer + 1, "Con xét lại từng tháng nhé!"),
      mistake("OFF1", answer - 1, "Con xét lại từng tháng nhé!"),
    ],
    hints: [knuckles, goOn],
    explanation:
      answer === 0
        ? `Không có tháng nào có ${days} ngày, nên số tháng là 0.`
        : tellMonths(days, fitting, months.length),
    praise: "date",
    identity: `count ${days} ${months.join()}`,
  });
}

/** "3 năm có bao nhiêu tháng?", with some months more. Typed. */
function buildMonthsOfYearsQuestion(rng: Rng): Question {
  const [years, more] = [rng.int(1, 4), rng.int(0, 9)];
  const answer = years * 12 + more;
  const told = `${years} năm${more === 0 ? "" : ` ${more} tháng`}`;
  return numberQuestion(rng, {
    prompt: rng.pick([
      `${told} có tất cả bao nhiêu tháng?`,
      years < 4
        ? `Em của bạn Hà được ${told}. Em được bao nhiêu tháng tuổi?`
        : `Cây cam trồng được ${told}. Đó là bao nhiêu tháng?`,
    ]),
    answer,
    range: [1, 200],
    isTyped: true,
    distractors: [
      mistake("UNIT", years * 10 + more, "Một năm không phải có 10 tháng. Con nhớ lại nhé!"),
      mistake("PARTIAL", years * 12, "Con còn quên cộng thêm mấy tháng lẻ."),
      ...(more > 0
        ? [
            mistake(
              "CONCAT",
              Number(`${years}${more}`),
              "Con không viết hai số cạnh nhau. Con đổi năm ra tháng rồi cộng.",
            ),
          ]
        : []),
      mistake("OP", years + 12, "Mỗi năm đều có ngần ấy tháng, con làm phép nhân nhé!"),
    ],
    hints: [
      "Con nhớ lại: một năm có bao nhiêu tháng?",
      "Con lấy số tháng của một năm nhân với số năm, rồi cộng số tháng lẻ nếu có.",
    ],
    explanation: `Một năm có 12 tháng: 12 × ${years}${more === 0 ? "" : ` + ${more}`} = ${answer} (tháng).`,
    praise: "calculate",
    identity: `months ${years} ${more}`,
  });
}

/** "tháng 3, tháng 4, tháng 5" */
function listMonths(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, more) => `tháng ${first + more}`).join(", ");
}

/** "Từ đầu tháng 3 đến hết tháng 8 có mấy tháng?" and "Sau tháng 10, 4 tháng nữa là tháng mấy?" */
function buildMonthStepsQuestion(rng: Rng): Question {
  const isSpan = rng.int(0, 1) === 0;
  const first = isSpan ? rng.int(1, 7) : rng.int(6, 12);
  const steps = isSpan ? rng.int(2, 5) : rng.int(2, 7);
  const last = first + steps;
  const answer = isSpan ? steps + 1 : ((last - 1) % 12) + 1;
  const child = rng.pick(children);
  return numberQuestion(rng, {
    prompt: isSpan
      ? rng.pick([
          `Từ đầu tháng ${first} đến hết tháng ${last} có mấy tháng?`,
          `${child} tập bơi từ đầu tháng ${first} đến hết tháng ${last}. ${child} tập bơi mấy tháng?`,
        ])
      : rng.pick([
          `Bây giờ là tháng ${first}. ${steps} tháng nữa là tháng mấy?`,
          `Nhà ${child} trồng rau vào tháng ${first}. Sau ${steps} tháng là tháng mấy?`,
        ]),
    answer,
    range: [1, 12],
    isTyped: true,
    distractors: [
      isSpan
        ? mistake("COUNT-ENDS", steps, "Con đếm cả tháng đầu và tháng cuối nhé!")
        : mistake("COUNT-ENDS", ((last + 10) % 12) + 1, "Con đếm từ tháng sau, không đếm tháng này."),
      mistake("OP", isSpan ? last : Math.abs(first - steps), "Con đếm lần lượt từng tháng nhé!"),
      mistake("OFF1", isSpan ? steps + 2 : (last % 12) + 1, "Con đếm lại từng tháng nhé!"),
    ],
    hints: [
      "Con đếm lần lượt từng tháng trên ngón tay.",
      isSpan ? "Con đếm cả tháng đầu và tháng cuối." : "Hết năm này thì con đếm tiếp sang năm sau.",
    ],
    explanation: isSpan
      ? `Đó là ${listMonths(first, last)}: có ${answer} tháng.`
      : `Đếm tiếp ${steps} tháng từ tháng ${first}${last > 12 ? ", qua tháng 12 sang năm sau" : ""}, con được tháng ${answer}.`,
    praise: "date",
    identity: `steps ${isSpan} ${first} ${steps}`,
  });
}

/** Months and years (curriculum, c3-month-year): days of months; from month to month; dates across two months. */
export const monthYear = defineGeometrySkill({
  id: "c3-month-year",
  classId: "3",
  title: "Tháng và năm",
  generate: byDifficulty({
    1: [buildWhichMonthQuestion, buildHowManyDaysQuestion, buildCountMonthsQuestion],
    2: [buildMonthsOfYearsQuestion, buildMonthStepsQuestion, buildMonthStepsQuestion],
    3: [buildDateLaterQuestion, buildDateLaterQuestion, buildDaysBetweenQuestion, buildWeekdayQuestion],
  }),
});
