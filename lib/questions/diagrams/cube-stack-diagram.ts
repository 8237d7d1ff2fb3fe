import type { DiagramFigure } from "#lib/questions/figures/diagram.ts";
import type { DiagramMark, DiagramTone } from "#lib/questions/figures/diagram-mark.ts";
import type { Point } from "#lib/questions/figures/shape-part.ts";

/**
 * How high the cubes stand, row by row from the front and in each row from the left. No row stands higher than the one
 * behind it and no column higher than the one at its left, so that the top of each is seen.
 */
export type CubeStack = readonly (readonly number[])[];

interface Cube {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

const heightAt = (stack: CubeStack, x: number, z: number) => stack[z]?.[x] ?? 0;

/** All cubes, in the order in which they are drawn over one another: from behind, from below, from the left. */
export function cubesOf(stack: CubeStack): readonly Cube[] {
  return stack
    .flatMap((row, z) => row.flatMap((height, x) => Array.from({ length: height }, (_, y) => ({ x, y, z }))))
    .toSorted((a, b) => b.z - a.z || a.y - b.y || a.x - b.x);
}

/** Which of its three faces that look to the front, upward and to the right nothing stands against. */
export function openFaces(stack: CubeStack, { x, y, z }: Cube) {
  return {
    front: z === 0 || heightAt(stack, x, z - 1) <= y,
    top: heightAt(stack, x, z) === y + 1,
    side: heightAt(stack, x + 1, z) <= y,
  };
}

const field = { width: 320, height: 190 };
/** How the edges that lead to the back are seen, by the length of those in front. */
const slant = { x: 0.46, y: 0.36 };

interface Drawing {
  readonly stack: CubeStack;
  /** The lowest layer is of another tone (an explanation). */
  readonly isLayerMarked?: boolean;
  readonly alt: string;
}

/** Cubes in heaps, seen from the front, from above and from the right. */
export function cubeStackDiagram({ stack, isLayerMarked = false, alt }: Drawing): DiagramFigure {
  const depth = stack.length;
  const length = Math.max(...stack.map((row) => row.length));
  const height = Math.max(...stack.flat());
  const size = Math.min(270 / (length + depth * slant.x), 165 / (height + depth * slant.y), 46);
  const [dx, dy] = [size * slant.x, size * slant.y];
  const left = (field.width - length * size - depth * dx) / 2;
  const ground = (field.height + height * size + depth * dy) / 2;
  const at = (x: number, y: number, z: number): Point => ({
    x: left + x * size + z * dx,
    y: ground - y * size - z * dy,
  });
  const marks = cubesOf(stack).flatMap((cube): DiagramMark[] => {
    const { x, y, z } = cube;
    const open = openFaces(stack, cube);
    const face = (isOpen: boolean, tone: DiagramTone, corners: readonly Point[]): DiagramMark[] =>
      isOpen ? [{ form: "area", corners, tone }] : [];
    const isMarked = isLayerMarked && y === 0;
    return [
      ...face(open.front, isMarked ? "second" : "first", [
        at(x, y, z),
        at(x + 1, y, z),
        at(x + 1, y + 1, z),
        at(x, y + 1, z),
      ]),
      ...face(open.top, "third", [at(x, y + 1, z), at(x + 1, y + 1, z), at(x + 1, y + 1, z + 1), at(x, y + 1, z + 1)]),
      ...face(open.side, isMarked ? "second" : "third", [
        at(x + 1, y, z),
        at(x + 1, y, z + 1),
        at(x + 1, y + 1, z + 1),
        at(x + 1, y + 1, z),
      ]),
    ];
  });
  return { type: "diagram", ...field, marks, alt };
}
