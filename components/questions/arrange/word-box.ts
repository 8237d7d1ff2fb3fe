/** What all boxes of words have in common: those that wait and those in the sentence are of one measure. */
export const wordBox =
  "grid min-h-14 min-w-14 place-items-center rounded-tool px-2.5 leading-none whitespace-nowrap tablet:min-h-20 tablet:px-5";
