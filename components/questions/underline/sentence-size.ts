/** The size of the words and the height of a row, by the letters of the whole sentence: a phone shows all of it at once. */
export function sentenceSize(letters: number): string {
  if (letters <= 45)
    return "[--row:64px] text-[1.625rem] tablet:[--row:100px] tablet:text-[2.625rem] wide:[--row:88px] wide:text-[2.125rem]";
  if (letters <= 75)
    return "[--row:58px] text-[1.4375rem] tablet:[--row:92px] tablet:text-[2.25rem] wide:[--row:80px] wide:text-[1.875rem]";
  return "[--row:56px] text-[1.25rem] tablet:[--row:80px] tablet:text-[2rem] wide:[--row:66px] wide:text-[1.625rem]";
}
