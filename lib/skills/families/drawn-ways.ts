import type { GridPoint } from "#lib/questions/kinds/draw/grid.ts";

const tellAcross = (x: number) => (x > 0 ? "sang phải" : "sang trái");
const tellUp = (y: number) => (y > 0 ? "xuống dưới" : "lên trên");

/** "sang phải, lên trên", of a way that slants. */
export const tellSlant = ({ x, y }: GridPoint) => `${tellAcross(x)}, ${tellUp(y)}`;

/** "sang phải 3 ô, lên trên 2 ô" */
export function tellWay({ x, y }: GridPoint): string {
  const across = `${tellAcross(x)} ${Math.abs(x)} ô`;
  const up = `${tellUp(y)} ${Math.abs(y)} ô`;
  return [...(x === 0 ? [] : [across]), ...(y === 0 ? [] : [up])].join(", ");
}
