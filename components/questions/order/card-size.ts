/** The size of the number on a card, by the letters of the longest card: all are of one size. On a phone it fills the card already. */
export function cardSize(letters: number): string {
  if (letters <= 3) return "[font-size:34px] tablet:text-[3.5rem]";
  if (letters <= 5) return "[font-size:24px] tablet:text-[2.625rem] wide:text-[1.875rem]";
  return letters <= 9 ? "[font-size:26px] tablet:text-[2.75rem]" : "[font-size:21px] tablet:text-[2.25rem]";
}
