import type { Rng } from "#lib/core/rng.ts";
import type { Tone } from "#lib/core/vietnamese/tone.ts";
import type { Question } from "#lib/questions/question.ts";
import { type Difficulty, defineSkill } from "#lib/skills/define-skill.ts";
import { dictationQuestion } from "#lib/skills/vietnamese/dictation/dictation-question.ts";
import { blendLine } from "#lib/skills/vietnamese/words/blend-line.ts";
import { commonSyllables } from "#lib/skills/vietnamese/words/common-syllables.ts";
import { fillRows } from "#lib/skills/vietnamese/words/fill-rows.ts";
import { clash, rimesClash } from "#lib/skills/vietnamese/words/sound-clashes.ts";
import { type SyllableParts, syllableParts } from "#lib/skills/vietnamese/words/syllable-parts.ts";
import { toneNames } from "#lib/skills/vietnamese/words/tone-names.ts";

/** First sounds that have the same sound written otherwise, or none: what is heard would not tell which. */
const unheard: readonly string[] = ["", "gi", "qu", "k", "gh", "ngh", "d", "r", "s", "x", "ch", "tr", "c", "g", "ng"];

/** Rimes of two vowels written with one more letter, or behind rounded lips. */
const isLong = ({ rime, syllable }: SyllableParts) => rime.length > 2 || syllable.hasGlide;

/** "khuya" is read in class 2. */
const words = commonSyllables.map(syllableParts).filter(({ initial, rime }) => initial !== "" && rime !== "uya");

function levelOf(word: SyllableParts): Difficulty {
  if (isLong(word)) return 3;
  return word.rime.length === 1 ? 1 : 2;
}

const heard = words.filter(({ initial, syllable }) => !unheard.includes(initial) && syllable.tone !== "ngã");

const prompts = ["Nghe rồi ghép thẻ thành tiếng.", "Con nghe và ghép tiếng.", "Nghe, chọn thẻ cho đúng."];

/** A tone that is heard as another one everywhere. */
const isOther = (tone: Tone, own: Tone) => tone !== own && tone !== "ngang" && !(own === "hỏi" && tone === "ngã");

/** What the syllable is built of, and one first sound, one rime and one mark more; null where nothing fits. */
function tilesFor(rng: Rng, word: SyllableParts): string[] | null {
  const { initial, rime, syllable } = word;
  const rows = fillRows(rng, word, words);
  const begun = rows.initials.find((each) => !clash(each, initial));
  const ended = rows.rimes.find((each) => !rimesClash(each, rime));
  const toned = rows.tones.find((each) => isOther(each, syllable.tone));
  if (begun === undefined || ended === undefined || toned === undefined) return null;
  const own = syllable.tone === "ngang" ? [] : [syllable.tone];
  return rng.shuffle([initial, begun, rime, ended, ...own, toned]);
}

function build(rng: Rng, difficulty: Difficulty): Question {
  const fitting = rng.shuffle(heard.filter((word) => levelOf(word) === difficulty));
  for (const word of fitting) {
    const tiles = tilesFor(rng, word);
    if (tiles !== null) return ask(rng, word, tiles);
  }
  throw new RangeError(`No syllable of difficulty ${difficulty} can be heard.`);
}

function ask(rng: Rng, word: SyllableParts, texts: readonly string[]): Question {
  const { text, initial, rime, syllable } = word;
  const isLevel = syllable.tone === "ngang";
  return dictationQuestion(rng, {
    prompt: rng.pick(prompts),
    title: null,
    counted: null,
    answer: text,
    pieces: [text],
    tiles: { unit: "letters", texts },
    tips: [{ word: 0, faults: ["tone"], feedback: "Con nghe lại: giọng đọc lên, xuống hay ngang?" }],
    told: {
      letter: "Con nghe lại thật kĩ: âm nào ở đầu, vần nào ở sau?",
      mark: "Con nghe lại vần: chữ cái có mũ, có móc hay không?",
    },
    hints: [
      "Con nghe thật kĩ lúc bắt đầu, tìm âm đầu trước.",
      isLevel
        ? "Tiếng này đọc ngang, không mang dấu thanh."
        : `Rồi con tìm vần. Tiếng này mang ${toneNames[syllable.tone].name}.`,
    ],
    explanation: blendLine(word),
    praise: "hear-build",
    identity: `${initial} ${rime} ${syllable.tone}`,
  });
}

/** Syllables from hearing (curriculum, c1-dictation-syllable): of one vowel; of a rime of two letters; of a long rime. */
export const dictationSyllable = defineSkill({
  id: "c1-dictation-syllable",
  classId: "1",
  subject: "vietnamese",
  strand: "Ghép tiếng",
  title: "Nghe và ghép tiếng",
  source: "rule",
  generate: (difficulty, rng) => build(rng, difficulty),
});
