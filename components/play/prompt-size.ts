/** Steps of type for a sentence in the bubble: the longer, the smaller, so that a phone shows all at once. */
export function promptSize(text: string): string {
  if (text.length <= 24) return "text-prompt";
  if (text.length <= 64) return "text-[20px] tablet:text-[28px]";
  return "text-[19px] tablet:text-[26px]";
}
