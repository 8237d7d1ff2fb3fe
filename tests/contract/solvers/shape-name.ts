import type { Point, ShapePart, ThingName } from "#lib/questions/figures/shape-part.ts";

const thingShapes: Readonly<Record<ThingName, string | null>> = {
  clock: "hình tròn",
  plate: "hình tròn",
  wheel: "hình tròn",
  button: "hình tròn",
  tile: "hình vuông",
  window: "hình vuông",
  "rice-cake": "hình vuông",
  handkerchief: "hình vuông",
  sign: "hình tam giác",
  pennant: "hình tam giác",
  "set-square": "hình tam giác",
  sail: "hình tam giác",
  flag: "hình chữ nhật",
  envelope: "hình chữ nhật",
  door: "hình chữ nhật",
  notebook: "hình chữ nhật",
  die: "khối lập phương",
  "puzzle-cube": "khối lập phương",
  gift: "khối lập phương",
  "toy-block": "khối lập phương",
  milk: "khối hộp chữ nhật",
  brick: "khối hộp chữ nhật",
  fridge: "khối hộp chữ nhật",
  matchbox: "khối hộp chữ nhật",
  can: null,
  ball: null,
  drum: null,
  "leaf-hat": null,
};

/** Two lengths this near are one to the eye; told apart they differ by more than a quarter. */
const nearly = 1.02;
const plainly = 1.25;

function sides(corners: readonly Point[]) {
  return corners.map((corner, place) => {
    const next = corners[(place + 1) % corners.length] ?? corner;
    return { x: next.x - corner.x, y: next.y - corner.y, length: Math.hypot(next.x - corner.x, next.y - corner.y) };
  });
}

function fourSided(corners: readonly Point[]): string | null {
  const around = sides(corners);
  const isSquare = around.every((side, place) => {
    const next = around[(place + 1) % 4] ?? side;
    return Math.abs(side.x * next.x + side.y * next.y) < 0.01 * side.length * next.length;
  });
  const lengths = around.map(({ length }) => length);
  const ratio = Math.max(...lengths) / Math.min(...lengths);
  if (!isSquare || (ratio > nearly && ratio < plainly)) return null;
  return ratio <= nearly ? "hình vuông" : "hình chữ nhật";
}

function polygonName(corners: readonly Point[]): string | null {
  if (corners.length === 4) return fourSided(corners);
  return corners.length === 3 ? "hình tam giác" : null;
}

/** What class 1 calls one part of a drawing, measured from its corners and edges; null for what has no name there. */
export function shapeName(part: ShapePart): string | null {
  switch (part.form) {
    case "oval":
      return part.rx === part.ry ? "hình tròn" : null;
    case "polygon":
      return polygonName(part.corners);
    case "block": {
      const edges = [part.width, part.depth, part.height];
      const ratio = Math.max(...edges) / Math.min(...edges);
      if (ratio > 1 && ratio < plainly) return null;
      return ratio === 1 ? "khối lập phương" : "khối hộp chữ nhật";
    }
    case "thing":
      return thingShapes[part.thing];
    default:
      return null;
  }
}
