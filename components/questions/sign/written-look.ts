/** How what is written on the two sides is set. */
export interface WrittenLook {
  /** Whether it is parted into rows, at its signs. */
  readonly isLoose: boolean;
  /** The classes of its size. */
  readonly size: string;
}

const sizes = {
  number: "text-[56px] tablet:text-[104px] wide:text-[76px]",
  word: "text-[34px] tablet:text-[64px] wide:text-[46px]",
  sum: "text-[26px] tablet:text-[52px] wide:text-[34px]",
  rows: "text-[20px] tablet:text-[40px] wide:text-[28px]",
  millions: "text-[18px] tablet:text-[32px] wide:text-[26px]",
};

/** "30 + 25" still fits a third of a phone; what is longer is parted at its signs. */
const longestInLine = 7;
/** The groups of a number are never parted, so it is set smaller. */
const longestNumber = 8;

/** Both sides are of one size, the one the longer of them needs. */
export function writtenLook(texts: readonly string[]): WrittenLook {
  const letters = longestOf(texts);
  if (letters <= 3) return { isLoose: false, size: sizes.number };
  if (letters <= 5) return { isLoose: false, size: sizes.word };
  if (letters <= longestInLine) return { isLoose: false, size: sizes.sum };
  const number = longestOf(texts.flatMap((text) => text.split(" ")));
  return { isLoose: true, size: number > longestNumber ? sizes.millions : sizes.rows };
}

function longestOf(texts: readonly string[]): number {
  return Math.max(0, ...texts.map((text) => text.length));
}
