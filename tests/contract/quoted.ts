/** What stands in quotation marks in a text, in its order. */
export function quoted(text: string): string[] {
  return [...text.matchAll(/“([^”]*)”/gu)].map(([, words]) => words ?? "");
}
