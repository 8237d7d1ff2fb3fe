import type { ClockTime } from "#lib/core/clock-time.ts";
import { clockTimeAt } from "#lib/core/clock-time-at.ts";
import { measure } from "#lib/core/measure.ts";
import { minutesAfterTwelve } from "#lib/core/minutes-after-twelve.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { numberQuestion } from "#lib/skills/drafts/questions.ts";
import { setClockQuestion } from "#lib/skills/drafts/set-clock-question.ts";
import { children } from "#lib/skills/words/children.ts";
import { clock, clockSlice, nextHour, shortOfValue, timeText } from "./clock-times.ts";

/** What takes less than an hour, and when it may begin. */
const doings = [
  { what: "làm bài tập", hours: [2, 3, 4, 7, 8] },
  { what: "đá bóng", hours: [3, 4, 5] },
  { what: "tập đàn", hours: [2, 3, 4, 7, 8] },
  { what: "đọc truyện", hours: [2, 3, 7, 8, 9] },
  { what: "giúp mẹ dọn nhà", hours: [2, 3, 8, 9] },
  { what: "tập bơi", hours: [3, 4, 8, 9] },
] as const;

const saidShort = "Khi kim dài đã qua số 6, con có thể nói giờ sau rồi nói kém mấy phút.";

function pickLate(rng: Rng) {
  const time = { hour: rng.int(1, 12), minute: rng.int(7, 11) * 5 };
  return { time, next: nextHour(time.hour), less: 60 - time.minute };
}

/** "Đồng hồ chỉ 10 giờ kém bao nhiêu phút?": a clock past the half hour, or a time. Typed. */
export function buildShortOfQuestion(rng: Rng): Question {
  const { time, next, less } = pickLate(rng);
  // Where a hand points at the number that is asked for, the time is told in words.
  const isClear = time.minute !== 50 && time.hour !== less;
  const isSeen = isClear && rng.int(0, 3) > 0;
  const way = "Con đếm từ chỗ kim dài đến số 12. Mỗi khoảng giữa hai số là mấy phút?";
  const hours = measure(String(next), "giờ");
  return numberQuestion(rng, {
    prompt: isSeen
      ? rng.pick([`Đồng hồ chỉ ${hours} kém bao nhiêu phút?`, `Bây giờ là ${hours} kém bao nhiêu phút?`])
      : `${timeText(time)} còn gọi là ${hours} kém bao nhiêu phút?`,
    figures: isSeen ? [clock(time)] : [],
    answer: less,
    range: [1, 59],
    step: 5,
    isTyped: true,
    distractors: [
      mistake("PARTIAL", time.minute, "Con đếm xem còn thiếu bao nhiêu phút nữa thì tròn giờ."),
      mistake("READ", time.minute / 5, "Đó là số mà kim dài chỉ. Con đếm xem còn thiếu bao nhiêu phút nhé!"),
      mistake("READ", less / 5, "Con đếm số khoảng rồi. Mỗi khoảng giữa hai số là mấy phút?"),
    ],
    hints: [
      "Kém bao nhiêu phút nghĩa là còn thiếu bấy nhiêu phút nữa thì tròn giờ.",
      isClear ? { say: way, figures: [clock(time, { guide: "minute", slice: { from: time.minute, to: 60 } })] } : way,
    ],
    explanation: {
      say: `60 − ${time.minute} = ${less}. Còn thiếu ${measure(String(less), "phút")} nữa là ${hours}, nên ${timeText(time)} là ${shortOfValue(next, less).line.text}.`,
      figures: [
        clockSlice(
          time,
          { from: time.minute, to: 60 },
          `Phần tô màu từ kim dài đến số 12 là ${measure(String(less), "phút")}.`,
        ),
      ],
    },
    praise: "time",
    identity: `short ${isSeen} ${time.hour} ${time.minute}`,
  });
}

/** "Con quay kim đến 10 giờ kém 10 phút." */
export function buildSetShortOfQuestion(rng: Rng): Question {
  const { time, next, less } = pickLate(rng);
  const told = shortOfValue(next, less).line.text;
  return setClockQuestion(rng, {
    prompt: rng.pick([`Con quay kim đến ${told}.`, `Một chuyến xe khởi hành lúc ${told}. Con quay kim chỉ giờ đó.`]),
    time,
    step: 5,
    answer: timeText(time),
    hints: [saidShort, `Chưa tới ${measure(String(next), "giờ")}, nên kim ngắn còn ở trước số ${next}.`],
    explanation: `Còn thiếu ${measure(String(less), "phút")} nữa là ${measure(String(next), "giờ")}: 60 − ${less} = ${time.minute}. Đó là ${timeText(time)}.`,
    identity: `set short ${time.hour} ${time.minute}`,
  });
}

