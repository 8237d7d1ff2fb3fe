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

/** A text as words between spaces, without marks and capitals. */
function spacedWords(text: string): string {
  return ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(" ")} `;
}

/**
 * Hints and feedback that name the answer. A rule may: it names a wrong choice as well ("Trước e, ê, i viết k, trước chữ
 * khác viết c"). So may what speaks of an answer that the prompt says itself.
 */
function findLeaks({ prompt, answer, hints, ...item }: Item): string[] {
  const wrong = item.type === "word_order" ? [] : item.distractors;
  const said = item.type === "word_order" ? [] : Object.values(item.feedback);
  const holds = (text: string, words: string) =>
    spacedWords(words).trim() !== "" && spacedWords(text).includes(spacedWords(words));
  if (holds(prompt, answer)) return [];
  const isRule = (hint: string) => wrong.some((choice) => holds(hint, choice));
  return [
    ...hints.filter((hint) => holds(hint, answer) && !isRule(hint)).map((hint) => `a hint tells the answer: ${hint}`),
    ...said.filter((line) => holds(line, answer)).map((line) => `feedback tells the answer: ${line}`),
  ];
}

/** Each wrong choice has its own sentence, and no other has one. */
function findFeedbackFaults(distractors: readonly string[], feedback: Readonly<Record<string, string>>): string[] {
  const lines = Object.values(feedback);
  return [
    ...distractors.filter((choice) => feedback[choice] === undefined).map((choice) => `no feedback on: ${choice}`),
    ...Object.keys(feedback)
      .filter((choice) => !distractors.includes(choice))
      .map((choice) => `feedback on what is no wrong choice: ${choice}`),
    ...(new Set(lines).size === lines.length ? [] : ["two wrong choices get the same feedback"]),
  ];
}

/** What no schema sees: answers that read alike, orders of other words. Capitals count where they are what is asked. */
export function findItemFaults(item: Item, isOfCapitals: boolean): string[] {
  if (item.type === "word_order") {
    const cards = wordsOf(item.prompt.slice(item.prompt.indexOf(":") + 1));
    return [
      ...(item.orders[0] === item.answer ? [] : ["the answer is not the first of its orders"]),
      ...(new Set(item.orders).size === item.orders.length ? [] : ["an order is there twice"]),
      ...item.orders.filter((order) => wordsOf(order) !== cards).map((order) => `other words than the cards: ${order}`),
      ...findLeaks(item),
    ];
  }
  const toKey = isOfCapitals ? (text: string) => text : looseText;
  const wrong = item.distractors.map(toKey);
  return [
    ...(wrong.includes(toKey(item.answer)) ? ["the answer is among the distractors"] : []),
    ...(new Set(wrong).size === wrong.length ? [] : ["two distractors are the same"]),
    ...findFeedbackFaults(item.distractors, item.feedback),
    ...findLeaks(item),
  ];
}
