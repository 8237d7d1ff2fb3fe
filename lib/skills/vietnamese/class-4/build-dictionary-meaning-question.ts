import { capital } from "#lib/core/capital.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { wordsValue } from "#lib/questions/values.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion } from "#lib/skills/drafts/questions.ts";
import { type DictionaryEntry, dictionaryEntries } from "#lib/skills/vietnamese/words/dictionary-entries.ts";

type Ask = (rng: Rng, entry: DictionaryEntry, others: readonly DictionaryEntry[]) => Question;

/** The meaning, and the word at work. */
function explain({ word, meaning, sentence }: DictionaryEntry): string {
  return `Lời giải nghĩa: “${word}: ${meaning}”. Ví dụ: ${sentence.replace("…", word)}.`;
}

const buildMeaningQuestion: Ask = (rng, entry, others) =>
  choiceQuestion(rng, {
    prompt: rng.pick([
      `Từ “${entry.word}” có nghĩa là gì?`,
      `Bạn Hà tra từ “${entry.word}” trong từ điển. Đâu là nghĩa của từ ấy?`,
    ]),
    answer: wordsValue(entry.meaning),
    distractors: others.map(({ word, meaning }) =>
      mistake("FIELD", wordsValue(meaning), `Đó là nghĩa của từ “${word}”.`),
    ),
    hints: [
      `Con thử đặt từ ấy vào câu: “${entry.sentence.replace("…", entry.word)}.”`,
      "Con thay từng lời giải nghĩa vào câu, xem lời nào hợp.",
    ],
    explanation: explain(entry),
    praise: "meaning",
    identity: `meaning ${entry.word}`,
  });

const buildWordQuestion: Ask = (rng, entry, others) =>
  choiceQuestion(rng, {
    prompt: rng.pick([
      `Từ nào có nghĩa là “${entry.meaning}”?`,
      `Trong từ điển có lời giải nghĩa: “${entry.meaning}”. Đó là nghĩa của từ nào?`,
    ]),
    answer: wordsValue(entry.word),
    distractors: others.map(({ word, meaning }) =>
      mistake("FIELD", wordsValue(word), `“${capital(word)}” có nghĩa là: ${meaning}.`),
    ),
    hints: ["Con nhớ xem đã gặp từng từ ấy trong câu nào.", `Từ cần tìm điền được vào câu: “${entry.sentence}”.`],
    explanation: explain(entry),
    praise: "meaning",
    identity: `word ${entry.word}`,
  });

/** Of four lines of a dictionary one is whole; the others have the meanings of other words. */
const buildLineQuestion: Ask = (rng, entry, others) => {
  const wrong = others.map((other, place) => ({
    word: other.word,
    meaning: others[(place + 1) % others.length]?.meaning ?? "",
    owner: others[(place + 1) % others.length]?.word ?? "",
  }));
  return choiceQuestion(rng, {
    prompt: rng.pick(["Từ nào được giải nghĩa đúng?", "Dòng nào chép đúng từ điển?"]),
    answer: wordsValue(`${entry.word}: ${entry.meaning}`),
    distractors: wrong.map(({ word, meaning, owner }) =>
      mistake("FIELD", wordsValue(`${word}: ${meaning}`), `Nghĩa ấy là của từ “${owner}”, không phải của “${word}”.`),
    ),
    hints: [
      "Con đọc từng từ, tự nói nghĩa của từ rồi mới đọc lời giải nghĩa.",
      `Từ cần tìm điền được vào câu: “${entry.sentence}”.`,
    ],
    explanation: explain(entry),
    praise: "meaning",
    identity: `line ${entry.word}`,
  });
};

/** The meaning of a word: which one it is, which word has it, which line of a dictionary is right. */
export function buildDictionaryMeaningQuestion(rng: Rng): Question {
  const entries = rng.pick(Object.values(dictionaryEntries));
  const [entry, ...others] = rng.shuffle(entries);
  if (entry === undefined) throw new RangeError("An empty dictionary");
  return rng.pick([buildMeaningQuestion, buildWordQuestion, buildLineQuestion])(rng, entry, others.slice(0, 3));
}
