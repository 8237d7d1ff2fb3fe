import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { type Difficulty, defineSkill } from "#lib/skills/define-skill.ts";
import { gapsQuestion } from "#lib/skills/drafts/gaps-question.ts";
import { children, clubs, titles } from "./form-words.ts";

/** What a line of a form asks for. */
interface Line {
  readonly label: string;
  /** What is written there, in words. */
  readonly asks: string;
  readonly answer: string;
}

interface Form {
  /** What is told, then what is to be done. */
  readonly prompt: string;
  readonly lines: readonly Line[];
  /** Something told that belongs into no line that is asked. */
  readonly others: readonly string[];
  /** What each word that lies there is. */
  readonly meanings: ReadonlyMap<string, string>;
  readonly hints: readonly [idea: string, way: string];
  readonly rule: string;
}

const forGrownUps = "để người lớn viết";

/** A week in which a book is borrowed and brought back: no holiday and no teachers' day begins or ends it. */
function pickLoan(rng: Rng): readonly [borrowed: string, back: string] {
  const day = rng.int(9, 19);
  const month = rng.pick([9, 10, 11, 12, 3, 4]);
  return day === 13 && month === 11 ? pickLoan(rng) : [`${day} tháng ${month}`, `${day + 7} tháng ${month}`];
}

function librarySlip(rng: Rng): Form {
  const { name: child } = rng.pick(children);
  const title = rng.pick(titles);
  const [borrowed, back] = pickLoan(rng);
  const ofBook = [
    { label: "Tên sách", asks: "tên quyển sách", answer: title },
    { label: "Người mượn", asks: "tên người mượn sách", answer: child },
  ] as const;
  const ofLoan: readonly Line[] = [
    { label: "Ngày mượn", asks: "ngày lấy sách về", answer: borrowed },
    { label: "Ngày trả", asks: "ngày đem sách trả lại", answer: back },
  ];
  const isOfBook = rng.pick([true, false]);
  const given = child.slice(child.lastIndexOf(" ") + 1);
  // A phone shows what is told above both lines and their tiles: it names the book only where the book is asked for.
  const told = isOfBook
    ? rng.pick([`${child} mượn “${title}” ngày ${borrowed}.`, `Ngày ${borrowed}, ${child} mượn “${title}”.`])
    : rng.pick([
        `${given} mượn sách ngày ${borrowed}, hẹn trả ngày ${back}.`,
        `Ngày ${borrowed}, ${given} mượn sách, hẹn trả ngày ${back}.`,
      ]);
  return {
    prompt: `${told} Con điền phiếu.`,
    lines: isOfBook ? ofBook : ofLoan,
    others: [isOfBook ? borrowed : given],
    meanings: new Map([
      [title, "tên sách"],
      [isOfBook ? child : given, "tên người mượn"],
      [borrowed, "ngày mượn sách"],
      [back, "ngày trả sách"],
    ]),
    hints: [
      "Con đọc tên từng dòng của phiếu: dòng ấy hỏi điều gì?",
      isOfBook ? "Tên sách là phần nằm trong dấu ngoặc kép ở đề bài." : "Trong bài này, ngày trả sau ngày mượn.",
    ],
    rule: isOfBook
      ? "Mỗi dòng của phiếu ghi đúng điều nó hỏi; tên sách là phần nằm trong dấu ngoặc kép ở đề bài."
      : "Mỗi dòng của phiếu ghi đúng điều nó hỏi; ngày trả sau ngày mượn.",
  };
}

/** What a child writes about itself in a form of a club. */
function ownLines(rng: Rng) {
  const { name: child, group, birthday, mother } = rng.pick(children);
  const { club, teacher } = rng.pick(clubs);
  const lines: readonly Line[] = [
    { label: "Họ và tên", asks: "tên người làm đơn", answer: child },
    { label: "Lớp", asks: "tên lớp", answer: group },
    { label: "Ngày sinh", asks: "ngày, tháng sinh", answer: birthday },
    { label: "Câu lạc bộ", asks: "tên câu lạc bộ muốn vào", answer: club },
  ];
  const meanings: readonly (readonly [string, string])[] = [
    [child, "tên người làm đơn"],
    [group, "tên lớp"],
    [birthday, "ngày sinh"],
    [club, "tên câu lạc bộ"],
  ];
  return { child, group, club, birthday, mother, teacher, lines, meanings };
}

