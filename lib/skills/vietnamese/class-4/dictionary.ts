import type { Line } from "#lib/core/line.ts";
import type { Rng } from "#lib/core/rng.ts";
import { toLine } from "#lib/core/to-line.ts";
import { alphabetName } from "#lib/core/vietnamese/alphabet-name.ts";
import { splitTone } from "#lib/core/vietnamese/split-tone.ts";
import type { Question } from "#lib/questions/question.ts";
import { type Difficulty, defineSkill } from "#lib/skills/define-skill.ts";
import { dictionaryRows } from "#lib/skills/vietnamese/words/dictionary-rows.ts";
import { buildDictionaryMeaningQuestion } from "./build-dictionary-meaning-question.ts";
import { buildDictionaryCardsQuestion, buildDictionaryOrderQuestion } from "./build-dictionary-order-question.ts";

const { letters, vowels, ends, tones } = dictionaryRows;

/** The letters of a word without the mark of its tone: those of its first syllable where it has two. */
function lettersOf(word: string): string {
  return splitTone(word.split(" ")[0] ?? "")?.letters ?? "";
}

function letterRow(lead: string, letters: readonly string[]): Line {
  return { text: `${lead} ${letters.join(", ")}.`, spoken: `${lead} ${letters.map(alphabetName).join(", ")}.` };
}

/** The letters that the words have alike at their beginning. */
function sharedLetters(words: readonly string[]): string {
  const letters = words.map(lettersOf);
  const [first = ""] = letters;
  const length = Array.from(first, (_, at) => at).find((at) => letters.some((each) => each[at] !== first[at]));
  return first.slice(0, length ?? first.length);
}

/** What the words have alike at their beginning, and the letters that come after it where there is another one in each. */
function explainNext(words: readonly string[]): Line {
  const letters = words.map(lettersOf);
  const { length } = sharedLetters(words);
  const next = letters.map((each) => each.charAt(length));
  if (new Set(next).size < next.length || next.includes("")) {
    return toLine("Phần đầu của các từ giống nhau nên ta so sánh lần lượt các chữ cái tiếp theo.");
  }
  return letterRow("Phần đầu của các từ giống nhau nên ta xếp theo chữ cái tiếp theo:", next);
}

function buildLettersQuestion(rng: Rng): Question {
  return buildDictionaryOrderQuestion(rng, {
    rows: letters,
    hintsFor: (words) => [
      letterRow(
        "Con so các chữ cái đầu:",
        words.map((word) => lettersOf(word).charAt(0)),
      ),
      "Con đọc thầm bảng chữ cái từ đầu. Chữ nào đọc đến trước thì từ đứng trước.",
    ],
    explain: (words) =>
      letterRow(
        "Ta xếp theo chữ cái đầu:",
        words.map((word) => lettersOf(word).charAt(0)),
      ),
  });
}

/** A board of cards, or words to choose from. */
type Build = typeof buildDictionaryOrderQuestion;

function buildNextLettersQuestion(rng: Rng, build: Build): Question {
  const isOfVowels = rng.int(1, 3) > 1;
  return build(rng, {
    rows: isOfVowels ? vowels : ends,
    hintsFor: (words) => [
      // A row can hold its shared letters as a word of its own: "ca, cam, cao".
      words.includes(sharedLetters(words))
        ? "Phần đầu của các từ giống nhau. Con tìm chữ cái khác nhau đứng sau phần ấy."
        : `Các từ đều bắt đầu bằng “${sharedLetters(words)}”. Con tìm chữ cái khác nhau đứng sau phần ấy.`,
      "Con so sánh chữ cái ấy theo thứ tự bảng chữ cái. Ở bước này, con chưa xét dấu thanh.",
    ],
    explain: explainNext,
  });
}

function buildTonesQuestion(rng: Rng, build: Build): Question {
  return build(rng, {
    rows: tones,
    hintsFor: () => [
      "Các từ này có chữ cái giống hệt nhau. Chúng chỉ khác nhau ở dấu thanh.",
      "Trong từ điển, các thanh xếp theo thứ tự: ngang, huyền, hỏi, ngã, sắc, nặng.",
    ],
    explain: () =>
      toLine("Các chữ cái giống nhau nên ta xếp theo thanh, lần lượt là ngang, huyền, hỏi, ngã, sắc, nặng."),
  });
}

const putNextLetters = (rng: Rng) => buildNextLettersQuestion(rng, buildDictionaryCardsQuestion);
const putTones = (rng: Rng) => buildTonesQuestion(rng, buildDictionaryCardsQuestion);

const asks: Readonly<Record<Difficulty, readonly ((rng: Rng) => Question)[]>> = {
  1: [buildLettersQuestion],
  2: [
    putNextLetters,
    putNextLetters,
    putNextLetters,
    (rng) => buildNextLettersQuestion(rng, buildDictionaryOrderQuestion),
  ],
  3: [putTones, putTones, buildDictionaryMeaningQuestion, buildDictionaryMeaningQuestion],
};

/** Using a dictionary (curriculum, c4-dictionary): order by the first letter; by the next ones; by the tone, and the right meaning. */
export const dictionary = defineSkill({
  id: "c4-dictionary",
  classId: "4",
  subject: "vietnamese",
  strand: "Từ vựng",
  title: "Tra từ điển",
  source: "rule",
  generate(difficulty, rng) {
    return rng.pick(asks[difficulty])(rng);
  },
});
