import { createContext, type ReactNode } from "react";

/** A small control of the run that a figure with a row of tools takes into it on a phone, to save height. */
export const FigureTool = createContext<ReactNode>(null);
