import type { ReactNode } from "react";
import type { ThingName, ThingPart } from "#lib/questions/figures/shape-part.ts";
import { boxThings } from "./box-things.tsx";
import { cubeThings } from "./cube-things.tsx";
import { evenThings } from "./even-things.tsx";
import { longThings } from "./long-things.tsx";
import { rollingThings } from "./rolling-things.tsx";
import { roundThings } from "./round-things.tsx";
import { threeSidedThings } from "./three-sided-things.tsx";

/** Each drawn into a field of 100 by 100. */
const drawings: Readonly<Record<ThingName, ReactNode>> = {
  ...roundThings,
  ...evenThings,
  ...threeSidedThings,
  ...longThings,
  ...cubeThings,
  ...boxThings,
  ...rollingThings,
};

/** A thing of every day. */
export function Thing({ part: { thing, x, y, size } }: { part: ThingPart }) {
  return <g transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 100})`}>{drawings[thing]}</g>;
}
