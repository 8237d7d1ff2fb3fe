import type { DiagramFigure } from "#lib/questions/figures/diagram.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { wholesIn } from "#tests/contract/read-number.ts";

/** Finds each top face by where it is drawn, and how high above the ground it lies. */
function cubesIn({ marks }: DiagramFigure): number | null {
  const faces = marks.flatMap((mark) => (mark.form === "area" ? [mark] : []));
  const points = faces.flatMap(({ corners }) => corners);
  const left = Math.min(...points.map(({ x }) => x));
  const ground = Math.max(...points.map(({ y }) => y));
  const heights = faces
    .filter(({ corners: [front, right, , back] }) => front?.y === right?.y && (back?.x ?? 0) - (front?.x ?? 0) > 1)
    .map(({ corners: [front, right, , back] }) => {
      if (front === undefined || right === undefined || back === undefined) return null;
      const size = right.x - front.x;
      const [dx, dy] = [back.x - front.x, front.y - back.y];
      const deep = [0, 1, 2, 3, 4, 5].find((depth) => {
        const across = (front.x - left - depth * dx) / size;
        return across > -0.01 && Math.abs(across - Math.round(across)) < 0.01;
      });
      return deep === undefined ? null : Math.round((ground - front.y - deep * dy) / size);
    });
  return heights.reduce<number | null>((sum, height) => (sum === null || height === null ? null : sum + height), 0);
}

/** Counts what stands under each top face; what is told is laid out layer by layer. */
export const oracle: Oracle = ({ prompt: { text }, figures }) => {
  const [figure] = figures;
  const volume = wholesIn(text).reduce((all, edge) => all * edge, 1);
  if (figure?.type !== "diagram") return String(volume);
  const count = cubesIn(figure);
  if (count === null) return null;
  return String(/khối hộp chữ nhật/iu.test(text) ? volume - count : count);
};
