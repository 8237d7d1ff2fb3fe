import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { type Difficulty, defineSkill } from "#lib/skills/define-skill.ts";
import { gapsQuestion } from "#lib/skills/drafts/gaps-question.ts";
import { children, clubs, grownUps, titles } from "./form-words.ts";

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

const forGrownUps = "để người lớn ghi";

function dayOf(rng: Rng): { readonly day: number; readonly month: number } {
  return { day: rng.int(2, 20), month: rng.pick([9, 10, 11, 12, 3, 4]) };
}

function className(rng: Rng): string {
  return `3${rng.pick(["A", "B", "C", "D"])}`;
}

/** The lines that are asked, in the order of the form. */
function pickLines(rng: Rng, lines: readonly Line[], always: readonly string[]): Line[] {
  const kept = lines.filter(({ label }) => always.includes(label));
  const more = rng.shuffle(lines.filter((line) => !kept.includes(line))).slice(0, 3 - kept.length);
  return lines.filter((line) => kept.includes(line) || more.includes(line));
}

function librarySlip(rng: Rng): Form {
  const child = rng.pick(children);
  const title = rng.pick(titles);
  const group = className(rng);
  const { day, month } = dayOf(rng);
  const [borrowed, back] = [`${day} tháng ${month}`, `${day + 7} tháng ${month}`];
  const lines: readonly Line[] = [
    { label: "Tên sách", asks: "tên quyển sách", answer: title },
    { label: "Người mượn", asks: "tên người mượn sách", answer: child },
    { label: "Lớp", asks: "tên lớp", answer: group },
    { label: "Ngày mượn", asks: "ngày lấy sách về", answer: borrowed },
    { label: "Ngày trả", asks: "ngày đem sách trả lại", answer: back },
  ];
  const asked = pickLines(
    rng,
    lines,
    rng.pick([
      ["Ngày mượn", "Ngày trả"],
      ["Tên sách", "Người mượn"],
    ]),
  );
  const left = lines.filter((line) => !asked.includes(line));
  const told = rng.pick([
    `${child}, lớp ${group}, mượn cuốn “${title}”. Bạn mượn ngày ${borrowed}, hẹn trả ngày ${back}.`,
    `Ngày ${borrowed}, ${child}, lớp ${group}, mượn cuốn “${title}”. Bạn phải trả sách vào ngày ${back}.`,
    `Cuốn “${title}” phải trả vào ngày ${back}. ${child}, lớp ${group}, mượn nó ngày ${borrowed}.`,
  ]);
  return {
    prompt: `${told} Con điền phiếu mượn sách.`,
    lines: asked,
    others: rng
      .shuffle(left)
      .slice(0, 1)
      .map(({ answer }) => answer),
    meanings: new Map([
      [title, "tên sách"],
      [child, "tên người mượn"],
      [group, "tên lớp"],
      [borrowed, "ngày mượn sách"],
      [back, "ngày trả sách"],
    ]),
    hints: [
      "Con đọc tên từng dòng của phiếu: dòng ấy hỏi điều gì?",
      "Ngày trả bao giờ cũng sau ngày mượn. Tên sách đứng trong dấu ngoặc kép.",
    ],
    rule: "Mỗi dòng của phiếu ghi đúng điều nó hỏi; ngày trả sau ngày mượn.",
  };
}

/** What a child writes about itself in a form of a club. */
function ownLines(rng: Rng, child: string) {
  const group = className(rng);
  const club = rng.pick(clubs);
  const { day, month } = dayOf(rng);
  const birthday = `${day} tháng ${month}`;
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
  return { group, club, birthday, lines, meanings };
}

function clubForm(rng: Rng): Form {
  const child = rng.pick(children);
  const grownUp = rng.pick(grownUps);
  const { group, club, birthday, lines, meanings } = ownLines(rng, child);
  const asked = pickLines(rng, lines, ["Họ và tên"]);
  const left = lines.filter((line) => !asked.includes(line));
  const told = rng.pick([
    `Cô ${grownUp} dạy câu lạc bộ ${club}. ${child}, lớp ${group}, sinh ngày ${birthday}, xin vào câu lạc bộ ấy.`,
    `${child} học lớp ${group}, sinh ngày ${birthday}. Bạn muốn vào câu lạc bộ ${club} của cô ${grownUp}.`,
    `Sinh ngày ${birthday}, ${child}, lớp ${group}, muốn vào câu lạc bộ ${club}. Cô ${grownUp} nhận đơn.`,
  ]);
  return {
    prompt: `${told} Con điền đơn của bạn.`,
    lines: asked,
    others: [`cô ${grownUp}`, ...left.map(({ answer }) => answer)],
    meanings: new Map([...meanings, [`cô ${grownUp}`, "tên cô giáo"]]),
    hints: [
      "Con tìm xem ai làm đơn và bạn ấy muốn vào câu lạc bộ nào.",
      "Con đọc từng dòng, rồi tìm trong bài điều dòng ấy hỏi.",
    ],
    rule: "Họ và tên là của người làm đơn; mỗi tiếng của tên viết hoa chữ đầu.",
  };
}

const ofGrownUps: readonly Line[] = [
  { label: "Ý kiến của cha mẹ", asks: "ý kiến của chính cha mẹ", answer: forGrownUps },
  { label: "Cha mẹ kí tên", asks: "chữ kí của chính cha mẹ", answer: forGrownUps },
  { label: "Cô giáo kí tên", asks: "chữ kí của chính cô giáo", answer: forGrownUps },
];

function formWithGrownUps(rng: Rng): Form {
  const child = rng.pick(children);
  const grownUp = rng.pick(grownUps);
  const { group, club, birthday, lines, meanings } = ownLines(rng, child);
  const own = rng.pick(lines);
  const theirs = rng.shuffle(ofGrownUps).slice(0, 2);
  const asked = [own, ...ofGrownUps.filter((line) => theirs.includes(line))];
  const left = rng.pick(lines.filter((line) => line !== own));
  const told = rng.pick([
    `${child}, lớp ${group}, sinh ngày ${birthday}, xin vào câu lạc bộ ${club}. Mẹ bạn là cô ${grownUp}.`,
    `Mẹ ${grownUp} cho ${child} vào câu lạc bộ ${club}. Bạn học lớp ${group}, sinh ngày ${birthday}.`,
    `${child} muốn vào câu lạc bộ ${club}. Bạn học lớp ${group}, sinh ngày ${birthday}, là con cô ${grownUp}.`,
  ]);
  return {
    prompt: `${told} Con điền đơn, dòng nào của người lớn thì để lại.`,
    lines: asked,
    others: [grownUp, left.answer],
    meanings: new Map([...meanings, [grownUp, "tên của mẹ"]]),
    hints: [
      "Có dòng con tự điền được, có dòng chỉ người lớn mới được ghi.",
      "Chữ kí và ý kiến của ai thì chính người ấy viết, không ai viết thay.",
    ],
    rule: "Chữ kí và ý kiến của người lớn phải do chính người lớn viết, con không viết thay.",
  };
}

function toldOf({ label, asks, answer }: Line, tile: string, meaning: string): string {
  if (answer === forGrownUps) return `Dòng “${label}” cần ${asks}. Con không ghi “${tile}” vào đó.`;
  if (tile === forGrownUps) return `Dòng “${label}” con tự điền được, không phải để lại.`;
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
      return toldOf(line, tile, meanings.get(tile) ?? "");
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
