import { defineSkill } from "#lib/skills/define-skill.ts";
import { type EvidenceForm, evidenceQuestion } from "#lib/skills/vietnamese/reading/evidence-question.ts";
import { authorTexts } from "./author-texts.ts";

const proof: EvidenceForm = {
  name: "proof",
  prompts: [
    (want) => `Chi tiết nào cho thấy ${want}? Con chạm vào câu có chi tiết ấy.`,
    (want) => `Con chạm vào câu có chi tiết cho thấy ${want}.`,
    (want) => `Con tìm chi tiết làm rõ ý: ${want}. Con chạm vào câu ấy.`,
  ],
  hints: [
    "Chi tiết là một việc làm, một sự vật cụ thể được kể hoặc tả trong bài.",
    "Con bỏ qua câu giới thiệu và câu nêu suy nghĩ. Con xem việc nào làm rõ ý cần tìm.",
  ],
  shows: "có chi tiết cho thấy",
  reject: (want) => `. Câu ấy chưa cho thấy ${want}.`,
};

const image: EvidenceForm = {
  name: "image",
  prompts: [
    (want) => `Câu nào có hình ảnh hoặc từ lặp cho thấy ${want}?`,
    (want) => `Con tìm câu có hình ảnh hoặc từ lặp cho thấy ${want}.`,
    (want) => `Hình ảnh hoặc từ lặp ở câu nào cho thấy ${want}?`,
  ],
  hints: [
    "Tác giả có thể so sánh, nhân hoá hoặc nhắc lại một từ để người đọc cảm nhận rõ hơn.",
    "Con tìm từ “như”, từ được lặp lại, hoặc vật được tả như người, rồi xem chúng gợi lên điều gì.",
  ],
  shows: "giúp ta thấy",
  reject: (want) => `. Câu ấy chưa giúp ta thấy ${want}.`,
};

const message: EvidenceForm = {
  name: "message",
  prompts: [
    (want) => `Con chạm vào hai câu nói lên điều tác giả muốn gửi gắm: ${want}.`,
    (want) => `Điều gửi gắm trong bài: ${want}. Hai câu nào nêu ý ấy?`,
    (want) => `Con chạm vào hai câu nêu suy nghĩ của tác giả: ${want}.`,
  ],
  hints: [
    "Điều tác giả muốn nói thường nằm ở câu nêu suy nghĩ, tình cảm, không phải câu kể hay tả.",
    "Con bỏ qua câu giới thiệu, câu kể việc, câu tả. Con giữ lại hai câu cùng nêu một suy nghĩ.",
  ],
  shows: "nói lên ý",
  reject: () => ", chưa nêu suy nghĩ tác giả muốn gửi gắm.",
};

const forms = { 1: proof, 2: image, 3: message } as const;

/** What an author means: a detail that proves it; an image or a repeated word; the message (curriculum, c5-author-evidence). */
export const authorEvidence = defineSkill({
  id: "c5-author-evidence",
  classId: "5",
  subject: "vietnamese",
  strand: "Đọc hiểu",
  title: "Điều tác giả muốn nói",
  source: "rule",
  generate(difficulty, rng) {
    return evidenceQuestion(rng, authorTexts, forms[difficulty]);
  },
});
