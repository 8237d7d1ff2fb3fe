import type { Sign } from "#lib/core/sign.ts";

/** The signs in the order they are offered. */
export const signs: readonly Sign[] = ["<", "=", ">"];
