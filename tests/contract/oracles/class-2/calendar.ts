import type { CalendarFigure } from "#lib/questions/figures/calendar.ts";
import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { wholesIn } from "#tests/contract/read-number.ts";

const year = 2025;
const day = 86_400_000;
const names = ["thứ hai", "thứ ba", "thứ tư", "thứ năm", "thứ sáu", "thứ bảy", "chủ nhật"];

/** So many days after a date, by the clock of the computer. */
function dateAfter(from: number, month: number, days: number): { readonly day: number; readonly month: number } {
  const date = new Date(Date.UTC(year, month - 1, from) + days * day);
  return { day: date.getUTCDate(), month: date.getUTCMonth() + 1 };
}

function lengthOf(month: number): number {
  return dateAfter(1, (month % 12) + 1, -1).day;
}

/** The days of a drawn month that fall on a weekday, cell by cell. */
function daysOn({ startsOn, days }: CalendarFigure, weekday: number): number[] {
  const cells = Array.from({ length: startsOn + days }, (_, cell) => cell);
  return cells.filter((cell) => cell >= startsOn && cell % 7 === weekday).map((cell) => cell - startsOn + 1);
}

function readSheet(text: string, sheet: CalendarFigure): string | null {
  const lower = text.toLowerCase();
  if (lower.includes("là thứ mấy")) {
    const asked = sheet.ringed[0] ?? wholesIn(text)[0] ?? 0;
    return names.find((_, weekday) => daysOn(sheet, weekday).includes(asked)) ?? null;
  }
  const weekday = names.findIndex((name) => lower.includes(name));
  const found = daysOn(sheet, weekday);
  if (lower.includes("có mấy ngày")) return String(found.length);
  return `ngày ${lower.includes("cuối cùng") ? found.at(-1) : found[0]}`;
}

export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  const [figure] = seen.figures;
  if (figure?.type === "calendar") return readSheet(text, figure);
  if (figure?.type === "day-sheets") {
    const [sheet] = figure.sheets;
    return `ngày ${sheet?.day} ${sheet?.month?.toLowerCase()}`;
  }
  const numbers = wholesIn(text);
  const [first = 0, second = 0, third = 0] = numbers;
  if (/^Tháng nào (?:không )?có/u.test(text)) {
    const isNot = text.includes("không");
    return onlyChoice(seen, (choice) => (lengthOf(wholesIn(choice)[0] ?? 0) === first) !== isNot);
  }
  if (text.includes("ngày nữa đến")) {
    const steps = Array.from({ length: 60 }, (_, days) => days);
    return String(steps.find((days) => dateAfter(first, second, days).day === third));
  }
  const weeks = /tuần (?:sau|nữa)/u.test(text) ? 7 : -7;
  return String(dateAfter(first, second, /^Ngay sau|Ngày mai/u.test(text) ? 1 : weeks).day);
};
