import { defineBanks } from "#lib/skills/vietnamese/banks/define-banks.ts";

/** The skills of class 1 that are drawn from banks (curriculum). */
export const bankOfClassOne = defineBanks("1", {
  "tone-choose": {
    strand: "Thanh điệu",
    title: "Chọn dấu thanh đúng",
    hints: ["Con đọc to câu, nghĩ xem thiếu tiếng gì.", "Con thử từng dấu thanh, nghe xem tiếng nào đúng nghĩa."],
    praise: "spell",
    code: "TONE",
  },
  "rime-fill": {
    strand: "Ghép tiếng",
    title: "Điền vần đúng",
    hints: ["Con nói to cả từ rồi nghe phần vần.", "Con ghép từng vần vào chỗ chấm và đọc lại."],
    praise: "spell",
    code: "RIME",
  },
  "spell-c-k": {
    strand: "Chính tả",
    title: "Chọn c hay k",
    hints: [
      "Con nhìn chữ đứng ngay sau chỗ chấm.",
      "Trước e, ê, i, con không viết c.",
      "Trước a, ă, â, o, ô, ơ, u, ư, con không viết k.",
    ],
    praise: "spell",
    code: "SPELL",
  },
  "spell-g-gh": {
    strand: "Chính tả",
    title: "Chọn g hay gh",
    hints: [
      "Con nhìn chữ đứng ngay sau chỗ chấm.",
      "Trước e, ê, i, con không viết g.",
      "Trước a, ă, â, o, ô, ơ, u, ư, con không viết gh.",
    ],
    praise: "spell",
    code: "SPELL",
  },
  "spell-ng-ngh": {
    strand: "Chính tả",
    title: "Chọn ng hay ngh",
    hints: [
      "Con nhìn chữ đứng ngay sau chỗ chấm.",
      "Trước e, ê, i, con không viết ng.",
      "Trước a, ă, â, o, ô, ơ, u, ư, con không viết ngh.",
    ],
    praise: "spell",
    code: "SPELL",
  },
  "spell-l-n": {
    strand: "Chính tả",
    title: "Điền l hay n",
    hints: [
      "Con nghĩ xem mỗi tiếng chỉ vật gì, việc gì.",
      "Con bịt mũi rồi đọc to. Tiếng nào nghẹt lại thì bắt đầu bằng n.",
    ],
    praise: "spell",
    code: "SPELL",
  },
  "spell-ch-tr": {
    strand: "Chính tả",
    title: "Điền ch hay tr",
    hints: ["Con nghĩ xem mỗi tiếng chỉ vật gì, việc gì.", "Con đọc to: đọc tr thì cong lưỡi, đọc ch thì không."],
    praise: "spell",
    code: "SPELL",
  },
  "spell-s-x": {
    strand: "Chính tả",
    title: "Điền s hay x",
    hints: ["Con nghĩ xem mỗi tiếng chỉ vật gì, việc gì.", "Con đọc to: đọc s thì cong lưỡi, đọc x thì không."],
    praise: "spell",
    code: "SPELL",
  },
  "riddle-words": {
    strand: "Từ vựng",
    title: "Đố em: con gì, cái gì?",
    hints: ["Con đọc kĩ từng đặc điểm trong câu đố.", "Con xem câu trả lời nào có đủ các đặc điểm ấy."],
    praise: "choose",
    code: "FIELD",
  },
  "odd-word-out": {
    strand: "Từ vựng",
    title: "Tìm từ khác nhóm",
    hints: ["Con xem mỗi từ chỉ gì.", "Ba từ cùng một nhóm, từ còn lại thì không."],
    praise: "meaning",
    code: "FIELD",
  },
  opposites: {
    strand: "Từ vựng",
    title: "Từ trái ngược",
    hints: [
      "Con tìm từ có nghĩa ngược hẳn với từ trên thẻ.",
      "Con ghép từng từ với từ trên thẻ, xem hai từ nào ngược nhau.",
    ],
    praise: "meaning",
    isExtension: true,
    code: "FIELD",
    isOfWord: true,
  },
  "fill-sentence": {
    strand: "Câu",
    title: "Chọn từ điền vào câu",
    hints: ["Con đọc cả câu với từng từ.", "Chỉ có một từ nói đúng và hợp với cả câu."],
    praise: "sentence",
    code: "FIELD",
  },
  "word-order": {
    strand: "Câu",
    title: "Sắp xếp tiếng thành câu",
    hints: ["Con tìm xem câu nói về ai hoặc cái gì.", "Con đọc to từng câu, nghe câu nào xuôi tai."],
    praise: "sentence",
    code: "ORDER",
  },
  "end-mark": {
    strand: "Câu",
    title: "Dấu chấm, dấu chấm hỏi",
    hints: [
      "Con đọc to câu: câu ấy để kể hay để hỏi?",
      "Câu để hỏi hay có: ai, gì, nào, đâu, sao, mấy, bao giờ; hoặc “không”, “chưa” ở cuối.",
    ],
    praise: "sentence",
    code: "FIELD",
  },
  "polite-words": {
    strand: "Giao tiếp",
    title: "Lời chào, cảm ơn, xin lỗi",
    hints: ["Con nghĩ xem chuyện gì vừa xảy ra.", "Con chọn lời nói hợp với chuyện ấy, thật lễ phép."],
    praise: "polite",
    code: "FIELD",
  },
});
