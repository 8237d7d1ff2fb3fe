import { layChart } from "#components/figures/chart/lay-chart.ts";
import { fitsLabel } from "#components/figures/label-lines.ts";
import { groupNumber } from "#lib/core/group-number.ts";
import { isWritten } from "#lib/questions/figures/chart.ts";
import { figureContract } from "#tests/contract/figure-contract.ts";

export const contract = figureContract("chart", {
  faults(figure) {
    const { title, unit, values, step, top, read = [] } = figure;
    const isFew = values.length >= 2 && values.length <= 6;
    const isScale =
      Number.isSafeInteger(step) && step > 0 && top % step === 0 && top >= 2 * step && top <= 8 * step && top < 1e6;
    if (!(isFew && isScale)) return ["a chart whose axis or number of values cannot be drawn"];
    const isInside = values.every(({ value }) => Number.isSafeInteger(value) && value >= 0 && value <= top);
    // Half-way between two marks can be seen; anything else is only told by its number.
    const isRead = values.every(({ value }, place) => isWritten(figure, place) || (2 * value) % step === 0);
    const { slot } = layChart(figure);
    const isNamed = values.every(({ name }) => fitsLabel(name, slot - 3, 14.5));
    const isApart = new Set(values.map(({ name }) => name)).size === values.length;
    const isRoomy = values.every(
      ({ value }, place) => !isWritten(figure, place) || fitsLabel(groupNumber(value), slot, 17, 1),
    );
    const isThere = new Set(read).size === read.length && read.every((place) => values[place] !== undefined);
    return [
      ...(isInside && isRead ? [] : ["a value that cannot be read from the axis"]),
      ...(fitsLabel(title, 308, 16, 1) && fitsLabel(unit, 120, 15, 1) ? [] : ["a title or a unit that does not fit"]),
      ...(isThere ? [] : ["a column that is read without being there, or twice"]),
      ...(isNamed && isApart && isRoomy ? [] : ["names or numbers that do not fit or repeat"]),
    ];
  },
  // The numbers of the axis are there to be read; only those over the columns are told.
  texts: (figure) => [
    figure.title,
    figure.unit,
    ...figure.values.flatMap(({ name, value }, place) =>
      isWritten(figure, place) ? [name, groupNumber(value)] : [name],
    ),
  ],
});
