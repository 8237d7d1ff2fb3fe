import type { Rng } from "#lib/core/rng.ts";
import { joinParts } from "#lib/core/vietnamese/join-parts.ts";
import { putTone } from "#lib/core/vietnamese/put-tone.ts";
import { splitTone } from "#lib/core/vietnamese/split-tone.ts";
import { tones as allTones, type Tone } from "#lib/core/vietnamese/tone.ts";
import type { Question } from "#lib/questions/question.ts";
import { wordsValue } from "#lib/questions/values.ts";
import { type Difficulty, defineSkill } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { fillQuestion } from "#lib/skills/drafts/fill-question.ts";
import { choiceQuestion } from "#lib/skills/drafts/questions.ts";
import { avoidedSyllables } from "#lib/skills/vietnamese/words/avoided-syllables.ts";
import { type FillRows, fillRows } from "#lib/skills/vietnamese/words/fill-rows.ts";
import { type SyllableParts, syllableParts } from "#lib/skills/vietnamese/words/syllable-parts.ts";
import { alsoFitting } from "./also-fitting.ts";

const plain = `mía bìa kia chia thìa đĩa tía tỉa nghĩa kiến biển điện kiếm tiếng miệng chiếu diều phiếu tiền miến
  biết viết nhiều chiều liềm diễn thiếu xiếc riêng viên`.split(/\s+/u);
const withY =
  "yên yến yêu yếm chuyện thuyền quyển khuyên luyện nguyên tuyết thuyết huyện xuyên khuyết duyên quyết khuya".split(
    " ",
  );

/** Each beside another word, so that it is known which one lacks. */
const phrases =
  `cây [mía], [bìa] sách, hôm [kia], [chia] đôi, cái [thìa], cái [đĩa], màu [tía], ý [nghĩa], đàn [kiến], bãi [biển],
  đèn [điện], thanh [kiếm], [tiếng] nói, cái [miệng], manh [chiếu], thả [diều], đếm [tiền], [miến] gà, hiểu [biết], rất [nhiều],
  buổi [chiều], cái [liềm], biểu [diễn], xem [xiếc], tên [riêng], [viên] phấn, chim [yến], cái [yếm], [yên] tĩnh, [yêu] quý,
  kể [chuyện], chèo [thuyền], [quyển] vở, lời [khuyên], [luyện] tập, [nguyên] vẹn, bông [tuyết], [thuyết] trình, quận [huyện],
  [xuyên] qua, trăng [khuyết], [duyên] dáng, kiên [quyết], đêm [khuya]`.split(/,\s+/u);

const words: Readonly<Record<Difficulty, readonly string[]>> = { 1: plain, 2: withY, 3: [...plain, ...withY] };

const nuclei = ["iê", "yê", "ia", "ya"] as const;

type Nucleus = (typeof nuclei)[number];

/** Where each way of writing stands (curriculum, "Syllable rules"). */
const rules: Readonly<Record<Nucleus, string>> = {
  iê: "Sau âm đầu và trước âm cuối, ta viết iê",
  yê: "Ở đầu tiếng hoặc sau u, ta viết yê",
  ia: "Ở cuối tiếng, ta viết ia",
  ya: "Ở cuối tiếng, sau u, ta viết ya",
};

function nucleusOf(letters: string): Nucleus {
  const found = nuclei.find((nucleus) => letters.includes(nucleus));
  if (found === undefined) throw new RangeError(`No iê in ${letters}`);
  return found;
}

/** What a child writes instead; the other ways are seen at once to be wrong. */
const rivals: Readonly<Record<Nucleus, readonly [Nucleus, Nucleus]>> = {
  iê: ["yê", "ia"],
  yê: ["iê", "ia"],
  ia: ["iê", "ya"],
  ya: ["ia", "yê"],
};

interface Miswriting {
  readonly text: string;
  readonly why: string;
}

/** What is wrong with a way of writing between the letters that stand there: each of them has its place. */
function tellMisplaced(nucleus: Nucleus, before: string, behind: string): string {
  if ((nucleus === "iê" || nucleus === "yê") && behind === "") return `“${nucleus}” phải có âm cuối đứng sau.`;
  if ((nucleus === "ia" || nucleus === "ya") && behind !== "") {
    return `“${nucleus}” chỉ đứng cuối tiếng, mà ở đây còn “${behind}” đứng sau.`;
  }
  if (nucleus === "iê" || nucleus === "ia") {
    return before === "" ? `“${nucleus}” không đứng đầu tiếng.` : `“${nucleus}” không đứng sau “u”.`;
  }
  return `“${nucleus}” không đứng ngay sau “${before}”.`;
}

