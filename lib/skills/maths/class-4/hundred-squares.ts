import type { Figure } from "#lib/questions/figure.ts";

/** A square cut into 10 by 10 smaller ones. */
export const hundredSquares: Figure = {
  type: "diagram",
  width: 320,
  height: 176,
  marks: [{ form: "grid", x: 84, y: 12, size: 15, columns: 10, rows: 10 }],
  alt: "Một hình vuông lớn được chia thành 10 hàng, mỗi hàng 10 ô vuông.",
};
