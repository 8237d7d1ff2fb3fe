/** Steps of type for a sentence in the bubble: the longer, the smaller, so that a phone shows all at once. */
export function promptSize(text: string): string {
  if (text.length <= 24) return "text-prompt";
  if (text.length <= 64) return "text-[1.25rem] tablet:text-[1.75rem]";
  return "text-[1.1875rem] tablet:text-[1.625rem]";
}
