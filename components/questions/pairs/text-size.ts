/** The size of what stands in a narrow place, by the letters of the longest text on the board. */
export interface TextSize {
  /** Above the place for a card; on the card that lies there; on a card that waits. */
  readonly left: string;
  readonly put: string;
  readonly card: string;
  /** Both together, written by hand once all is known. */
  readonly written: string;
}

const letter: TextSize = {
  left: "text-[2.75rem] tablet:text-[5.25rem] wide:text-[4.25rem]",
  put: "text-[2.5rem] tablet:text-[4.75rem] wide:text-[3.75rem]",
  card: "text-[2.25rem] tablet:text-[4rem] wide:text-[3.5rem]",
  written: "text-[1.625rem] whitespace-nowrap tablet:text-[3rem] wide:text-[2.375rem]",
};

const word: TextSize = {
  left: "text-[1.625rem] tablet:text-[3.25rem] wide:text-[2.75rem]",
  put: "text-[1.625rem] tablet:text-[3.25rem] wide:text-[2.75rem]",
  card: "text-[1.625rem] tablet:text-[3.25rem] wide:text-[2.75rem]",
  written: "text-[1.25rem] tablet:text-[2.25rem] wide:text-[2rem]",
};

const longWord: TextSize = {
  left: "text-[1.25rem] tablet:text-[2.5rem] wide:text-[2.125rem]",
  put: "text-[1.25rem] tablet:text-[2.5rem] wide:text-[2.125rem]",
  card: "text-[1.25rem] tablet:text-[2.5rem] wide:text-[2.125rem]",
  written: "text-[1.125rem] tablet:text-[2rem] wide:text-[1.75rem]",
};

/** One size for all: a text of one or two letters is as large as a letter; a word of more than four is small, and of four where more than three stand in a row. */
export function textSize(letters: number, places: number): TextSize {
  if (letters <= 2) return letter;
  return letters < 4 || (letters === 4 && places <= 3) ? word : longWord;
}
