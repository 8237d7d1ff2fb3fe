import { writeFraction } from "#lib/core/write-fraction.ts";
import type { FractionFigure, FractionWhole } from "#lib/questions/figures/fraction.ts";
import type { Fraction } from "#lib/questions/fractions/fraction.ts";

/** A painted drawing; rows of up to six for grids and sets. */
export function painting(form: FractionWhole["form"], name: string, { top, bottom }: Fraction): FractionFigure {
  const columns = [5, 4, 3, 2].find((count) => bottom % count === 0 && bottom > count) ?? bottom;
  return {
    type: "fraction",
    wholes: [{ form, parts: bottom, painted: top, crossed: 0, columns, label: null }],
    alt:
      form === "set"
        ? `Nhóm có ${bottom} chấm tròn, ${top} chấm được tô màu.`
        : `${name} gồm ${bottom} phần bằng nhau, ${top} phần được tô màu.`,
  };
}

/** The parts of a painted drawing that are asked for, numbered, with their fraction beside. */
export function countedPainting(
  form: FractionWhole["form"],
  name: string,
  painted: Fraction,
  isPainted = true,
): FractionFigure {
  const { wholes, alt } = painting(form, name, painted);
  const { top, bottom } = painted;
  const first = isPainted ? 0 : top;
  const last = isPainted ? top : bottom;
  const inParts = Array.from({ length: bottom }, (_, place) =>
    place >= first && place < last ? String(place - first + 1) : null,
  );
  const label = writeFraction(last - first, bottom);
  return { type: "fraction", wholes: wholes.map((whole) => ({ ...whole, inParts, label })), alt };
}
