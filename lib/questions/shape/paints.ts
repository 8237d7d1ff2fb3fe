import type { Paint } from "#lib/questions/figures/shape-part.ts";

export const paints: readonly Paint[] = ["red", "yellow", "green", "blue", "purple", "pink"];
