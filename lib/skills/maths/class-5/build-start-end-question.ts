import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { children } from "#lib/skills/words/children.ts";
import { timePairs, timeText, wholeTimeText } from "./time-text.ts";
import { type LargeAndSmall, timeEntryQuestion } from "./typed-measures.ts";

const [hourPair] = timePairs;

interface Trip {
  /** Minutes since midnight. */
  readonly start: number;
  readonly end: number;
}

/** A trip by day whose minutes have to be regrouped. */
function pickTrip(rng: Rng): Trip {
  const lasts = rng.int(1, 4) * 60 + rng.int(5, 55);
  const minute = rng.int(Math.max(61 - (lasts % 60), 5), 58);
  const start = rng.int(6, 14) * 60 + minute;
  return { start, end: start + lasts };
}

function tellTrip(rng: Rng, asked: "end" | "start" | "lasts", { start, end }: Trip): string {
  const [from, to, for_] = [start, end, end - start].map((minutes) => wholeTimeText(minutes, hourPair));
  const child = rng.pick(children);
  const texts = {
    end: [
      `Ô tô khởi hành lúc ${from} và đi hết ${for_}. Ô tô đến nơi lúc mấy giờ?`,
      `Bạn ${child} về thăm quê, đi từ lúc ${from}, đi hết ${for_}. Bạn ${child} đến quê lúc mấy giờ?`,
      `Một buổi tham quan bắt đầu lúc ${from} và kéo dài ${for_}. Buổi tham quan kết thúc lúc mấy giờ?`,
    ],
    start: [
      `Ô tô đến nơi lúc ${to}, sau khi đi hết ${for_}. Ô tô khởi hành lúc mấy giờ?`,
      `Một buổi tham quan kéo dài ${for_} và kết thúc lúc ${to}. Buổi tham quan bắt đầu lúc mấy giờ?`,
    ],
    lasts: [
      `Ô tô khởi hành lúc ${from} và đến nơi lúc ${to} cùng ngày. Ô tô đi hết bao nhiêu thời gian?`,
      `Bạn ${child} đi tham quan từ ${from} đến ${to} cùng ngày. Buổi tham quan kéo dài bao lâu?`,
    ],
  } as const;
  return rng.pick(texts[asked]);
}

/** The minutes added or taken away without turning 60, the hour forgotten, a hundred for sixty. */
function distractorsOf(left: number, right: number, isSum: boolean): Distractor<LargeAndSmall>[] {
  const [a, b, c, d] = [Math.floor(left / 60), left % 60, Math.floor(right / 60), right % 60];
  const value = (hours: number, minutes: number) => [hours, minutes] as const;
  const is60 = "1 giờ bằng 60 phút, không phải 100 phút.";
  if (isSum) {
    return [
      mistake(
        "CARRY",
        value(a + c, b + d),
        "Con cộng đúng từng đơn vị rồi. Số phút từ 60 trở lên thì con còn phải đổi ra giờ.",
      ),
      mistake("CARRY", value(a + c, b + d - 60), "Con quên cộng thêm 1 giờ mới đổi được."),
      ...(b + d >= 100 ? [mistake("UNIT", value(a + c + 1, b + d - 100), is60)] : []),
      mistake("CARRY", value(a + c + 1, b + d), "Đổi 60 phút thành 1 giờ rồi thì phải bớt 60 phút."),
      mistake(
        "OP",
        value(Math.floor((left - right) / 60), (left - right) % 60),
        "Con đã trừ. Con xem lại: cộng thời gian hay trừ đi?",
      ),
    ];
  }
  return [
    mistake("BORROW", value(a - c, b + 60 - d), "Con đã đổi 1 giờ ra phút. Con nhớ bớt đi 1 giờ."),
    mistake("BORROW", value(a - c, d - b), "Số phút không đủ trừ. Con đổi 1 giờ thành 60 phút nhé!"),
    mistake("UNIT", value(a - c - 1, b + 100 - d), is60),
    mistake(
      "OP",
      value(Math.floor((left + right) / 60), (left + right) % 60),
      "Con đã cộng. Con xem lại: cộng thời gian hay trừ đi?",
    ),
  ];
}

const ideas = {
  end: "Lúc kết thúc = lúc bắt đầu + khoảng thời gian.",
  start: "Lúc bắt đầu = lúc kết thúc − khoảng thời gian.",
  lasts: "Khoảng thời gian = lúc kết thúc − lúc bắt đầu.",
} as const;

/** "Ô tô khởi hành lúc 8 giờ 45 phút và đi hết 2 giờ 30 phút. Ô tô đến nơi lúc mấy giờ?" */
export function buildStartEndQuestion(rng: Rng): Question {
  const asked = rng.pick(["end", "start", "lasts"] as const);
  const trip = pickTrip(rng);
  const lasts = trip.end - trip.start;
  const parts: Readonly<Record<typeof asked, readonly [left: number, right: number, answer: number]>> = {
    end: [trip.start, lasts, trip.end],
    start: [trip.end, lasts, trip.start],
    lasts: [trip.end, trip.start, lasts],
  };
  const [left, right, answer] = parts[asked];
  const isSum = asked === "end";
  const text = (minutes: number) => wholeTimeText(minutes, hourPair);
  return timeEntryQuestion(rng, {
    pair: hourPair,
    prompt: tellTrip(rng, asked, trip),
    answer: [Math.floor(answer / 60), answer % 60],
    distractors: distractorsOf(left, right, isSum),
    hints: [
      ideas[asked],
      isSum
        ? `Con tính ${text(left)} + ${text(right)}. Từ 60 phút trở lên thì đổi ra giờ.`
        : `Con đổi ${text(left)} = ${timeText(Math.floor(left / 60) - 1, (left % 60) + 60, hourPair)} rồi mới trừ.`,
    ],
    explanation: `${text(left)} ${isSum ? "+" : "−"} ${text(right)} = ${text(answer)}.`,
    praise: "time",
    identity: `${asked} ${trip.start} ${trip.end}`,
  });
}