/** "Lan tập đàn từ 7 giờ 15 phút đến 7 giờ 50 phút. Lan tập trong bao nhiêu phút?" Typed. */
export function buildLastingQuestion(rng: Rng): Question {
  const [child, { what, hours }] = [rng.pick(children), rng.pick(doings)];
  const start: ClockTime = { hour: rng.pick(hours), minute: rng.int(1, 10) * 5 };
  const length = rng.int(3, 10) * 5;
  const end = clockTimeAt(minutesAfterTwelve(start) + length);
  const isOver = end.hour !== start.hour;
  return numberQuestion(rng, {
    prompt: rng.pick([
      `${child} ${what} từ ${timeText(start)} đến ${timeText(end)}. ${child} ${what} trong bao nhiêu phút?`,
      `${child} bắt đầu ${what} lúc ${timeText(start)} và xong lúc ${timeText(end)}. ${child} ${what} mất bao nhiêu phút?`,
    ]),
    answer: length,
    range: [1, 120],
    isTyped: true,
    distractors: [
      mistake("DATUM", end.minute, "Đó là số phút lúc kết thúc. Con tính từ lúc bắt đầu nhé!"),
      mistake("OP", start.minute + end.minute, "Con đã cộng hai số phút. Con đếm từ lúc bắt đầu đến lúc kết thúc nhé!"),
      mistake("COUNT-ENDS", length + 5, "Con đếm lại từng 5 phút nhé!"),
      mistake("COUNT-ENDS", length - 5, "Con đếm lại từng 5 phút nhé!"),
    ],
    hints: [
      "Con tưởng tượng kim dài đi từ lúc bắt đầu đến lúc kết thúc.",
      isOver
        ? `Con đếm từ ${timeText(start)} đến ${timeText({ hour: end.hour, minute: 0 })}, rồi đếm tiếp.`
        : "Hai lúc cùng một giờ, con lấy số phút lúc sau trừ số phút lúc đầu.",
    ],
    explanation: {
      say: isOver
        ? `Đến ${timeText({ hour: end.hour, minute: 0 })} là ${60 - start.minute} phút, thêm ${end.minute} phút: tất cả ${length} phút.`
        : `${end.minute} − ${start.minute} = ${length} (phút).`,
      figures: [
        clockSlice(
          end,
          { from: start.minute, to: start.minute + length },
          `Phần tô màu là ${measure(String(length), "phút")} kim dài đã đi, từ ${timeText(start)}.`,
        ),
      ],
    },
    praise: "time",
    identity: `lasting ${start.hour}:${start.minute} ${length}`,
  });
}

/** "Mai bắt đầu đọc truyện lúc 8 giờ 20 phút, đọc trong 25 phút. Con quay kim đến lúc Mai đọc xong." */
export function buildEndQuestion(rng: Rng): Question {
  const [child, { what, hours }] = [rng.pick(children), rng.pick(doings)];
  const start: ClockTime = { hour: rng.pick(hours), minute: rng.int(0, 10) * 5 };
  const length = rng.int(3, 9) * 5;
  const end = clockTimeAt(minutesAfterTwelve(start) + length);
  const [began, lasted] = [timeText(start), measure(String(length), "phút")];
  return setClockQuestion(rng, {
    prompt: rng.pick([
      `${child} bắt đầu ${what} lúc ${began} và ${what} trong ${lasted}. Con quay kim đến lúc ${child} xong.`,
      `${child} ${what} từ ${began}, hết ${lasted}. Con quay kim đến lúc ${child} xong.`,
    ]),
    time: end,
    step: 5,
    answer: timeText(end),
    hints: ["Con cho kim dài đi tiếp, mỗi số là 5 phút.", "Nếu kim dài đi qua số 12 thì sang giờ sau."],
    explanation: `${began} thêm ${lasted} là ${timeText(end)}.`,
    identity: `end ${start.hour}:${start.minute} ${length}`,
  });
}