/** The way to tell two of them apart. */
const ways: Readonly<Record<Nucleus, string>> = {
  iê: "Sau âm đầu, có âm cuối thì viết iê. Không có âm cuối thì viết ia.",
  yê: "Ở đầu tiếng hoặc sau u, ta viết yê. Sau âm đầu, ta viết iê.",
  ia: "Sau âm đầu, có âm cuối thì viết iê. Không có âm cuối thì viết ia.",
  ya: "Sau u, có âm cuối thì viết yê. Không có âm cuối thì viết ya.",
};

/** The word with its vowel written as its rivals are, none of which is a syllable. */
function miswrite(word: string): Miswriting[] {
  const { letters, tone } = splitTone(word) ?? { letters: "", tone: "ngang" };
  const right = nucleusOf(letters);
  const at = letters.indexOf(right);
  const [before, behind] = [letters.slice(0, at), letters.slice(at + right.length)];
  return rivals[right].map((nucleus) => ({
    text: putTone(`${before}${nucleus}${behind}`, at + 1, tone),
    why: tellMisplaced(nucleus, before, behind),
  }));
}

/** Where the vowel of a word stands. */
function tellPlace(word: string): string {
  const { letters } = splitTone(word) ?? { letters: "" };
  const right = nucleusOf(letters);
  const at = letters.indexOf(right);
  const behind = letters.slice(at + right.length);
  if (behind === "")
    return letters[at - 1] === "u" ? "Tiếng này có “u” và không có âm cuối." : "Tiếng này không có âm cuối.";
  if (at === 0) return `Tiếng này không có âm đầu, âm cuối là “${behind}”.`;
  return letters[at - 1] === "u" ? `Tiếng này có “u” và có âm cuối “${behind}”.` : `Tiếng này có âm cuối “${behind}”.`;
}

const prompts = ["Tiếng nào viết đúng?", "Con chọn tiếng viết đúng chính tả.", "Bạn Lan tìm tiếng viết đúng. Đó là:"];

interface Heard {
  readonly word: SyllableParts;
  /** "bãi …" */
  readonly gapped: string;
  readonly phrase: string;
}

/** Words with another beside them, so that it is known which one lacks. */
const heard: readonly Heard[] = phrases.map((each) => {
  const word = /\[(.+)\]/u.exec(each)?.[1] ?? "";
  return { word: syllableParts(word), gapped: each.replace(/\[.+\]/u, "…"), phrase: each.replace(/[[\]]/gu, "") };
});

/** The ways to write the rime of a word: the right one, its rivals, and the plain vowel. */
function rimesFor({ text, rime }: SyllableParts): string[] {
  const right = nucleusOf(splitTone(text)?.letters ?? "");
  // Behind u the rime begins with it: "uyên".
  const glide = rime.startsWith("u") ? "u" : "";
  const behind = rime.slice(glide.length + right.length);
  const written = [right, ...rivals[right], right === "ia" || right === "ya" ? "ê" : "i"];
  return written.map((nucleus) => `${glide}${nucleus}${behind}`);
}

/** Said to a rime that was put there. */
function tellRimePut(word: SyllableParts, put: string): string {
  const { initial, rime } = word;
  const glide = rime.startsWith("u") ? "u" : "";
  const nucleus = nuclei.find((each) => put.slice(glide.length).startsWith(each));
  const right = nucleusOf(rime);
  if (nucleus === undefined) return `Vần “${put}” còn thiếu một chữ. Con đọc chậm: tiếng ấy có hai âm liền nhau.`;
  const behind = put.slice(glide.length + nucleus.length);
  return nucleus === right ? "" : tellMisplaced(nucleus, glide === "" ? initial : glide, behind);
}

const gapPrompts: readonly ((gapped: string) => string)[] = [
  (gapped) => `Con điền vần vào tiếng còn thiếu: “${gapped}”.`,
  (gapped) => `Tiếng trong “${gapped}” viết với vần nào?`,
  (gapped) => `Con viết cho đúng tiếng còn thiếu: “${gapped}”.`,
];

const wholePrompts: readonly ((gapped: string) => string)[] = [
  (gapped) => `Con ghép cả tiếng còn thiếu: “${gapped}”.`,
  (gapped) => `Con viết tiếng còn thiếu, đủ cả dấu thanh: “${gapped}”.`,
];

