import { scaleNumbers, standApart } from "#components/figures/dial-scale/scale-numbers.ts";
import { figureContract } from "#tests/contract/figure-contract.ts";

const isWhole = (count: number) => Math.abs(count - Math.round(count)) < 1e-9 && count >= 1;

export const contract = figureContract("dial-scale", {
  faults(figure) {
    const { unit, top, numberedEvery, markEvery, value } = figure;
    const isScale =
      isWhole(top / numberedEvery) && isWhole(numberedEvery / markEvery) && Number.isInteger(numberedEvery);
    if (!isScale) return ["a dial whose marks do not part it evenly"];
    // A number of four digits would reach the hand's middle.
    const isShort = top - numberedEvery < 1000;
    const isRoomy = isShort && top / markEvery <= 60 && top / numberedEvery >= 2 && standApart(scaleNumbers(figure));
    // Half-way between two marks can still be seen.
    const isRead = value > 0 && value < top && isWhole((2 * value) / markEvery);
    const isReal = unit === "kg" ? top <= 30 : top <= 5000;
    return [
      ...(isRoomy && isReal ? [] : ["a dial whose numbers or marks have no room"]),
      ...(isRead ? [] : ["a hand between two marks"]),
    ];
  },
  // The numbers of a scale are there to be read; none is told but where its hand is read.
  texts: ({ isRead, value, unit }) => (isRead === true ? [`${value}\u00a0${unit}`] : []),
});
