import { capital } from "#lib/core/capital.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Figure } from "#lib/questions/figure.ts";
import type { Question } from "#lib/questions/question.ts";
import { byDifficulty, defineSkill } from "#lib/skills/define-skill.ts";
import { sortNamedQuestion } from "#lib/skills/drafts/sort-question.ts";
import { clearWords, doubleSentences, plainSentences, type WordSense, wordSenses } from "./word-class-words.ts";

const classes = ["danh từ", "động từ", "tính từ"] as const;

interface Marked {
  readonly word: string;
  readonly sense: WordSense;
  /** The word before it; empty where there is none. */
  readonly before: string;
}

const isSense = (letter: string): letter is WordSense => Object.hasOwn(wordSenses, letter);

const mark = /<(?<letter>\p{L}):(?<written>[^>]+)>/gu;

/** The last word of a text, whole where it is marked. */
function wordBefore(text: string): string {
  return /(?:<\p{L}:)?(?<word>(?<=:)[^>:]+(?=> $)|\p{L}+(?= $))/u.exec(text)?.groups?.word ?? "";
}

/** A text with marked words: as it is shown, and what is marked. */
function readMarked(text: string): { readonly shown: string; readonly words: readonly Marked[] } {
  const words = [...text.matchAll(mark)].map(({ index, groups: { letter = "", written = "" } = {} }): Marked => {
    if (!isSense(letter)) throw new RangeError(`No sense ${letter}`);
    const word = letter === "P" ? written : written.charAt(0).toLowerCase() + written.slice(1);
    return { word, sense: letter, before: wordBefore(text.slice(0, index)) };
  });
  return { shown: text.replaceAll(mark, "[$2]"), words };
}

const trayOf = ({ sense }: Marked) => wordSenses[sense].tray;

const clear = clearWords.flatMap((line) => readMarked(line).words);
const plain = plainSentences.map(readMarked);
const doubles = doubleSentences.map(readMarked);

const tellsOf = ({ word, sense }: Marked) => `“${word}” ${wordSenses[sense].tells}`;

/** Words that begin with a quoted one, which takes the capital. */
const capitalQuoted = (words: string) => `“${capital(words.slice(1))}`;

/** Why one word of each class is of that class, and what leads to the answer. */
function explain(words: readonly Marked[]): string {
  const reasons = classes.flatMap((_, tray) => words.find((each) => trayOf(each) === tray) ?? []).map(tellsOf);
  return `${capitalQuoted(reasons.join("; "))}. Xếp đúng là`;
}

const asksOfWord = "Con hỏi từng từ: từ ấy gọi tên sự vật, chỉ hoạt động, tình cảm hay tả thế nào?";
const rule =
  "Từ gọi tên sự vật là danh từ. Từ chỉ hoạt động, trạng thái, tình cảm là động từ. Từ trả lời “thế nào?” là tính từ.";

const common = { trays: classes, code: "FIELD", praise: "trays" } as const;

function buildClearQuestion(rng: Rng): Question {
  const counts = rng.shuffle(rng.pick([[2, 2, 2], [1, 2, 3] as const]));
  const words = rng.shuffle(
    counts.flatMap((count, tray) => rng.shuffle(clear.filter((each) => trayOf(each) === tray)).slice(0, count)),
  );
  return sortNamedQuestion(rng, {
    ...common,
    prompt: rng.pick([
      "Con xếp từng từ vào đúng ô.",
      "Từ nào là danh từ, động từ, tính từ? Con xếp từng từ vào đúng ô.",
      "Mỗi ô dành cho một loại từ. Con xếp từng từ vào đúng ô.",
    ]),
    things: words.map((each) => ({
      name: each.word,
      tray: trayOf(each),
      wrong: `${capitalQuoted(tellsOf(each))}. Con xếp lại nhé!`,
    })),
    hints: [asksOfWord, rule],
    explanation: explain(words),
    identity: words
      .map(({ word }) => word)
      .toSorted()
      .join(),
  });
}

