const cosine = Math.sqrt(3) / 2;

interface Block {
  /** The middle of the drawing. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly depth: number;
  readonly height: number;
}

/**
 * Where a point of a block stands on paper, seen from above its front edge. From the foot of that edge `right` runs
 * along the width, `left` along the depth, `up` along the height; equal lengths are drawn equally long.
 */
export function blockPoint(
  { x, y, width, depth, height }: Block,
  right: number,
  left: number,
  up: number,
): { readonly x: number; readonly y: number } {
  const foot = { x: x - ((width - depth) * cosine) / 2, y: y + ((width + depth) / 2 + height) / 2 };
  return { x: foot.x + (right - left) * cosine, y: foot.y - (right + left) / 2 - up };
}
