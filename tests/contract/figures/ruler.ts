import { figureContract } from "#tests/contract/figure-contract.ts";

/** As many centimetres as still carry their numbers, and as many as still have room for ten marks each. */
const most = { centimetres: 12, withMillimetres: 10 };

export const contract = figureContract("ruler", {
  faults({ from, to, hasMillimetres, numberedEvery, thing }) {
    const ends = thing === null ? [] : [thing.from, thing.to];
    const length = to - from;
    const isRuler = Number.isInteger(from) && Number.isInteger(to) && from >= 0 && length >= 2;
    const isRoomy = length <= (hasMillimetres ? most.withMillimetres : most.centimetres) && to < 100;
    const isNumbered = [null, 1, 5].includes(numberedEvery);
    const isWhole = ends.every((end) => Number.isInteger(end));
    const isInside = ends.every((end) => end >= from * 10 && end <= to * 10);
    const isLong = thing === null || thing.to - thing.from >= 10;
    const isRead = hasMillimetres || ends.every((end) => end % 10 === 0);
    return [
      ...(isNumbered ? [] : ["a ruler without numbers"]),
      ...(isRuler && isRoomy ? [] : ["a ruler whose marks cannot be told apart"]),
      ...(isWhole && isInside && isLong ? [] : ["a thing that does not lie along its ruler"]),
      ...(isRead ? [] : ["an end between two marks"]),
    ];
  },
  // The numbers of a ruler are there to be read; none is told.
  texts: ({ label }) => (label === null ? [] : [label]),
});
