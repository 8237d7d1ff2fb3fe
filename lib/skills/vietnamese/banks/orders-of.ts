/** All orders of the cards whose words, one after the other, are `rest`, behind those that are put already. */
function layings(cards: readonly string[], rest: string, put: readonly number[]): (readonly number[])[] {
  if (rest === "") return put.length === cards.length ? [put] : [];
  return cards.flatMap((card, place) => {
    const isNext = !put.includes(place) && `${rest} `.startsWith(`${card} `);
    return isNext ? layings(cards, rest.slice(card.length + 1), [...put, place]) : [];
  });
}

/** "Buổi sáng, em đi học." without capitals, comma and end mark. */
function bare(sentence: string): string {
  return sentence.toLowerCase().replace(/[,.?!]/gu, "");
}

/** How the cards have to lie for a sentence, every order with the number of cards in front of its comma (0: it has none). */
export function ordersOf(
  cards: readonly string[],
  sentence: string,
): { readonly order: readonly number[]; readonly comma: number }[] {
  const [start = "", ...rest] = sentence.split(",");
  const words = cards.map((card) => card.toLowerCase());
  return layings(words, bare(sentence), []).map((order) => {
    const read = (count: number) => order.slice(0, count).map((place) => words[place]);
    const comma = order.findIndex((_, at) => read(at + 1).join(" ") === bare(start)) + 1;
    return { order, comma: rest.length === 0 ? 0 : comma };
  });
}
