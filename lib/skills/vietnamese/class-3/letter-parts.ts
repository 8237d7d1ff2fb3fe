import { capital } from "#lib/core/capital.ts";
import { fillGaps } from "#lib/core/read-table.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { byDifficulty, defineSkill } from "#lib/skills/define-skill.ts";
import { type TextPart, textOrderQuestion } from "#lib/skills/drafts/text-order-question.ts";
import { mails, places, readers, strangeLines, tales, wishes, writers } from "./letter-parts-texts.ts";

const firstEarly = "Nơi và ngày viết phải đứng đầu bức thư.";

/** "Cháu An của bà". */
const signAs = (writer: string, sign: string) => sign.replace(" của ", ` ${writer} của `);

interface Letter {
  readonly parts: readonly TextPart[];
  readonly identity: string;
}

/** Place and day, greeting, questions, news, wishes and name. */
function writeLetter(rng: Rng): Letter {
  const { greet, me, you, asks, sign } = rng.pick(readers);
  const tale = rng.pick(tales);
  const words = { me, you, Me: capital(me) };
  const writer = rng.pick(writers);
  // Months in which a school may be new and a class has just chosen its heads.
  const day = `ngày ${rng.int(12, 28)} tháng ${rng.int(9, 12)} năm ${rng.int(2025, 2027)}`;
  return {
    parts: [
      { text: `${rng.pick(places)}, ${day}`, early: firstEarly },
      { text: greet, early: "Trước lời chào phải có nơi và ngày viết thư." },
      { text: asks, early: "Phải chào người nhận rồi mới hỏi thăm." },
      { text: fillGaps(tale, words), early: "“Còn” mở đầu lời kể, nối tiếp lời hỏi thăm ở trước." },
      {
        text: `${fillGaps(rng.pick(wishes), words)} ${signAs(writer, sign)}`,
        early: "Lời chúc và tên người viết phải đứng cuối thư.",
      },
    ],
    identity: `${greet} ${tale}`,
  };
}

const letterRule = "Thư có: nơi và ngày viết, lời chào, lời hỏi thăm, lời kể, lời chúc và tên người viết.";

function buildLetter(rng: Rng): Question {
  const { parts, identity } = writeLetter(rng);
  return textOrderQuestion(rng, {
    prompt: rng.pick(["Con xếp các phần thành một bức thư.", "Bạn nhỏ viết thư tay. Con xếp các phần cho đúng."]),
    parts,
    hints: ["Đầu thư cho biết thư viết ở đâu, ngày nào.", "Hỏi thăm người nhận trước, kể chuyện của mình sau."],
    explanation: letterRule,
    identity: `letter ${identity}`,
  });
}

function buildMail(rng: Rng): Question {
  const { to, greet, about, says, sign } = rng.pick(mails);
  const writer = rng.pick(writers);
  return textOrderQuestion(rng, {
    prompt: rng.pick([
      "Con xếp các phần thành một bức thư điện tử.",
      "Bạn nhỏ viết thư điện tử. Con xếp các phần cho đúng.",
    ]),
    parts: [
      { text: `Đến: ${to}`, early: "Dòng ghi người nhận phải đứng đầu." },
      { text: `Chủ đề: ${about}`, early: "Dòng chủ đề đứng ngay dưới dòng ghi người nhận." },
      { text: greet, early: "Phải ghi người nhận và chủ đề rồi mới đến lời chào." },
      { text: says, early: "Phải chào người nhận rồi mới viết nội dung thư." },
      { text: signAs(writer, sign), early: "Tên người viết phải đứng cuối thư." },
    ],
    hints: ["Hai dòng đầu ghi thư gửi cho ai và viết về việc gì.", "Sau hai dòng ấy, thư viết như một bức thư tay."],
    explanation: "Thư điện tử có: người nhận, chủ đề, lời chào, nội dung và tên người viết.",
    identity: `mail ${to} ${about}`,
  });
}

function buildLetterWithSpare(rng: Rng): Question {
  const { parts, identity } = writeLetter(rng);
  const { line, of } = rng.pick(strangeLines);
  return textOrderQuestion(rng, {
    prompt: rng.pick([
      "Con xếp thành một bức thư. Có một phần thừa.",
      "Bức thư bị lẫn một phần không thuộc thư. Con xếp các phần còn lại.",
    ]),
    parts,
    spare: { text: line, early: `Dòng này thuộc ${of}, không phải một phần của bức thư.` },
    hints: [
      "Con tìm dòng không phải lời của thư, để dòng ấy lại.",
      "Hỏi thăm người nhận trước, kể chuyện của mình sau.",
    ],
    explanation: `${letterRule} Dòng thừa thuộc ${of}.`,
    identity: `spare ${identity}`,
  });
}

/** Letters on paper and e-mails (curriculum, c3-letter-parts): five parts; an e-mail; a letter with a part that does not belong. */
export const letterParts = defineSkill({
  id: "c3-letter-parts",
  classId: "3",
  subject: "vietnamese",
  strand: "Đoạn văn",
  title: "Viết thư",
  source: "rule",
  generate: byDifficulty({ 1: [buildLetter], 2: [buildMail], 3: [buildLetterWithSpare] }),
});
