/** The size of the number on a card, by the letters of the longest card: all are of one size. */
export function cardSize(letters: number): string {
  if (letters <= 3) return "text-[34px] tablet:text-[56px]";
  if (letters <= 5) return "text-[24px] tablet:text-[42px]";
  return letters <= 9 ? "text-[26px] tablet:text-[44px]" : "text-[21px] tablet:text-[36px]";
}
