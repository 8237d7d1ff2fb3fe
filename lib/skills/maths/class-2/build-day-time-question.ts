import type { Rng } from "#lib/core/rng.ts";
import { clockFace } from "#lib/questions/clock/clock-face.ts";
import { faceFigure } from "#lib/questions/clock/face-figure.ts";
import type { ClockFigure, Sky } from "#lib/questions/figures/clock.ts";
import type { Question } from "#lib/questions/question.ts";
import { wordsValue } from "#lib/questions/values.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, numberQuestion } from "#lib/skills/drafts/questions.ts";
import { setClockQuestion } from "#lib/skills/drafts/set-clock-question.ts";
import { withoutLeaks } from "#lib/skills/drafts/without-leaks.ts";
import { clockFormat } from "#lib/text/clock-format.ts";

/** What an hour of 24 is called in the part of its day: 15 giờ is "3 giờ chiều". */
function dayPart(hour: number): string {
  if (hour <= 10) return "sáng";
  if (hour <= 12) return "trưa";
  if (hour <= 18) return "chiều";
  return hour <= 21 ? "tối" : "đêm";
}

const minutes = [0, 15, 30] as const;

interface DayTime {
  /** 13 to 23. */
  readonly hour: number;
  readonly minute: number;
}

function pickDayTime(rng: Rng): DayTime {
  return { hour: rng.int(13, 23), minute: rng.pick(minutes) };
}

function writeDayTime(hour: number, minute: number): string {
  return clockFormat.time({ hour, minute }, "minutes");
}

/** "3 giờ 15 phút chiều" for 15:15. */
function spokenTime({ hour, minute }: DayTime): string {
  return `${writeDayTime(hour > 12 ? hour - 12 : hour, minute)} ${dayPart(hour)}`;
}

const fromOne = "13 giờ là 1 giờ chiều. Con đếm tiếp nhé!";
const lessTwelve = "Giờ lớn hơn 12 thì con bớt 12.";

function explainLess(time: DayTime): string {
  const { hour, minute } = time;
  return `${hour} − 12 = ${hour - 12}. Vậy ${writeDayTime(hour, minute)} là ${spokenTime(time)}.`;
}

/** "15 giờ còn gọi là mấy giờ?" */
export function build24ToWordsQuestion(rng: Rng): Question {
  const time = pickDayTime(rng);
  const { hour, minute } = time;
  const told = writeDayTime(hour, minute);
  const digital = `${hour}:${String(minute).padStart(2, "0")}`;
  const isDigital = rng.int(0, 1) === 1;
  const figure: ClockFigure = { type: "clock", faces: [], digital, alt: `Đồng hồ điện tử chỉ ${told}.` };
  const sky: Sky = hour > 18 ? "evening" : "afternoon";
  const face = clockFace({ hour: hour - 12, minute }, { numerals: "all", sky });
  const named = (wrong: number, part: string) => wordsValue(`${writeDayTime(wrong, minute)} ${part}`);
  const [right, part] = [hour - 12, dayPart(hour)];
  return choiceQuestion(rng, {
    prompt: isDigital ? "Đồng hồ điện tử này chỉ mấy giờ?" : `${told} còn gọi là:`,
    figures: isDigital ? [figure] : [],
    answer: wordsValue(spokenTime(time)),
    distractors: [
      ...(hour === 20 ? [] : [mistake("UNIT", named(((hour - 11) % 12) + 1, part), "Con bớt 12 nhé, không bớt 10.")]),
      mistake("OFF1", named(right === 1 ? 2 : right - 1, part), "Con tính lại giờ nhé!"),
      mistake("FIELD", named(right, "sáng"), "Con xem lại đó là buổi nào nhé!"),
      mistake("OFF1", named(right + 1, part), "Con tính lại giờ nhé!"),
    ],
    hints: withoutLeaks(right, [fromOne, lessTwelve]).concat("Con nhớ gọi đúng tên buổi."),
    explanation: { say: explainLess(time), figures: [{ ...faceFigure(face), digital }] },
    praise: "time",
    identity: `words ${isDigital} ${told}`,
  });
}

/** "15 giờ 30 phút là mấy giờ 30 phút chiều?" Typed. */
export function buildHourOf12Question(rng: Rng): Question {
  const time = pickDayTime(rng);
  const { hour, minute } = time;
  const right = hour - 12;
  const told = writeDayTime(hour, minute);
  const rest = minute === 0 ? "" : ` ${clockFormat.minutes(minute)}`;
  return numberQuestion(rng, {
    prompt: `${told} là mấy giờ${rest} ${dayPart(hour)}?`,
    answer: right,
    range: [1, 24],
    isTyped: true,
    distractors: [
      mistake("UNIT", hour - 10, "Con bớt chưa đủ. Một vòng mặt đồng hồ có mấy giờ?"),
      mistake("DATUM", hour, "Con chép lại giờ đã cho. Con đổi sang cách gọi theo buổi nhé!"),
      mistake("OFF1", right + 1, "Con tính lại giờ nhé!"),
      ...(minute === 0 ? [] : [mistake("FIELD", minute, "Đó là số phút. Đề bài hỏi giờ.")]),
    ],
    hints: withoutLeaks(right, [fromOne, lessTwelve]),
    explanation: explainLess(time),
    praise: "time",
    identity: `of 12 ${told}`,
  });
}

/** "Theo cách gọi 24 giờ, 3 giờ chiều là bao nhiêu giờ?" Typed. */
export function buildHourOf24Question(rng: Rng): Question {
  const time = { hour: rng.int(13, 23), minute: 0 };
  const { hour, minute } = time;
  return numberQuestion(rng, {
    prompt: `Theo cách gọi 24 giờ, ${spokenTime(time)} là bao nhiêu giờ?`,
    answer: hour,
    range: [1, 24],
    isTyped: true,
    distractors: [
      mistake("UNIT", hour - 2, "Con thêm chưa đủ. Một vòng mặt đồng hồ có mấy giờ?"),
      mistake("DATUM", hour - 12, "Con chép lại giờ đã cho. Con đếm tiếp từ 12 giờ trưa nhé!"),
      mistake("OFF1", hour - 1, "Con thêm còn thiếu. Con đếm tiếp từ 12 giờ nhé!"),
      mistake("OFF1", hour + 1, "Con thêm hơi nhiều. Con đếm tiếp từ 12 giờ nhé!"),
    ],
    hints: withoutLeaks(hour, ["Sau 12 giờ trưa, con đếm tiếp: 13 giờ, 14 giờ.", "Con lấy giờ đó thêm 12."]),
    explanation: `${hour - 12} + 12 = ${hour}. Vậy ${spokenTime(time)} là ${writeDayTime(hour, minute)}.`,
    praise: "time",
    identity: `to 24 ${writeDayTime(hour, minute)}`,
  });
}

/** "Con quay kim đến 15 giờ 30 phút nhé!": an hour of 24 on a clock of 12. */
export function buildSetDayTimeQuestion(rng: Rng): Question {
  const time = pickDayTime(rng);
  const { hour, minute } = time;
  const told = writeDayTime(hour, minute);
  return setClockQuestion(rng, {
    prompt: rng.pick([`Con quay kim đến ${told} nhé!`, `Tàu chạy lúc ${told}. Con quay kim chỉ giờ đó nhé!`]),
    time: { hour: hour - 12, minute },
    step: 15,
    answer: told,
    hints: [fromOne, "Mặt đồng hồ chỉ có 12 số. Giờ lớn hơn 12 thì con bớt 12."],
    explanation: explainLess(time),
    identity: `set 24 ${told}`,
  });
}
