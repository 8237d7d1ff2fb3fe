import type { Rng } from "#lib/core/rng.ts";
import { toLine } from "#lib/core/to-line.ts";
import type { MistakeCode } from "#lib/questions/mistake-code.ts";
import type { Question } from "#lib/questions/question.ts";
import { type Difficulty, defineSkill } from "#lib/skills/define-skill.ts";
import type { Words } from "#lib/skills/drafts/draft.ts";
import { pairsQuestion } from "#lib/skills/drafts/pairs-question.ts";
import { toldOf } from "#lib/skills/vietnamese/feedback/tell-parts.ts";
import { clash, pickApart, rimesClash } from "#lib/skills/vietnamese/words/sound-clashes.ts";
import { type SyllableParts, syllableParts } from "#lib/skills/vietnamese/words/syllable-parts.ts";
import { toneNames } from "#lib/skills/vietnamese/words/tone-names.ts";
import { type DrawnWord, drawnWords } from "./drawn-words.ts";

interface Asked {
  /** How many pictures there are, and how many cards that belong to none. */
  readonly pictures: number;
  readonly left: number;
  readonly prompts: readonly string[];
  /** The second layer; the first calls the pictures by their names, the last leads to the first of them. */
  readonly hint: string;
  readonly code: MistakeCode;
}

const asked: Readonly<Record<Difficulty, Asked>> = {
  1: {
    pictures: 3,
    left: 1,
    prompts: [
      "Con ghép mỗi tranh với một từ.",
      "Con đọc từng từ, rồi tìm đúng tranh.",
      "Tranh vẽ gì? Con chọn từ đúng nhé!",
    ],
    hint: "Con đánh vần từng thẻ: âm đầu, vần, rồi thêm dấu.",
    code: "TONE",
  },
  2: {
    pictures: 3,
    left: 2,
    prompts: [
      "Con ghép mỗi tranh với một từ có hai tiếng.",
      "Mỗi từ có hai tiếng. Con ghép với đúng tranh.",
      "Tranh vẽ gì? Con đọc cả hai tiếng rồi chọn.",
    ],
    hint: "Con đọc hết cả hai tiếng rồi mới chọn thẻ.",
    code: "FIELD",
  },
  3: {
    pictures: 4,
    left: 2,
    prompts: [
      "Có từ gần giống nhau. Con ghép mỗi tranh với một từ.",
      "Con đọc kĩ từng từ, rồi tìm đúng tranh.",
      "Tranh vẽ gì? Con đọc kĩ rồi chọn từ đúng.",
    ],
    hint: "Có thẻ chỉ khác một dấu hay một chữ. Con so từng chữ nhé!",
    code: "TONE",
  },
};

const lastOf = (text: string): SyllableParts => syllableParts(text.split(" ").at(-1) ?? text);

type Part = "initial" | "rime" | "tone";

/** In what two words are unlike each other: the last syllable of those that begin alike. */
function unlikeParts(one: string, other: string): readonly Part[] | null {
  const [begun, ending] = [one, other].map((text) => text.split(" ").slice(0, -1).join(" "));
  if (begun !== ending) return null;
  const [first, second] = [lastOf(one), lastOf(other)];
  return [
    ...(first.initial === second.initial ? [] : (["initial"] as const)),
    ...(first.rime === second.rime ? [] : (["rime"] as const)),
    ...(first.syllable.tone === second.syllable.tone ? [] : (["tone"] as const)),
  ];
}

const placeNames = ["nhất", "hai", "ba", "tư"];

/** The first thing that the card has and the name of the picture has not; the name itself is not told. */
function tellWrong(name: string, place: number, card: string): Words {
  const picture = `Tên của tranh thứ ${placeNames[place]}`;
  const [part] = unlikeParts(name, card) ?? [];
  const { text, initial, rime, syllable } = lastOf(card);
  if (part === undefined) return `${picture} không có tiếng “${text}”.`;
  if (part === "rime") return `${picture} không có vần “${rime}” như “${text}”.`;
  if (part === "initial") return toldOf((each) => `${picture} không có âm đầu “${each}” như “${text}”.`, initial);
  if (syllable.tone === "ngang") return `${picture} có mang dấu thanh. Tiếng “${text}” thì không.`;
  return `${picture} không mang ${toneNames[syllable.tone].name} như “${text}”.`;
}

