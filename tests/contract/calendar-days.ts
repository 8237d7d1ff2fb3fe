import type { Oracle } from "./oracle.ts";

const names = ["thứ Hai", "thứ Ba", "thứ Tư", "thứ Năm", "thứ Sáu", "thứ Bảy", "Chủ nhật"];

interface Day {
  readonly month: number;
  readonly day: number;
  readonly weekday: number;
}

interface Sheet {
  readonly month: number;
  readonly startsOn: number;
  readonly days: number;
}

/** Every day of the sheets one after the other, as a hand goes over them. */
function walk(sheets: readonly Sheet[]): Day[] {
  return sheets.flatMap(({ month, startsOn, days }) =>
    Array.from({ length: days }, (_, place) => ({ month, day: place + 1, weekday: (startsOn + place) % 7 })),
  );
}

const written = (days: readonly Day[]) =>
  days.length === 1
    ? `ngày ${days[0]?.day} tháng ${days[0]?.month}`
    : `các ngày ${days.map(({ day }) => day).join(", ")} tháng ${days[0]?.month}`;

/** So many days are gone on or back from today, one by one. */
function stepFrom(text: string, days: readonly Day[]): Day | undefined {
  const today = Number(/Hôm nay là ngày (\d+)/u.exec(text)?.[1]);
  const start = days.findIndex(({ day }) => day === today);
  const [, count, unit] = /(\d+) (ngày|tuần)(?! \d| tháng)/u.exec(text.slice(text.indexOf("."))) ?? [];
  const steps = count === undefined ? 7 : Number(count) * (unit === "tuần" ? 7 : 1);
  return days[/trước|Cách đây/u.test(text) ? start - steps : start + steps];
}

/** Reads what is asked for and looks for it on the sheets. */
export const solveCalendar: Oracle = ({ kind, prompt: { text }, view }) => {
  if (kind !== "calendar") return null;
  const days = walk(view.sheets);
  if (text.includes("Hôm nay")) {
    const found = stepFrom(text, days);
    return found === undefined ? null : written([found]);
  }
  const weekday = names.findIndex((name) => text.includes(name));
  if (weekday === -1) {
    const date = Number(/ngày (\d+) tháng/u.exec(text)?.[1]);
    return written(days.filter(({ day }) => day === date));
  }
  const fitting = days.filter((day) => day.weekday === weekday);
  if (text.includes("đầu tiên")) return written(fitting.slice(0, 1));
  return written(text.includes("cuối cùng") ? fitting.slice(-1) : fitting);
};
