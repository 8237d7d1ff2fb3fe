/** Whether a database can keep a text: PostgreSQL takes neither the zero character nor half a surrogate pair. */
export function isStorableText(text: string): boolean {
  return text.isWellFormed() && !text.includes("\0");
}
