import type { Oracle } from "#tests/contract/oracle.ts";

/** Minutes of what is told: "1 giờ", "nửa giờ", "45 phút", "1 ngày". */
function minutesOf(told: string): number {
  const text = told.replaceAll("\u00a0", " ").toLowerCase();
  const [, count = "0", unit = ""] = /(\d+|nửa|một) (ngày|giờ|phút)/u.exec(text) ?? [];
  const size = { ngày: 24 * 60, giờ: 60, phút: 1 }[unit] ?? Number.NaN;
  const times = { nửa: 0.5, một: 1 }[count] ?? Number(count);
  return times * size;
}

const asked: Readonly<Record<string, number>> = { ngày: 24 * 60, giờ: 60, phút: 1 };

function compare([left = "", right = ""]: readonly string[]): string {
  const [a, b] = [minutesOf(left), minutesOf(right)];
  if (a === b) return `${left} = ${right}`;
  return `${left} ${a < b ? "<" : ">"} ${right}`;
}

/** Turns the hands minute by minute from the first time until they show the second one. */
function turn([startHour, startMinute]: readonly number[], [endHour, endMinute]: readonly number[]): string | null {
  let [hour = 0, minute = 0] = [startHour, startMinute];
  for (let turned = 0; turned < 720; turned += 1) {
    if (hour === endHour && minute === endMinute) return String(turned);
    minute = (minute + 1) % 60;
    if (minute === 0) hour = (hour % 12) + 1;
  }
  return null;
}

const timeTold = /(\d+) giờ(?: (\d+) phút| (rưỡi))?/gu;

function timesIn(text: string): number[][] {
  return [...text.replaceAll("\u00a0", " ").matchAll(timeTold)].map(([, hour, minute, half]) => [
    Number(hour),
    half === undefined ? Number(minute ?? 0) : 30,
  ]);
}

/** Works in minutes: facts from a table of its own, spans by turning the hands. */
export const oracle: Oracle = (seen) => {
  if (seen.kind === "sign") return compare(seen.view.sides.map((side) => (side.type === "word" ? side.text : "")));
  const text = seen.prompt.text.replaceAll("\u00a0", " ");
  const [clocks] = seen.figures;
  if (clocks?.type === "clock" && clocks.faces.length === 2) {
    const [from = [], to = []] = clocks.faces.map(({ hour, minute }) => [hour, minute]);
    return turn(from, to);
  }
  if (/vòng hết/u.test(text)) return text.includes("nửa vòng") ? "30" : "60";
  const times = timesIn(text);
  if (/từ \d+ giờ .*đến|Bây giờ là/iu.test(text)) return turn(times[0] ?? [], times[1] ?? []);
  const unit = /(?:… |bao nhiêu |mấy )(ngày|giờ|phút)/iu.exec(text)?.[1] ?? "";
  const told = [...text.matchAll(/(?:\d+|nửa|một) (?:ngày|giờ|phút)/giu)].map(([each]) => minutesOf(each));
  const [first = 0, second = 0] = told;
  const whole = /−|đã qua/u.test(text) ? first - second : first + second;
  return String(whole / (asked[unit] ?? Number.NaN));
};
