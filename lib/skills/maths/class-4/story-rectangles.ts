import { measure } from "#lib/core/measure.ts";
import { rectangleDiagram } from "#lib/questions/diagrams/rectangle-diagram.ts";
import type { BarModelFigure } from "#lib/questions/figures/bar-model.ts";
import type { DiagramFigure } from "#lib/questions/figures/diagram.ts";
import { measureValue, wholeValue } from "#lib/questions/values.ts";
import { descriptionText } from "#lib/text/description-text.ts";
import { measuredSides, writtenInside } from "./drawn-over.ts";

export const square = (value: number) => measureValue(wholeValue(value), "m²");
export const bare = (value: number) => measure(String(value), "m");

/** The rectangle with both sides, or with the one that is told. */
export function drawn(length: number, width: number, given: number | null) {
  const isTold = (side: number) => given === null || given === side;
  const text = (side: number) => (isTold(side) ? bare(side) : "?");
  const tell = (side: number) => (isTold(side) ? bare(side) : "chưa biết");
  return rectangleDiagram({
    length,
    width,
    lengthText: text(length),
    widthText: text(width),
    alt: `Một hình chữ nhật có chiều dài ${tell(length)}, chiều rộng ${tell(width)}.`,
  });
}

/** The rectangle with both sides and its area written inside. */
export function drawnWithArea(length: number, width: number): DiagramFigure {
  const figure = drawn(length, width, null);
  const area = square(length * width).line.text;
  return writtenInside(figure, area, `${figure.alt} Ở giữa ghi diện tích ${area}.`);
}

/** A square with the same measure at all its sides. */
export function fourSides(side: number): DiagramFigure {
  const plain = rectangleDiagram({ length: 1, width: 1, lengthText: null, widthText: null, alt: "Một hình vuông." });
  const alt = `Một hình vuông có bốn cạnh, mỗi cạnh ${bare(side)}.`;
  return measuredSides(plain, [bare(side), bare(side), bare(side), bare(side)], alt);
}

/** The two sides as bars: how they differ. */
export function bars(length: number, width: number): BarModelFigure {
  const difference = length - width;
  return {
    type: "bar-model",
    bars: [
      { name: "Chiều dài", parts: [{ size: length, label: null, look: "plain" }], whole: null },
      {
        name: "Chiều rộng",
        parts: [
          { size: width, label: null, look: "plain" },
          { size: difference, label: bare(difference), look: "gap" },
        ],
        whole: null,
      },
    ],
    alt: descriptionText.bars,
  };
}
