import { figureContract } from "#tests/contract/figure-contract.ts";

export const contract = figureContract("walk-grid", {
  faults({ size, start, things, wall, path }) {
    const taken = [start, ...things.map(({ square }) => square), ...wall];
    const isInside = [...taken, ...path].every((square) => square >= 0 && square < size * size);
    const isWalked = path.slice(1).every((square, place) => {
      const before = path[place] ?? square;
      const [across, down] = [
        Math.abs((square % size) - (before % size)),
        Math.abs(Math.floor(square / size) - Math.floor(before / size)),
      ];
      return across + down === 1 && !wall.includes(square);
    });
    return [
      ...(isInside && new Set(taken).size === taken.length ? [] : ["two things on a square, or one outside the grid"]),
      ...(isWalked && (path[0] ?? start) === start ? [] : ["a way that cannot be walked"]),
    ];
  },
  texts: () => [],
});
