import type { Item } from "./content-schema.ts";

/** Two texts a pupil would take for the same. */
function looseText(text: string): string {
  return text
    .toLowerCase()
    .replace(/[.!?]+$/u, "")
    .trim();
}

/** The words of a sentence without their order: letters alone. */
function wordsOf(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).toSorted().join(" ");
}

/** What no schema sees: answers that read alike, orders of other words. Capitals count where they are what is asked. */
export function findItemFaults(item: Item, isOfCapitals: boolean): string[] {
  if (item.type === "word_order") {
    const cards = wordsOf(item.prompt.slice(item.prompt.indexOf(":") + 1));
    return [
      ...(item.orders[0] === item.answer ? [] : ["the answer is not the first of its orders"]),
      ...(new Set(item.orders).size === item.orders.length ? [] : ["an order is there twice"]),
      ...item.orders.filter((order) => wordsOf(order) !== cards).map((order) => `other words than the cards: ${order}`),
    ];
  }
  const toKey = isOfCapitals ? (text: string) => text : looseText;
  const wrong = item.distractors.map(toKey);
  return [
    ...(wrong.includes(toKey(item.answer)) ? ["the answer is among the distractors"] : []),
    ...(new Set(wrong).size === wrong.length ? [] : ["two distractors are the same"]),
  ];
}
