import { capital } from "#lib/core/capital.ts";
import type { Rng } from "#lib/core/rng.ts";
import { weekdayOf } from "#lib/core/weekday-of.ts";
import type { Question } from "#lib/questions/question.ts";
import { wordsValue } from "#lib/questions/values.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, numberQuestion } from "#lib/skills/drafts/questions.ts";
import { daysOf, weekdays } from "#lib/skills/words/calendar.ts";
import { children } from "#lib/skills/words/children.ts";

const dateText = (day: number, month: number) => `ngày ${day} tháng ${month}`;

/** Months with 30 or 31 days that have a month after them in the same year. */
const months = [3, 4, 5, 6, 7, 8, 9, 10, 11] as const;

const again = "Con đếm lại từng ngày, bắt đầu từ ngày hôm sau nhé!";

/** "Hôm nay là ngày 28 tháng 4. 5 ngày nữa là ngày mấy?" across the end of the month. Typed. */
export function buildDateLaterQuestion(rng: Rng): Question {
  const month = rng.pick(months);
  const last = daysOf(month);
  const more = rng.int(4, 9);
  const day = rng.int(last - more + 1, last - 1);
  const answer = day + more - last;
  const date = dateText(day, month);
  const wrongLength = `Con xem lại tháng ${month} có bao nhiêu ngày nhé!`;
  return numberQuestion(rng, {
    prompt: rng.pick([
      `Hôm nay là ${date}. ${more} ngày nữa là ngày mấy?`,
      `Hạt đậu được gieo ${date}. Sau ${more} ngày thì nảy mầm. Đậu nảy mầm vào ngày mấy?`,
      `${rng.pick(children)} bắt đầu nghỉ ở quê từ ${date}. Sau đúng ${more} ngày thì về. Đó là ngày mấy?`,
    ]),
    answer,
    range: [1, 45],
    isTyped: true,
    distractors: [
      mistake(
        "PARTIAL",
        day + more,
        `Tháng ${month} không có nhiều ngày như thế. Hết tháng thì con đếm tiếp sang tháng sau.`,
      ),
      mistake("OFF1", last === 31 ? answer + 1 : answer - 1, wrongLength),
      mistake("COUNT-ENDS", last === 31 ? answer - 1 : answer + 1, again),
      mistake("PARTIAL", last - day, `Đó mới là số ngày đến hết tháng ${month}. Con tìm ngày của tháng sau nhé!`),
      mistake("DATUM", more, "Đó là số ngày đếm thêm. Con tìm ngày đến nhé!"),
    ],
    hints: [
      `Con nhớ lại xem tháng ${month} có bao nhiêu ngày.`,
      "Con đếm đến hết tháng này, rồi đếm tiếp những ngày còn thiếu sang tháng sau.",
    ],
    explanation: `Đến hết tháng ${month} còn ${last} − ${day} = ${last - day} (ngày). ${more} − ${last - day} = ${answer}, vậy đó là ${dateText(answer, month + 1)}.`,
    praise: "date",
    identity: `later ${day} ${month} ${more}`,
  });
}

