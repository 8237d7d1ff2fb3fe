import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { byDifficulty, type Difficulty, defineSkill } from "#lib/skills/define-skill.ts";
import { textOrderQuestion } from "#lib/skills/drafts/text-order-question.ts";
import { linkedPart } from "#lib/skills/vietnamese/words/text-links.ts";
import { opinions } from "./opinion-paragraph-texts.ts";

const prompts: Readonly<Record<Difficulty, readonly string[]>> = {
  1: ["Con xếp các câu thành đoạn văn nêu ý kiến.", "Bạn nhỏ nêu ý kiến của mình. Con xếp các câu cho đúng."],
  2: [
    "Con xếp thành đoạn văn nêu ý kiến. Có một lí do thừa.",
    "Một lí do ở đây không ủng hộ ý kiến. Con xếp các câu còn lại thành đoạn văn.",
  ],
  3: [
    "Con xếp năm câu thành đoạn văn nêu ý kiến.",
    "Bạn nhỏ nêu ý kiến rồi giải thích thêm. Con xếp các câu cho đúng.",
  ],
};

const ordinary = "Câu nêu ý kiến đứng đầu, các lí do nối bằng “Trước hết”, “Hơn nữa”, cuối đoạn là câu kết.";

const hints: Readonly<Record<Difficulty, readonly string[]>> = {
  1: ["Con tìm câu cho biết bạn nhỏ nghĩ gì.", "Con để ý các từ nối “Trước hết”, “Hơn nữa”, “Vì vậy” ở đầu câu."],
  2: ["Con xem lí do nào nói về việc khác, để câu ấy lại.", "Với các câu còn lại, con để ý từ nối ở đầu câu."],
  3: ["Con tìm câu cho biết bạn nhỏ nghĩ gì.", "Câu có từ “ấy” nói thêm về lí do ngay trước nó."],
};

function buildQuestion(rng: Rng, difficulty: Difficulty): Question {
  const { opinion, first, more, second, close, stray } = rng.pick(opinions);
  const early = "Câu nêu ý kiến phải đứng đầu đoạn văn.";
  const parts = [
    { text: opinion, early },
    { text: first, early: "Phải nêu ý kiến rồi mới đưa ra lí do." },
    ...(difficulty === 3 ? [linkedPart(more, early)] : []),
    { text: second, early: "“Hơn nữa” mở đầu lí do nêu thêm, đứng sau lí do thứ nhất." },
    { text: close, early: "“Vì vậy” mở đầu câu kết, đứng sau các lí do." },
  ];
  const reasons: Readonly<Record<Difficulty, string>> = {
    1: ordinary,
    2: `${ordinary} Câu “${stray}” nói về việc khác, không ủng hộ ý kiến.`,
    3: `${ordinary} Câu có từ “ấy” nói thêm về lí do ngay trước nó.`,
  };
  return textOrderQuestion(rng, {
    prompt: rng.pick(prompts[difficulty]),
    parts: parts.map((part) => (part.text === second && difficulty === 3 ? { ...part, early: laterReason } : part)),
    ...(difficulty === 2 && { spare: { text: stray, early: "Câu này nói về việc khác, không ủng hộ ý kiến đã nêu." } }),
    hints: hints[difficulty],
    explanation: reasons[difficulty],
    identity: `${difficulty} ${opinion}`,
    topic: opinion,
  });
}

/** Said too where the first reason stands, but what is told more of it does not. */
const laterReason = "“Hơn nữa” mở đầu lí do nêu thêm, đứng sau khi nói xong lí do thứ nhất.";

/** Paragraphs that state an opinion (curriculum, c4-opinion-paragraph): two reasons and a close; with a stray reason; five sentences. */
export const opinionParagraph = defineSkill({
  id: "c4-opinion-paragraph",
  classId: "4",
  subject: "vietnamese",
  strand: "Đoạn văn",
  title: "Đoạn văn nêu ý kiến",
  source: "rule",
  generate: byDifficulty({ 1: [buildQuestion], 2: [buildQuestion], 3: [buildQuestion] }),
});