function sentenceOf(shown: string): readonly Figure[] {
  return [{ type: "sentence", lines: [shown], look: "text", note: null, alt: "Thẻ ghi" }];
}

const mostWords = 5;

/** A sentence with one marked word less where there are many: not its first, nor the only one of its class. */
function atMostFive(rng: Rng, sentence: ReturnType<typeof readMarked>): ReturnType<typeof readMarked> {
  const { shown, words } = sentence;
  if (words.length <= mostWords) return sentence;
  const spare = words.filter((each, at) => at > 0 && words.filter((one) => trayOf(one) === trayOf(each)).length > 1);
  const left = rng.pick(spare);
  return { shown: shown.replace(`[${left.word}]`, left.word), words: words.filter((each) => each !== left) };
}

function buildPlainQuestion(rng: Rng): Question {
  const { shown, words } = atMostFive(rng, rng.pick(plain));
  return sortNamedQuestion(rng, {
    ...common,
    prompt: rng.pick([
      "Con đọc câu rồi xếp từng từ gạch chân vào đúng ô.",
      "Trong câu này, con xếp từng từ gạch chân vào đúng ô.",
    ]),
    figures: sentenceOf(shown),
    things: rng.shuffle(words).map((each) => ({
      name: each.word,
      tray: trayOf(each),
      wrong: `Trong câu, ${tellsOf(each)}. Con xếp lại nhé!`,
    })),
    hints: [asksOfWord, rule],
    explanation: explain(words),
    identity: shown,
  });
}

const places = ["thứ nhất", "thứ hai"] as const;

/** The words of a sentence that has one of them twice, with the place of each of the two. */
function numbered(words: readonly Marked[]): readonly (Marked & { readonly place: string | null })[] {
  return words.map((each, at) => {
    const same = [...words.keys()].filter((other) => words[other]?.word === each.word);
    return { ...each, place: same.length === 1 ? null : (places[same.indexOf(at)] ?? null) };
  });
}

function buildDoubleQuestion(rng: Rng): Question {
  const { shown, words } = rng.pick(doubles);
  const named = numbered(words);
  const twins = named.filter(({ place }) => place !== null);
  const twin = twins[0]?.word ?? "";
  const reasons = twins.map(({ word, place, sense }) => `“${capital(word)}” ${place} ${wordSenses[sense].tells}`);
  return sortNamedQuestion(rng, {
    ...common,
    prompt: rng.pick([
      `Trong câu có hai từ “${twin}”. Con xếp từng từ gạch chân vào đúng ô.`,
      `Từ “${twin}” có hai lần trong câu. Con xếp từng từ gạch chân vào đúng ô.`,
    ]),
    figures: sentenceOf(shown),
    things: rng.shuffle(named).map((each) =>
      each.place === null
        ? { name: each.word, tray: trayOf(each), wrong: `Trong câu, ${tellsOf(each)}. Con xếp lại nhé!` }
        : {
            name: `“${each.word}” ${each.place}`,
            tray: trayOf(each),
            wrong: `Con đọc lại “${each.before} ${each.word}”. Ở đây, ${tellsOf(each)}.`,
          },
    ),
    hints: [
      `Hai từ “${twin}” viết giống nhau nhưng dùng khác nhau. Con đọc cả từ đứng trước mỗi từ.`,
      "Sau “cái”, “con”, “một”, “những” thường là danh từ. Sau “rất”, “thật” thường là tính từ.",
    ],
    explanation: `${reasons.join(". ")}. Xếp đúng là`,
    identity: shown,
  });
}

/** Nouns, verbs and adjectives (curriculum, c4-word-class-sort): clear words; words of a sentence; one syllable in two classes. */
export const wordClassSort = defineSkill({
  id: "c4-word-class-sort",
  classId: "4",
  subject: "vietnamese",
  strand: "Từ loại",
  title: "Xếp danh từ, động từ, tính từ",
  source: "rule",
  generate: byDifficulty({ 1: [buildClearQuestion], 2: [buildPlainQuestion], 3: [buildDoubleQuestion] }),
});
