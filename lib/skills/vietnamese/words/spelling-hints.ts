import type { SpellingFamily } from "./spelling-words.ts";

/** What to listen to or look at, by what the words are easily written wrongly with. */
export const spellingHints: Readonly<Record<SpellingFamily, string>> = {
  "s-x": "Con nhớ mặt chữ của từng từ: tiếng nào viết với s, tiếng nào viết với x?",
  "ch-tr": "Con nhớ mặt chữ của từng từ: tiếng nào viết với tr, tiếng nào viết với ch?",
  "l-n": "Con đọc chậm và nghe âm đầu của từng tiếng: tiếng nào viết với l, tiếng nào viết với n?",
  "d-gi-r": "Con nhớ mặt chữ: d, gi và r dễ lẫn nhau ở đầu tiếng.",
  "hoi-nga": "Con đọc chậm từng tiếng, để ý dấu hỏi và dấu ngã.",
  rimes: "Con che âm đầu đi, rồi xem kĩ vần và âm cuối của từng tiếng.",
};
