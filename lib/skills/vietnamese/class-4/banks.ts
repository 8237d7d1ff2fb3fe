import { defineBanks } from "#lib/skills/vietnamese/banks/define-banks.ts";

/** The skills of class 4 that are drawn from banks (curriculum). */
export const bankOfClassFour = defineBanks("4", {
  "noun-verb-adj": {
    strand: "Từ loại",
    title: "Danh từ, động từ, tính từ",
    hints: [
      "Con hỏi từng từ: gọi tên sự vật, chỉ hoạt động, trạng thái hay chỉ đặc điểm?",
      "Con thử thêm “ấy” vào sau, “đang” hoặc “rất” vào trước, xem cách nào hợp.",
    ],
    praise: "meaning",
    code: "FIELD",
  },
  "common-proper-noun": {
    strand: "Từ loại",
    title: "Danh từ chung, danh từ riêng",
    hints: ["Tên riêng chỉ một người, một vật, một nơi cụ thể.", "Từ gọi cả một loại sự vật thì không phải tên riêng."],
    praise: "meaning",
    code: "FIELD",
    isUnderlined: true,
  },
  "verb-kinds": {
    strand: "Từ loại",
    title: "Động từ chỉ hoạt động, trạng thái",
    hints: ["Hoạt động là việc làm nhìn thấy được.", "Cảm xúc, suy nghĩ ở trong lòng là trạng thái."],
    praise: "meaning",
    code: "FIELD",
  },
  "compound-reduplicative": {
    strand: "Cấu tạo từ",
    title: "Từ ghép hay từ láy",
    hints: [
      "Con nghe xem hai tiếng có lặp lại âm đầu hoặc vần không.",
      "Nếu cả hai tiếng đều có nghĩa và hợp nghĩa với nhau thì đó không phải từ láy.",
    ],
    praise: "meaning",
    isExtension: true,
    code: "FIELD",
  },
  "subject-predicate": {
    strand: "Câu",
    title: "Chủ ngữ và vị ngữ",
    hints: ["Con đặt câu hỏi Ai?, Cái gì? hoặc Con gì? cho câu.", "Phần còn lại cho biết làm gì, thế nào hoặc là gì."],
    praise: "sentence",
    code: "FIELD",
    isUnderlined: true,
  },
  adverbial: {
    strand: "Câu",
    title: "Trạng ngữ chỉ gì?",
    hints: [
      "Con đặt câu hỏi cho phần được gạch chân: Khi nào? Ở đâu? Vì sao? Để làm gì? Bằng gì?",
      "Con xem câu hỏi nào hợp nhất với phần ấy.",
    ],
    praise: "sentence",
    code: "FIELD",
  },
  "add-adverbial": {
    strand: "Câu",
    title: "Thêm trạng ngữ cho câu",
    hints: ["Con nhớ trạng ngữ cần thêm trả lời câu hỏi nào.", "Con chọn thẻ trả lời đúng câu hỏi ấy rồi đặt vào câu."],
    praise: "sentence",
    code: "FIELD",
  },
  personification: {
    strand: "Biện pháp tu từ",
    title: "Nhân hoá",
    hints: ["Nhân hoá là nói về sự vật như nói về người.", "Con tìm lời gọi, việc làm, tình cảm vốn của người."],
    praise: "figure",
    code: "FIELD",
  },
  personify: {
    strand: "Biện pháp tu từ",
    title: "Viết câu có nhân hoá",
    hints: [
      "Nhân hoá là tả, gọi hoặc trò chuyện với vật như với người.",
      "Con chọn thẻ chỉ dùng cho người rồi đọc lại cả câu.",
    ],
    praise: "sentence",
    code: "FIELD",
  },
  punctuation: {
    strand: "Câu",
    title: "Dấu gạch ngang, ngoặc kép, ngoặc đơn",
    hints: [
      "Con đọc kĩ phần đứng sau dấu hoặc ở giữa hai dấu.",
      "Đó là lời nói, ý liệt kê, chú thích, tên tác phẩm hay hai tên được nối?",
    ],
    praise: "sentence",
    code: "FIELD",
  },
  "han-viet": {
    strand: "Từ vựng",
    title: "Nghĩa của yếu tố Hán Việt",
    hints: ["Con nghĩ nghĩa của từng từ trong ngoặc kép trước.", "Con thay từng nghĩa vào từ, xem nghĩa nào hợp."],
    praise: "meaning",
    code: "FIELD",
  },
  "idiom-meaning": {
    strand: "Thành ngữ – tục ngữ",
    title: "Nghĩa của thành ngữ, tục ngữ",
    hints: [
      "Con nghĩ xem mỗi thành ngữ, tục ngữ khen, chê, khuyên hay tả điều gì.",
      "Con đừng hiểu theo từng chữ, hãy tìm ý ở bên trong.",
    ],
    praise: "meaning",
    code: "LITERAL",
  },
  "word-choice": {
    strand: "Từ vựng",
    title: "Lựa chọn từ ngữ",
    hints: ["Con đọc cả câu với từng câu trả lời.", "Con chọn cách nói hợp nghĩa, hợp người nghe và hay nhất."],
    praise: "meaning",
    code: "FIELD",
  },
  "topic-sentence": {
    strand: "Đoạn văn",
    title: "Câu chủ đề của đoạn văn",
    hints: [
      "Con nghĩ xem cả đoạn văn cùng nói về điều gì.",
      "Con phân biệt câu nói điều chung ấy với câu chỉ nói một điều nhỏ.",
    ],
    praise: "read",
    code: "FIELD",
  },
  "sentence-or-not": {
    strand: "Câu",
    title: "Câu và chưa thành câu",
    hints: [
      "Con hỏi: dòng ấy nói về ai, cái gì và làm gì, thế nào?",
      "Con tìm xem phần nào đã có, phần nào còn thiếu.",
    ],
    praise: "sentence",
    code: "FIELD",
  },
});
