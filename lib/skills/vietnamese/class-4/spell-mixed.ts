import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { wordsValue } from "#lib/questions/values.ts";
import { type Difficulty, defineSkill } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion } from "#lib/skills/drafts/questions.ts";
import { tellRightWord, tellWrongParts } from "#lib/skills/vietnamese/feedback/tell-misspelt.ts";
import { canBeMended, mendSyllableQuestion, slipsOf } from "#lib/skills/vietnamese/mend-syllable.ts";
import { underlineMisspelt } from "#lib/skills/vietnamese/underline-misspelt.ts";
import { spellingHints } from "#lib/skills/vietnamese/words/spelling-hints.ts";
import type { SpellingFamily } from "#lib/skills/vietnamese/words/spelling-words.ts";
import { trapWords } from "#lib/skills/vietnamese/words/trap-words.ts";
import { children } from "#lib/skills/words/children.ts";

const all: readonly SpellingFamily[] = ["s-x", "ch-tr", "l-n", "d-gi-r", "hoi-nga", "rimes"];

/** The families of four words, that of the wrong one first. */
function pickFamilies(rng: Rng, difficulty: Difficulty): SpellingFamily[] {
  const [one, other] = rng.shuffle(all);
  if (one === undefined || other === undefined) throw new RangeError("No families");
  if (difficulty === 1) return [one, one, one, one];
  return difficulty === 2 ? [one, one, other, other] : rng.shuffle(all).slice(0, 4);
}

const prompts: readonly ((name: string) => string)[] = [
  () => "Từ nào dưới đây viết SAI chính tả?",
  (name) => `Trong bài chính tả, ${name} viết sai một từ. Đó là từ nào?`,
  () => "Chỉ có một từ viết sai chính tả. Con tìm từ ấy.",
  (name) => `Con giúp ${name} soát lỗi chính tả: từ nào viết sai?`,
];

function buildWordQuestion(rng: Rng, difficulty: Difficulty): Question {
  const places = pickFamilies(rng, difficulty);
  const [family = "s-x"] = places;
  const shuffled = new Map(all.map((each) => [each, rng.shuffle(trapWords[each])]));
  const [wrong, ...others] = places.flatMap((each, place) => shuffled.get(each)?.[place] ?? []);
  if (wrong === undefined) throw new RangeError(`No words of ${family}`);
  const miswriting = rng.pick(wrong.miswritings);
  const { text } = miswriting;
  const way = rng.int(0, prompts.length - 1);
  return choiceQuestion(rng, {
    prompt: prompts[way]?.(`bạn ${rng.pick(children)}`) ?? "",
    answer: wordsValue(text),
    distractors: others.map((word) => mistake("SPELL", wordsValue(word.right), tellRightWord(word))),
    hints: [`Từ viết sai có lỗi ở ${tellWrongParts(miswriting)}.`, spellingHints[family]],
    explanation: `Từ “${text}” viết sai. Viết đúng là “${wrong.right}”: ${wrong.rule}.`,
    praise: "spell",
    identity: `${way} ${wrong.right}`,
  });
}

const underlined = {
  prompts: [
    "Con gạch chân tiếng viết sai chính tả.",
    "Câu có một tiếng viết sai chính tả. Con gạch chân tiếng ấy.",
    "Con soát lỗi chính tả trong câu rồi gạch chân tiếng viết sai.",
  ],
  hints: (where: string) => [
    "Con đọc chậm từng tiếng trong câu, so với mặt chữ con nhớ.",
    `Tiếng viết sai có lỗi ở ${where}.`,
  ],
};

const slips = all.flatMap((family) =>
  trapWords[family]
    .flatMap(slipsOf)
    .filter(canBeMended)
    .map((slip) => ({ family, slip })),
);

const mendPrompts: readonly ((text: string) => string)[] = [
  (text) => `Từ “${text}” có một tiếng viết sai. Con ghép lại tiếng ấy cho đúng.`,
  (text) => `Từ “${text}” viết sai chính tả. Con sửa lại tiếng viết sai.`,
  (text) => `Con chữa lỗi chính tả trong từ “${text}”.`,
];

/** The syllable of a word that is written wrongly is found, and put together anew. */
function buildMendingQuestion(rng: Rng): Question {
  const { family, slip } = rng.pick(slips);
  const { word, text } = slip;
  return mendSyllableQuestion(rng, {
    prompt: rng.pick(mendPrompts)(text),
    slip,
    isWhole: true,
    hints: ["Con tách từ thành từng tiếng, xem tiếng nào viết sai.", spellingHints[family]],
    explanation: `Viết đúng là “${word.right}”: ${word.rule}.`,
    praise: "spell",
    identity: `mend ${text}`,
  });
}

/** What is written wrongly: a word among four; a syllable in a sentence; the same mended (curriculum, c4-spell-mixed). */
export const spellMixed = defineSkill({
  id: "c4-spell-mixed",
  classId: "4",
  subject: "vietnamese",
  strand: "Chính tả",
  title: "Từ nào viết sai chính tả?",
  source: "rule",
  generate(difficulty, rng) {
    if (difficulty === 1 || rng.int(1, 4) === 1) return buildWordQuestion(rng, difficulty);
    return difficulty === 2 ? underlineMisspelt(rng, underlined) : buildMendingQuestion(rng);
  },
});
