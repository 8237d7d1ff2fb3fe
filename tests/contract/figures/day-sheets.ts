import { fitsLabel } from "#components/figures/label-lines.ts";
import { figureContract } from "#tests/contract/figure-contract.ts";

export const contract = figureContract("day-sheets", {
  faults({ sheets, marked = 0 }) {
    const isFew = sheets.length >= 1 && sheets.length <= 3;
    const isNumbered = sheets.every(({ day }) => day === null || day === "?" || /^(?:[1-9]|[12]\d|3[01])$/u.test(day));
    const isWritten = sheets.every(
      ({ month, weekday }) => fitsLabel(weekday, 86, 19, 1) && (month === null || fitsLabel(month, 88, 18, 1)),
    );
    const asked = sheets.flatMap(({ day, weekday }) => [day, weekday]).filter((text) => text === "?").length;
    return [
      ...(isFew && isNumbered && isWritten ? [] : ["a leaf that cannot be drawn"]),
      ...(sheets[marked] === undefined ? ["no leaf where one is ringed"] : []),
      ...(asked <= 2 ? [] : ["more is asked than is shown"]),
    ];
  },
  texts: ({ sheets }) =>
    sheets.flatMap(({ month, day, weekday }) => [month, day, weekday].filter((text) => text !== null)),
});
