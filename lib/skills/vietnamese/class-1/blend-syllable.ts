import type { Line } from "#lib/core/line.ts";
import type { Rng } from "#lib/core/rng.ts";
import { composeSyllable } from "#lib/core/vietnamese/compose-syllable.ts";
import { decomposeSyllable } from "#lib/core/vietnamese/decompose-syllable.ts";
import { tones } from "#lib/core/vietnamese/tone.ts";
import type { Question } from "#lib/questions/question.ts";
import { wordsValue } from "#lib/questions/values.ts";
import { type Difficulty, defineSkill } from "#lib/skills/define-skill.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion } from "#lib/skills/drafts/questions.ts";
import { tellInitial, tellRime, tellTone, toldOf } from "#lib/skills/vietnamese/feedback/tell-parts.ts";
import { avoidedSyllables } from "#lib/skills/vietnamese/words/avoided-syllables.ts";
import { blendLine } from "#lib/skills/vietnamese/words/blend-line.ts";
import { commonSyllables } from "#lib/skills/vietnamese/words/common-syllables.ts";
import { joinedCard } from "#lib/skills/vietnamese/words/lit-card.ts";
import { nearRimes } from "#lib/skills/vietnamese/words/near-rimes.ts";
import { soundLine } from "#lib/skills/vietnamese/words/sound-line.ts";
import { type SyllableParts, syllableParts } from "#lib/skills/vietnamese/words/syllable-parts.ts";
import { toneNames } from "#lib/skills/vietnamese/words/tone-names.ts";
import { wordCard } from "#lib/skills/vietnamese/words/word-card.ts";
import { buildForPicture, buildOfSounds } from "./build-syllable.ts";

const words = commonSyllables.map(syllableParts).filter(({ initial }) => initial !== "");

const ruled: readonly string[] = ["gi", "qu", "k", "gh", "ngh"];

/** One vowel; a longer rime; the first sounds whose writing has a rule. */
function levelOf({ initial, rime }: SyllableParts): Difficulty {
  if (ruled.includes(initial)) return 3;
  return rime.length === 1 ? 1 : 2;
}

/** How the same first sound is written elsewhere: "céo", "gế", "nge". */
const otherWriting: Readonly<Record<string, string>> = { k: "c", gh: "g", ngh: "ng" };

/** Said to the given first sound written against its rule. */
function tellMiswritten(text: string, initial: string): Line {
  return toldOf((each) => `“${text}” viết sai âm đầu: đề bài cho “${each}”.`, initial);
}

function isFine(text: string | null): text is string {
  return text !== null && !avoidedSyllables.has(text);
}

/** Of each mistake so many. */
const mostAlike = 2;

/** The first syllables, in the order of `from`, that may be seen and are not the word itself; no more are put together. */
function firstFine<Part>(from: readonly Part[], text: string, put: (part: Part) => string | null): string[] {
  const found: string[] = [];
  for (const part of from) {
    if (found.length === mostAlike) break;
    const made = put(part);
    if (isFine(made) && made !== text) found.push(made);
  }
  return found;
}

/** Another tone, another rime, another first sound, and where there is a rule, the first sound written against it. */
function distractorsOf(rng: Rng, { text, syllable, initial, rime }: SyllableParts): Distractor[] {
  const toned = firstFine(rng.shuffle(tones), text, (tone) => composeSyllable({ ...syllable, tone }));
  const rimed = firstFine(nearRimes(rime, rng.shuffle(words)), text, ({ syllable: { hasGlide, vowel, final } }) =>
    composeSyllable({ ...syllable, hasGlide, vowel, final }),
  );
  const begun = firstFine(rng.shuffle(words), text, (word) =>
    composeSyllable({ ...syllable, initial: word.syllable.initial }),
  );
  const miswritten = `${otherWriting[initial] ?? initial}${text.slice(initial.length)}`;
  const misspelled =
    decomposeSyllable(miswritten) === null
      ? [mistake("SPELL", wordsValue(miswritten), tellMiswritten(miswritten, initial))]
      : [];
  return [
    ...misspelled,
    ...toned.map((each) => mistake("TONE", wordsValue(each), tellTone(syllableParts(each)))),
    ...rimed.map((each) => mistake("RIME", wordsValue(each), tellRime(syllableParts(each)))),
    ...begun.map((each) => mistake("SPELL", wordsValue(each), tellInitial(syllableParts(each)))),
  ];
}

const prompts: readonly ((initial: string, rime: string, tone: string) => string)[] = [
  (initial, rime, tone) => `Ghép “${initial}” với “${rime}”, ${tone}. Con được tiếng nào?`,
  (initial, rime, tone) => `Bạn Hà ghép “${initial}” và “${rime}”, ${tone}. Bạn được tiếng nào?`,
  (initial, rime, tone) => `Tiếng nào ghép từ “${initial}” và “${rime}”, ${tone}?`,
];

/** "Tiếng nào ghép từ “th” và “o”, thêm dấu hỏi?" */
function buildWhichQuestion(rng: Rng, level: Difficulty): Question {
  const word = rng.pick(words.filter((each) => levelOf(each) === level));
  const { text, initial, rime, syllable } = word;
  const { name } = toneNames[syllable.tone];
  const toned = syllable.tone === "ngang" ? name : `thêm ${name}`;
  const tell = rng.pick(prompts);
  const spoken = tell(soundLine(initial).spoken, rime, toned).replace(/[“”]/gu, "");
  const [first, second, ...others] = distractorsOf(rng, word);
  return choiceQuestion(rng, {
    prompt: { text: tell(initial, rime, toned), spoken },
    figures: level === 1 ? [wordCard(`${initial} + ${rime}`)] : [],
    answer: wordsValue(text),
    distractors: [first, second, ...rng.shuffle(others)].filter((each) => each !== undefined),
    hints: [
      toldOf((each) => `Con đọc “${each}” liền với “${rime}”.`, initial),
      syllable.tone === "ngang"
        ? "Tiếng cần tìm không mang dấu thanh nào."
        : `Sau đó con thêm ${name}: dấu ấy ${toneNames[syllable.tone].look}.`,
    ],
    explanation: { say: blendLine(word), figures: [joinedCard(word)] },
    praise: "word",
    identity: `blend ${text}`,
  });
}

/** Putting a syllable together (curriculum, c1-blend-syllable): of one vowel; with a longer rime; gi, qu, k, gh, ngh. */
export const blendSyllable = defineSkill({
  id: "c1-blend-syllable",
  classId: "1",
  subject: "vietnamese",
  strand: "Ghép tiếng",
  title: "Ghép âm thành tiếng",
  source: "rule",
  generate(difficulty, rng) {
    // Rows of parts hold one of c and k, g and gh: the rule itself can only be chosen.
    const chosen: Readonly<Record<Difficulty, number>> = { 1: 1, 2: 0, 3: 1 };
    if (rng.int(1, 4) <= chosen[difficulty]) return buildWhichQuestion(rng, difficulty);
    const near = words.filter((word) => levelOf(word) <= difficulty);
    const build = rng.pick(
      difficulty === 3 ? [buildOfSounds, buildForPicture] : [buildOfSounds, buildForPicture, buildForPicture],
    );
    return build(rng, near, (word) => levelOf(word) === difficulty);
  },
});
