import { ordinal } from "./ordinal.ts";

const hour = /(?<![\d:])([01]?\d|2[0-3]):([0-5]\d)(?![\d:])/gu;
const parts = /(?<![\d/])(\d+)\/(\d+)(?:\/(\d{4}))?(?![\d/])/gu;

/** Two numbers with a stroke between them are a day only where a day is spoken of. */
const days = /(?<!\p{L})(?:ngày|dịp|lễ|tết|mừng|hôm|sáng|trưa|chiều|tối|sinh nhật)(?!\p{L})/iu;

/** Numerals that are read as numbers: "thế kỉ XX", "quý II", "chương IV". */
const romans =
  /(?<=(?:[Tt]hế kỉ|[Qq]uý|[Cc]hương|[Tt]ập|[Hh]ồi|[Pp]hần|[Mm]ục|[Kk]hoá|[Kk]ì)(?: thứ)? )[IVX]+(?![\p{L}\p{N}])/gu;

const worths: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10 };

function readRoman(numeral: string): string {
  const values = Array.from(numeral, (sign) => worths[sign] ?? 0);
  return String(values.reduce((sum, value, place) => sum + (value < (values[place + 1] ?? 0) ? -value : value), 0));
}

/** 30 minutes are a half as long as the hours of a clock with hands are told: "bảy giờ rưỡi", but "19 giờ 30 phút". */
function sayTime(hours: string, minutes: string): string {
  const [full, past] = [Number(hours), Number(minutes)];
  if (past === 0) return `${full} giờ`;
  return past === 30 && full <= 12 ? `${full} giờ rưỡi` : `${full} giờ ${past} phút`;
}

/** "20/11" is a day, "3/4" a fraction that was typed. */
function sayParts(text: string): string {
  const isDay = days.test(text);
  return text.replace(parts, (_, first: string, second: string, year?: string) => {
    if (year !== undefined) return `${Number(first)} tháng ${Number(second)} năm ${year}`;
    return isDay ? `${Number(first)} tháng ${Number(second)}` : `${first}\u2044${second}`;
  });
}

/**
 * Times and days as they are told, and the places and months that have a word of their own: "7:30" becomes "7 giờ rưỡi",
 * "ngày 20/11" "ngày 20 tháng 11", "thứ 1" "thứ nhất", "thứ 4" "thứ tư", "tháng 4" "tháng tư", "thế kỉ XX" "thế kỉ 20",
 * "5–10" "5 đến 10". A day is read as Toán 2 prints it, without a word before its number: "ngày hai tháng chín".
 */
export function spokenOrder(text: string): string {
  return sayParts(text)
    .replace(hour, (_, hours: string, minutes: string) => sayTime(hours, minutes))
    .replace(romans, readRoman)
    .replace(/(?<=(?<!\p{L})thứ )[14](?!\d|,\d|\u00a0\d)/giu, (place) => ordinal(Number(place)))
    .replace(/(?<=(?<!\p{L})tháng )4(?!\d|,\d|\u00a0\d)/giu, "tư")
    .replace(/(?<=\d)[-–](?=\d)/gu, " đến ");
}