/** "Từ ngày 25 tháng 6 đến ngày 4 tháng 7 còn bao nhiêu ngày nữa?" Typed. */
export function buildDaysBetweenQuestion(rng: Rng): Question {
  const month = rng.pick(months);
  const last = daysOf(month);
  const [day, later] = [rng.int(last - 9, last - 2), rng.int(1, 8)];
  const answer = last - day + later;
  return numberQuestion(rng, {
    prompt: rng.pick([
      `Hôm nay là ${dateText(day, month)}. Còn bao nhiêu ngày nữa đến ${dateText(later, month + 1)}?`,
      `Sinh nhật ${rng.pick(children)} là ${dateText(later, month + 1)}. Hôm nay là ${dateText(day, month)}. Còn bao nhiêu ngày nữa đến sinh nhật?`,
    ]),
    answer,
    range: [1, 40],
    isTyped: true,
    distractors: [
      mistake("COUNT-ENDS", answer + 1, "Ngày hôm nay không tính. Con đếm từ ngày mai nhé!"),
      mistake(
        "OFF1",
        answer - 1,
        `Tháng ${month} có ${last} ngày. Con đếm từ ${dateText(day + 1, month)} và đếm cả ${dateText(later, month + 1)} nhé!`,
      ),
      mistake("PARTIAL", last - day, `Đó mới là số ngày đến hết tháng ${month}.`),
      mistake("OP", Math.abs(day - later), "Hai ngày ở hai tháng khác nhau, con không trừ thẳng được."),
    ],
    hints: [
      `Con nhớ lại xem tháng ${month} có bao nhiêu ngày.`,
      `Con tính số ngày đến hết tháng ${month}, rồi cộng thêm số ngày tính từ đầu tháng ${month + 1}.`,
    ],
    explanation: `Đến hết tháng ${month} còn ${last} − ${day} = ${last - day} (ngày), thêm ${later} ngày: tất cả ${answer} ngày.`,
    praise: "date",
    identity: `between ${day} ${month} ${later}`,
  });
}

/** Said to a day one too late, one too early, two too late and two too early. */
const tellDays = (month: number) => [
  "Con đếm quá một ngày rồi. Con đếm lại nhé!",
  `Con đếm chưa tới. Hết tháng ${month} là đến ngày 1 tháng ${month + 1}, con đếm cả ngày ấy nhé!`,
  "Con đếm quá nhiều ngày rồi. Con đếm lại từng ngày qua cuối tháng nhé!",
  "Con đếm còn thiếu ngày. Con đếm lại từng ngày qua cuối tháng nhé!",
];

/** "Ngày 28 tháng 5 là thứ Hai. Ngày 4 tháng 6 là thứ mấy?", also with the sheet of the month. */
export function buildWeekdayQuestion(rng: Rng): Question {
  const month = rng.pick(months);
  const last = daysOf(month);
  const startsOn = rng.int(0, 6);
  const later = rng.int(1, 9);
  const day = rng.int(last - 6, last);
  const nameOf = (count: number) => weekdays[weekdayOf(startsOn, count)] ?? weekdays[0];
  const right = nameOf(last + later);
  const isSeen = rng.int(0, 1) === 0;
  const asked = dateText(later, month + 1);
  const wrong = [last + later + 1, last + later - 1, last + later + 2, last + later - 2].map(nameOf);
  return choiceQuestion(rng, {
    prompt: isSeen
      ? rng.pick([
          `Con xem tờ lịch tháng ${month}. ${capital(asked)} là thứ mấy?`,
          `Đây là tờ lịch tháng ${month}. Sang tháng sau, ${asked} là thứ mấy?`,
        ])
      : `Tháng ${month} có ${last} ngày. Ngày ${day} tháng ${month} là ${nameOf(day)}. Ngày ${later} tháng ${month + 1} là thứ mấy?`,
    figures: isSeen
      ? [
          {
            type: "calendar",
            month,
            year: null,
            startsOn,
            days: last,
            ringed: [],
            blank: [],
            alt: "Một tờ lịch tháng.",
          },
        ]
      : [],
    answer: wordsValue(right),
    distractors: wrong.map((name, place) => mistake("OFF1", wordsValue(name), tellDays(month)[place] ?? again)),
    hints: [
      "Cứ 7 ngày thì lại đến đúng thứ đó.",
      isSeen
        ? "Con tìm thứ của ngày cuối tháng, rồi đếm tiếp sang tháng sau."
        : "Con đếm từng ngày đến hết tháng, rồi đếm tiếp.",
    ],
    explanation: `${isSeen || day === last ? "" : `Từ ngày ${day} đến ngày ${last} đếm thêm ${last - day} ngày. `}Ngày ${last} tháng ${month} là ${nameOf(last)}. Đếm tiếp ${later} ngày thì ${asked} là ${right}.`,
    praise: "date",
    identity: `weekday ${isSeen} ${month} ${startsOn} ${later} ${day}`,
  });
}
