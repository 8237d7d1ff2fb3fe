import type { Rng } from "#lib/core/rng.ts";
import { putTone } from "#lib/core/vietnamese/put-tone.ts";
import { splitTone } from "#lib/core/vietnamese/split-tone.ts";
import { wordsValue } from "#lib/questions/values.ts";
import { type Difficulty, defineSkill } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion } from "#lib/skills/drafts/questions.ts";

const plain = `mía bìa kia chia thìa đĩa tía bia nghĩa kiến biển điện kiếm tiếng miệng chiếu diều phiếu tiền miến
  biết viết nhiều chiều liềm diễn thiếu xiếc riêng viên`.split(/\s+/u);
const withY =
  "yên yến yêu yếm chuyện thuyền quyển khuyên luyện nguyên tuyết thuyết huyện xuyên khuyết duyên quyết khuya".split(
    " ",
  );

const words: Readonly<Record<Difficulty, readonly string[]>> = { 1: plain, 2: withY, 3: [...plain, ...withY] };

const nuclei = ["iê", "yê", "ia", "ya"] as const;

type Nucleus = (typeof nuclei)[number];

/** Where each way of writing stands (curriculum, "Syllable rules"). */
const rules: Readonly<Record<Nucleus, string>> = {
  iê: "Trước âm cuối, ta viết iê",
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
  iê: "Có âm cuối thì viết iê. Không có âm cuối thì viết ia.",
  yê: "Ở đầu tiếng hoặc sau u, ta viết yê. Sau âm đầu, ta viết iê.",
  ia: "Có âm cuối thì viết iê. Không có âm cuối thì viết ia.",
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

/** ia and iê; yê; all of them (curriculum, c2-spell-ie-ye-ia). */
export const spellIeYeIa = defineSkill({
  id: "c2-spell-ie-ye-ia",
  classId: "2",
  subject: "vietnamese",
  strand: "Chính tả",
  title: "iê, yê hay ia",
  source: "rule",
  generate(difficulty: Difficulty, rng: Rng) {
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
  },
});
