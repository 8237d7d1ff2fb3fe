import type { Rng } from "#lib/core/rng.ts";
import type { MarkPlace } from "#lib/questions/kinds/place-mark/grading.ts";
import type { Question } from "#lib/questions/question.ts";
import { byDifficulty, defineSkill } from "#lib/skills/define-skill.ts";
import { placeMarkQuestion, readMarked } from "#lib/skills/drafts/place-mark-question.ts";
import { children, elders, exchanges, quoted, reports, sayings } from "#lib/skills/vietnamese/marks/dialogues.ts";

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
const addressed = (text: string, child: string) => text.replaceAll("{c}", child).replaceAll("{C}", capital(child));

const dashPrompts = [
  "Con đặt dấu gạch ngang trước mỗi lời nói của nhân vật.",
  "Dòng nào là lời nói của nhân vật? Con đặt dấu gạch ngang ở đầu dòng.",
];

const narrated = "Dòng này kể ai nói, không phải lời nói của nhân vật.";

/** Who speaks is told in a line before; each spoken line has its dash. */
function dialogueQuestion(rng: Rng): Question {
  const { name, child } = rng.pick(elders);
  const { asked, answered } = rng.pick(exchanges);
  const pupil = rng.pick(children);
  const hasReplyTold = rng.pick([true, false]);
  const lines = [
    `${name} ${rng.pick(["hỏi", "ân cần hỏi", "vui vẻ hỏi"])}:`,
    `– ${addressed(asked, child)}`,
    ...(hasReplyTold ? [`${pupil} ${rng.pick(["đáp", "lễ phép thưa"])}:`] : []),
    `– ${addressed(answered, child)}`,
  ];
  const { view, marks } = readMarked(lines, ["dash"], "starts");
  return placeMarkQuestion(rng, {
    view,
    marks,
    prompt: rng.pick(dashPrompts),
    wrong: () => narrated,
    missing: () => "Còn một lời nói của nhân vật chưa có dấu gạch ngang.",
    hints: [
      "Dấu gạch ngang đứng đầu dòng, trước lời nói của nhân vật.",
      `Dòng có dấu hai chấm ở cuối báo rằng dòng sau là lời nói.${hasReplyTold ? "" : " Dòng trả lời câu hỏi ấy cũng là lời nói."}`,
    ],
    explanation: `Viết đúng: ${lines.join(" ")} Lời của mỗi người xuống dòng và có dấu gạch ngang.`,
    praise: "marks",
    identity: `${name} ${asked} ${hasReplyTold}`,
  });
}

const openPair = "Dấu ngoặc kép đi một cặp. Một dấu mở ở đầu lời nói, một dấu đóng ở cuối lời nói.";
const edge = "Chỗ này ở đầu hoặc cuối lời nói. Con xem lại nên dùng dấu nào.";

/** What is said of a mark in a line with words in quotation marks, by the words before the quotation and within it. */
function tellInLine(line: string, word: number): string {
  const start = line
    .slice(0, line.indexOf("“"))
    .trim()
    .split(" ")
    .filter((each) => each !== "–").length;
  const end = start + line.slice(line.indexOf("“"), line.indexOf("”")).split(" ").length;
  if (word < start) return "Chỗ này còn là lời dẫn, chưa đến lời được nhắc lại.";
  if (word > end) return "Lời được nhắc lại đã hết ở phía trước.";
  return word === start || word === end ? edge : "Chỗ này ở giữa lời nói. Con để cả lời nói trong dấu ngoặc kép.";
}

const quotePrompts = ["Con đặt dấu ngoặc kép vào đầu và cuối lời nói.", "Con đặt dấu ngoặc kép vào đúng chỗ."];

function quoteQuestion(rng: Rng, line: string): Question {
  return placeMarkQuestion(rng, {
    ...readMarked([line], ["quotes"], "around"),
    prompt: rng.pick(quotePrompts),
    wrong: ({ word }) => tellInLine(line, word),
    missing: () => "Lời nói chưa nằm trọn trong dấu ngoặc kép.",
    unpaired: openPair,
    hints: [
      "Dấu ngoặc kép đánh dấu lời nói được nhắc lại đúng từng tiếng.",
      "Con tìm tiếng đầu và tiếng cuối của lời nói.",
    ],
    explanation: `Viết đúng: ${line} Lời nói nằm trọn trong dấu ngoặc kép.`,
    praise: "marks",
    identity: line,
  });
}

function sayingQuestion(rng: Rng): Question {
  if (rng.int(1, 3) === 1) return quoteQuestion(rng, rng.pick(quoted));
  const { name, child } = rng.pick(elders);
  const lead = rng.pick([`${name} dặn`, `${name} nhắc ${rng.pick(children)}`, `Sáng nay, ${name.toLowerCase()} bảo`]);
  return quoteQuestion(rng, `${lead}: “${addressed(rng.pick(sayings), child)}”`);
}

const bothPrompts = ["Con đặt dấu gạch ngang và dấu ngoặc kép.", "Con đặt dấu gạch ngang, dấu ngoặc kép vào chỗ cần."];

/** A child tells at home what the teacher said: both spoken lines have a dash, the words of the teacher quotation marks. */
function sceneQuestion(rng: Rng): Question {
  const { name } = rng.pick(elders);
  const verb = rng.pick(["dặn", "nói"] as const);
  const asked = rng.pick([`Cô ${verb} gì?`, `Cô ${verb} gì vậy?`, `Cô ${verb} gì thế?`]);
  const last = `– Dạ, cô ${verb}: “${rng.pick(reports[verb])}”`;
  const lines = [`${name} hỏi:`, `– ${asked}`, last];
  const isStart = ({ word }: MarkPlace) => word === 0;
  return placeMarkQuestion(rng, {
    ...readMarked(lines, ["dash", "quotes"], "around"),
    prompt: rng.pick(bothPrompts),
    wrong: ({ line, word }) => {
      if (line === 2)
        return word === 0 ? "Đây là đầu một lời thoại. Con xem lại nên dùng dấu nào." : tellInLine(last, word);
      if (line === 0) return narrated;
      return word === 0
        ? "Đây là đầu một lời thoại. Con xem lại nên dùng dấu nào."
        : "Dòng này không có lời được kể lại.";
    },
    missing: (place) =>
      isStart(place) ? "Còn một lời thoại chưa có dấu gạch ngang." : "Lời cô giáo chưa nằm trọn trong dấu ngoặc kép.",
    unpaired: openPair,
    hints: [
      "Lời thoại xuống dòng có dấu gạch ngang. Lời được kể lại nằm trong dấu ngoặc kép.",
      "Con tìm ai đang trò chuyện, rồi tìm lời của cô giáo ở trong lời của bạn nhỏ.",
    ],
    explanation: `Viết đúng: ${lines.join(" ")} Hai lời thoại có dấu gạch ngang, lời của cô có dấu ngoặc kép.`,
    praise: "marks",
    identity: `${name} ${last} ${asked}`,
  });
}

/** Dashes and quotation marks (curriculum, c3-place-dash-quote): before spoken lines; around words that are told; both. */
export const placeDashQuote = defineSkill({
  id: "c3-place-dash-quote",
  classId: "3",
  subject: "vietnamese",
  strand: "Câu",
  title: "Tự đặt gạch ngang, ngoặc kép",
  source: "rule",
  generate: byDifficulty({ 1: [dialogueQuestion], 2: [sayingQuestion], 3: [sceneQuestion] }),
});
