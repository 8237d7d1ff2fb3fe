import type { DiagramFigure } from "#lib/questions/figures/diagram.ts";

const field = { width: 320, height: 150 };
const [across, up, flat] = [46, 86, 15];
const turns = Array.from({ length: 25 }, (_, place) => (place / 24) * Math.PI);

/** A cylinder that stands. */
export function cylinderDiagram(alt: string): DiagramFigure {
  const middle = field.width / 2;
  const top = (field.height - up) / 2;
  const rim = turns.map((turn) => ({ x: middle + across * Math.cos(turn), y: top + up + flat * Math.sin(turn) }));
  const side = [{ x: middle - across, y: top }, { x: middle + across, y: top }, ...rim];
  return {
    type: "diagram",
    ...field,
    marks: [
      { form: "area", corners: side, tone: "first" },
      { form: "oval", x: middle, y: top, rx: across, ry: flat, tone: "second" },
    ],
    alt,
  };
}
