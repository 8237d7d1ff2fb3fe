import { measure } from "#lib/core/measure.ts";
import type { Unit } from "#lib/core/unit.ts";
import { boxDiagram } from "#lib/questions/diagrams/box-diagram.ts";
import { netDiagram } from "#lib/questions/diagrams/net-diagram.ts";
import type { DiagramFigure } from "#lib/questions/figures/diagram.ts";

export type CubeMeasure = "thể tích" | "diện tích xung quanh" | "diện tích toàn phần";

/** A cube with its edge measured. */
export function cubeFigure(text: string): DiagramFigure {
  const alt = `Một hình lập phương cạnh ${text}.`;
  return boxDiagram({ length: 1, width: 1, height: 1, lengthText: text, widthText: null, heightText: null, alt });
}

const crossNet = [
  [1, 0],
  [0, 1],
  [1, 1],
  [2, 1],
  [3, 1],
  [1, 2],
].map(([column = 0, row = 0]) => ({ column, row, text: null }));

/** A cube laid out flat. */
export const crossFigure = netDiagram({ cells: crossNet, alt: "Hình lập phương được trải ra thành các hình vuông." });

/** The cube laid out flat, what one face measures on each of those that count. */
export function facesFigure(face: string, unit: Unit, what: CubeMeasure): DiagramFigure {
  const isAll = what === "diện tích toàn phần";
  const alt = `Hình lập phương trải ra: ${isAll ? 6 : 4} mặt ${isAll ? "" : "xung quanh "}đều có diện tích ${measure(face, unit)}.`;
  const cells = crossNet.map((cell) =>
    isAll || cell.row === 1 ? ({ ...cell, text: face, tone: "second" } as const) : cell,
  );
  return netDiagram({ cells, alt });
}

/** The cube cut into small ones where its edge is whole and short enough for them to be seen, else with all its edges measured; in tenths of the unit. */
export function volumeFigure(edge: number, text: string): DiagramFigure {
  const all = { lengthText: text, widthText: text, heightText: text };
  const whole = edge / 10;
  if (!Number.isInteger(whole) || whole > 12) {
    const alt = `Một hình lập phương dài ${text}, rộng ${text}, cao ${text}.`;
    return boxDiagram({ length: 1, width: 1, height: 1, ...all, alt });
  }
  const alt = `Hình lập phương xếp bằng các khối nhỏ: mỗi lớp ${whole} × ${whole} khối, có ${whole} lớp.`;
  return boxDiagram({ length: whole, width: whole, height: whole, ...all, isCut: true, alt });
}
