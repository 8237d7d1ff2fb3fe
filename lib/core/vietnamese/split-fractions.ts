/** A piece of a line of text: words as they stand, or a fraction that is drawn with a bar. */
export type TextPiece = string | { readonly top: string; readonly bottom: string };

const term = String.raw`(?:\([^()]+\)|\d{1,3}(?:\u00a0\d{3})+|\d+|[a-z…□?])`;
const fraction = new RegExp(`(${term})\u2044(${term})`, "gu");

function bare(part: string): string {
  return part.replace(/^\((.+)\)$/u, "$1");
}

/** Cuts a line of text at its fractions; brackets that only hold a top or a bottom together are left out. */
export function splitFractions(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let from = 0;
  for (const found of text.matchAll(fraction)) {
    const [whole, top = "", bottom = ""] = found;
    if (found.index > from) pieces.push(text.slice(from, found.index));
    pieces.push({ top: bare(top), bottom: bare(bottom) });
    from = found.index + whole.length;
  }
  if (from < text.length || pieces.length === 0) pieces.push(text.slice(from));
  return pieces;
}
