import type { Rng } from "#lib/core/rng.ts";
import { decomposeSyllable } from "#lib/core/vietnamese/decompose-syllable.ts";
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

/** The word with its vowel written in the three other ways, none of which is a syllable. */
function miswrite(word: string): string[] {
  const split = splitTone(word);
  if (split === null) return [];
  const right = nucleusOf(split.letters);
  const at = split.letters.indexOf(right);
  return nuclei
    .filter((nucleus) => nucleus !== right)
    .map((nucleus) => putTone(split.letters.replace(right, nucleus), at + 1, split.tone))
    .filter((wrong) => decomposeSyllable(wrong) === null);
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
      distractors: miswrite(word).map((wrong) => mistake("SPELL", wordsValue(wrong), `${rules[nucleus]}.`)),
      hints: ["Con xem sau các chữ ấy còn âm nào nữa không.", `${rules[nucleus]}.`],
      explanation: `Viết đúng là “${word}”. ${rules[nucleus]}.`,
      praise: "word",
      identity: `${way} ${word}`,
    });
  },
});
