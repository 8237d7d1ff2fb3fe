import type { ClockTime } from "#lib/core/clock-time.ts";
import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, figureChoiceQuestion, numberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineGeometrySkill } from "#lib/skills/maths/define-maths-skill.ts";
import { children } from "#lib/skills/words/children.ts";
import {
  buildEndQuestion,
  buildLastingQuestion,
  buildSetShortOfQuestion,
  buildShortOfQuestion,
} from "./build-clock-span-question.ts";
import { clock, clockSlice, hourBefore, nextHour, timeText, timeValue } from "./clock-times.ts";

/** A time with minutes in fives, or with any other minutes. */
function pickTime(rng: Rng, isInFives: boolean): ClockTime {
  const minute = rng.int(1, 11) * 5;
  return { hour: rng.int(1, 12), minute: isInFives ? minute : minute + rng.pick([-4, -3, -2, -1, 1, 2, 3, 4]) };
}

/** Times the hands are taken for; each minute is in the hour. */
function wrongTimes({ hour, minute }: ClockTime): Distractor<ClockTime>[] {
  // The number the long hand has passed, and the marks after it counted on from there.
  const passed = Math.floor(minute / 5) || 12;
  const read = Math.floor(minute / 5) + (minute % 5);
  const isLate = minute > 30;
  return [
    isLate
      ? mistake("HANDS", { hour: nextHour(hour), minute }, "Kim ngắn chưa tới số đó. Con lấy số kim ngắn vừa qua nhé!")
      : mistake("HANDS", { hour: hourBefore(hour), minute }, "Con xem lại kim ngắn vừa qua số nào nhé!"),
    mistake("READ", { hour, minute: read }, "Mỗi số ứng với 5 phút. Con đếm theo từng 5 phút nhé!"),
    mistake("HANDS", { hour: passed, minute: (hour % 12) * 5 }, "Kim ngắn chỉ giờ, kim dài chỉ phút."),
    mistake("OFF1", { hour, minute: (minute + 5) % 60 }, "Con đếm lại số phút của kim dài nhé!"),
    mistake("OFF1", { hour, minute: (minute + 55) % 60 }, "Con đếm lại số phút của kim dài, bắt đầu từ số 12 nhé!"),
    mistake("HANDS", { hour: nextHour(hour), minute }, "Kim ngắn chưa tới số đó. Con lấy số kim ngắn vừa qua nhé!"),
  ];
}

function hintsFor(time: ClockTime) {
  const fives = Math.floor(time.minute / 5) * 5;
  const slice = { from: 0, to: time.minute };
  return [
    { say: "Kim ngắn chỉ giờ. Con lấy số mà kim ngắn vừa qua.", figures: [clock(time, { guide: "hour" as const })] },
    {
      say:
        fives === time.minute
          ? "Kim dài chỉ phút. Từ số 12, mỗi số là 5 phút."
          : "Kim dài chỉ phút. Con đếm từng 5 phút, rồi đếm thêm từng vạch nhỏ.",
      figures: [clock(time, { guide: "minute" as const, counted: fives, slice })],
    },
  ];
}

function tellWay(time: ClockTime): string {
  const [fives, more] = [Math.floor(time.minute / 5), time.minute % 5];
  const way = more === 0 ? `chỉ số ${fives}` : `qua số ${fives === 0 ? 12 : fives} thêm ${more} vạch`;
  const short = time.minute > 30 ? `chưa tới số ${nextHour(time.hour)}` : `vừa qua số ${time.hour}`;
  return `Kim ngắn ${short}, kim dài ${way} là ${time.minute} phút. Đồng hồ chỉ ${timeText(time)}.`;
}

/** The way as words, and the minutes from the 12 to the long hand tinted. */
function explain(time: ClockTime, told = tellWay(time)) {
  const tinted = `Phần tô màu từ số 12 đến kim dài là ${measure(String(time.minute), "phút")}.`;
  return { say: told, figures: [clockSlice(time, { from: 0, to: time.minute }, tinted)] };
}

const doings = [
  { what: "ăn sáng", hours: [6, 7] },
  { what: "tan học", hours: [4, 5, 10, 11] },
  { what: "về đến nhà", hours: [4, 5, 11] },
  { what: "tưới cây", hours: [4, 5, 6] },
  { what: "cho gà ăn", hours: [5, 6, 7] },
  { what: "xem phim", hours: [2, 3, 8] },
  { what: "đá cầu", hours: [3, 4, 9] },
  { what: "đọc sách", hours: [1, 2, 8, 9] },
] as const;

/** "Lan ăn sáng", where the hour is one at which a child does so. */
function describeDoing(rng: Rng, hour: number): string | null {
  const fitting = doings.filter(({ hours }) => hours.some((each) => each === hour));
  return fitting.length === 0 ? null : `${rng.pick(children)} ${rng.pick(fitting).what}`;
}

/** "Đồng hồ chỉ mấy giờ?" */
function buildTimeQuestion(rng: Rng, isInFives: boolean): Question {
  const time = pickTime(rng, isInFives);
  const doing = describeDoing(rng, time.hour);
  return choiceQuestion(rng, {
    prompt: rng.pick([
      "Đồng hồ chỉ mấy giờ?",
      "Con xem đồng hồ. Bây giờ là mấy giờ?",
      doing === null ? "Đồng hồ ở nhà ga chỉ mấy giờ?" : `${doing} lúc mấy giờ?`,
    ]),
    figures: [clock(time)],
    answer: timeValue(time),
    distractors: wrongTimes(time).map((each) => ({ ...each, value: timeValue(each.value) })),
    hints: hintsFor(time),
    explanation: explain(time),
    praise: "time",
    identity: `time ${time.hour}:${time.minute}`,
  });
}

