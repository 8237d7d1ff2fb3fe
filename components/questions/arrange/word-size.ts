/** The size of all cards and of the row they are put into: a long sentence is set smaller, so that a phone holds it. */
export function wordSize(letters: number): string {
  return letters <= 36
    ? "text-[1.375rem] tablet:text-[2.25rem] wide:text-[2rem]"
    : "text-[1.25rem] tablet:text-[2rem] wide:text-[1.75rem]";
}
