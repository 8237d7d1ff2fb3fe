import { createContext } from "react";
import type { Figure } from "#lib/questions/figure.ts";

/** The figures of the hint that stands open, for boards that draw their help themselves; null while none is open. */
export const BoardHelp = createContext<readonly Figure[] | null>(null);
