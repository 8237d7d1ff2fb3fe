/** How what is written on the two sides is set. */
export interface WrittenLook {
  /** Whether it is parted into rows, at its signs. */
  readonly isLoose: boolean;
  /** The classes of its size. */
  readonly size: string;
}

const sizes = {
  number: "text-[3.5rem] tablet:text-[6.5rem] wide:text-[4.75rem]",
  word: "text-[2.125rem] tablet:text-[4rem] wide:text-[2.875rem]",
  sum: "text-[1.625rem] tablet:text-[3.25rem] wide:text-[2.125rem]",
  rows: "text-[1.25rem] tablet:text-[2.5rem] wide:text-[1.75rem]",
  millions: "text-[1.125rem] tablet:text-[2rem] wide:text-[1.625rem]",
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
