import type { Item } from "./content-schema.ts";

/** Two texts a pupil would take for the same. */
function looseText(text: string): string {
  return text
    .toLowerCase()
    .replace(/[.!?]+$/u, "")
    .trim();
}

/** The words of a text: letters alone. */
function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** What is left of the words of the cards once a sentence is made of them; null where it has other words. */
function wordsLeft(cards: readonly string[], sentence: string): readonly string[] | null {
  const left = cards.flatMap(wordsOf);
  for (const word of wordsOf(sentence)) {
    const at = left.indexOf(word);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

/** A text as words between spaces, without marks and capitals. */
function spacedWords(text: string): string {
  return ` ${wordsOf(text).join(" ")} `;
}

/**
 * Hints and feedback that name the answer. A rule may: it names a wrong choice as well ("Trước e, ê, i viết k, trước chữ
 * khác viết c"). So may what speaks of an answer that the prompt says itself.
 */
function findLeaks({ prompt, answer, hints, ...item }: Item): string[] {
  const wrong = item.type === "word_order" ? [] : item.distractors;
  const said = Object.values(item.feedback ?? {});
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

type WordOrder = Extract<Item, { type: "word_order" }>;

function findOrderFaults({ prompt, answer, orders, feedback = {} }: WordOrder): string[] {
  const [asked = ""] = prompt.split("\n");
  const cards = asked.slice(asked.indexOf(": ") + 2).split(" / ");
  const left = orders.map((order) => wordsLeft(cards, order));
  const isSpare = (card: string) =>
    left.every((words) => words !== null && wordsOf(card).every((word) => words.includes(word)));
  return [
    ...(orders[0] === answer ? [] : ["the answer is not the first of its orders"]),
    ...(new Set(orders).size === orders.length ? [] : ["an order is there twice"]),
    ...orders.filter((_, place) => left[place] === null).map((order) => `other words than the cards: ${order}`),
    ...Object.keys(feedback)
      .filter((card) => !cards.includes(card))
      .map((card) => `feedback on what is no card: ${card}`),
    ...cards
      .filter((card) => wordsOf(card).length > 0 && isSpare(card) && feedback[card] === undefined)
      .map((card) => `no feedback on the card that is left: ${card}`),
  ];
}

/** What no schema sees: answers that read alike, orders of other words. Capitals count where they are what is asked. */
export function findItemFaults(item: Item, isOfCapitals: boolean): string[] {
  if (item.type === "word_order") return [...findOrderFaults(item), ...findLeaks(item)];
  const toKey = isOfCapitals ? (text: string) => text : looseText;
  const wrong = item.distractors.map(toKey);
  return [
    ...(wrong.includes(toKey(item.answer)) ? ["the answer is among the distractors"] : []),
    ...(new Set(wrong).size === wrong.length ? [] : ["two distractors are the same"]),
    ...findFeedbackFaults(item.distractors, item.feedback),
    ...findLeaks(item),
  ];
}
