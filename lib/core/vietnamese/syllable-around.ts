const isLetter = (sign: string | undefined): boolean => sign !== undefined && /\p{L}/u.test(sign);

/** Where the letters begin and end that stand together at a place of a text; nothing but the place where none do. */
export function syllableAround(text: string, at: number): { readonly from: number; readonly to: number } {
  let [from, to] = [at, at];
  while (isLetter(text[from - 1])) from -= 1;
  while (isLetter(text[to])) to += 1;
  return { from, to };
}
