import type { ClockTime } from "#lib/core/clock-time.ts";
import type { Line } from "#lib/core/line.ts";
import { toLine } from "#lib/core/to-line.ts";
import { clockFormat, type HalfNaming } from "./clock-format.ts";
import { clockHands } from "./clock-hands.ts";
import { tieWords } from "./tie-words.ts";

const { time, hours, span } = clockFormat;
const { numeralAt, shortAt } = clockHands;

function say(words: string): Line {
  return toLine(tieWords(words));
}

/** How both hands are read. */
function handsRead({ hour, minute }: ClockTime, naming: HalfNaming): string {
  if (minute === 0) return `Kim dài chỉ số 12, kim ngắn chỉ số ${hour}.`;
  const long = `Kim dài chỉ số ${numeralAt(minute)}`;
  return naming === "half"
    ? `${long}, kim ngắn qua số ${hour}.`
    : `Kim ngắn qua số ${hour}. ${long} là ${minute} phút.`;
}

/** Sentences about the time a clock shows, shared by the clock games of both classes. */
export const clockText = {
  promptTime: say("Đồng hồ chỉ mấy giờ?"),
  promptMinutes: (hour: number): Line => say(`Đồng hồ chỉ ${hours(hour)} bao nhiêu phút?`),
  promptNumeral: (numeral: number): Line => say(`Kim dài chỉ số ${numeral} là bao nhiêu phút?`),
  promptStoryTime: (who: string, what: string): Line => say(`${who} ${what} lúc mấy giờ?`),
  promptWhich: (asked: string): Line => say(`Đồng hồ nào chỉ ${asked}?`),
  promptStoryWhich: (who: string, what: string, asked: string): Line =>
    say(`${who} ${what} lúc ${asked}. Đồng hồ nào đúng?`),
  promptSet: (asked: string): Line => say(`Con quay kim đến ${asked} nhé!`),
  promptStorySet: (who: string, what: string, asked: string): Line =>
    say(`${who} ${what} lúc ${asked}. Con quay kim nhé!`),
  promptLater: (minutes: number): Line => say(`Sau ${span(minutes)} nữa, đồng hồ chỉ mấy giờ?`),
  promptEarlier: (minutes: number): Line => say(`Trước đó ${span(minutes)}, đồng hồ chỉ mấy giờ?`),
  promptLasting: (who: string, what: string): Line => say(`${who} ${what} trong bao lâu?`),

  hintShortHand: say("Kim ngắn chỉ giờ. Con tìm kim ngắn trước nhé!"),
  hintExactHour: say("Kim dài chỉ đúng số 12. Con xem kim ngắn chỉ số nào."),
  hintHalf: say("Kim dài chỉ số 6 là nửa giờ, gọi là rưỡi."),
  hintCountFives: say("Kim dài chỉ phút. Từ số 12, mỗi số là 5 phút."),
  hintPassed: say("Kim ngắn nằm giữa hai số. Con lấy số vừa qua."),
  hintCountRim: say("Con đếm theo các số phút bên ngoài nhé!"),
  hintFindShort: (at: ClockTime): Line => say(`Kim ngắn chỉ giờ. Con tìm kim ngắn ${shortAt(at)}.`),
  hintFindLong: (minute: number): Line => say(`Kim dài chỉ phút. Con tìm kim dài chỉ số ${numeralAt(minute)}.`),
  hintMarkOf: (hour: number): Line => {
    const printed = hour - (hour % 3) || 12;
    return say(
      hour % 3 === 1 ? `Vạch dài ngay sau số ${printed} là số mấy?` : `Vạch dài thứ hai sau số ${printed} là số mấy?`,
    );
  },
  hintTurnFirst: say("Kim dài đứng yên. Con quay kim ngắn nhé!"),
  hintTurnShort: (at: ClockTime): Line => say(`Lúc đó, kim ngắn ${shortAt(at)}.`),
  hintTurnLong: (minute: number): Line =>
    say(minute === 0 ? "Giờ đúng thì kim dài chỉ số 12." : "Con quay kim dài. Mỗi số là 5 phút."),
  hintTurnHalf: say("Rưỡi thì kim dài quay nửa vòng, đến số 6."),
  hintReadFirst: say("Con xem lúc này là mấy giờ trước nhé!"),
  hintHourSteps: say("Mỗi giờ, kim ngắn đi từ số này sang số bên cạnh."),
  hintMinuteSteps: say("Kim dài đi qua mỗi số là 5 phút."),
  hintBothClocks: say("Con đọc giờ ở cả hai đồng hồ nhé!"),
  hintCountHours: say("Con đếm xem kim ngắn đi qua mấy khoảng."),
  hintCountMinutes: say("Kim dài đi qua mỗi số là 5 phút. Con đếm nhé!"),

  explainTime: (at: ClockTime, naming: HalfNaming): Line =>
    say(`${handsRead(at, naming)} Đồng hồ chỉ ${time(at, naming)}.`),
  handsRead,
  explainMinutes: (numeral: number): Line => {
    const fives = Array.from({ length: numeral }, (_, place) => (place + 1) * 5).slice(-4);
    return say(
      `Con đếm ${numeral > 4 ? "tiếp " : ""}${fives.join(", ")}. Kim dài chỉ số ${numeral} là ${numeral * 5} phút.`,
    );
  },
  explainLater: (now: string, minutes: number, after: string): Line =>
    say(`Lúc này là ${now}. Sau ${span(minutes)} nữa là ${after}.`),
  explainEarlier: (now: string, minutes: number, before: string): Line =>
    say(`Lúc này là ${now}. Trước đó ${span(minutes)} là ${before}.`),
  explainHoursLasting: (start: number, end: number, lasting: string): Line =>
    say(`Từ ${hours(start)} đến ${hours(end)} là ${lasting}.`),
  explainMinutesLasting: (start: number, end: number, lasting: string): Line =>
    say(`Kim dài đi từ số ${numeralAt(start)} đến số ${numeralAt(end)} là ${lasting}.`),

  mistakeLongHand: say("Kim dài không chỉ giờ. Con xem kim ngắn nhé!"),
  mistakeSwapped: say("Kim ngắn chỉ giờ, kim dài chỉ phút con nhé!"),
  mistakeHandsSwapped: say("Giờ đúng thì kim dài chỉ số 12. Con xem lại hai kim nhé!"),
  mistakeShortHand: say("Con nhìn lại kim ngắn nhé!"),
  mistakeShortAgain: say("Con đếm lại vạch mà kim ngắn chỉ nhé!"),
  mistakeNextHour: (hour: number): Line => say(`Kim ngắn chưa tới số ${(hour % 12) + 1}. Con lấy số vừa qua nhé!`),
  mistakeExactHour: say("Kim dài chưa chỉ số 12 nên chưa phải giờ đúng."),
  mistakeNotExact: say("Kim dài chỉ đúng số 12 nên là giờ đúng."),
  mistakeNumeral: say("Mỗi số là 5 phút con nhé!"),
  mistakeCount: say("Con đếm lại từng 5 phút nhé!"),
  mistakeTens: say("Mỗi số là 5 phút, không phải 10 phút."),
  mistakeTurnShort: say("Con sửa lại kim ngắn nhé!"),
  mistakeTurnLong: say("Con sửa lại kim dài nhé!"),
  mistakeTurnBoth: say("Con sửa lại cả hai kim nhé!"),
  mistakeNow: say("Đó là giờ lúc này rồi. Con tính lại nhé!"),
  mistakeBack: say("“Nữa” thì con quay kim tiến lên nhé!"),
  mistakeForward: say("“Trước đó” thì con quay kim lùi lại nhé!"),
  mistakeSteps: say("Con đếm lại số khoảng nhé!"),
  mistakeEnd: say("Đó là lúc kết thúc. Con tính từ lúc bắt đầu nhé!"),
  mistakeStart: say("Đó là lúc bắt đầu. Con tính đến lúc kết thúc nhé!"),
  shows: (other: string): Line => say(`Đồng hồ này chỉ ${other}.`),

  praiseRead: [say("Con xem giờ đúng rồi!"), say("Con đọc đúng cả hai kim rồi!")],
  praiseMinutes: [say("Con đếm phút đúng rồi!")],
  praiseWhich: [say("Con tìm đúng đồng hồ rồi!")],
  praiseSet: [say("Con chỉnh kim đúng rồi!"), say("Con quay kim rất khéo!")],
  praiseLater: [say("Con tính giờ đúng rồi!")],
  praiseLasting: [say("Con tính thời gian đúng rồi!")],

  start: "Bắt đầu",
  end: "Kết thúc",
  handsAlt: (at: ClockTime): string => `Đồng hồ có ${clockHands.both(at)}.`,
  quartersAlt: (at: ClockTime): string =>
    `Mặt đồng hồ chỉ ghi số 12, 3, 6, 9. Đồng hồ có ${clockHands.bothCounted(at)}.`,
  minuteHandAlt: (minute: number): string => `Đồng hồ có kim dài chỉ số ${numeralAt(minute)}.`,
  twoAlt: (start: ClockTime, end: ClockTime): string =>
    `Hai đồng hồ. Lúc bắt đầu: ${clockHands.both(start)}. Lúc kết thúc: ${clockHands.both(end)}.`,
} as const;
