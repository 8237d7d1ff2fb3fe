import { fitsLabel } from "#components/figures/label-lines.ts";
import { pictogramText } from "#lib/text/pictogram-text.ts";
import { figureContract } from "#tests/contract/figure-contract.ts";

export const contract = figureContract("pictogram", {
  faults({ title, rows, each }) {
    const isFew = rows.length >= 2 && rows.length <= 5;
    const isCounted = rows.every(({ pictures }) => Number.isInteger(pictures) && pictures >= 0 && pictures <= 10);
    const isNamed = fitsLabel(title, 308, 16, 1) && rows.every(({ name }) => fitsLabel(name, 77, 14.5));
    const isApart = new Set(rows.map(({ name }) => name)).size === rows.length;
    return [
      ...(isFew && isCounted && Number.isInteger(each) && each >= 1 ? [] : ["pictures that have no room"]),
      ...(isNamed && isApart ? [] : ["a chart whose words do not fit or repeat"]),
    ];
  },
  texts: ({ title, rows, each }) => [
    title,
    ...rows.flatMap(({ name, pictures, isRead }) => (isRead === true ? [name, String(pictures * each)] : [name])),
    ...(each === 1 ? [] : [pictogramText.means(each)]),
  ],
});
