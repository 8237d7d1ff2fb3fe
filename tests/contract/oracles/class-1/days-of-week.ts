import type { PublicQuestion } from "#lib/questions/question.ts";
import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { wholesIn } from "#tests/contract/read-number.ts";

const week = ["thứ Hai", "thứ Ba", "thứ Tư", "thứ Năm", "thứ Sáu", "thứ Bảy", "Chủ nhật"];

/** How far the wordings look, forward or back. */
const ways: readonly (readonly [RegExp, number])[] = [
  [/Hai ngày nữa|Hai ngày sau|Hôm qua là .+\. Ngày mai là/u, 2],
  [/Hai ngày trước|Ngày mai là .+\. Hôm qua là/u, -2],
  [/Hôm nay là .+\. Ngày mai là|Hôm qua là .+\. Hôm nay là|Ngay sau|Hôm sau/u, 1],
  [/Hôm nay là .+\. Hôm qua là|Ngày mai là .+\. Hôm nay là|Ngay trước|Hôm trước/u, -1],
];

function daysIn(text: string): number[] {
  const found = text.match(/[Tt]hứ (?:Hai|Ba|Tư|Năm|Sáu|Bảy)|Chủ nhật/gu) ?? [];
  return found.map((day) => week.indexOf(day.replace("Thứ", "thứ")));
}

/** Whether "Ngay sau thứ Hai là thứ Ba." says what is so. */
function isTrue(sentence: string): boolean {
  const [first = 0, second] = daysIn(sentence);
  return second === (first + (sentence.startsWith("Ngay sau") ? 1 : 6)) % 7;
}

/** The day before or after the one on a leaf. */
function besideSheet({ prompt, figures }: PublicQuestion): string | null {
  const [sheet] = figures;
  const [today = 0] = sheet?.type === "day-sheets" ? daysIn(sheet.sheets[0]?.weekday ?? "") : [];
  return week[(today + (prompt.text.includes("Ngày mai") ? 1 : 6)) % 7] ?? null;
}

/** Turns leaf after leaf from one day of a week to another, with its date. */
function dateOf(text: string): string | null {
  const [first = 0, second] = daysIn(text);
  let [day, date] = [first, wholesIn(text)[0] ?? 0];
  while (day !== second && day < 7) [day, date] = [day + 1, date + 1];
  return day === second ? String(date) : null;
}

export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  if (/câu (?:nào )?đúng/iu.test(text)) return onlyChoice(seen, isTrue);
  if (text.startsWith("Con xem tờ lịch hôm nay.")) return besideSheet(seen);
  if (text.includes("tuần này là ngày mấy")) return dateOf(text);
  const way = ways.find(([wording]) => wording.test(text));
  const [first] = daysIn(text);
  return way === undefined || first === undefined ? null : (week[(first + way[1] + 7) % 7] ?? null);
};
