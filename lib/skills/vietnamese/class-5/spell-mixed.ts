import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { wordsValue } from "#lib/questions/values.ts";
import { type Difficulty, defineSkill } from "#lib/skills/define-skill.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion } from "#lib/skills/drafts/questions.ts";
import { tellMisspelt, tellRightWord, tellWrongParts } from "#lib/skills/vietnamese/feedback/tell-misspelt.ts";
import { mendSyllableQuestion } from "#lib/skills/vietnamese/mend-syllable.ts";
import { underlineMisspelt } from "#lib/skills/vietnamese/underline-misspelt.ts";
import type { SpellingSentence } from "#lib/skills/vietnamese/words/read-spelling-sentence.ts";
import type { Miswriting, TrapWord } from "#lib/skills/vietnamese/words/read-traps.ts";
import { pickSpoilt, sentences } from "#lib/skills/vietnamese/words/spoilt-sentence.ts";
import { children } from "#lib/skills/words/children.ts";

interface Spoilt {
  readonly sentence: SpellingSentence;
  readonly word: TrapWord;
  readonly wrong: Miswriting;
  /** The sentence with the word written wrongly. */
  readonly text: string;
}

function spoil(rng: Rng, sentence: SpellingSentence, words = sentence.traps): Spoilt {
  const word = rng.pick(words);
  const wrong = rng.pick(word.miswritings);
  return { sentence, word, wrong, text: sentence.write(word, wrong.text) };
}

function pickName(rng: Rng): string {
  return `Bạn ${rng.pick(children)}`;
}

function explain({ word, wrong }: Spoilt): string {
  return `Từ “${wrong.text}” viết sai. Viết đúng là “${word.right}”: ${word.rule}.`;
}

const reread = "Con đọc chậm từng từ trong câu, thử viết lại ra nháp rồi so với câu.";

/** Where the fault is to be looked for. */
function hintsFor({ wrong }: Spoilt): readonly string[] {
  return [reread, `Từ viết sai có lỗi ở ${tellWrongParts(wrong)}.`];
}

function rightWords(rng: Rng, { words }: SpellingSentence, except: TrapWord | null): Distractor[] {
  return rng
    .shuffle(words.filter((each) => each !== except))
    .map((word) => mistake("SPELL", wordsValue(word.right), tellRightWord(word)));
}

const findPrompts: readonly ((text: string, name: string) => string)[] = [
  (text) => `Câu sau có một từ viết sai chính tả: “${text}” Đó là từ nào?`,
  (text, name) => `${name} viết: “${text}” Từ nào viết sai chính tả?`,
  (text) => `Con tìm từ viết sai chính tả trong câu: “${text}”`,
];

function buildWrongWordQuestion(rng: Rng): Question {
  const spoilt = spoil(rng, rng.pick(sentences));
  const way = rng.int(0, findPrompts.length - 1);
  return choiceQuestion(rng, {
    prompt: findPrompts[way]?.(spoilt.text, pickName(rng)) ?? "",
    answer: wordsValue(spoilt.wrong.text),
    distractors: rightWords(rng, spoilt.sentence, spoilt.word),
    hints: hintsFor(spoilt),
    explanation: explain(spoilt),
    praise: "spell",
    identity: `find ${way} ${spoilt.text}`,
  });
}

function correction(from: string, to: string): string {
  return `“${from}” sửa thành “${to}”`;
}

/** Sentences with the words of which there are wrong mendings enough. */
const mendable = sentences
  .map((sentence) => ({
    sentence,
    words: sentence.traps.filter(({ miswritings }) => sentence.traps.length + Math.min(miswritings.length, 3) > 4),
  }))
  .filter(({ words }) => words.length > 0);

function spoilMendable(rng: Rng): Spoilt {
  const { sentence, words } = rng.pick(mendable);
  return spoil(rng, sentence, words);
}

