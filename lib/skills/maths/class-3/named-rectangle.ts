import type { DiagramFigure, DiagramMark } from "#lib/questions/figures/diagram-figure.ts";

interface NamedRectangle {
  /** The names of the corners, from the upper left one clockwise. */
  readonly names: string;
  /** In numbers of one unit; kept in proportion. */
  readonly length: number;
  readonly width: number;
  /** Written along the upper and the right side; null for none. */
  readonly texts: readonly [string | null, string | null];
  readonly alt: string;
}

/** A rectangle or square with named corners, its right angles marked. */
export function namedRectangle({ names, length, width, texts, alt }: NamedRectangle): DiagramFigure {
  const scale = Math.min(180 / length, 104 / width);
  const [across, down] = [Math.max(length * scale, 60), Math.max(width * scale, 50)];
  const [left, top] = [(320 - across) / 2, (180 - down) / 2];
  const corners = [
    { x: left, y: top },
    { x: left + across, y: top },
    { x: left + across, y: top + down },
    { x: left, y: top + down },
  ] as const;
  const [a, b, c] = corners;
  const [above, beside] = texts;
  const marks: DiagramMark[] = [
    { form: "area", corners: corners.toReversed(), tone: "first" },
    ...corners.map((at, place): DiagramMark => {
      const [before, after] = [corners[(place + 3) % 4] ?? at, corners[(place + 1) % 4] ?? at];
      return { form: "right-angle", at, towards: [before, after] };
    }),
    ...corners.map(
      (at, place): DiagramMark => ({
        form: "point",
        ...at,
        name: names[place] ?? "",
        nameAt: [135, 45, 315, 225][place] ?? 0,
        isDrawn: false,
      }),
    ),
  ];
  if (above !== null) marks.push({ form: "length", from: a, to: b, text: above, side: 1, hasArrows: false });
  if (beside !== null) marks.push({ form: "length", from: b, to: c, text: beside, side: 1, hasArrows: false });
  return { type: "diagram", width: 320, height: 180, marks, alt };
}
