import type { ClassId } from "#lib/core/class-id.ts";

/** The class name that colours everything under it: one a school year, and the pink of the course list. */
export type Hue = `c${ClassId}` | "pk";
