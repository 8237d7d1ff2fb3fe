import { fitsLabel } from "#components/figures/label-lines.ts";
import { layPie, pie, pieEdge } from "#components/figures/pie-chart/lay-pie.ts";
import { figureContract } from "#tests/contract/figure-contract.ts";

export const contract = figureContract("pie-chart", {
  faults({ title, sectors }) {
    const isFew = sectors.length >= 2 && sectors.length <= 6;
    const total = sectors.reduce((sum, { percent }) => sum + percent, 0);
    const isWhole = Math.abs(total - 100) < 1e-9 && sectors.every(({ percent }) => percent >= 4);
    const fits = fitsLabel(title, 308, 16, 1) && sectors.every(({ name }) => fitsLabel(name, pie.nameWidth, 14.5));
    const isApart = new Set(sectors.map(({ name }) => name)).size === sectors.length;
    const isInside = layPie(sectors).every(({ y }) => Math.abs(y) < pieEdge);
    const isLabelled = sectors.every(
      ({ label }) => label === null || fitsLabel(label.replaceAll(" ", "\u00a0"), 60, 17, 1),
    );
    const isAsked = sectors.filter(({ label }) => label === "?").length <= 1;
    return [
      ...(isFew && isWhole ? [] : ["sectors that are no whole, or too small"]),
      ...(fits && isApart && isInside ? [] : ["names that do not fit or repeat"]),
      ...(isLabelled && isAsked ? [] : ["labels that do not fit"]),
    ];
  },
  texts: ({ title, sectors }) => [title, ...sectors.flatMap(({ name, label }) => [name, label ?? ""])],
});
