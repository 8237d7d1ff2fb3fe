import type { Figure } from "#lib/questions/figure.ts";
import type { Question } from "#lib/questions/question.ts";
import type { Way } from "#tests/contract/way.ts";
import { facesOf, minutesShown } from "./hands.ts";

/** The hours of an afternoon and a night in their order, as the textbook names them. */
const afterNoon = [
  ...[1, 2, 3, 4, 5, 6].map((hour) => `${hour} giờ chiều`),
  ...[7, 8, 9].map((hour) => `${hour} giờ tối`),
  ...[10, 11, 12].map((hour) => `${hour} giờ đêm`),
];

function plain(text: string): string {
  return text.replaceAll("\u00a0", " ");
}

function tied(text: string): string {
  return text.replaceAll(" giờ", "\u00a0giờ").replaceAll(" phút", "\u00a0phút");
}

function to24(question: Question): string | null {
  const named = plain(question.prompt.text).replace(" còn gọi là bao nhiêu giờ?", "");
  const place = afterNoon.indexOf(named);
  return place < 0 ? null : String(place + 13);
}

function shown(figures: readonly Figure[]): { hour: number; minute: number } {
  const [minutes = Number.NaN] = facesOf(figures).map(minutesShown);
  return { hour: Math.floor(minutes / 60) || 12, minute: minutes % 60 };
}

/** The hour of 24 of what is seen on a clock in a part of the day, found among all hours of the day. */
function hour24(figures: readonly Figure[], part: string): number | null {
  const { hour } = shown(figures);
  const spans: Record<string, [number, number]> = { sáng: [1, 11], chiều: [13, 18], tối: [19, 21] };
  const [from, to] = spans[part] ?? [0, -1];
  const fitting = Array.from({ length: 24 }, (_, each) => each).filter((each) => each >= from && each <= to);
  return fitting.find((each) => each % 12 === hour % 12) ?? null;
}

function partOf({ prompt }: Question): string {
  return /buổi (\p{L}+)\./u.exec(prompt.text)?.[1] ?? "";
}

function now(figures: readonly Figure[], question: Question): string | null {
  const { hour, minute } = shown(figures);
  if (hour24(figures, partOf(question)) === null) return null;
  return tied(`${hour} giờ${minute === 30 ? " rưỡi" : ""} ${partOf(question)}`);
}

function digital(figures: readonly Figure[], question: Question): string | null {
  const hour = hour24(figures, partOf(question));
  return hour === null ? null : `${String(hour).padStart(2, "0")}:${String(shown(figures).minute).padStart(2, "0")}`;
}

function halfName(question: Question): string {
  const asked = plain(question.prompt.text).replace(" còn gọi là gì?", "");
  const [hour] = asked.split(" ");
  return asked.endsWith("rưỡi") ? `${hour}\u00a0giờ 30\u00a0phút` : `${hour}\u00a0giờ rưỡi`;
}

export const clockTwoWays: readonly Way[] = [
  [/^\d+\u00a0giờ (?:chiều|tối|đêm) còn gọi là bao nhiêu giờ\?$/u, (_, __, question) => to24(question)],
  [/^\d+\u00a0giờ còn gọi là mấy giờ\?$/u, ([hour = 0]) => tied(afterNoon[hour - 13] ?? "")],
  [/^\d+\u00a0giờ(?: 30\u00a0phút| rưỡi) còn gọi là gì\?$/u, (_, __, question) => halfName(question)],
  [/^Bây giờ là buổi \p{L}+\. Đồng\u00a0hồ chỉ mấy giờ\?$/u, (_, figures, question) => now(figures, question)],
  [
    /^Bây giờ là buổi \p{L}+\. Đồng\u00a0hồ điện tử hiện số nào\?$/u,
    (_, figures, question) => digital(figures, question),
  ],
  [
    /^Đồng\u00a0hồ chỉ \d+\u00a0giờ bao nhiêu phút\?$/u,
    ([hour], figures) => (shown(figures).hour === hour ? String(shown(figures).minute) : null),
  ],
  [/^Kim dài chỉ số\u00a0\d+ là bao nhiêu phút\?$/u, ([numeral = 0]) => String((numeral * 60) / 12)],
];
