import type { ClockTime } from "#lib/core/clock-time.ts";
import { clockTimeAt } from "#lib/core/clock-time-at.ts";
import { measure } from "#lib/core/measure.ts";
import { minutesAfterTwelve } from "#lib/core/minutes-after-twelve.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { setClockQuestion } from "#lib/skills/drafts/set-clock-question.ts";
import { defineGeometrySkill } from "#lib/skills/maths/define-maths-skill.ts";
import { children } from "#lib/skills/words/children.ts";
import { clock, clockSlice, nextHour, shortOfValue, timeText } from "./clock-times.ts";

/** What is done at a time of day, and when. */
const doings = [
  { what: "ăn sáng", hours: [6, 7] },
  { what: "đi học", hours: [6, 7] },
  { what: "tưới cây", hours: [5, 6, 8] },
  { what: "cho gà ăn", hours: [5, 6, 7] },
  { what: "đá cầu", hours: [3, 4, 9] },
  { what: "đọc sách", hours: [1, 2, 8, 9] },
  { what: "tan học", hours: [4, 10, 11] },
  { what: "ăn trưa", hours: [11, 12] },
] as const;

const minutes = (count: number) => measure(String(count), "phút");
const hours = (count: number) => measure(String(count), "giờ");

/** The time in words, and where its hands stand. */
function tellHands({ hour, minute }: ClockTime): string {
  return `Kim ngắn qua số ${hour}, chưa tới số ${nextHour(hour)}. Kim dài chỉ số ${minute / 5 || 12}.`;
}

/** "Con quay kim đến 8 giờ 20 phút." */
function buildFivesQuestion(rng: Rng): Question {
  const time = { hour: rng.int(1, 12), minute: rng.int(1, 11) * 5 };
  const { hour, minute } = time;
  const told = timeText(time);
  const fitting = doings.filter((doing) => doing.hours.some((each) => each === hour));
  const child = rng.pick(children);
  return setClockQuestion(rng, {
    prompt: rng.pick([
      `Con quay kim đến ${told}.`,
      ...(fitting.length === 0
        ? [`Đồng hồ ở nhà ga chỉ ${told}. Con quay kim cho đúng.`]
        : [`${child} ${rng.pick(fitting).what} lúc ${told}. Con quay kim chỉ giờ đó.`]),
    ]),
    time,
    step: 5,
    answer: told,
    hints: [
      {
        say: "Kim dài chỉ phút. Từ số 12, mỗi số kim dài đi qua là 5 phút.",
        figures: [clock(time, { guide: "minute", counted: minute, slice: { from: 0, to: minute } })],
      },
      {
        say: `Đã qua ${hours(hour)} mà chưa tới ${hours(nextHour(hour))}. Kim ngắn ở giữa hai số nào?`,
        figures: [clock(time, { guide: "hour" })],
      },
    ],
    wrong: {
      hour: `Kim ngắn phải qua số ${hour} mà chưa tới số ${nextHour(hour)}.`,
      minute: `Con đếm lại ${minutes(minute)} từ số 12: mỗi số là 5 phút.`,
      both: "Kim ngắn chỉ giờ, kim dài chỉ phút. Con quay lại cả hai kim nhé!",
    },
    explanation: {
      say: `${tellHands(time)} Đồng hồ chỉ ${told}.`,
      figures: [clockSlice(time, { from: 0, to: minute }, `Phần tô màu từ số 12 đến kim dài là ${minutes(minute)}.`)],
    },
    identity: `fives ${hour}:${minute}`,
  });
}

