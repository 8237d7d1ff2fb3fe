import { defineBanks } from "#lib/skills/vietnamese/banks/define-banks.ts";

/** The skills of class 3 that are drawn from banks (curriculum). */
export const bankOfClassThree = defineBanks("3", {
  "spell-d-gi-r": {
    strand: "Chính tả",
    title: "Chính tả: d, gi hay r",
    hints: ["Con nhớ lại mặt chữ con đã gặp trong sách.", "Con ghép từng chữ vào chỗ trống rồi nhìn cả từ."],
    praise: "spell",
    code: "SPELL",
  },
  "spell-hoi-nga": {
    strand: "Chính tả",
    title: "Dấu hỏi hay dấu ngã",
    hints: ["Con đọc chậm từng từ và nghĩ đến nghĩa của từ.", "Con chọn dấu cho tiếng con chắc nhất trước."],
    praise: "spell",
    code: "TONE",
  },
  "spell-rimes": {
    strand: "Chính tả",
    title: "Chính tả: iêu/ươu, ưu/iu, ac/at, ươn/ương, uôn/uông",
    hints: ["Con nhớ lại mặt chữ của từng từ, để ý phần vần ở cuối.", "Con chọn vần cho chỗ thứ nhất trước."],
    praise: "spell",
    code: "RIME",
  },
  synonyms: {
    strand: "Từ vựng",
    title: "Từ cùng nghĩa trong câu",
    hints: [
      "Con đặt từng từ vào chỗ được gạch chân rồi đọc lại câu.",
      "Từ thay được thì nghĩa của câu gần như giữ nguyên.",
    ],
    praise: "meaning",
    code: "FIELD",
  },
  antonyms: {
    strand: "Từ vựng",
    title: "Cặp từ có nghĩa trái ngược nhau",
    hints: [
      "Hai từ trong cặp phải có nghĩa ngược hẳn nhau.",
      "Con thử từng câu trả lời, xem hai từ có nghĩa ngược nhau không.",
    ],
    praise: "meaning",
    code: "FIELD",
  },
  "topic-words": {
    strand: "Từ vựng",
    title: "Mở rộng vốn từ theo chủ điểm",
    hints: ["Con đọc kĩ xem câu hỏi cần tìm gì, có chữ “KHÔNG” hay không.", "Con nghĩ nghĩa của từng từ rồi mới chọn."],
    praise: "meaning",
    code: "FIELD",
  },
  "word-class": {
    strand: "Từ loại",
    title: "Tìm từ chỉ sự vật, hoạt động, đặc điểm trong câu",
    hints: [
      "Từ chỉ sự vật gọi tên người, con vật, đồ vật, cây cối, hiện tượng, thời gian.",
      "Con hỏi từng từ: đó là vật gì, làm gì hay thế nào?",
    ],
    praise: "meaning",
    code: "FIELD",
  },
  "combine-sentences": {
    strand: "Câu",
    title: "Gộp các câu thành một câu",
    hints: [
      "Con tìm phần giống nhau của các câu.",
      "Phần giống nhau chỉ viết một lần; các phần khác nhau nối với nhau.",
    ],
    praise: "sentence",
    code: "ORDER",
  },
  "simile-complete": {
    strand: "Biện pháp tu từ",
    title: "Chọn hình ảnh so sánh",
    hints: [
      "Con tìm điểm giống nhau của hai sự vật.",
      "Con hình dung từng sự vật rồi so hình dáng, màu sắc, âm thanh, đặc điểm.",
    ],
    praise: "figure",
    code: "FIELD",
  },
  "sentence-purpose": {
    strand: "Câu",
    title: "Câu kể, câu hỏi, câu cảm, câu khiến",
    hints: [
      "Con xem người nói muốn kể, muốn hỏi, bộc lộ cảm xúc hay nhờ, bảo ai.",
      "Con nhìn các từ như “hãy”, “đừng”, “ôi”, “quá” và dấu ở cuối câu.",
    ],
    praise: "sentence",
    code: "FIELD",
  },
  "transform-sentence": {
    strand: "Câu",
    title: "Đổi kiểu câu",
    hints: [
      "Con xem câu mới dùng để hỏi, để bộc lộ cảm xúc hay để nhờ, khuyên.",
      "Con tìm từ hợp với kiểu câu ấy, rồi đọc lại cả câu.",
    ],
    praise: "sentence",
    code: "FIELD",
  },
  "question-phrases": {
    strand: "Câu",
    title: "Khi nào? Ở đâu? Vì sao? Để làm gì? Bằng gì?",
    hints: [
      "Phần ấy nói về thời gian, nơi chốn, lí do, mục đích, chất liệu, phương tiện hay đặc điểm?",
      "Con đặt thử câu hỏi rồi trả lời bằng phần ấy.",
    ],
    praise: "sentence",
    code: "FIELD",
    isUnderlined: true,
  },
  "question-make": {
    strand: "Câu",
    title: "Đặt câu hỏi cho bộ phận câu",
    hints: [
      "Con xem phần được gạch chân cho biết điều gì.",
      "Con thay phần ấy bằng từ để hỏi, giữ nguyên các phần khác.",
    ],
    praise: "sentence",
    code: "FIELD",
  },
  punctuation: {
    strand: "Câu",
    title: "Dấu hai chấm, ngoặc kép, gạch ngang",
    hints: [
      "Con xem phần đứng sau là lời nói, phần liệt kê hay lời kể tiếp.",
      "Con nhớ lại mỗi dấu câu dùng để làm gì.",
    ],
    praise: "sentence",
    code: "FIELD",
  },
  "idiom-complete": {
    strand: "Thành ngữ – tục ngữ",
    title: "Điền tiếp thành ngữ, tục ngữ",
    hints: [
      "Con nhớ lại thành ngữ, tục ngữ đã nghe.",
      "Tục ngữ hai vế thường có vần hoặc có ý đối; thành ngữ có “như” thì so sánh.",
    ],
    praise: "meaning",
    isExtension: true,
    code: "FIELD",
  },
  "reply-politely": {
    strand: "Giao tiếp",
    title: "Nói lời đáp phù hợp",
    hints: ["Con nghĩ xem người nghe là ai và chuyện gì vừa xảy ra.", "Con chọn lời vừa đúng chuyện vừa lịch sự."],
    praise: "polite",
    code: "FIELD",
  },
  "simile-make": {
    strand: "Biện pháp tu từ",
    title: "Tự viết câu so sánh",
    hints: ["Con tìm điểm giống nhau của hai sự vật.", "Con tìm từ dùng để so sánh rồi đọc lại cả câu."],
    praise: "sentence",
    code: "FIELD",
  },
});
