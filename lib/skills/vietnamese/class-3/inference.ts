import { defineSkill } from "#lib/skills/define-skill.ts";
import { type EvidenceForm, evidenceQuestion } from "#lib/skills/vietnamese/reading/evidence-question.ts";
import { inferenceTexts } from "./inference-texts.ts";

const common = { shows: "cho thấy", reject: (want: string) => `. Câu ấy chưa cho thấy ${want}.` };

const onePrompts: EvidenceForm["prompts"] = [
  (want) => `Con chạm vào câu cho thấy ${want}.`,
  (want) => `Câu nào cho thấy ${want}? Con chạm vào câu ấy.`,
  (want) => `Đọc câu nào, con biết ${want}? Con chạm vào câu ấy.`,
];

const feeling: EvidenceForm = {
  ...common,
  name: "feeling",
  prompts: onePrompts,
  hints: [
    "Cảm xúc thường lộ ra qua việc làm, nét mặt, dáng điệu.",
    "Với mỗi câu, con tự hỏi: lúc nào thì mình cũng làm như vậy?",
  ],
};

const moment: EvidenceForm = {
  ...common,
  name: "moment",
  prompts: onePrompts,
  hints: [
    "Bài không nói thẳng điều ấy. Con tìm câu tả dấu hiệu của điều ấy.",
    "Với mỗi câu, con tự hỏi: vì sao mọi thứ lại như vậy?",
  ],
};

const trait: EvidenceForm = {
  ...common,
  name: "trait",
  prompts: [
    (want) => `Con chạm vào hai câu cho thấy ${want}.`,
    (want) => `Hai câu nào cho thấy ${want}? Con chạm vào hai câu ấy.`,
    (want) => `Hai việc làm nào cho thấy ${want}? Con chạm vào hai câu kể việc ấy.`,
  ],
  hints: [
    "Tính nết của một người lộ ra qua những việc người ấy làm.",
    "Con bỏ qua câu tả cảnh và câu nói về người khác. Con tìm hai việc làm cùng nói lên một tính nết.",
  ],
};

const forms = { 1: feeling, 2: moment, 3: trait } as const;

/** What a text shows without saying it: a feeling; what was just before or comes next; a trait with two proofs (curriculum, c3-inference). */
export const inference = defineSkill({
  id: "c3-inference",
  classId: "3",
  subject: "vietnamese",
  strand: "Đọc hiểu",
  title: "Đọc và suy ra",
  source: "rule",
  generate(difficulty, rng) {
    return evidenceQuestion(rng, inferenceTexts, forms[difficulty]);
  },
});
