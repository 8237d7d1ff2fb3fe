import type { DiagramFigure } from "#lib/questions/figures/diagram.ts";
import type { DiagramMark } from "#lib/questions/figures/diagram-mark.ts";

interface NamedRectangle {
  /** The names of the corners, from the upper left one clockwise. */
  readonly names: string;
  /** In numbers of one unit; kept in proportion. */
  readonly length: number;
  readonly width: number;
  /** Written along the upper, the right, the lower and the left side; null or left out for none. */
  readonly texts: readonly (string | null)[];
  /** The sides marked as equal, from 0 for the upper one. */
  readonly equal?: readonly number[];
  readonly alt: string;
}

/** A rectangle or square with named corners, its right angles marked. */
export function namedRectangle({ names, length, width, texts, equal = [], alt }: NamedRectangle): DiagramFigure {
  const scale = Math.min(180 / length, 104 / width);
  const [across, down] = [Math.max(length * scale, 60), Math.max(width * scale, 50)];
  const [left, top] = [(320 - across) / 2, (180 - down) / 2];
  const corners = [
    { x: left, y: top },
    { x: left + across, y: top },
    { x: left + across, y: top + down },
    { x: left, y: top + down },
  ] as const;
  const sideAt = (place: number) => ({
    from: corners[place] ?? corners[0],
    to: corners[(place + 1) % 4] ?? corners[0],
  });
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
  for (const [place, text] of texts.entries()) {
    if (text !== null) marks.push({ form: "length", ...sideAt(place), text, side: 1, hasArrows: false });
  }
  for (const place of equal) marks.push({ form: "ticks", ...sideAt(place), count: 1 });
  return { type: "diagram", width: 320, height: 180, marks, alt };
}
