import type { PictureName } from "#lib/questions/picture-name.ts";

interface Leaving {
  readonly picture: PictureName;
  /** How so many of them go: "3 con bơi đi". */
  readonly leave: (count: number) => string;
}

/** Things of which some go away, and how. */
export const leavingText: readonly Leaving[] = [
  { picture: "apple", leave: (count) => `bé ăn ${count} quả` },
  { picture: "orange", leave: (count) => `mẹ lấy đi ${count} quả` },
  { picture: "mango", leave: (count) => `bà cho bạn ${count} quả` },
  { picture: "duck", leave: (count) => `${count} con bơi đi` },
  { picture: "fish", leave: (count) => `${count} con bơi đi` },
  { picture: "chicken", leave: (count) => `${count} con chạy đi` },
  { picture: "turtle", leave: (count) => `${count} con bò đi` },
  { picture: "balloon", leave: (count) => `${count} quả bay mất` },
  { picture: "lotus", leave: (count) => `bé hái ${count} bông` },
];