/** Each has a first sound to be taken for another. */
const heardWords = heard.map(({ word }) => word).filter(({ initial }) => initial !== "");

/** First sounds and tones that are taken for those of a word, and the ways to write its rime. */
function rowsFor(rng: Rng, word: SyllableParts, isWhole: boolean): FillRows {
  const { initial, syllable, text } = word;
  const rimes = rng.shuffle(rimesFor(word));
  if (!isWhole) return { initials: [initial], rimes, tones: [syllable.tone] };
  const others = alsoFitting[text]?.split(" ") ?? [];
  const { initials, tones: near } = fillRows(rng, word, heardWords);
  const isShunned = (built: string) => built === text || others.includes(built) || avoidedSyllables.has(built);
  /** What a first sound and a tone would build of the rimes may all be seen. */
  const allFine = (each: string, tone: Tone) =>
    rimes.every((other) => {
      const built = joinParts({ initial: each, rime: other, tone });
      return built === null || !isShunned(built);
    });
  const marks = [...new Set([...near, ...rng.shuffle(allTones)])].filter(
    (tone) => tone === syllable.tone || allFine(initial, tone),
  );
  const put = [syllable.tone, ...marks.filter((tone) => tone !== syllable.tone)].slice(0, 4);
  const tones = allTones.filter((tone) => put.includes(tone));
  const isFine = (each: string) => tones.every((tone) => allFine(each, tone));
  const fine = initials.filter((each) => each === initial || isFine(each));
  return { initials: fine.length < 3 ? [initial] : fine, rimes, tones };
}

/** The rime is put to the rest of a word that is heard; at the last difficulty the whole word is. */
function buildGapQuestion(rng: Rng, difficulty: Difficulty): Question {
  const { word, gapped, phrase } = rng.pick(heard.filter((each) => words[difficulty].includes(each.word.text)));
  const { text, rime } = word;
  const way = rng.pick(difficulty === 3 ? wholePrompts : gapPrompts);
  return fillQuestion(rng, {
    prompt: { text: way(gapped), spoken: `Con viết tiếng ${text} trong ${phrase}. Con chọn vần cho đúng nhé!` },
    // A rime without a first sound is the syllable that is heard.
    isReadByPupil: word.initial === "",
    answer: text,
    rows: rowsFor(rng, word, difficulty === 3),
    wrong: {
      initial: (put) => `Tiếng ấy không có âm đầu “${put}”. Con đọc chậm nhé!`,
      rime: (put) => (put === rime ? tellPlace(text) : tellRimePut(word, put)),
      tone: (put) => `Đọc với thanh ${put} thì thành tiếng khác rồi. Con đọc lại nhé!`,
    },
    hints: [tellPlace(text), ways[nucleusOf(rime)]],
    explanation: `Viết đúng là “${text}”. ${rules[nucleusOf(rime)]}.`,
    praise: "word",
    identity: `gap ${text}`,
  });
}

function buildChoiceQuestion(rng: Rng, difficulty: Difficulty): Question {
  const word = rng.pick(words[difficulty]);
  const way = rng.int(0, prompts.length - 1);
  const nucleus = nucleusOf(splitTone(word)?.letters ?? "");
  return choiceQuestion(rng, {
    prompt: prompts[way] ?? "",
    answer: wordsValue(word),
    distractors: miswrite(word).map(({ text, why }) => mistake("SPELL", wordsValue(text), why)),
    // There are two other ways to write it that a child takes for right.
    choices: 3,
    hints: [tellPlace(word), ways[nucleus]],
    explanation: `Viết đúng là “${word}”. ${rules[nucleus]}.`,
    praise: "word",
    identity: `${way} ${word}`,
  });
}

/** ia and iê; yê; all of them, in words that are written whole (curriculum, c2-spell-ie-ye-ia). */
export const spellIeYeIa = defineSkill({
  id: "c2-spell-ie-ye-ia",
  classId: "2",
  subject: "vietnamese",
  strand: "Chính tả",
  title: "iê, yê hay ia",
  source: "rule",
  generate(difficulty: Difficulty, rng: Rng) {
    const isChosen = difficulty === 1 || rng.int(1, 4) === 1;
    return isChosen ? buildChoiceQuestion(rng, difficulty) : buildGapQuestion(rng, difficulty);
  },
});
