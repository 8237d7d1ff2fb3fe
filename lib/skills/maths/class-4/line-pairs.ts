import type { Rng } from "#lib/core/rng.ts";
import { linesDiagram } from "#lib/questions/diagrams/lines-diagram.ts";
import type { DiagramFigure } from "#lib/questions/figures/diagram-figure.ts";

/** How two straight lines lie: side by side, at a right angle, or crossing some other way. */
export type PairKind = "song song" | "vuông góc" | "cắt nhau nhưng không vuông góc";

const middle = { x: 160, y: 90 };

function through(x: number, y: number, degrees: number, half: number) {
  const [dx, dy] = [half * Math.cos((degrees * Math.PI) / 180), -half * Math.sin((degrees * Math.PI) / 180)];
  return { from: { x: x - dx, y: y - dy }, to: { x: x + dx, y: y + dy }, name: null };
}

/** Two lines of a kind, turned at random; crossing ones are seen not to be at a right angle. */
export function drawPair(rng: Rng, kind: PairKind, acute: number = rng.pick([35, 45, 55])): DiagramFigure {
  const turn = rng.int(0, 11) * 15;
  if (kind === "song song") {
    const apart = rng.int(22, 34);
    const [dx, dy] = [apart * Math.sin((turn * Math.PI) / 180), apart * Math.cos((turn * Math.PI) / 180)];
    const lines = [through(middle.x - dx, middle.y - dy, turn, 46), through(middle.x + dx, middle.y + dy, turn, 46)];
    return linesDiagram({ lines, alt: "Hai đường thẳng song song." });
  }
  const between = kind === "vuông góc" ? 90 : rng.pick([acute, 180 - acute]);
  const alt =
    kind === "vuông góc" ? "Hai đường thẳng vuông góc." : `Hai đường thẳng cắt nhau tạo thành góc nhọn ${acute}°.`;
  const lines = [through(middle.x, middle.y, turn, 76), through(middle.x, middle.y, turn + between, 76)];
  return linesDiagram({ lines, alt });
}
