import { calendarText } from "#lib/text/calendar-text.ts";
import { figureContract } from "#tests/contract/figure-contract.ts";

const longest = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** From Monday to Sunday. */
const weekdays = [0, 1, 2, 3, 4, 5, 6];

export const contract = figureContract("calendar", {
  faults({ month, year, startsOn, days, ringed, blank, column = 0 }) {
    const isMonth = Number.isInteger(month) && month >= 1 && month <= 12 && Number.isInteger(days);
    const top = longest[month - 1] ?? 0;
    const isLong = days === top || (month === 2 && days === 28);
    const isPlaced = weekdays.includes(startsOn);
    // 0 is Monday here and Sunday in JavaScript.
    const isTrue =
      year === null ||
      (new Date(Date.UTC(year, month - 1, 1)).getUTCDay() === (startsOn + 1) % 7 &&
        new Date(Date.UTC(year, month, 0)).getUTCDate() === days);
    const marked = [...ringed, ...blank];
    const isInside = marked.every((day) => Number.isInteger(day) && day >= 1 && day <= days);
    const isApart = new Set(marked).size === marked.length;
    return [
      ...(isMonth && isLong && isPlaced ? [] : ["a month that does not exist"]),
      ...(isTrue ? [] : ["a month that begins on another weekday in that year"]),
      ...(isInside && weekdays.includes(column) && isApart && blank.length < days
        ? []
        : ["days that are marked twice or not in the month"]),
    ];
  },
  // Every day of a month stands in it; only a ring tells which one is meant.
  texts: ({ month, year, ringed }) => [calendarText.month(month, year), ...ringed.map(String)],
});
