import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { byDifficulty, defineSkill } from "#lib/skills/define-skill.ts";
import { textOrderQuestion } from "#lib/skills/drafts/text-order-question.ts";
import { backLink, linkedPart } from "#lib/skills/vietnamese/words/text-links.ts";
import { deeds, feelings, hobbies } from "./paragraph-order-texts.ts";

const names = ["Minh Thư", "Gia Bảo", "Khánh An", "Đức Huy", "Ngọc Mai", "Tuấn Kiệt", "Hà My", "Quang Minh", "Thảo Vy"];

const classNames = ["2A", "2B", "2C", "2D"];

/** What a sentence points back to, told in an explanation. */
const tellLinks = (sentences: readonly string[]) =>
  sentences.flatMap((sentence) => {
    const words = backLink(sentence);
    return words === null || /^(?:Cuối|Vì)/u.test(words) ? [] : [words];
  });

function buildIntroduction(rng: Rng): Question {
  const { likes, more } = rng.pick(hobbies);
  const early = "Câu giới thiệu tên phải đứng đầu đoạn văn.";
  const [link = ""] = tellLinks([more]);
  return textOrderQuestion(rng, {
    prompt: rng.pick([
      "Con xếp các câu thành đoạn văn giới thiệu bản thân.",
      "Bạn nhỏ giới thiệu mình. Con xếp các câu cho đúng.",
    ]),
    parts: [
      { text: `Em tên là ${rng.pick(names)}, học lớp ${rng.pick(classNames)}.`, early },
      linkedPart(likes, early),
      linkedPart(more, early),
    ],
    hints: ["Con tìm câu cho biết tên bạn nhỏ.", "Có từ “ấy” thì câu trước đã nói đến điều đó."],
    explanation: `Câu giới thiệu tên đứng đầu, rồi đến sở thích. “${link}” nối với câu ngay trước nó.`,
    identity: `introduction ${likes}`,
  });
}

function buildDeed(rng: Rng): Question {
  const { first, second, third, last } = rng.pick(deeds);
  const early = "Câu có “Đầu tiên” phải đứng đầu đoạn văn.";
  const told = tellLinks([second, third]).map((words) => `“${words} xong” nối với việc ${words.toLowerCase()}.`);
  return textOrderQuestion(rng, {
    prompt: rng.pick([
      "Con xếp các câu thành đoạn văn kể một việc.",
      "Bạn nhỏ kể lại một việc. Con xếp các câu cho đúng.",
    ]),
    parts: [first, second, third, last].map((sentence) => linkedPart(sentence, early)),
    hints: ["Con tìm câu mở đầu bằng “Đầu tiên”.", "Từ “xong” cho biết việc nào vừa làm ở câu trước."],
    explanation: `“Đầu tiên” mở đầu, “Cuối cùng” kết thúc. ${told.join(" ")}`,
    identity: `deed ${first}`,
  });
}

function buildFeeling(rng: Rng): Question {
  const sentences = rng.pick(feelings);
  const early = "Câu cho biết đoạn văn nói về ai phải đứng đầu.";
  const told = tellLinks(sentences).map((words) => `“${words}” nối với câu ngay trước nó.`);
  return textOrderQuestion(rng, {
    prompt: rng.pick([
      "Con xếp các câu thành đoạn văn nêu tình cảm.",
      "Bạn nhỏ viết về một người. Con xếp các câu cho đúng.",
    ]),
    parts: sentences.map((sentence) => linkedPart(sentence, early)),
    hints: ["Con tìm câu cho biết đoạn văn nói về ai.", "Từ “ấy” nối với câu trước. Câu kết nêu tình cảm."],
    explanation: `Câu đầu cho biết đoạn văn nói về ai. ${told.join(" ")} Câu cuối nêu tình cảm.`,
    identity: `feeling ${sentences[0]} ${sentences[1]}`,
  });
}

/** Sentences put into a paragraph (curriculum, c2-paragraph-order): about oneself; something done; what is felt for someone. */
export const paragraphOrder = defineSkill({
  id: "c2-paragraph-order",
  classId: "2",
  subject: "vietnamese",
  strand: "Đoạn văn",
  title: "Xếp câu thành đoạn văn",
  source: "rule",
  generate: byDifficulty({ 1: [buildIntroduction], 2: [buildDeed], 3: [buildFeeling] }),
});
