import type { Rng } from "#lib/core/rng.ts";
import { linesDiagram } from "#lib/questions/diagrams/lines-diagram.ts";
import type { DiagramFigure } from "#lib/questions/figures/diagram.ts";
import type { DiagramMark } from "#lib/questions/figures/diagram-mark.ts";
import { drawnOver, type Segment } from "./drawn-over.ts";

/** How two straight lines lie: side by side, at a right angle, or crossing some other way. */
export type PairKind = "song song" | "vuông góc" | "cắt nhau nhưng không vuông góc";

const middle = { x: 160, y: 90 };

function through(x: number, y: number, degrees: number, half: number) {
  const [dx, dy] = [half * Math.cos((degrees * Math.PI) / 180), -half * Math.sin((degrees * Math.PI) / 180)];
  return { from: { x: x - dx, y: y - dy }, to: { x: x + dx, y: y + dy }, name: null };
}

interface Pair {
  readonly figure: DiagramFigure;
  /** The drawing with what tells the kind: how far apart the lines are, a right angle, or where it would be. */
  readonly shown: DiagramFigure;
}

/** Two ways across lines that lie side by side, at right angles to both, as long as one another. */
function waysAcross([first, second]: readonly Segment[]): DiagramMark[] {
  if (first === undefined || second === undefined) return [];
  const at = ({ from, to }: Segment, share: number) => ({
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
  });
  return [0.25, 0.75].flatMap((share): DiagramMark[] => {
    const [start, end] = [at(first, share), at(second, share)];
    return [
      { form: "line", from: start, to: end, look: "dashed", ends: "plain" },
      { form: "right-angle", at: start, towards: [end, first.to] },
      { form: "right-angle", at: end, towards: [start, second.to] },
      { form: "ticks", from: start, to: end, count: 1 },
    ];
  });
}

/** Two lines of a kind, turned at random; crossing ones are seen not to be at a right angle. */
export function drawLinePair(rng: Rng, kind: PairKind, acute: number = rng.pick([35, 45, 55])): Pair {
  const turn = rng.int(0, 11) * 15;
  if (kind === "song song") {
    const apart = rng.int(22, 34);
    const [dx, dy] = [apart * Math.sin((turn * Math.PI) / 180), apart * Math.cos((turn * Math.PI) / 180)];
    const lines = [through(middle.x - dx, middle.y - dy, turn, 46), through(middle.x + dx, middle.y + dy, turn, 46)];
    const alt = "Hai đường thẳng không cắt nhau.";
    const figure = linesDiagram({ lines, alt });
    return { figure, shown: drawnOver(figure, waysAcross(lines), `${alt} Chúng luôn cách đều nhau.`) };
  }
  const between = kind === "vuông góc" ? 90 : rng.pick([acute, 180 - acute]);
  const alt = `Hai đường thẳng cắt nhau tạo thành góc ${kind === "vuông góc" ? 90 : acute}°.`;
  const lines = [through(middle.x, middle.y, turn, 76), through(middle.x, middle.y, turn + between, 76)];
  const figure = linesDiagram({ lines, alt });
  const [along, square] = [through(middle.x, middle.y, turn, 76), through(middle.x, middle.y, turn + 90, 76)];
  const right: DiagramMark = { form: "right-angle", at: middle, towards: [along.to, square.to] };
  const fit: DiagramMark = { form: "line", from: middle, to: square.to, look: "dashed", ends: "plain" };
  const marks = kind === "vuông góc" ? [right] : [fit, right];
  const told =
    kind === "vuông góc" ? "Chỗ cắt nhau có dấu góc vuông." : "Cạnh ê ke vẽ nét đứt không trùng với đường nào.";
  return { figure, shown: drawnOver(figure, marks, `${alt} ${told}`) };
}