/** "Đồng hồ nào chỉ 7 giờ 25 phút?" */
function buildWhichClockQuestion(rng: Rng, isInFives: boolean): Question {
  const time = pickTime(rng, isInFives);
  const wrong = wrongTimes(time);
  const different = wrong.filter(({ value }, place) => {
    const isSame = (other: ClockTime) => other.hour === value.hour && other.minute === value.minute;
    return !isSame(time) && wrong.findIndex((other) => isSame(other.value)) === place;
  });
  const right = clock(time);
  const doing = describeDoing(rng, time.hour);
  return figureChoiceQuestion(rng, {
    prompt: rng.pick([
      `Đồng hồ nào chỉ ${timeText(time)}?`,
      doing === null
        ? `Bây giờ là ${timeText(time)}. Đồng hồ nào chạy đúng?`
        : `${doing} lúc ${timeText(time)}. Đồng hồ nào chỉ giờ đó?`,
    ]),
    right,
    answer: right.alt,
    distractors: different
      .slice(0, 3)
      .map((each) => mistake(each.code, clock(each.value), `Đồng hồ này chỉ ${timeText(each.value)}.`)),
    hints: [
      "Con tìm đồng hồ có kim ngắn đã qua số giờ mà chưa tới số tiếp theo.",
      "Rồi con xem kim dài: mỗi số là 5 phút, mỗi vạch nhỏ là 1 phút.",
    ],
    explanation: explain(time, `${tellWay(time)} Đó là: ${right.alt}`),
    praise: "time",
    identity: `which ${time.hour}:${time.minute}`,
  });
}

/** "Đồng hồ chỉ 7 giờ bao nhiêu phút?" Typed. */
function buildMinutesQuestion(rng: Rng, isInFives: boolean): Question {
  const picked = pickTime(rng, isInFives);
  const time = { hour: picked.hour, minute: picked.minute < 5 ? picked.minute + 10 : picked.minute };
  const { hour, minute } = time;
  const near = Math.round(minute / 5);
  return numberQuestion(rng, {
    prompt: rng.pick([
      `Đồng hồ chỉ ${hour}\u00a0giờ bao nhiêu phút?`,
      `Đã qua ${hour}\u00a0giờ. Kim dài chỉ bao nhiêu phút?`,
    ]),
    figures: [clock(time)],
    answer: minute,
    range: [1, 59],
    isTyped: true,
    distractors: [
      mistake("READ", near, "Mỗi số ứng với năm phút. Con đếm theo từng năm phút nhé!"),
      mistake("OFF1", minute + 5, "Con đếm lại số phút của kim dài nhé!"),
      mistake("OFF1", minute - 5, "Con đếm lại số phút của kim dài nhé!"),
      mistake("OFF1", minute + 1, "Con đếm lại từng vạch nhỏ nhé!"),
      mistake("OFF1", minute - 1, "Con đếm lại từng vạch nhỏ nhé!"),
    ],
    hints: [
      "Kim dài chỉ phút. Con bắt đầu đếm từ số ở trên cùng.",
      "Mỗi khoảng giữa hai số là năm phút, mỗi vạch nhỏ là một phút.",
    ],
    explanation: explain(time),
    praise: "time",
    identity: `minutes ${hour}:${minute}`,
  });
}

/** "Kim ngắn gần số 10, kim dài chỉ số 11. Đồng hồ chỉ mấy giờ?" without a picture. */
function buildToldQuestion(rng: Rng): Question {
  const isLate = rng.int(0, 1) === 0;
  const time = { hour: rng.int(1, 12), minute: rng.int(isLate ? 9 : 1, isLate ? 11 : 4) * 5 };
  const short = isLate ? `sắp tới số ${nextHour(time.hour)}` : `vừa qua số ${time.hour}`;
  return choiceQuestion(rng, {
    prompt: `Kim ngắn ${short}, kim dài chỉ số ${time.minute / 5}. Đồng hồ chỉ mấy giờ?`,
    answer: timeValue(time),
    distractors: wrongTimes(time).map((each) => ({ ...each, value: timeValue(each.value) })),
    hints: [
      "Con tưởng tượng mặt đồng hồ rồi đặt hai kim vào.",
      "Kim ngắn sắp tới một số thì vẫn là giờ trước. Kim dài: mỗi số là 5 phút.",
    ],
    explanation: explain(time),
    praise: "time",
    identity: `told ${time.hour}:${time.minute}`,
  });
}

/** Clocks to the minute (curriculum, c3-clock-minutes): in fives; any minute; "kém" and how long things last. */
export const clockMinutes = defineGeometrySkill({
  id: "c3-clock-minutes",
  classId: "3",
  title: "Xem đồng hồ đến từng phút",
  generate(difficulty, rng) {
    if (difficulty === 3)
      return rng.pick([buildShortOfQuestion, buildSetShortOfQuestion, buildLastingQuestion, buildEndQuestion])(rng);
    const isInFives = difficulty === 1;
    if (isInFives && rng.int(0, 4) === 0) return buildToldQuestion(rng);
    const asks = [buildTimeQuestion, buildWhichClockQuestion, buildMinutesQuestion];
    return rng.pick([...asks, isInFives ? buildTimeQuestion : buildMinutesQuestion])(rng, isInFives);
  },
});
