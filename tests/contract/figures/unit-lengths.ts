import { unitLengthsText } from "#lib/text/unit-lengths-text.ts";
import { figureContract } from "#tests/contract/figure-contract.ts";

export const contract = figureContract("unit-lengths", {
  faults({ rows, across }) {
    const isDrawn = rows.every(
      ({ length, laid, counted }) => length >= 2 && length <= across && laid >= 0 && laid <= across && counted <= laid,
    );
    return [
      ...(rows.length === 1 || rows.length === 2 ? [] : ["neither one thing nor two"]),
      ...(new Set(rows.map(({ thing }) => thing)).size === rows.length ? [] : ["the same thing twice"]),
      ...(isDrawn && across <= 12 ? [] : ["a thing or units that leave the sheet"]),
    ];
  },
  texts: ({ rows }) => [
    ...(rows.length > 1 ? rows.map(({ thing }) => unitLengthsText.things[thing]) : []),
    ...rows.flatMap(({ counted }) => Array.from({ length: counted }, (_, place) => String(place + 1))),
  ],
});
