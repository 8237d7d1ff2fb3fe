const enders = new Set([".", "!", "?", "…"]);
const openers = new Set(["“", "‘", "(", "«"]);
const closers = new Set(["”", "’", ")", "»"]);

/** A sentence goes on in a small letter; after what was said also with a comma or a dash: “Đi thôi!” – Nam gọi. */
const goesOn = /^\s*[\p{Ll},;:–—-]/u;

/** Whether a sentence ends here; `depth` says how many quotation marks or brackets stand open. */
function isEnd(text: string, place: number, depth: number): boolean {
  const rest = text.slice(place + 1);
  if (depth > 0 || !/^\s/u.test(rest) || goesOn.test(rest)) return false;
  const upToHere = text.slice(0, place + 1).replace(/(?<![”’)»])[”’)»]+$/u, "");
  return enders.has(upToHere.at(-1) ?? "");
}

/**
 * The sentences of a paragraph, as they are read one after the other. What somebody says stays with the words around
 * it, however many sentences it is: Bà cười: “Cháu ngoan quá! Cháu có mệt không?”. Joined by spaces they are the
 * paragraph again.
 */
export function splitSentences(paragraph: string): string[] {
  const text = paragraph.trim();
  const sentences: string[] = [];
  let from = 0;
  let depth = 0;
  for (const [place, letter] of [...text].entries()) {
    if (openers.has(letter)) depth += 1;
    if (closers.has(letter)) depth = Math.max(0, depth - 1);
    if (!isEnd(text, place, depth)) continue;
    sentences.push(text.slice(from, place + 1).trim());
    from = place + 1;
  }
  const last = text.slice(from).trim();
  return last === "" ? sentences : [...sentences, last];
}
