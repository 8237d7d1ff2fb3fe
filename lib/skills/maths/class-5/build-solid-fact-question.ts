import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { wordsValue } from "#lib/questions/values.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion } from "#lib/skills/drafts/questions.ts";

/** What is asked, the right answer first, and how it is explained. */
const facts = [
  {
    ask: "Hình trụ có hai đáy là hình gì?",
    answers: [
      "hai hình tròn bằng nhau",
      "hai hình vuông bằng nhau",
      "hai hình tròn không bằng nhau",
      "hai hình tam giác bằng nhau",
    ],
    tell: "Hình trụ có hai đáy là hai hình tròn bằng nhau.",
  },
  {
    ask: "Mặt xung quanh của hình trụ trải phẳng ra thành hình gì?",
    answers: ["hình chữ nhật", "hình tròn", "hình tam giác", "hình thang vuông"],
    tell: "Trải phẳng mặt xung quanh của hình trụ ra thì được hình chữ nhật.",
  },
  {
    ask: "Hình trụ có bao nhiêu mặt đáy?",
    answers: ["2 mặt đáy", "1 mặt đáy", "4 mặt đáy", "6 mặt đáy"],
    tell: "Hình trụ có 2 mặt đáy, một ở trên và một ở dưới.",
  },
  {
    ask: "Các mặt của hình lập phương là hình gì?",
    answers: ["6 hình vuông bằng nhau", "4 hình vuông bằng nhau", "8 hình vuông bằng nhau", "12 hình vuông bằng nhau"],
    tell: "Hình lập phương có các mặt là 6 hình vuông bằng nhau.",
  },
  {
    ask: "Hình hộp chữ nhật có bao nhiêu mặt?",
    answers: ["6 mặt", "4 mặt", "8 mặt", "12 mặt"],
    tell: "Có 4 mặt bên và 2 đáy, tất cả là 6 mặt.",
  },
  {
    ask: "Hình hộp chữ nhật có bao nhiêu cạnh?",
    answers: ["12 cạnh", "6 cạnh", "8 cạnh", "4 cạnh"],
    tell: "Có 4 cạnh ở đáy trên, 4 cạnh ở đáy dưới và 4 cạnh bên: tất cả 12 cạnh.",
  },
  {
    ask: "Hình lập phương có bao nhiêu đỉnh?",
    answers: ["8 đỉnh", "6 đỉnh", "12 đỉnh", "4 đỉnh"],
    tell: "Có 4 đỉnh ở trên và 4 đỉnh ở dưới: tất cả 8 đỉnh.",
  },
  {
    ask: "Hình lập phương có bao nhiêu cạnh?",
    answers: ["12 cạnh", "6 cạnh", "8 cạnh", "4 cạnh"],
    tell: "Có 4 cạnh ở đáy trên, 4 cạnh ở đáy dưới và 4 cạnh bên: tất cả 12 cạnh.",
  },
  {
    ask: "Hình hộp chữ nhật có ba kích thước là gì?",
    answers: [
      "chiều dài, chiều rộng, chiều cao",
      "đáy lớn, đáy bé, chiều cao",
      "bán kính, đường kính, chiều cao",
      "chu vi, diện tích, chiều cao",
    ],
    tell: "Ba kích thước của hình hộp chữ nhật là chiều dài, chiều rộng, chiều cao.",
  },
  {
    ask: "Đồ vật nào có dạng hình trụ?",
    answers: ["lon sữa", "viên gạch", "quả bóng", "quyển sách"],
    tell: "Cái lon sữa có hai đáy tròn bằng nhau nên có dạng hình trụ.",
  },
  {
    ask: "Đồ vật nào có dạng hình lập phương?",
    answers: ["con xúc xắc", "lon nước", "quả địa cầu", "tờ giấy"],
    tell: "Sáu mặt của con xúc xắc là sáu hình vuông bằng nhau.",
  },
  {
    ask: "Đồ vật nào có dạng hình hộp chữ nhật?",
    answers: ["bao diêm", "quả bóng", "ống nước tròn", "đồng xu"],
    tell: "Cái bao diêm có sáu mặt là hình chữ nhật.",
  },
] as const;

/** "Hình trụ có hai đáy là hình gì?" and other facts of the solids. */
export function buildSolidFactQuestion(rng: Rng): Question {
  const { ask, answers, tell } = rng.pick(facts);
  const [right, ...wrong] = answers;
  return choiceQuestion(rng, {
    prompt: ask,
    answer: wordsValue(right),
    distractors: wrong.map((name) =>
      mistake("FIELD", wordsValue(name), "Con nhớ lại hình dạng của khối đó rồi chọn lại nhé!"),
    ),
    hints: [
      "Con tưởng tượng khối đó ở trước mặt, xoay nó để nhìn đủ các phía.",
      ask.startsWith("Đồ vật")
        ? "Con nghĩ xem từng đồ vật có những mặt nào, mỗi mặt là hình gì."
        : "Con nhớ lại khi gấp hình: đếm lần lượt các phần ở trên, ở dưới và xung quanh.",
    ],
    explanation: tell,
    praise: "name",
    identity: `fact ${ask}`,
  });
}
