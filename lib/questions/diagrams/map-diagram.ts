import type { DiagramFigure } from "#lib/questions/figures/diagram.ts";

interface Map {
  readonly names: readonly [string, string];
  /** How far apart they lie on the paper: "5 cm". */
  readonly length: string;
  /** How far apart they truly lie; null where it is asked for. */
  readonly realLength: string | null;
  readonly alt: string;
}

/** A small map: two places, a river, and how far apart they lie on the paper. */
export function mapDiagram({ names, length, realLength, alt }: Map): DiagramFigure {
  const [from, to] = [
    { x: 60, y: 120 },
    { x: 250, y: 70 },
  ];
  const frame = [
    { x: 10, y: 10 },
    { x: 10, y: 170 },
    { x: 310, y: 170 },
    { x: 310, y: 10 },
  ];
  const river = [
    { x: 20, y: 60 },
    { x: 90, y: 45 },
    { x: 150, y: 30 },
    { x: 220, y: 20 },
  ];
  return {
    type: "diagram",
    width: 320,
    height: 180,
    marks: [
      { form: "area", corners: frame, tone: "first" },
      { form: "curve", points: river, look: "pale" },
      { form: "line", from, to, look: "solid", ends: "plain" },
      { form: "point", ...from, name: names[0], nameAt: 180, isDrawn: true },
      { form: "point", ...to, name: names[1], nameAt: 0, isDrawn: true },
      { form: "length", from, to, text: length, side: -1, hasArrows: false },
      ...(realLength === null
        ? []
        : [{ form: "length", from, to, text: realLength, side: 1, hasArrows: true } as const]),
    ],
    alt,
  };
}