function lowerFirst(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

/** A wrong mending, of the wrong word itself where it is from no other, spoils a word that is right, or makes another mistake of the one that is wrong. */
function wrongMendings(
  rng: Rng,
  { sentence, word, wrong }: Spoilt,
): { readonly from: TrapWord | null; readonly to: Miswriting }[] {
  const others = sentence.traps.filter((each) => each !== word);
  const spoiling = others.map((from) => ({ from, to: rng.pick(from.miswritings) }));
  const again = rng.shuffle(word.miswritings.filter(({ text }) => text !== wrong.text));
  return [...again.slice(0, 2).map((to) => ({ from: null, to })), ...rng.shuffle(spoiling)];
}

function buildMendingQuestion(rng: Rng): Question {
  const spoilt = spoilMendable(rng);
  const { word, wrong, text } = spoilt;
  const right = correction(wrong.text, word.right);
  return choiceQuestion(rng, {
    prompt: `${pickName(rng)} viết: “${text}” Câu này có một từ viết sai. Cách sửa nào đúng?`,
    answer: wordsValue(right),
    distractors: wrongMendings(rng, spoilt).map(({ from, to }) =>
      from === null
        ? mistake(to.code, wordsValue(correction(wrong.text, to.text)), `Sửa như thế, ${lowerFirst(tellMisspelt(to))}`)
        : mistake(to.code, wordsValue(correction(from.right, to.text)), tellRightWord(from)),
    ),
    hints: hintsFor(spoilt),
    explanation: `Cách sửa đúng: ${right}, vì ${word.rule}.`,
    praise: "spell",
    identity: `mend ${text}`,
  });
}

const underlined = {
  prompts: [
    "Câu sau có một tiếng viết sai chính tả. Con gạch chân tiếng ấy.",
    "Con gạch chân tiếng viết sai chính tả trong câu.",
  ],
  hints: (where: string) => [reread, `Tiếng viết sai có lỗi ở ${where}.`],
};

const rewritePrompts: readonly ((text: string, name: string) => string)[] = [
  (text) => `Câu sau có một tiếng viết sai: “${text}” Con ghép lại tiếng ấy cho đúng.`,
  (text, name) => `${name} chép sai một tiếng trong câu: “${text}” Con sửa lại tiếng ấy cho đúng.`,
];

function buildRewritingQuestion(rng: Rng): Question {
  const { slip, text } = pickSpoilt(rng);
  const { word, wrong, code } = slip;
  return mendSyllableQuestion(rng, {
    prompt: rng.pick(rewritePrompts)(text, pickName(rng)),
    slip,
    isWhole: true,
    hints: [reread, `Tiếng viết sai có lỗi ở ${tellWrongParts({ wrong: [{ text: wrong, place: 0, code }] })}.`],
    explanation: `Tiếng “${wrong}” viết sai. Viết đúng là “${word.right}”: ${word.rule}.`,
    praise: "spell",
    identity: `rewrite ${text}`,
  });
}

/** One of two faults is told, the other is found and mended. */
function buildSecondQuestion(rng: Rng): Question {
  const { sentence, slip } = pickSpoilt(rng, ({ sentence: { traps } }) => traps.length > 1);
  const other = rng.pick(sentence.traps.filter((trap) => trap !== slip.word));
  const told = rng.pick(other.miswritings).text;
  const alone = new RegExp(`(?<!\\p{L})${other.right}(?!\\p{L})`, "u");
  const text = sentence.write(slip.word, slip.text).replace(alone, told);
  const { word, wrong } = slip;
  return mendSyllableQuestion(rng, {
    prompt: rng.pick([
      `Câu sau có hai từ viết sai: “${text}” Ngoài “${told}”, con ghép lại tiếng sai kia.`,
      `${pickName(rng)} viết: “${text}” Ngoài “${told}”, câu còn một tiếng sai. Con ghép lại tiếng ấy.`,
    ]),
    slip,
    isWhole: true,
    hints: [
      `Lỗi ở “${told}” đã biết rồi. Con xem những từ còn lại.`,
      "Con để ý âm đầu, vần và dấu thanh của những từ dễ lẫn.",
    ],
    explanation: `Tiếng “${wrong}” viết sai. Viết đúng là “${word.right}”: ${word.rule}. Còn “${told}” viết đúng là “${other.right}”.`,
    praise: "spell",
    identity: `second ${text}`,
  });
}

const none = "không có từ nào";

const maybePrompts: readonly ((text: string, name: string) => string)[] = [
  (text) => `Từ nào viết sai chính tả trong câu: “${text}”`,
  (text, name) => `${name} viết: “${text}” Câu này có từ nào viết sai chính tả?`,
];

/** One of three words is wrong, or none is. */
function buildMaybeQuestion(rng: Rng): Question {
  const spoilt = spoil(rng, rng.pick(sentences));
  const { sentence, word, wrong } = spoilt;
  const isWrong = rng.int(0, 1) === 0;
  const text = isWrong ? spoilt.text : sentence.write();
  const way = rng.int(0, maybePrompts.length - 1);
  const words = rightWords(rng, sentence, isWrong ? word : null);
  const missed = mistake("SPELL", wordsValue(none), `Trong câu vẫn còn một lỗi ở ${tellWrongParts(wrong)}.`);
  return choiceQuestion(rng, {
    prompt: maybePrompts[way]?.(text, pickName(rng)) ?? "",
    answer: wordsValue(isWrong ? wrong.text : none),
    distractors: isWrong ? [missed, ...words] : words,
    hints: [reread, "Con để ý âm đầu, vần và dấu thanh của những từ dễ lẫn."],
    explanation: isWrong ? explain(spoilt) : `Các từ trong câu đều viết đúng, ${none} viết sai.`,
    praise: "spell",
    identity: `maybe ${way} ${text}`,
  });
}

function buildFaultlessQuestion(rng: Rng): Question {
  const [right, ...others] = rng.shuffle(sentences).slice(0, 4);
  const text = right?.write() ?? "";
  const way = rng.int(0, 1);
  return choiceQuestion(rng, {
    prompt: way === 0 ? "Câu nào không có lỗi chính tả?" : `${pickName(rng)} chép bốn câu. Câu nào chép đúng chính tả?`,
    answer: wordsValue(text),
    distractors: others.map((sentence) => {
      const spoilt = spoil(rng, sentence);
      const told = lowerFirst(tellMisspelt(spoilt.wrong));
      return mistake(spoilt.wrong.code, wordsValue(spoilt.text), `Trong câu này, ${told}`);
    }),
    hints: ["Con tìm lỗi trong từng câu một.", "Câu nào có một từ viết sai thì con bỏ câu ấy đi."],
    explanation: `Câu không có lỗi chính tả là: “${text}”`,
    praise: "spell",
    identity: `faultless ${text}`,
  });
}

const askers: Readonly<Record<Difficulty, readonly ((rng: Rng) => Question)[]>> = {
  1: [buildWrongWordQuestion, (rng) => underlineMisspelt(rng, underlined)],
  2: [buildMendingQuestion, buildRewritingQuestion, buildRewritingQuestion, buildRewritingQuestion],
  3: [buildSecondQuestion, buildSecondQuestion, buildMaybeQuestion, buildFaultlessQuestion],
};

/** One wrong word in a sentence; how it is mended; a second one, or a sentence with one or none (curriculum, c5-spell-mixed). */
export const spellMixed = defineSkill({
  id: "c5-spell-mixed",
  classId: "5",
  subject: "vietnamese",
  strand: "Chính tả",
  title: "Sửa lỗi chính tả trong câu",
  source: "rule",
  generate(difficulty, rng) {
    return rng.pick(askers[difficulty])(rng);
  },
});
