import type { ClockTime } from "#lib/core/clock-time.ts";
import { clockTimeAt } from "#lib/core/clock-time-at.ts";
import { measure } from "#lib/core/measure.ts";
import { minutesAfterTwelve } from "#lib/core/minutes-after-twelve.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, numberQuestion } from "#lib/skills/drafts/questions.ts";
import { children } from "#lib/skills/words/children.ts";
import { clock, hourBefore, nextHour, shortOfValue, timeText, timeValue } from "./clock-times.ts";

/** What takes less than an hour, and when it may begin. */
const doings = [
  { what: "làm bài tập", hours: [2, 3, 4, 7, 8] },
  { what: "đá bóng", hours: [3, 4, 5] },
  { what: "tập đàn", hours: [2, 3, 4, 7, 8] },
  { what: "đọc truyện", hours: [2, 3, 7, 8, 9] },
  { what: "giúp mẹ dọn nhà", hours: [2, 3, 8, 9] },
  { what: "tập bơi", hours: [3, 4, 8, 9] },
] as const;

/** "10 giờ kém mấy phút?": a clock past the half hour. */
export function buildShortOfQuestion(rng: Rng): Question {
  const time = { hour: rng.int(1, 12), minute: rng.int(7, 11) * 5 };
  const [next, less] = [nextHour(time.hour), 60 - time.minute];
  const isSeen = rng.int(0, 2) > 0;
  const right = shortOfValue(next, less);
  return choiceQuestion(rng, {
    prompt: isSeen
      ? rng.pick(["Đồng hồ chỉ mấy giờ kém?", "Con đọc giờ trên đồng hồ theo cách nói giờ kém."])
      : rng.pick([`${timeText(time)} còn đọc là:`, `Cách đọc nào giống với ${timeText(time)}?`]),
    figures: isSeen ? [clock(time)] : [],
    answer: right,
    distractors: [
      mistake("OFF1", shortOfValue(time.hour, less), "Kim ngắn sắp tới giờ sau, nên con nói giờ sau rồi mới nói kém."),
      mistake("PARTIAL", shortOfValue(next, time.minute), "Con đếm xem còn thiếu bao nhiêu phút nữa thì tròn giờ."),
      mistake("OP", timeValue({ hour: next, minute: less }), "Chưa tới giờ đó, nên phải nói là kém."),
      mistake("OFF1", shortOfValue(next, less === 5 ? 15 : less - 5), "Con đếm lại từng 5 phút đến số 12 nhé!"),
    ],
    hints: [
      "Khi kim dài đã qua số 6, con có thể nói giờ sau rồi nói kém mấy phút.",
      {
        say: "Con đếm từ chỗ kim dài đến số 12, mỗi số là 5 phút.",
        figures: [clock(time, { guide: "minute", slice: { from: time.minute, to: 60 } })],
      },
    ],
    explanation: `Còn thiếu ${measure(String(less), "phút")} nữa là ${measure(String(next), "giờ")}, nên ${timeText(time)} là ${right.line.text}.`,
    praise: "time",
    identity: `short ${isSeen} ${time.hour} ${time.minute}`,
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
    explanation: isOver
      ? `Đến ${timeText({ hour: end.hour, minute: 0 })} là ${60 - start.minute} phút, thêm ${end.minute} phút: tất cả ${length} phút.`
      : `${end.minute} − ${start.minute} = ${length} (phút).`,
    praise: "time",
    identity: `lasting ${start.hour}:${start.minute} ${length}`,
  });
}

const hourNotPassed = "Con xem kim ngắn đã sang giờ sau chưa nhé!";

const turnedBack = "Xong việc là về sau, con quay kim tới nhé!";

const hourPassedTwice = "Con xem kim dài đã đi qua số 12 mấy lần nhé!";

/** "Mai bắt đầu đọc truyện lúc 8 giờ 20 phút, đọc trong 25 phút. Mai đọc xong lúc mấy giờ?" */
export function buildEndQuestion(rng: Rng): Question {
  const [child, { what, hours }] = [rng.pick(children), rng.pick(doings)];
  const start: ClockTime = { hour: rng.pick(hours), minute: rng.int(0, 10) * 5 };
  const length = rng.int(3, 9) * 5;
  const end = clockTimeAt(minutesAfterTwelve(start) + length);
  const at = (minutes: number) => timeValue(clockTimeAt(minutesAfterTwelve(end) + minutes));
  return choiceQuestion(rng, {
    prompt: rng.pick([
      `${child} bắt đầu ${what} lúc ${timeText(start)} và ${what} trong ${measure(String(length), "phút")}. ${child} xong lúc mấy giờ?`,
      `Đồng hồ cho biết giờ ${child} bắt đầu ${what}. ${measure(String(length), "phút")} sau thì xong. Lúc đó là mấy giờ?`,
    ]),
    figures: [clock(start)],
    answer: timeValue(end),
    distractors: [
      mistake("HANDS", timeValue({ hour: hourBefore(end.hour), minute: end.minute }), hourNotPassed),
      mistake("OP", timeValue(clockTimeAt(minutesAfterTwelve(start) - length)), turnedBack),
      mistake("COUNT-ENDS", at(5), "Con đếm lại từng 5 phút nhé!"),
      mistake("COUNT-ENDS", at(-5), "Con đếm lại từng 5 phút nhé!"),
      mistake("HANDS", timeValue({ hour: nextHour(end.hour), minute: end.minute }), hourPassedTwice),
    ],
    hints: ["Con cho kim dài đi tiếp, mỗi số là 5 phút.", "Nếu kim dài đi qua số 12 thì sang giờ sau."],
    explanation: `${timeText(start)} thêm ${measure(String(length), "phút")} là ${timeText(end)}.`,
    praise: "time",
    identity: `end ${start.hour}:${start.minute} ${length}`,
  });
}
