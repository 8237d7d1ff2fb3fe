import type { CylinderPart } from "#lib/questions/figures/shape-part.ts";
import { paints } from "./paints.ts";

/** How much a circle on the floor is flattened, seen from where blocks are seen from. */
const tilt = 0.5;

/** A round block that stands. */
export function Cylinder({ cylinder }: { cylinder: CylinderPart }) {
  const { x, y, radius, height, paint } = cylinder;
  const { light, fill, edge } = paints[paint];
  const [top, bottom] = [y - height / 2, y + height / 2];
  const ry = radius * tilt;
  return (
    <g stroke={edge} strokeWidth="2.5" strokeLinejoin="round">
      <path d={`M${x - radius} ${top}V${bottom}A${radius} ${ry} 0 0 0 ${x + radius} ${bottom}V${top}z`} fill={fill} />
      <ellipse cx={x} cy={top} rx={radius} ry={ry} fill={light} />
    </g>
  );
}
