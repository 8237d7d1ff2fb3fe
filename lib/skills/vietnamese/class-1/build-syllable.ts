import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { fillQuestion } from "#lib/skills/drafts/fill-question.ts";
import { blendLine } from "#lib/skills/vietnamese/words/blend-line.ts";
import { fillRows } from "#lib/skills/vietnamese/words/fill-rows.ts";
import { picturedWords } from "#lib/skills/vietnamese/words/pictured-words.ts";
import { soundLine } from "#lib/skills/vietnamese/words/sound-line.ts";
import type { SyllableParts } from "#lib/skills/vietnamese/words/syllable-parts.ts";
import { toneNames } from "#lib/skills/vietnamese/words/tone-names.ts";
import { wrongParts } from "#lib/skills/vietnamese/words/wrong-parts.ts";

/** What a teacher says, letter by letter as it sounds: the letters are for the pupil to find. */
const soundPrompts: readonly ((initial: string, rime: string, tone: string) => string)[] = [
  (initial, rime, tone) => `Con ghép tiếng: “${initial}”, “${rime}”, ${tone}.`,
  (initial, rime, tone) => `Cô đọc “${initial}”, “${rime}”, ${tone}. Con ghép tiếng nhé!`,
];

/** Behind qu a rime is written with y where others have i: no other first sound goes with "yt". */
export function hasRivals({ initial, rime }: SyllableParts): boolean {
  return initial !== "qu" || !rime.startsWith("y");
}

/** Words of the help below: it would name them. */
const helpWords: ReadonlySet<string> = new Set(
  "âm bài cần chọn chưa cô con cùng dấu đã đầu đề đến đọc là lại nào nhé rồi sau thanh tìm trong trước vần".split(" "),
);

/** A syllable of `words` that fits, built of parts that are named by their sounds: "ngờ", "ôi", dấu ngã. */
export function buildOfSounds(
  rng: Rng,
  words: readonly SyllableParts[],
  fits: (word: SyllableParts) => boolean,
): Question {
  // "cờ", "ơ", dấu huyền would name the syllable itself.
  const word = rng.pick(
    words.filter(
      (each) =>
        fits(each) && hasRivals(each) && soundLine(each.initial).spoken !== each.text && !helpWords.has(each.text),
    ),
  );
  const { text, initial, rime, syllable } = word;
  const { spoken } = soundLine(initial);
  const told = rng.pick(soundPrompts)(spoken, rime, toneNames[syllable.tone].name);
  return fillQuestion(rng, {
    prompt: { text: told, spoken: told.replace(/[“”]/gu, "") },
    isReadByPupil: true,
    answer: text,
    rows: fillRows(rng, word, words),
    wrong: wrongParts({
      initial: `Con cần âm đọc là “${spoken}” nhé!`,
      rime: "Con đọc lại vần trong đề bài nhé!",
      tone: "Con đọc lại dấu thanh trong đề bài nhé!",
    }),
    hints: [
      { text: `Con tìm âm đầu đọc là “${spoken}” trước.`, spoken: `Con tìm âm đầu đọc là ${spoken} trước.` },
      `Rồi con đến vần “${rime}”, sau cùng là dấu thanh.`,
    ],
    explanation: blendLine(word),
    praise: "word",
    identity: `sounds ${text}`,
  });
}

interface Picturing {
  readonly tell: (phrase: string) => string;
  /** Aloud the word is heard where it is missing on the screen. */
  readonly say: (phrase: string, word: string) => string;
}

const pictured: readonly Picturing[] = [
  {
    tell: (phrase) => `Ghép tiếng còn thiếu: “${phrase}”.`,
    say: (phrase, word) => `Ghép tiếng còn thiếu, tiếng ${word} trong ${phrase}.`,
  },
  {
    tell: (phrase) => `Hình vẽ “${phrase}”. Con ghép tiếng nhé!`,
    say: (phrase, word) => `Hình vẽ ${phrase}. Con ghép tiếng ${word} nhé!`,
  },
];

/** A syllable that fits, built for a picture; `words` lend the other parts. */
export function buildForPicture(
  rng: Rng,
  words: readonly SyllableParts[],
  fits: (word: SyllableParts) => boolean,
): Question {
  const { picture, word, before, after } = rng.pick(picturedWords.filter((each) => fits(each.word)));
  const { tell, say } = rng.pick(pictured);
  const { text } = word;
  return fillQuestion(rng, {
    prompt: { text: tell(`${before}…${after}`), spoken: say(`${before}${text}${after}`, text) },
    answer: text,
    picture,
    rows: fillRows(rng, word, words),
    wrong: wrongParts({
      initial: "Con gọi tên hình, nghe kĩ lúc bắt đầu nhé!",
      rime: "Con gọi tên hình thật chậm, nghe kĩ phần sau nhé!",
      tone: "Con gọi tên hình, nghe giọng lên hay xuống nhé!",
    }),
    hints: [
      "Con gọi tên hình thật chậm, nghe kĩ lúc bắt đầu.",
      word.syllable.tone === "ngang"
        ? "Tiếng ấy đọc ngang, không mang dấu thanh."
        : `Tiếng ấy mang ${toneNames[word.syllable.tone].name}.`,
    ],
    explanation: blendLine(word),
    praise: "word",
    identity: `picture ${text}`,
  });
}
