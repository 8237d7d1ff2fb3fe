import type { Unit } from "#lib/core/unit.ts";
import { ringDiagram, squaredCircleDiagram, unrolledCircleDiagram } from "#lib/questions/diagrams/circle-diagram.ts";
import type { DiagramFigure } from "#lib/questions/figures/diagram.ts";
import { decimalMeasure } from "#lib/skills/maths/decimal-measure.ts";

/** Three diameters and a little more make the way around; in tenths of the unit. */
export function unrolledFigure(diameter: number, unit: Unit): DiagramFigure {
  const [diameterText, aroundText] = [decimalMeasure(diameter, 1, unit), decimalMeasure(diameter * 314, 3, unit)];
  const alt = `Chu vi hình tròn duỗi thẳng ra dài bằng 3,14 lần đường kính ${diameterText}, được ${aroundText}.`;
  return unrolledCircleDiagram({ diameterText, aroundText, alt });
}

/** The square whose side is the radius; the circle is 3,14 times as large; in tenths of the unit. */
export function squaredFigure(radius: number, unit: Unit): DiagramFigure {
  const text = decimalMeasure(radius, 1, unit);
  const alt = `Hình tròn tâm O, bán kính ${text}, có diện tích bằng 3,14 lần hình vuông cạnh ${text}.`;
  return squaredCircleDiagram({ text, alt });
}

/** The circle in the middle and the one around it, each with its radius in whole units. */
export function ringFigure(inner: number, outer: number, unit: Unit): DiagramFigure {
  const [innerText, outerText] = [decimalMeasure(inner, 0, unit), decimalMeasure(outer, 0, unit)];
  const alt = `Hình tròn lớn bán kính ${outerText}, ở giữa là hình tròn bán kính ${innerText}.`;
  return ringDiagram({ share: inner / outer, innerText, outerText, alt });
}
