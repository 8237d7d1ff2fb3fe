import { createContext } from "react";
import type { Space } from "#lib/questions/paper/figures.ts";

/** The room on paper that a figure is drawn into, black on white; null on a screen. */
export const OnPaper = createContext<Space | null>(null);
