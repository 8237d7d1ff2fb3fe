/** The size of all cards and of the row they are put into: a long sentence is set smaller, so that a phone holds it. */
export function wordSize(letters: number): string {
  return letters <= 36
    ? "text-[22px] tablet:text-[36px] wide:text-[32px]"
    : "text-[20px] tablet:text-[32px] wide:text-[28px]";
}
