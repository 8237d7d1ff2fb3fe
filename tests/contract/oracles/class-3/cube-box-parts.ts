import { valuesIn } from "#tests/contract/measures-in.ts";
import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";
import { wholesIn } from "#tests/contract/read-number.ts";

type Vertex = readonly [number, number, number];

/** A block as its eight corners in space. */
const bits = [0, 1] as const;
const vertices: readonly Vertex[] = bits.flatMap((x) => bits.flatMap((y) => bits.map((z): Vertex => [x, y, z])));

/** Corners that differ in one direction alone have an edge between them. */
const edges = vertices.flatMap((from, place) =>
  vertices.slice(place + 1).filter((to) => from.filter((step, at) => step !== to[at]).length === 1),
);

/** A face is all corners with one direction fixed. */
const faces = [0, 1, 2].flatMap((direction) => bits.map((side) => vertices.filter((each) => each[direction] === side)));

function countOf(text: string): number {
  if (/đỉnh/u.test(text)) return vertices.length;
  return /cạnh/u.test(text) ? edges.length : faces.length;
}

/** Builds the block in space and counts. */
export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  if (/hình gì/u.test(text)) {
    return onlyChoice(seen, (choice) => choice === (/lập phương/u.test(text) ? "hình vuông" : "hình chữ nhật"));
  }
  const [edge] = valuesIn(text, "length");
  if (edge !== undefined) return String(edges.reduce((sum) => sum + edge, 0) / 10);
  const [told] = wholesIn(text);
  if (/còn/iu.test(text)) return String(countOf(text) - (told ?? 0));
  return String(countOf(text) * (told ?? 1));
};