function clubForm(rng: Rng): Form {
  const { child, group, club, birthday, teacher, lines, meanings } = ownLines(rng);
  // Two lines: a phone shows them with their tiles.
  const own = rng.pick(lines.filter(({ label }) => label !== "Họ và tên"));
  const asked = lines.filter((line) => line === own || line.label === "Họ và tên");
  const left = lines.filter((line) => !asked.includes(line));
  const told = rng.pick([
    `Cô ${teacher} dạy câu lạc bộ ${club}. ${child}, lớp ${group}, sinh ngày ${birthday}, xin vào học.`,
    `${child}, lớp ${group}, sinh ngày ${birthday}. Bạn xin vào câu lạc bộ ${club} của cô ${teacher}.`,
  ]);
  return {
    prompt: `${told} Con điền đơn.`,
    lines: asked,
    others: [`cô ${teacher}`, ...left.map(({ answer }) => answer)],
    meanings: new Map([...meanings, [`cô ${teacher}`, "tên cô giáo"]]),
    hints: ["Con tìm xem ai là người làm đơn.", "Con đọc từng dòng, rồi tìm trong bài điều dòng ấy hỏi."],
    rule: "Dòng “Họ và tên” ghi tên người làm đơn, dòng khác ghi đúng điều dòng ấy hỏi.",
  };
}

/** The lines that are left to grown-ups, each with who writes there. */
const ofGrownUps: readonly Line[] = [
  { label: "Ý kiến của cha mẹ", asks: "chính cha mẹ viết", answer: forGrownUps },
  { label: "Cha mẹ kí tên", asks: "chính cha mẹ kí", answer: forGrownUps },
  { label: "Cô giáo kí tên", asks: "chính cô giáo kí", answer: forGrownUps },
];

function formWithGrownUps(rng: Rng): Form {
  const { child, group, club, mother, lines: all, meanings } = ownLines(rng);
  // What is told stays short: the form asks for no birthday here.
  const lines = all.filter(({ label }) => label !== "Ngày sinh");
  const own = rng.pick(lines);
  const theirs = rng.shuffle(ofGrownUps).slice(0, 1);
  const asked = [own, ...ofGrownUps.filter((line) => theirs.includes(line))];
  const left = rng.pick(lines.filter((line) => line !== own));
  const told = rng.pick([
    `${child}, lớp ${group}, xin vào câu lạc bộ ${club}. Mẹ bạn là ${mother}.`,
    `${child}, lớp ${group}, muốn vào câu lạc bộ ${club}. Mẹ bạn là ${mother}.`,
  ]);
  return {
    prompt: `${told} Con điền đơn, không viết thay ai.`,
    lines: asked,
    others: [mother, left.answer],
    meanings: new Map([...meanings, [mother, "tên của mẹ"]]),
    hints: [
      "Có dòng con tự điền được, có dòng chỉ người lớn mới được viết.",
      "Chữ kí và ý kiến của ai thì chính người ấy viết, không ai được viết thay.",
    ],
    rule: "Chữ kí và ý kiến của người lớn phải do chính người lớn viết, không ai được viết thay.",
  };
}

function toldOf({ label, asks, answer }: Line, tile: string, meaning: string, isAsked: boolean): string {
  if (answer === forGrownUps) return `Thẻ “${tile}” ghi ${meaning}. Dòng “${label}” phải do ${asks}.`;
  if (tile === forGrownUps) return `Dòng “${label}” con tự điền được, không phải để lại.`;
  // What belongs into another line is not named: that would fill it.
  if (isAsked) return `Dòng “${label}” hỏi ${asks}. Thẻ “${tile}” hợp với dòng khác.`;
  return `Dòng “${label}” hỏi ${asks}, còn “${tile}” là ${meaning}.`;
}

function buildForm(rng: Rng, { prompt, lines, others, meanings, hints, rule }: Form): Question {
  return gapsQuestion(rng, {
    prompt,
    text: lines.map(({ label }) => `${label}: …`).join("; "),
    answers: lines.map(({ answer }) => answer),
    others,
    hints,
    explain: (filled) => `${filled}. ${rule}`,
    wrong(tile, gap) {
      const line = lines[gap];
      if (line === undefined) throw new Error(`The form has no line ${gap}`);
      const isAsked = lines.some(({ answer }) => answer === tile);
      return toldOf(line, tile, meanings.get(tile) ?? "", isAsked);
    },
    mistake: "FIELD",
    praise: "form",
    identity: `form-fill: ${prompt} ${lines.map(({ label }) => label).join()}`,
  });
}

const forms: Readonly<Record<Difficulty, (rng: Rng) => Form>> = {
  1: librarySlip,
  2: clubForm,
  3: formWithGrownUps,
};

/** Puts what is told into the lines of a form; the last difficulty leaves those of grown-ups to them. */
export const formFill = defineSkill({
  id: "c3-form-fill",
  classId: "3",
  subject: "vietnamese",
  strand: "Đoạn văn",
  title: "Điền phiếu, tờ khai",
  source: "rule",
  generate: (difficulty, rng) => buildForm(rng, forms[difficulty](rng)),
});
