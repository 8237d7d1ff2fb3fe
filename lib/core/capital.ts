/** The words with their first letter as a capital: "số hạng" becomes "Số hạng". */
export function capital(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
