import { describe, expect, test } from "vitest";
import type { DiagramFigure } from "#lib/questions/figures/diagram.ts";
import { trapezoidDiagram } from "./trapezoid-diagram.ts";
import { triangleDiagram } from "./triangle-diagram.ts";

/** How long each measured line is drawn, by what is written along it. */
function drawnLengths({ marks }: DiagramFigure): [measure: number, drawn: number][] {
  return marks.flatMap((mark) =>
    mark.form === "length"
      ? [[Number.parseFloat(mark.text), Math.hypot(mark.to.x - mark.from.x, mark.to.y - mark.from.y)]]
      : [],
  );
}

/** Two lines of which the one with the smaller measure is drawn longer. */
function turnedAround(figure: DiagramFigure): string[] {
  const lengths = drawnLengths(figure);
  return lengths.flatMap(([one, first]) =>
    lengths.flatMap(([other, second]) =>
      one < other && first > second + 0.01 ? [`${one} is drawn longer than ${other}`] : [],
    ),
  );
}

const sizes = [2, 3, 5, 7, 9, 13, 20, 44, 50, 80];
const alt = "hình";

describe("what is longer is drawn longer", () => {
  test("in a triangle", () => {
    const figures = sizes.flatMap((base) =>
      sizes.flatMap((height) =>
        [0, 0.3, 0.7].map((foot) =>
          triangleDiagram({ base, height, foot, baseText: `${base} cm`, heightText: `${height} cm`, alt }),
        ),
      ),
    );
    expect(figures.flatMap(turnedAround)).toEqual([]);
  });

  test("in a trapezoid", () => {
    const figures = sizes.flatMap((long) =>
      sizes
        .filter((short) => short < long)
        .flatMap((short) =>
          sizes.map((height) =>
            trapezoidDiagram({
              ...{ long, short, height, shift: 0.5, alt },
              longText: `${long} cm`,
              shortText: `${short} cm`,
              heightText: `${height} cm`,
            }),
          ),
        ),
    );
    expect(figures.flatMap(turnedAround)).toEqual([]);
  });
});
