/** What a good reader does with such a question; a plan names no word of any text. */
const plans: readonly (readonly [asked: RegExp, plan: string])[] = [
  [/KHÔNG/u, "Con tìm từng đáp án trong bài. Có một đáp án khác hẳn ba đáp án kia."],
  [/so sánh/u, "Con tìm từ “như” trong bài. Ngay sau đó là điều con cần."],
  [
    /^“|^Từ “|nghĩa là gì|nói lên điều gì|tác dụng gì/u,
    "Con đọc câu có từ ngữ ấy và những câu quanh nó. Con nghĩ xem người viết muốn nói gì.",
  ],
  [/(?:cậu bé|người) thế nào/u, "Con xem người ấy đã làm gì, nói gì trong bài."],
  [/[Tt]ình cảm/u, "Con tìm những câu nói về tình cảm ấy trong bài nhé!"],
  [/^(?:Từ|Từ ngữ) nào/u, "Con tìm câu tả điều đang hỏi, rồi đọc kĩ từng từ."],
  [/^Chi tiết nào/u, "Con tìm từng đáp án trong bài, rồi nghĩ xem câu ấy kể điều gì."],
  [/[Vv]ì sao|nguyên nhân/u, "Đây là câu hỏi về lí do. Con đọc kĩ cả câu trước và câu sau việc ấy."],
  [/câu cuối|cuối cùng/iu, "Con đọc thật kĩ những câu ở cuối bài nhé!"],
  [/khi nào|lúc nào|ngày nào|bao lâu/iu, "Con tìm những từ chỉ thời gian trong bài nhé!"],
  [/ở đâu|đi đâu|lên đâu|chỗ nào|phía nào/iu, "Con tìm những từ chỉ nơi chốn trong bài nhé!"],
  [/mấy|bao nhiêu/iu, "Con tìm những từ chỉ số lượng trong bài nhé!"],
  [/màu gì/iu, "Con tìm từ chỉ màu sắc trong bài nhé!"],
  [
    /^(?:Ai|Những ai|Con gì|Con vật nào)(?!\p{L})|của ai|lo cho ai|thư cho ai/u,
    "Con tìm xem ai hay con gì làm việc ấy trong bài.",
  ],
];

const usual = "Con tìm trong bài những từ giống với câu hỏi nhé!";
const ofWhole = "Câu này hỏi về cả bài. Con đọc lại từ đầu đến cuối nhé!";

/** How to go about a question on a text; `isOnWhole`: no single sentence of the text answers it. */
export function readingPlan(prompt: string, isOnWhole: boolean): string {
  if (isOnWhole) return ofWhole;
  return plans.find(([asked]) => asked.test(prompt))?.[1] ?? usual;
}
