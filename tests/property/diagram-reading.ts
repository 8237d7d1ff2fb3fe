import type { DiagramFigure } from "#lib/questions/figures/diagram.ts";

/** A kind of drawing, and how what is told of it is read back. */
export interface DiagramReading {
  readonly name: string;
  readonly isShown: (figure: DiagramFigure) => boolean;
  /** What a picture shows, and the same as it is read back from what is told of it. */
  readonly read: (figure: DiagramFigure, text: string) => readonly [shown: unknown, read: unknown];
}
