import type { BankItem } from "#lib/skills/define-skill.ts";

/** A part of a sentence that is asked for, and what is said while it is looked for. */
export interface SentencePart {
  readonly prompt: string;
  /** How many lines are drawn below it, as in the textbook. */
  readonly lines: 1 | 2;
  readonly hints: readonly string[];
  readonly praise: string;
  /** Why words that are missing belong to it, and why others do not. */
  readonly tooShort: string;
  readonly tooLong: string;
  readonly elsewhere: string;
}

interface Asked extends SentencePart {
  /** How the items of a bank ask for it, from beginning to end; what it holds in brackets goes into the prompt. */
  readonly wording: RegExp;
}

/** The parts that are asked for, and what each of them answers (curriculum, 4.5). */
const parts: readonly Asked[] = [
  {
    wording: /^Chủ ngữ của câu “.+$/u,
    prompt: "Con gạch chân chủ ngữ của câu.",
    lines: 1,
    hints: [
      "Chủ ngữ trả lời câu hỏi Ai?, Cái gì? hoặc Con gì?",
      "Con tìm phần nói làm gì, thế nào hoặc là gì. Chủ ngữ đứng ngay trước phần ấy.",
    ],
    praise: "Con tìm đúng chủ ngữ rồi!",
    tooShort: "Những từ làm rõ cho chủ ngữ cũng thuộc chủ ngữ.",
    tooLong: "Con chỉ giữ phần trả lời câu hỏi Ai, Cái gì hay Con gì.",
    elsewhere: "Phần ấy chưa phải chủ ngữ. Con xem câu nói về ai hay về cái gì nhé!",
  },
  {
    wording: /^Vị ngữ của câu “.+$/u,
    prompt: "Con gạch chân vị ngữ của câu.",
    lines: 2,
    hints: [
      "Vị ngữ trả lời câu hỏi Làm gì?, Thế nào? hoặc Là gì?",
      "Con tìm chủ ngữ trước. Vị ngữ đứng ngay sau chủ ngữ.",
    ],
    praise: "Con tìm đúng vị ngữ rồi!",
    tooShort: "Vị ngữ gồm cả những từ đi kèm cho rõ nghĩa.",
    tooLong: "Con bỏ bớt những từ không thuộc vị ngữ nhé!",
    elsewhere: "Phần ấy chưa phải vị ngữ. Con xem chủ ngữ làm gì, thế nào hoặc là gì nhé!",
  },
  {
    wording: /^Từ ngữ nào trả lời câu hỏi (.+) trong câu “.+$/u,
    prompt: "Con gạch chân từ ngữ trả lời câu hỏi $1.",
    lines: 1,
    hints: ["Con đọc cả câu, rồi đặt đúng câu hỏi ấy.", "Con gạch cả tiếng mở đầu, như các tiếng trên, bằng, vì, để."],
    praise: "Con tìm đúng từ ngữ trả lời rồi!",
    tooShort: "Con gạch cả tiếng mở đầu của câu trả lời nhé!",
    tooLong: "Con chỉ giữ từ ngữ trả lời câu hỏi ấy.",
    elsewhere: "Từ ngữ ấy trả lời câu hỏi khác. Con đọc lại câu hỏi nhé!",
  },
  {
    wording: /^Từ nào là danh từ riêng trong câu “.+$/u,
    prompt: "Con gạch chân danh từ riêng trong câu.",
    lines: 1,
    hints: [
      "Danh từ riêng là tên của một người, một vật, một nơi.",
      "Tên riêng luôn viết hoa. Tiếng đầu câu cũng viết hoa, nhưng chưa chắc là tên riêng.",
    ],
    praise: "Con tìm đúng danh từ riêng rồi!",
    tooShort: "Tên ấy có nhiều tiếng hơn.",
    tooLong: "Con chỉ gạch tên riêng thôi nhé!",
    elsewhere: "Từ ấy là tên gọi chung hoặc không phải danh từ. Con tìm tên riêng nhé!",
  },
  {
    wording: /^Trong câu “.+”, từ nào là (đại từ(?: dùng để hỏi)?)\?$/u,
    prompt: "Con gạch chân $1 trong câu.",
    lines: 1,
    hints: [
      "Đại từ dùng để xưng hô, để hỏi hoặc để thay thế từ ngữ khác.",
      "Con tìm từ không gọi tên mà chỉ vào người, vật, nơi chốn hay số lượng.",
    ],
    praise: "Con tìm đúng đại từ rồi!",
    tooShort: "Đại từ ấy có hai tiếng.",
    tooLong: "Con chỉ gạch đại từ thôi nhé!",
    elsewhere: "Từ ấy chưa phải đại từ cần tìm. Con đọc lại câu nhé!",
  },
  {
    wording: /^“.+” Hai câu liên kết nhờ từ ngữ nối nào\?$/u,
    prompt: "Con gạch chân từ ngữ nối hai câu.",
    lines: 1,
    hints: [
      "Con xem câu sau nêu kết quả, ý trái ngược, ví dụ hay thêm ý cho câu trước.",
      "Từ ngữ nối thường đứng đầu câu sau.",
    ],
    praise: "Con tìm đúng từ ngữ nối rồi!",
    tooShort: "Từ ngữ nối ấy có nhiều tiếng hơn.",
    tooLong: "Con chỉ gạch từ ngữ nối thôi nhé!",
    elsewhere: "Phần ấy chưa nối hai câu. Con đọc chỗ câu trước gặp câu sau nhé!",
  },
];

/** The question the part answers, as the explanation quotes it: “Con gì bay lượn trên cánh đồng?” */
function questionIn(explain: string): string[] {
  return [...explain.matchAll(/“[^”]+\?”/gu)].slice(0, 1).map(([question]) => `Con trả lời câu hỏi ${question}`);
}

/**
 * The part of a sentence an item asks for, with the hints of the item, or usual ones where it has none; null where it asks
 * for another thing.
 */
export function findSentencePart({ prompt, hints, explain }: BankItem): SentencePart | null {
  const asked = parts.find(({ wording }) => wording.test(prompt));
  if (asked === undefined) return null;
  const { wording, ...part } = asked;
  const usual = [...part.hints, ...questionIn(explain)];
  return { ...part, prompt: prompt.replace(wording, part.prompt), hints: hints.length > 0 ? hints : usual };
}
