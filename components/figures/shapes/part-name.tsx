import { labelWidth } from "#components/figures/label-lines.ts";
import { PaintName } from "#components/figures/paint-name.tsx";
import type { PolygonPart, ShapePart } from "#lib/questions/figures/shape-part.ts";
import { paintName } from "#lib/text/paint-name.ts";

/** What the colour of a flat shape is called. It is drawn after all parts: the lines of a grid would go through it. */
export function PartName({ part }: { readonly part: ShapePart }) {
  if (part.form === "polygon") return <PolygonName polygon={part} />;
  if (part.form !== "oval") return null;
  const { x, y, rx, ry, paint } = part;
  return <PaintName paint={paint} x={x} y={y} width={1.5 * rx} size={Math.min(20, ry)} />;
}

function PolygonName({ polygon: { corners, paint } }: { readonly polygon: PolygonPart }) {
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const [across, down] = [right - left, bottom - top];
  const isLow = across > 2 * down;
  const wished = Math.min(20, down * 0.6);
  // A low shape has no room for a second line.
  const size = isLow ? Math.min(wished, (wished * across * 0.9) / labelWidth(paintName[paint], wished)) : wished;
  const width = across * (isLow ? 0.95 : 0.8);
  return <PaintName paint={paint} x={(left + right) / 2} y={(top + bottom) / 2} width={width} size={size} />;
}
