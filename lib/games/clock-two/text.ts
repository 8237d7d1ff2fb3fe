import type { Line } from "#lib/core/line.ts";
import { toLine } from "#lib/core/to-line.ts";
import { toSpoken } from "#lib/core/vietnamese/to-spoken.ts";
import { tieWords } from "#lib/text/tie-words.ts";
import type { DayPart } from "./day-time.ts";

function say(words: string): Line {
  return toLine(tieWords(words));
}

const parts: Readonly<Record<DayPart, string>> = { morning: "sáng", afternoon: "chiều", evening: "tối", night: "đêm" };

/** "15:30", read as the time it stands for; also at the end of a sentence. */
function digital(hour: number, minute: number, opening = ""): Line {
  const written = [hour, minute].map((part) => String(part).padStart(2, "0")).join(":");
  return { text: `${tieWords(opening)}${written}`, spoken: toSpoken(`${opening}${hour} giờ ${minute} phút`) };
}

/** Words of the clock game of class 2; those of both classes stand in clockText. */
export const clockTwoText = {
  title: "Giờ và phút",
  howToPlay: say("Con xem giờ, đếm phút, quay kim và tính thời gian nhé!"),
  part: (part: DayPart): string => parts[part],

  promptHalfName: (asked: string): Line => say(`${asked} còn gọi là gì?`),
  promptTo24: (at: string): Line => say(`${at} còn gọi là bao nhiêu giờ?`),
  promptFrom24: (at: string): Line => say(`${at} còn gọi là mấy giờ?`),
  promptNow: (part: DayPart): Line => say(`Bây giờ là buổi ${parts[part]}. Đồng hồ chỉ mấy giờ?`),
  promptDigital: (part: DayPart): Line => say(`Bây giờ là buổi ${parts[part]}. Đồng hồ điện tử hiện số nào?`),
  digital: (hour: number, minute: number): Line => digital(hour, minute),

  hintHalf: say("1 giờ có 60 phút. Rưỡi là thêm một nửa."),
  hintHalfTurn: say("Kim dài quay nửa vòng, từ số 12 đến số 6."),
  hintAddTwelve: say("Sau 12 giờ trưa, con cộng thêm 12."),
  hintTakeTwelve: say("Sau 12 giờ trưa, con bớt đi 12."),
  hintCountOn: (hour: number): Line => say(`Con đếm thêm ${hour} giờ từ 12 giờ trưa.`),
  hintCountBetween: say("Con đếm xem từ 12 giờ trưa là thêm mấy giờ."),
  hintSky: (part: DayPart): Line => say(`Bầu trời cho con biết đây là buổi ${parts[part]}.`),

  explainHalfName: (minutes: string, half: string): Line => say(`Nửa giờ là 30 phút. ${minutes} gọi là ${half}.`),
  explainTo24: (hour: number, named: string, asked: string): Line =>
    say(`${hour} + 12 = ${hour + 12} nên ${named} là ${asked}.`),
  explainFrom24: (hour: number, asked: string, named: string): Line =>
    say(`${hour} − 12 = ${hour - 12}. ${asked} là ${named}.`),
  explainNow: (hands: string, part: DayPart, named: string): Line =>
    say(`${hands} Buổi ${parts[part]} nên là ${named}.`),
  explainDigital: (hour12: number, hour: number, minute: number): Line => {
    const why = hour > 12 ? `${hour12} + 12 = ${hour}.` : "Buổi sáng giữ nguyên số giờ.";
    const { text, spoken } = digital(hour, minute, `${why} Đồng hồ hiện `);
    return { text: `${text}.`, spoken: `${spoken}.` };
  },

  mistakeMorning: say("Đó là giờ của buổi sáng. Con cộng thêm 12 nhé!"),
  mistakeOtherPart: (part: DayPart): Line => say(`Bây giờ là buổi ${parts[part]}. Con chọn lại nhé!`),
  mistakeMorningNamed: say("Buổi sáng thì số giờ bé hơn 12."),
  mistakeAddedTen: say("Con cộng thêm 12, không phải 10 nhé!"),
  mistakeTookTen: say("Con bớt đi 12, không phải 10 nhé!"),
  mistakeAfternoon: say("Buổi sáng thì con không cộng thêm 12."),
  mistakeTwelve: say("Con tính lại với số 12 nhé!"),
  mistakeHour: say("Con nhìn lại kim ngắn nhé!"),
  mistakeFifty: say("Nửa giờ là một nửa của 60 phút."),
  mistakeQuarter: say("Đó mới là kim dài chỉ số 3. Rưỡi là nửa vòng."),
  mistakeOtherHour: say("Số giờ giữ nguyên con nhé!"),

  praiseNames: [say("Con đổi giờ đúng rồi!")],
  praiseNow: [say("Con xem giờ và buổi đúng rồi!")],
  digitalAlt: (hour: number, minute: number): string => `Đồng hồ điện tử hiện ${digital(hour, minute).text}.`,
  lineAlt: "Tia số từ 12 đến 24, mỗi vạch là một giờ.",
} as const;