/** Whether two words differ in one part that is heard everywhere. */
function areNear(one: string, other: string): boolean {
  const parts = unlikeParts(one, other);
  if (parts?.length !== 1) return false;
  const [first, second] = [lastOf(one), lastOf(other)];
  if (parts[0] === "initial") return !clash(first.initial, second.initial);
  return parts[0] === "tone" || !rimesClash(first.rime, second.rime);
}

/** At the last difficulty two of the pictures have names that are nearly alike. */
function pickDrawn(rng: Rng, difficulty: Difficulty): readonly DrawnWord[] {
  const shuffled = rng.shuffle(drawnWords[difficulty]);
  const [first] = shuffled;
  const near = shuffled.find(({ text }) => difficulty === 3 && first !== undefined && areNear(text, first.text));
  const ordered = near === undefined ? shuffled : shuffled.toSpliced(shuffled.indexOf(near), 1).toSpliced(1, 0, near);
  return rng.shuffle(ordered.slice(0, asked[difficulty].pictures));
}

/** Cards that belong to no picture, each written nearly like the name of another one while there are such. */
function pickOthers(rng: Rng, drawn: readonly DrawnWord[], { left }: Asked, all: readonly DrawnWord[]): string[] {
  const names = new Set(drawn.map(({ text }) => text));
  const free = (words: readonly DrawnWord[]) =>
    words.flatMap(({ text, others }) => {
      const card = rng.shuffle(others.filter((other) => !names.has(other)))[0];
      return card === undefined ? [] : [{ text, card }];
    });
  const cards = [...free(rng.shuffle(drawn)), ...free(rng.shuffle(all))];
  return pickApart(cards, left, (one, other) => one.card === other.card).map(({ card }) => card);
}

function build(rng: Rng, difficulty: Difficulty): Question {
  const { prompts, hint, code } = asked[difficulty];
  const drawn = pickDrawn(rng, difficulty);
  const others = pickOthers(rng, drawn, asked[difficulty], drawnWords[difficulty]);
  const { text = "", clue = "" } = drawn[0] ?? {};
  const { initial } = lastOf(text);
  const isTelling = [...drawn.map((word) => word.text), ...others].some((card) => lastOf(card).initial !== initial);
  return pairsQuestion(rng, {
    prompt: rng.pick(prompts),
    pairs: drawn.map((word, place) => ({
      left: toLine(word.clue),
      picture: word.picture,
      card: toLine(word.text),
      wrong: (card) => tellWrong(word.text, place, card),
    })),
    others,
    isNaming: true,
    isReadByPupil: true,
    hints: [
      "Con gọi to tên của từng tranh.",
      hint,
      isTelling
        ? toldOf(
            (each) =>
              `Tranh đầu vẽ ${clue}. Con tìm thẻ có tiếng ${text.includes(" ") ? "sau " : ""}bắt đầu bằng “${each}”.`,
            initial,
          )
        : `Tranh đầu vẽ ${clue}. Các thẻ có âm đầu giống nhau. Con so vần và dấu thanh nhé!`,
    ],
    code,
    explanation: "Con đọc từ, rồi tìm tranh vẽ đúng từ ấy. Các tranh lần lượt là:",
    praise: "word",
    identity: drawn
      .map((word) => word.text)
      .toSorted()
      .join(),
  });
}

/** Pictures and the words that name them (curriculum, c1-picture-word): of one syllable; of two; words that are nearly alike. */
export const pictureWord = defineSkill({
  id: "c1-picture-word",
  classId: "1",
  subject: "vietnamese",
  strand: "Từ vựng",
  title: "Nối tranh với từ",
  source: "rule",
  generate: (difficulty, rng) => build(rng, difficulty),
});
