import { byDifficulty, defineSkill } from "#lib/skills/define-skill.ts";
import { type EvidenceForm, evidenceQuestion } from "#lib/skills/vietnamese/reading/evidence-question.ts";
import { storyTexts } from "./story-texts.ts";

/** The last sentence of a text is a speech that shows nothing of a character: it is there only where a deed or a speech is asked for. */
const smallTalk = 6;
const speechOrders = [
  [1, smallTalk, 2, 3, 4],
  [1, 2, 3, smallTalk, 4],
];
const talking = storyTexts.map((text) => ({ ...text, orders: speechOrders }));
const told = storyTexts.map((text) => ({
  ...text,
  orders: text.orders.map((places) => places.filter((place) => place !== smallTalk)),
}));

const isSpeech = (sentence: string) => sentence.includes(": “");

const deed: EvidenceForm = {
  name: "deed",
  prompts: [
    (want) => `Việc làm nào cho thấy ${want}? Con chạm vào câu ấy.`,
    (want) => `Con chạm vào câu kể việc làm cho thấy ${want}.`,
    (want) => `Nhờ việc làm nào, con biết ${want}? Con chạm vào câu ấy.`,
  ],
  hints: [
    "Việc nhân vật làm cho ta biết nhân vật là người thế nào.",
    "Con bỏ qua câu tả cảnh và câu có lời nói. Con xem việc làm nào hợp với điều cần tìm.",
  ],
  shows: "cho thấy",
  reject: (want, sentence) => (isSpeech(sentence) ? ". Con tìm một việc làm nhé!" : `. Câu ấy chưa cho thấy ${want}.`),
};

const speech: EvidenceForm = {
  name: "speech",
  prompts: [
    (want) => `Lời nói nào cho thấy ${want}? Con chạm vào câu ấy.`,
    (want) => `Con chạm vào câu có lời nói cho thấy ${want}.`,
    (want) => `Nhờ lời nói nào, con biết ${want}? Con chạm vào câu ấy.`,
  ],
  hints: [
    "Lời nhân vật nói cho ta biết nhân vật nghĩ gì và là người thế nào.",
    "Lời nói đứng trong dấu ngoặc kép. Con xem lời nói nào hợp với điều cần tìm.",
  ],
  shows: "cho thấy",
  reject: (want, sentence) =>
    isSpeech(sentence) ? `. Câu ấy chưa cho thấy ${want}.` : ". Con tìm lời nói của nhân vật nhé!",
};

const cause: EvidenceForm = {
  name: "cause",
  prompts: [
    (want) => `Vì sao ${want}? Con chạm vào câu nêu nguyên nhân.`,
    (want) => `Con chạm vào câu nêu nguyên nhân khiến ${want}.`,
    (want) => `Điều gì khiến ${want}? Con chạm vào câu nêu điều ấy.`,
  ],
  hints: [
    "Nguyên nhân là điều xảy ra trước và làm cho điều kia xảy ra.",
    "Con thử nối từng câu với điều cần giải thích bằng từ “nên”, xem câu nào hợp lí.",
  ],
  shows: "nêu nguyên nhân khiến",
  reject: (want) => `. Câu ấy không cho biết vì sao ${want}.`,
};

const call: EvidenceForm = {
  name: "call",
  prompts: [
    (want) => `Cách xưng hô nào cho thấy ${want}? Con chạm vào câu ấy.`,
    (want) => `Con chạm vào câu có cách xưng hô cho thấy ${want}.`,
    (want) => `Nhờ cách xưng hô nào, con biết ${want}? Con chạm vào câu ấy.`,
  ],
  hints: [
    "Cách nhân vật gọi nhau cho ta biết họ thân thiết hay xa lạ.",
    "Con xem nhân vật tự xưng là gì, gọi người kia là gì.",
  ],
  shows: "cho thấy",
  reject: () => ", không có lời xưng hô.",
};

/** Characters by what they do; by what they say; causes, and how characters address each other (curriculum, c4-story-evidence). */
export const storyEvidence = defineSkill({
  id: "c4-story-evidence",
  classId: "4",
  subject: "vietnamese",
  strand: "Đọc hiểu",
  title: "Nhân vật qua lời nói, việc làm",
  source: "rule",
  generate: byDifficulty({
    1: [(rng) => evidenceQuestion(rng, talking, deed)],
    2: [(rng) => evidenceQuestion(rng, talking, speech)],
    3: [
      (rng) => evidenceQuestion(rng, told, cause),
      (rng) => evidenceQuestion(rng, told, cause),
      (rng) => evidenceQuestion(rng, told, call),
    ],
  }),
});
