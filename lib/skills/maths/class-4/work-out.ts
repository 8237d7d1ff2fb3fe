type Sign = "+" | "−" | "×" | ":";

const signs = new Map<string, (left: number, right: number) => number>([
  ["+", (left, right) => left + right],
  ["−", (left, right) => left - right],
  ["×", (left, right) => left * right],
  [":", (left, right) => left / right],
]);

/** From left to right, each sign as it comes: 15 + 7 × 2 gives 44. */
function inRow(parts: readonly string[]): number {
  const [first = "0", ...rest] = parts;
  return rest.reduce((value, part, place) => {
    if (place % 2 === 0) return value;
    return signs.get(rest[place - 1] ?? "")?.(value, Number(part)) ?? value;
  }, Number(first));
}

/** Products first, with no heed to brackets. */
function productsFirst(parts: readonly string[]): number {
  const place = parts.findIndex((part) => part === "×" || part === ":");
  if (place < 1) return inRow(parts);
  const product = inRow(parts.slice(place - 1, place + 2));
  return productsFirst(parts.toSpliced(place - 1, 3, String(product)));
}

/** What comes out of a written sum by mistake: from left to right; brackets passed over; everything added; signs turned. */
export function carelessValues(sum: string): { readonly order: number[]; readonly operation: number[] } {
  const parts = sum.replace(/[()\u00a0]/gu, "").split(" ");
  const turned: Readonly<Record<string, Sign>> = { "+": "−", "−": "+", "×": "+", ":": "−" };
  return {
    order: [inRow(parts), productsFirst(parts)],
    operation: [
      inRow(parts.map((part) => (signs.has(part) ? "+" : part))),
      productsFirst(parts.map((part) => turned[part] ?? part)),
      productsFirst(parts.map((part) => (part === "−" ? "+" : part))),
    ],
  };
}

/** What a written sum of one or two operations gives, and what its first step gives; null where there is only one. */
export function workOut(sum: string): { readonly partial: number | null; readonly value: number } {
  const plain = sum.replaceAll("\u00a0", "");
  const [bracket, inner] = /\(([^()]+)\)/u.exec(plain) ?? [];
  if (bracket !== undefined && inner !== undefined) {
    const partial = inRow(inner.split(" "));
    return { partial, value: productsFirst(plain.replace(bracket, String(partial)).split(" ")) };
  }
  const parts = plain.split(" ");
  const product = parts.findIndex((part) => part === "×" || part === ":");
  const place = Math.max(1, product);
  const partial = parts.length > 3 ? inRow(parts.slice(place - 1, place + 2)) : null;
  return { partial, value: productsFirst(parts) };
}
