import type { Rng } from "#lib/core/rng.ts";
import { ordinal } from "#lib/core/vietnamese/ordinal.ts";
import type { Question } from "#lib/questions/question.ts";
import { wordsValue } from "#lib/questions/values.ts";
import { type Difficulty, defineSkill } from "#lib/skills/define-skill.ts";
import { choiceQuestion } from "#lib/skills/drafts/questions.ts";
import { misspelt } from "#lib/skills/vietnamese/feedback/misspelt.ts";
import { tellWrongParts } from "#lib/skills/vietnamese/feedback/tell-misspelt.ts";
import { canBeMended, mendSyllableQuestion, type Slip, slipsOf } from "#lib/skills/vietnamese/mend-syllable.ts";
import type { TrapWord } from "#lib/skills/vietnamese/words/read-traps.ts";
import { spellingHints } from "#lib/skills/vietnamese/words/spelling-hints.ts";
import type { SpellingFamily } from "#lib/skills/vietnamese/words/spelling-words.ts";
import { trapWords } from "#lib/skills/vietnamese/words/trap-words.ts";
import { children } from "#lib/skills/words/children.ts";

const families: Readonly<Record<Difficulty, readonly SpellingFamily[]>> = {
  1: ["s-x", "ch-tr"],
  2: ["l-n", "d-gi-r"],
  3: ["hoi-nga", "rimes"],
};

const oneWordPrompts: readonly ((name: string) => string)[] = [
  () => "Từ nào viết đúng chính tả?",
  (name) => `${name} chưa nhớ cách viết một từ. Con chọn giúp bạn cách viết đúng.`,
  () => "Cách viết nào đúng chính tả?",
];

/** "âm đầu" */
function tellParts({ miswritings }: TrapWord): string {
  return tellWrongParts({ wrong: miswritings.flatMap(({ wrong }) => wrong) });
}

/** In what the four ways of writing differ: "Bốn cách viết khác nhau ở âm đầu của tiếng thứ nhất và tiếng thứ hai." */
function tellWhere(word: TrapWord): string {
  const places = new Set(word.miswritings.flatMap(({ wrong }) => wrong.map(({ place }) => place)));
  const syllables = [...places].toSorted((one, other) => one - other).map((place) => `tiếng thứ ${ordinal(place + 1)}`);
  return `Bốn cách viết khác nhau ở ${tellParts(word)} của ${syllables.join(" và ")}.`;
}

/** One word, written in four ways. */
function buildOneWordQuestion(rng: Rng, family: SpellingFamily): Question {
  const word = rng.pick(trapWords[family].filter(({ miswritings }) => miswritings.length >= 3));
  const way = rng.int(0, oneWordPrompts.length - 1);
  return choiceQuestion(rng, {
    prompt: oneWordPrompts[way]?.(`Bạn ${rng.pick(children)}`) ?? "",
    answer: wordsValue(word.right),
    distractors: rng.shuffle(word.miswritings).map(misspelt),
    hints: [tellWhere(word), spellingHints[family]],
    explanation: explain(word),
    praise: "spell",
    identity: `one ${way} ${word.right}`,
  });
}

const fourWordsPrompts: readonly ((name: string) => string)[] = [
  () => "Trong bốn từ sau, chỉ có một từ viết đúng chính tả. Đó là từ nào?",
  (name) => `${name} viết bốn từ, chỉ có một từ đúng chính tả. Đó là từ nào?`,
];

/** Four words, of which one is written rightly. */
function buildFourWordsQuestion(rng: Rng, family: SpellingFamily): Question {
  const [word, ...others] = rng.shuffle(trapWords[family]).slice(0, 4);
  if (word === undefined) throw new RangeError(`No words of ${family}`);
  const way = rng.int(0, fourWordsPrompts.length - 1);
  return choiceQuestion(rng, {
    prompt: fourWordsPrompts[way]?.(`Bạn ${rng.pick(children)}`) ?? "",
    answer: wordsValue(word.right),
    distractors: others.map(({ miswritings }) => misspelt(rng.pick(miswritings))),
    hints: [`Con xem ${tellParts(word)} của từng từ.`, spellingHints[family]],
    explanation: explain(word),
    praise: "spell",
    identity: `four ${way} ${word.right}`,
  });
}

function explain({ right, rule }: TrapWord): string {
  return `Viết đúng là “${right}”: ${rule}.`;
}

const gapPrompts: readonly ((gapped: string) => string)[] = [
  (gapped) => `Con điền cho đúng chính tả: “${gapped}”.`,
  (gapped) => `Con ghép tiếng còn thiếu trong từ “${gapped}”.`,
  (gapped) => `Từ “${gapped}” còn thiếu một tiếng. Con viết tiếng ấy cho đúng.`,
];

const slips: Readonly<Record<SpellingFamily, readonly Slip[]>> = {
  "s-x": trapWords["s-x"].flatMap(slipsOf).filter(canBeMended),
  "ch-tr": trapWords["ch-tr"].flatMap(slipsOf).filter(canBeMended),
  "l-n": trapWords["l-n"].flatMap(slipsOf).filter(canBeMended),
  "d-gi-r": trapWords["d-gi-r"].flatMap(slipsOf).filter(canBeMended),
  "hoi-nga": trapWords["hoi-nga"].flatMap(slipsOf).filter(canBeMended),
  rimes: trapWords.rimes.flatMap(slipsOf).filter(canBeMended),
};

/**
 * A syllable of a word is put together: the part that is easily mistaken, or at the last difficulty all three. Out of three
 * parts another word may come ("phản diện" for "hãnh diện"), so there the prompt has the miswritten word beside the gap.
 */
function buildGapQuestion(rng: Rng, family: SpellingFamily, isWhole: boolean): Question {
  const slip = rng.pick(slips[family]);
  const { word, text, right, place } = slip;
  const gapped = word.right.split(" ").with(place, "…").join(" ");
  const ask = rng.pick(gapPrompts)(gapped);
  return mendSyllableQuestion(rng, {
    prompt: {
      text: isWhole ? `${ask} Có bạn viết sai là “${text}”.` : ask,
      spoken: `Con viết tiếng ${right} trong từ ${word.right} cho đúng chính tả.`,
    },
    slip,
    isWhole,
    hints: [`Tiếng ấy dễ viết sai ở ${tellParts(word)}.`, spellingHints[family]],
    explanation: explain(word),
    praise: "spell",
    identity: `gap ${word.right} ${place}`,
  });
}

/** s and x, ch and tr; l and n, d, gi and r; hỏi and ngã, rimes (curriculum, c3-spell-mixed). */
export const spellMixed = defineSkill({
  id: "c3-spell-mixed",
  classId: "3",
  subject: "vietnamese",
  strand: "Chính tả",
  title: "Từ nào viết đúng chính tả?",
  source: "rule",
  generate(difficulty, rng) {
    const family = rng.pick(families[difficulty]);
    if (difficulty > 1 && rng.int(1, 10) > 3) return buildGapQuestion(rng, family, difficulty === 3);
    return rng.pick([buildOneWordQuestion, buildFourWordsQuestion])(rng, family);
  },
});
