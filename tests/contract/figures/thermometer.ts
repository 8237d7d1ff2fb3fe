import { fitsLabel } from "#components/figures/label-lines.ts";
import { formatNumber } from "#lib/core/format-number.ts";
import { figureContract } from "#tests/contract/figure-contract.ts";

/** More marks than this, or more tens, cannot be told apart on a phone. */
const most = { marks: 30, tens: 6 };

export const contract = figureContract("thermometer", {
  faults({ from, to, step, readings }) {
    const span = to - from;
    const isScale = [from, to].every((end) => Number.isInteger(end) && end % 10 === 0) && span >= 10;
    const isRoomy = span / step <= most.marks && span / 10 <= most.tens && from >= -90 && to <= 110;
    const isRead = readings.every(
      ({ degrees }) => degrees >= from && degrees <= to && Number.isInteger((degrees - from) / step),
    );
    const isNamed = readings.every(({ label }) =>
      label === null ? readings.length === 1 : fitsLabel(label, 98, 17, 1),
    );
    const isCounted = readings.every(
      ({ degrees, countedFrom = from }) => countedFrom >= from && countedFrom <= to && countedFrom !== degrees,
    );
    return [
      ...(isCounted ? [] : ["an arrow beside a thermometer that leads nowhere"]),
      ...(isScale && isRoomy ? [] : ["a scale whose marks cannot be told apart"]),
      ...(isRead && readings.length >= 1 && readings.length <= 3 ? [] : ["a reading between two marks or outside"]),
      ...(isNamed ? [] : ["a thermometer without its name"]),
    ];
  },
  // The numbers of a scale are there to be read; only what stands beside the column is told.
  texts: ({ readings }) =>
    readings.flatMap(({ degrees, label, isRead = false }) => [
      ...(label === null ? [] : [label]),
      ...(isRead ? [formatNumber(degrees)] : []),
    ]),
});
