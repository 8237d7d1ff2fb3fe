import type { DiagramFigure } from "#lib/questions/figures/diagram.ts";
import type { DiagramMark, DiagramTone } from "#lib/questions/figures/diagram-mark.ts";

interface Net {
  /** Squares that hang together, each by its column and row, with what is written on it; null for none. */
  readonly cells: readonly {
    readonly column: number;
    readonly row: number;
    readonly text: string | null;
    /** "first" where it is left out. */
    readonly tone?: DiagramTone;
  }[];
  readonly alt: string;
}

const most = { width: 260, height: 174 };
/** Squares with more than a letter on them are larger. */
const sizes = { plain: 48, written: 58 };

/** A cube laid out flat: squares side by side. */
export function netDiagram({ cells, alt }: Net): DiagramFigure {
  const columns = Math.max(...cells.map(({ column }) => column)) + 1;
  const rows = Math.max(...cells.map(({ row }) => row)) + 1;
  const isWritten = cells.some(({ text }) => (text ?? "").length > 1);
  const size = Math.min(most.width / columns, most.height / rows, isWritten ? sizes.written : sizes.plain);
  const margin = 6;
  const marks = cells.flatMap(({ column, row, text, tone = "first" }): DiagramMark[] => {
    const [left, top] = [margin + column * size, margin + row * size];
    const corners = [
      { x: left, y: top + size },
      { x: left + size, y: top + size },
      { x: left + size, y: top },
      { x: left, y: top },
    ];
    const square: DiagramMark = { form: "area", corners, tone };
    return text === null ? [square] : [square, { form: "label", x: left + size / 2, y: top + size / 2, text }];
  });
  return { type: "diagram", width: columns * size + margin * 2, height: rows * size + margin * 2, marks, alt };
}
