import type { Rng } from "#lib/core/rng.ts";
import { toLine } from "#lib/core/to-line.ts";
import type { Question } from "#lib/questions/question.ts";
import { byDifficulty, defineSkill } from "#lib/skills/define-skill.ts";
import { pairsQuestion } from "#lib/skills/drafts/pairs-question.ts";
import { type Article, articles, ownSentences, type Paragraph } from "./paragraph-parts-texts.ts";

const write = ({ opens, goesOn }: Paragraph) => `${opens} ${goesOn}`;

/** Of three texts the first line of a paragraph, and what goes on with it. */
function buildLines(rng: Rng): Question {
  const picked = rng.shuffle(articles).slice(0, 3);
  const paragraphs = picked.map((article) => rng.pick(article.paragraphs));
  const stray = rng.pick(
    ownSentences.filter((sentence) =>
      picked.every((article) => article.paragraphs.every(({ goesOn }) => goesOn !== sentence)),
    ),
  );
  return pairsQuestion(rng, {
    prompt: rng.pick([
      "Mỗi đoạn văn mở đầu bằng một câu. Con ghép câu viết tiếp cùng đoạn.",
      "Con ghép câu mở đầu đoạn với câu nói tiếp về điều đó.",
    ]),
    pairs: paragraphs.map(({ opens, goesOn }) => ({
      left: toLine(opens),
      card: toLine(goesOn),
      wrong: () => "Câu này nói về việc khác. Các câu trong một đoạn cùng nói về một ý.",
    })),
    others: [stray],
    isLong: true,
    hints: ["Con đọc câu mở đầu: câu ấy nói về ai, về vật gì?", "Con tìm câu nói tiếp về chính người hay vật ấy."],
    code: "FIELD",
    explanation: "Một đoạn văn gồm các câu cùng nói về một ý. Câu viết tiếp nói thêm về điều câu mở đầu đã nêu.",
    praise: "read",
    identity: `lines ${paragraphs.map(({ opens }) => opens).join(" ")}`,
  });
}

/** The paragraphs of one text and what each is about; one card names a detail. */
function buildIdeas(rng: Rng): Question {
  const { title, paragraphs, detail } = rng.pick(articles);
  return pairsQuestion(rng, {
    prompt: rng.pick([
      "Con ghép mỗi đoạn văn với ý chính của nó.",
      "Mỗi đoạn văn nói về điều gì? Con ghép với ý chính.",
    ]),
    pairs: rng.shuffle(paragraphs).map((paragraph) => ({
      left: toLine(write(paragraph)),
      card: toLine(paragraph.idea),
      wrong(card) {
        if (card !== detail) return "Ý này là ý chính của một đoạn khác.";
        return paragraph.hasDetail
          ? "Ý này chỉ là một chi tiết nhỏ, chưa nói được cả đoạn."
          : "Ý này là một chi tiết nhỏ của đoạn khác.";
      },
    })),
    others: [detail],
    isLong: true,
    hints: [
      "Con đọc cả đoạn rồi hỏi: các câu cùng nói về điều gì?",
      "Ý chính bao trùm cả đoạn, không chỉ một chi tiết.",
    ],
    code: "FIELD",
    explanation: "Ý chính là điều mà tất cả các câu trong đoạn cùng nói đến. Một chi tiết nhỏ chưa phải là ý chính.",
    praise: "read",
    identity: `ideas ${title}`,
  });
}

const everyWord = (title: string) => title.replace(/(?<=^| )\p{L}/gu, (letter) => letter.toUpperCase());
const noWord = (title: string) => `${title.charAt(0).toLowerCase()}${title.slice(1)}`;

/** Titles of texts; one of them stands there once more, with a capital too few or with some too many. */
function buildTitles(rng: Rng): Question {
  const picked: readonly Article[] = rng.shuffle(articles).slice(0, 3);
  const { title } = rng.pick(picked);
  const [small, large] = [noWord(title), everyWord(title)];
  const spoilt = rng.pick([small, large]);
  const tell = (card: string) => {
    if (card === small) return "Chữ cái đầu của nhan đề phải viết hoa.";
    if (card === large) return "Nhan đề chỉ viết hoa chữ cái đầu và tên riêng.";
    return "Nhan đề này nói về một bài văn khác.";
  };
  return pairsQuestion(rng, {
    prompt: rng.pick([
      "Con ghép mỗi đoạn mở đầu với nhan đề viết đúng.",
      "Con chọn nhan đề cho mỗi đoạn văn, chú ý cách viết hoa.",
    ]),
    pairs: picked.map((article) => ({
      left: toLine(article.paragraphs.slice(0, 1).map(write).join("")),
      card: toLine(article.title),
      wrong: tell,
    })),
    others: [spoilt],
    isLong: true,
    hints: ["Con xem đoạn văn nói về ai, về vật gì hay việc gì.", "Rồi con xem nhan đề viết hoa những chữ nào."],
    code: "CAPS",
    explanation: "Nhan đề nêu điều cả bài nói đến. Ta viết hoa chữ cái đầu nhan đề và tên riêng trong đó.",
    praise: "read",
    identity: `titles ${picked.map((article) => article.title).join(" ")} ${spoilt}`,
  });
}

/** Paragraphs and titles (curriculum, c3-paragraph-parts): first lines; main ideas; titles with their capitals. */
export const paragraphParts = defineSkill({
  id: "c3-paragraph-parts",
  classId: "3",
  subject: "vietnamese",
  strand: "Đoạn văn",
  title: "Đoạn văn và nhan đề",
  source: "rule",
  generate: byDifficulty({ 1: [buildLines], 2: [buildIdeas], 3: [buildTitles] }),
});
