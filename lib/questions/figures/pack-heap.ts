/** The sheet on which things in groups are drawn, and the largest square for one of them. */
export const groupsSheet = { width: 320, height: 172, largest: 46 } as const;

interface Blocks {
  readonly blocks: number;
  /** The width and height of a block, counted in the squares of its things. */
  readonly width: number;
  readonly height: number;
}

/** How many blocks of a heap lie side by side for its things to be as large as can be, and how large these are. */
export function packHeap({ blocks, width, height }: Blocks): { readonly columns: number; readonly cell: number } {
  const cellOf = (columns: number) =>
    Math.min(
      groupsSheet.largest,
      groupsSheet.width / (columns * width),
      groupsSheet.height / (Math.ceil(blocks / columns) * height),
    );
  const all = Array.from({ length: blocks }, (_, place) => place + 1);
  const columns = all.reduce((best, each) => (cellOf(each) > cellOf(best) + 0.01 ? each : best), 1);
  return { columns, cell: cellOf(columns) };
}
