/** The size of the words and the height of a row, by the letters of the whole sentence: a phone shows all of it at once. */
export function sentenceSize(letters: number): string {
  if (letters <= 45)
    return "[--row:64px] text-[26px] tablet:[--row:100px] tablet:text-[42px] wide:[--row:88px] wide:text-[34px]";
  if (letters <= 75)
    return "[--row:58px] text-[23px] tablet:[--row:92px] tablet:text-[36px] wide:[--row:80px] wide:text-[30px]";
  return "[--row:56px] text-[20px] tablet:[--row:80px] tablet:text-[32px] wide:[--row:66px] wide:text-[26px]";
}
