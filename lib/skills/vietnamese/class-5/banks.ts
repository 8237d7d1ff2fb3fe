import { defineBanks } from "#lib/skills/vietnamese/banks/define-banks.ts";

/** The skills of class 5 that are drawn from banks (curriculum). */
export const bankOfClassFive = defineBanks("5", {
  pronoun: {
    strand: "Từ loại",
    title: "Đại từ",
    hints: [
      "Đại từ dùng để xưng hô, để hỏi hoặc để thay cho từ ngữ khác.",
      "Con đọc lại cả câu, xem ai nói với ai, nói về ai hay cái gì.",
    ],
    praise: "meaning",
    code: "FIELD",
    isUnderlined: true,
  },
  "pronoun-replace": {
    strand: "Từ loại",
    title: "Dùng đại từ thay từ bị lặp",
    hints: ["Con xem từ ngữ bị lặp chỉ người, vật hay việc.", "Con thử từng thẻ rồi đọc lại cả câu."],
    praise: "sentence",
    code: "FIELD",
    isFilled: true,
  },
  conjunction: {
    strand: "Từ loại",
    title: "Chọn kết từ thích hợp",
    hints: [
      "Con xem hai phần của câu có quan hệ với nhau thế nào.",
      "Con đặt từng kết từ vào chỗ chấm rồi đọc lại cả câu.",
    ],
    praise: "sentence",
    code: "FIELD",
  },
  "conjunction-pairs": {
    strand: "Câu",
    title: "Cặp kết từ",
    hints: [
      "Con xem hai vế: nguyên nhân – kết quả, trái ngược, điều kiện hay tăng tiến?",
      "Con đặt từng cặp kết từ vào câu rồi đọc lại.",
    ],
    praise: "sentence",
    code: "FIELD",
  },
  "compound-sentence": {
    strand: "Câu",
    title: "Câu ghép",
    hints: ["Con tìm xem câu có mấy cụm chủ ngữ – vị ngữ.", "Con nhìn chỗ hai vế gặp nhau: ở đó có từ nào, dấu nào?"],
    praise: "sentence",
    code: "FIELD",
  },
  "join-clauses": {
    strand: "Câu",
    title: "Ghép hai câu thành câu ghép",
    hints: ["Con xem hai vế quan hệ với nhau thế nào.", "Con chọn kết từ hợp với quan hệ ấy rồi đọc lại cả câu."],
    praise: "sentence",
    code: "FIELD",
  },
  polysemy: {
    strand: "Từ vựng",
    title: "Nghĩa gốc và nghĩa chuyển",
    hints: [
      "Nghĩa gốc là nghĩa có trước, thường được ghi đầu tiên trong từ điển.",
      "Nghĩa chuyển được suy ra từ nghĩa gốc nhờ một điểm giống nhau.",
    ],
    praise: "meaning",
    code: "FIELD",
  },
  homonym: {
    strand: "Từ vựng",
    title: "Từ đồng âm hay từ đa nghĩa",
    hints: ["Con giải nghĩa từ ấy ở từng chỗ.", "Hai nghĩa có liên quan với nhau hay khác hẳn nhau?"],
    praise: "meaning",
    isExtension: true,
    code: "FIELD",
  },
  "synonyms-nuance": {
    strand: "Từ vựng",
    title: "Chọn từ đồng nghĩa hợp nhất",
    hints: ["Các từ gần nghĩa khác nhau ở sắc thái.", "Con xem từ nào hợp với sự vật và tình cảm trong câu."],
    praise: "meaning",
    code: "FIELD",
  },
  "proverb-meaning": {
    strand: "Thành ngữ – tục ngữ",
    title: "Thành ngữ, tục ngữ theo chủ điểm",
    hints: [
      "Con nghĩ xem câu nói khuyên hoặc phê phán điều gì.",
      "Con đừng hiểu theo từng chữ, hãy tìm ý ở bên trong.",
    ],
    praise: "meaning",
    code: "LITERAL",
  },
  linking: {
    strand: "Đoạn văn",
    title: "Liên kết câu: lặp, thay thế, nối",
    hints: ["Con xem câu sau gắn với câu trước bằng cách nào.", "Đó có thể là từ lặp lại, từ thay thế hoặc từ nối."],
    praise: "read",
    code: "FIELD",
    isUnderlined: true,
  },
  "linking-fill": {
    strand: "Đoạn văn",
    title: "Điền từ ngữ liên kết câu",
    hints: ["Con xem câu sau quan hệ với câu trước thế nào.", "Con thử từng thẻ rồi đọc lại cả đoạn."],
    praise: "sentence",
    code: "FIELD",
    isFilled: true,
  },
  repetition: {
    strand: "Biện pháp tu từ",
    title: "Điệp từ, điệp ngữ",
    hints: ["Con tìm từ ngữ xuất hiện nhiều lần.", "Con nghĩ xem lặp lại như thế để làm gì."],
    praise: "figure",
    code: "FIELD",
  },
  "dash-hyphen": {
    strand: "Câu",
    title: "Dấu gạch ngang và dấu gạch nối",
    hints: [
      "Con xem dấu đi với lời nói, phần nói thêm, các ý kể ra, hai tên riêng hay các tiếng của từ mượn.",
      "Con nhớ mỗi dấu dùng để làm gì. Gặp từ mượn, con đọc chậm từng tiếng.",
    ],
    praise: "sentence",
    code: "FIELD",
  },
  "honorific-capital": {
    strand: "Chính tả",
    title: "Viết hoa để tỏ lòng tôn kính",
    hints: [
      "Chữ đầu câu, tên riêng và lời gọi tỏ lòng tôn kính thì viết hoa.",
      "Con xem từng tiếng: vì sao tiếng ấy cần hoặc không cần viết hoa?",
    ],
    praise: "spell",
    code: "CAPS",
  },
  "dictionary-meaning": {
    strand: "Từ vựng",
    title: "Nghĩa của từ trong từ điển và trong câu",
    hints: ["Con đọc cả câu để hiểu từ ấy nói về cái gì.", "Con thay từng nghĩa vào câu, xem nghĩa nào hợp."],
    praise: "meaning",
    code: "FIELD",
  },
  "topic-words": {
    strand: "Từ vựng",
    title: "Mở rộng vốn từ theo chủ điểm",
    hints: [
      "Con đọc từng câu trả lời, nghĩ xem nó nói về điều gì.",
      "Nếu là từ, con nghĩ nghĩa của từng tiếng hoặc đặt một câu để thử.",
    ],
    praise: "meaning",
    code: "FIELD",
  },
});
