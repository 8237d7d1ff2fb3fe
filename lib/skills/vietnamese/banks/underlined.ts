/** Brackets mark the part that is asked about; on a card it is underlined. Marks of the sentence itself stay what they are. */
const inBrackets = /trong ngoặc(?: vuông)?(?! đơn| kép)/gu;

/** Words of a bank as they are true of what is drawn. */
export function underlined(words: string): string {
  return words.replace(inBrackets, "được gạch chân");
}
