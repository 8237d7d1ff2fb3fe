import { said } from "./said.ts";

/** The name under which app/globals.css knows the words that are being said. */
const name = "said";

/** The part of what an element shows that lies between two letters; all of it where its text is set in another way. */
function rangeOf(element: Element, length: number, from: number, to: number): Range {
  const range = document.createRange();
  range.selectNodeContents(element);
  if (element.textContent.length !== length) return range;
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let before = 0;
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const letters = node.textContent?.length ?? 0;
    if (from >= before && from < before + letters) range.setStart(node, from - before);
    if (to > before && to <= before + letters) range.setEnd(node, to - before);
    before += letters;
  }
  return range;
}

/** Lights a range without touching the page, so that no line breaks anew. Returns the way to put it out. */
function light(range: Range): () => void {
  const lit = CSS.highlights.get(name) ?? new Highlight();
  CSS.highlights.set(name, lit);
  lit.add(range);
  return () => void lit.delete(range);
}

/** Older browsers know no highlights: there the whole text is lit. */
function mark(element: HTMLElement): () => void {
  element.dataset.said = "";
  return () => delete element.dataset.said;
}

/** Lights the words of a text in its element while they are being said. Returns the way to stop. */
export function followSaid(element: HTMLElement, text: string): () => void {
  let putOut: () => void = () => undefined;
  const follow = () => {
    putOut();
    putOut = () => undefined;
    const now = said.get();
    if (now === null || now.line.text !== text) return;
    putOut = "highlights" in CSS ? light(rangeOf(element, text.length, now.from, now.to)) : mark(element);
  };
  const stop = said.subscribe(follow);
  follow();
  return () => {
    stop();
    putOut();
  };
}
