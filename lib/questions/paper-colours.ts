import { colouredShape } from "#lib/text/paper-text.ts";

/** Whether some of the shapes to choose from differ by their colours alone. */
export function areToldByColour(alts: readonly string[]): boolean {
  const shapes = alts.flatMap((alt) => colouredShape.exec(alt)?.groups?.shape ?? []);
  return new Set(shapes).size < shapes.length;
}