/** "Con quay kim đến 9 giờ kém 10 phút." */
function buildShortOfQuestion(rng: Rng): Question {
  const time = { hour: rng.int(1, 12), minute: rng.int(7, 11) * 5 };
  const [next, less] = [nextHour(time.hour), 60 - time.minute];
  const told = shortOfValue(next, less).line.text;
  const child = rng.pick(children);
  return setClockQuestion(rng, {
    prompt: rng.pick([
      `Con quay kim đến ${told}.`,
      `Chuyến xe khởi hành lúc ${told}. Con quay kim chỉ giờ đó.`,
      `${child} hẹn bạn lúc ${told}. Con quay kim chỉ giờ hẹn.`,
      `Đồng hồ ở thư viện chỉ ${told}. Con quay kim cho đúng.`,
    ]),
    time,
    step: 5,
    answer: timeText(time),
    hints: [
      "Kém bao nhiêu phút nghĩa là còn thiếu bấy nhiêu phút nữa mới đủ giờ đó.",
      {
        say: "Con cho kim dài lùi lại từ số 12, mỗi số là 5 phút.",
        figures: [clock(time, { guide: "minute", slice: { from: time.minute, to: 60 } })],
      },
      {
        say: `Chưa tới ${hours(next)}, nên kim ngắn còn ở trước số ${next}.`,
        figures: [clock(time, { guide: "hour" })],
      },
    ],
    wrong: {
      hour: `Kim ngắn phải qua số ${time.hour} mà chưa tới số ${next}.`,
      minute: `Con đếm lùi lại từ số 12, mỗi số là 5 phút, đến khi đủ ${minutes(less)}.`,
      both: `Kém ${minutes(less)} là còn thiếu ${minutes(less)} nữa mới tới ${hours(next)}. Con quay lại cả hai kim nhé!`,
    },
    explanation: {
      say: `${told} là còn ${minutes(less)} nữa mới đến ${hours(next)}, tức là ${timeText(time)}.`,
      figures: [
        clockSlice(time, { from: time.minute, to: 60 }, `Phần tô màu từ kim dài đến số 12 là ${minutes(less)}.`),
      ],
    },
    identity: `short ${time.hour}:${time.minute}`,
  });
}

/** What begins at one time and ends, or is followed, some minutes later. */
const spans = [
  "Bây giờ là {began}. Sau {length} nữa là mấy giờ? Con quay kim chỉ giờ đó.",
  "Chuyến xe đầu đi lúc {began}, chuyến sau đi sau đó {length}. Con quay kim chỉ giờ của chuyến sau.",
  "Bộ phim bắt đầu lúc {began} và dài {length}. Con quay kim chỉ lúc phim hết.",
  "{child} bắt đầu làm bài lúc {began}, sau {length} thì xong. Con quay kim chỉ lúc {child} làm xong.",
] as const;

/** "Bây giờ là 8 giờ 45 phút. Sau 30 phút nữa là mấy giờ?": past the full hour. */
function buildLaterQuestion(rng: Rng): Question {
  const start = { hour: rng.int(1, 12), minute: rng.int(5, 11) * 5 };
  const toHour = 60 - start.minute;
  // Past the full hour by five minutes or more.
  const length = rng.int(toHour / 5 + 1, 8) * 5;
  const end = clockTimeAt(minutesAfterTwelve(start) + length);
  const told = rng
    .pick(spans)
    .replace("{began}", timeText(start))
    .replace("{length}", minutes(length))
    .replaceAll("{child}", rng.pick(children));
  return setClockQuestion(rng, {
    prompt: told,
    time: end,
    step: 5,
    answer: timeText(end),
    hints: [
      {
        say: "Con cho kim dài đi tiếp từ lúc bắt đầu, mỗi số là 5 phút.",
        figures: [clock(end, { guide: "minute", slice: { from: start.minute, to: start.minute + length } })],
      },
      `Từ ${timeText(start)} đến ${hours(end.hour)} là bao nhiêu phút? Con đếm tiếp số phút còn lại.`,
    ],
    wrong: {
      hour: "Kim dài đi qua số 12 thì đã sang giờ sau. Con quay lại kim ngắn nhé!",
      minute: `Từ số ${start.minute / 5}, con đếm tiếp từng 5 phút cho đủ ${minutes(length)}.`,
      both: `Con đếm tiếp ${minutes(length)} từ ${timeText(start)}. Qua số 12 thì sang giờ sau.`,
    },
    explanation: {
      say: `Từ ${timeText(start)} đến ${hours(end.hour)} là ${minutes(toHour)}, thêm ${minutes(end.minute)} là đủ ${minutes(length)}. Lúc đó là ${timeText(end)}.`,
      figures: [
        clockSlice(
          end,
          { from: start.minute, to: start.minute + length },
          `Phần tô màu là ${minutes(length)} kim dài đã đi.`,
        ),
      ],
    },
    identity: `later ${start.hour}:${start.minute} ${length}`,
  });
}

/** Hands to turn (curriculum, c3-set-clock): minutes in fives; short of an hour; some minutes later, past the hour. */
export const setClock = defineGeometrySkill({
  id: "c3-set-clock",
  classId: "3",
  title: "Quay kim đồng hồ",
  generate: byDifficulty({ 1: [buildFivesQuestion], 2: [buildShortOfQuestion], 3: [buildLaterQuestion] }),
});
