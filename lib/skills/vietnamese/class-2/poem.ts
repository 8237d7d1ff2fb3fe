import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { byDifficulty, defineSkill } from "#lib/skills/define-skill.ts";
import { markTextQuestion } from "#lib/skills/vietnamese/mark-text-question.ts";
import { poemWordQuestion } from "#lib/skills/vietnamese/reading/poem-question.ts";
import { bareWords, syllableLines } from "#lib/skills/vietnamese/reading/poems.ts";
import { syllableParts } from "#lib/skills/vietnamese/words/syllable-parts.ts";
import { poemTexts } from "./poem-texts.ts";

const prompts = [
  "Con chạm vào hai tiếng cuối dòng bắt vần với nhau.",
  "Hai tiếng cuối dòng nào bắt vần với nhau? Con chạm vào hai tiếng ấy.",
  "Con chạm vào hai tiếng cuối dòng có cùng một vần.",
] as const;

/** The two line ends that rhyme. Throws a RangeError for a poem in which it is not two that do. */
function buildRhymeQuestion(rng: Rng): Question {
  const poem = rng.pick(poemTexts);
  const lines = syllableLines(poem);
  const syllables = lines.flatMap((pieces) =>
    pieces.map((piece, at) => ({ ...syllableParts(bareWords(piece)), isEnd: at === pieces.length - 1 })),
  );
  const ends = syllables.filter(({ isEnd }) => isEnd);
  const rhymes = ends.filter(({ rime }) => ends.filter((end) => end.rime === rime).length > 1);
  const [one, other, ...others] = rhymes;
  if (one === undefined || other === undefined || others.length > 0) throw new RangeError(`Rhymes of ${poem.id}`);
  const isRight = (piece: number) => syllables[piece] === one || syllables[piece] === other;
  return markTextQuestion(rng, {
    prompt: rng.pick(prompts),
    view: { lines, unit: "word", pencils: [] },
    marks: syllables.map((_, piece) => Number(isRight(piece))),
    tellWrong: (piece) => {
      const { text = "", rime = "", isEnd = false } = syllables[piece] ?? {};
      if (!isEnd) return `Tiếng “${text}” không đứng cuối dòng.`;
      return `Tiếng “${text}” có vần “${rime}”. Không tiếng cuối dòng nào khác có vần ấy.`;
    },
    missing: ["Con tìm đúng một tiếng rồi. Con tìm tiếng bắt vần với nó nhé!"],
    code: "RIME",
    hints: [
      "Hai tiếng bắt vần thì có vần giống nhau. Dấu thanh có thể khác.",
      "Con đọc tiếng cuối của từng dòng, rồi so sánh phần vần.",
    ],
    explanation: `Hai tiếng ${one.text}, ${other.text} bắt vần vì cùng có vần “${one.rime}”.`,
    praise: "evidence",
    identity: `rhyme ${poem.id}`,
  });
}

const ideas = {
  who: "Con xem câu hỏi hỏi ai, con gì hay cái gì.",
  image: "Con tìm từ tả tiếng, màu, dáng vẻ hoặc việc làm.",
  feel: "Con tìm từ cho biết lòng người hoặc vật ra sao.",
} as const;

const askFor = (form: keyof typeof ideas) => (rng: Rng) => poemWordQuestion(rng, poemTexts, form, ideas[form]);

/** A short poem: rhymes and who or what; words for sounds, colours, looks and deeds; feelings (curriculum, c2-poem). */
export const poem = defineSkill({
  id: "c2-poem",
  classId: "2",
  subject: "vietnamese",
  strand: "Đọc hiểu",
  title: "Đọc hiểu bài thơ",
  source: "rule",
  generate: byDifficulty({ 1: [buildRhymeQuestion, askFor("who")], 2: [askFor("image")], 3: [askFor("feel")] }),
});
