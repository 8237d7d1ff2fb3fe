/** A text of at most so many letters; where some had to go an ellipsis says so. */
export function cutText(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}
