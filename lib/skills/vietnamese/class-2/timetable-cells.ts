import type { Rng } from "#lib/core/rng.ts";
import { cellAt, type ReadTableView } from "#lib/questions/kinds/read-table/grading.ts";
import type { Question } from "#lib/questions/question.ts";
import { columnCells, readTableQuestion, rowCells, wrongCells } from "#lib/skills/drafts/read-table-question.ts";

const days = ["thứ Hai", "thứ Ba", "thứ Tư", "thứ Năm", "thứ Sáu"] as const;
const lessons = 4;
const shownDays = 3;

/** Subjects that come once in these days. */
const rare = ["Đạo đức", "Âm nhạc", "Mĩ thuật", "Tiếng Anh", "Giáo dục thể chất", "Tự nhiên và Xã hội"] as const;

interface Timetable {
  readonly view: ReadTableView;
  /** As they are called within a sentence. */
  readonly days: readonly string[];
  /** Cells whose lesson stands nowhere else, by row and column. */
  readonly single: readonly (readonly [row: number, column: number])[];
}

/** Three days of four lessons: of each day one or two lessons of Vietnamese and one of maths, the others come once. */
function pickTimetable(rng: Rng): Timetable {
  const from = rng.int(0, days.length - shownDays);
  const shown = days.slice(from, from + shownDays);
  const others: string[] = rng.shuffle(rare);
  const columns = shown.map((day) => {
    const often = rng.pick([
      ["Tiếng Việt", "Toán"],
      ["Tiếng Việt", "Toán"],
      ["Tiếng Việt", "Tiếng Việt", "Toán"],
    ]);
    const fixed = day === "thứ Hai" || day === "thứ Sáu" ? 1 : 0;
    const column = rng.shuffle([...often, ...others.splice(0, lessons - fixed - often.length)]);
    if (day === "thứ Hai") return ["Chào cờ", ...column];
    return day === "thứ Sáu" ? [...column, "Sinh hoạt lớp"] : column;
  });
  const rows = [
    ["", ...shown.map((day) => day.replace("thứ", "Thứ"))],
    ...Array.from({ length: lessons }, (_, row) => [`Tiết ${row + 1}`, ...columns.map((column) => column[row] ?? "")]),
  ];
  const all = columns.flat();
  const single = columns.flatMap((column, at) =>
    column.flatMap((name, row) => (all.indexOf(name) === all.lastIndexOf(name) ? [[row + 1, at + 1] as const] : [])),
  );
  return { view: { title: "Thời khoá biểu", rows, isSingle: true }, days: shown, single };
}

const lead = "Con chạm vào ô trả lời:";

/** "Tiết 2 thứ Ba học môn gì?" */
export function buildLessonQuestion(rng: Rng): Question {
  const { view, days: shown, single } = pickTimetable(rng);
  const isAsked = rng.int(0, 1) === 0;
  const [row, column] = isAsked ? rng.pick(single) : [rng.int(1, lessons), rng.int(1, shownDays)];
  const name = view.rows[row]?.[column] ?? "";
  const [day, lesson] = [shown[column - 1] ?? "", `tiết ${row}`];
  const isSubject = name !== "Chào cờ" && name !== "Sinh hoạt lớp";
  const asked = isSubject ? `Tiết ${row} ${day} học môn gì?` : `Tiết ${row} ${day} là tiết gì?`;
  return readTableQuestion(rng, {
    prompt: isAsked
      ? `${lead} ${asked}`
      : rng.pick([`Con chạm vào ô của ${lesson}, ${day}.`, `Con tìm rồi chạm vào ô ${lesson}, ${day}.`]),
    view,
    answer: [cellAt(row, column)],
    distractors: [
      wrongCells("FIELD", rowCells(view, 0), `Ô đó ghi tên thứ. Con dóng xuống hàng ${lesson} nhé!`),
      wrongCells("FIELD", columnCells(view, 0), `Ô đó ghi tên tiết. Con dóng sang cột ${day} nhé!`),
      wrongCells("FIELD", columnCells(view, column), `Con tìm đúng cột ${day} rồi. Con xem lại hàng nhé!`),
      wrongCells("FIELD", rowCells(view, row), `Con tìm đúng hàng ${lesson} rồi. Con xem lại cột nhé!`),
    ],
    missing: `Con tìm cột ${day} trước nhé!`,
    wrong: `Ô đó ở cột khác và hàng khác. Con tìm cột ${day} trước nhé!`,
    hints: ["Mỗi cột là một ngày, mỗi hàng là một tiết.", `Con tìm cột ${day}, rồi dóng xuống hàng ${lesson}.`],
    explanation: `Cột và hàng gặp nhau ở ô ${day}, ${lesson}: ${name}.`,
    praise: "table",
    identity: `lesson ${isAsked} ${row} ${day} ${name}`,
  });
}

/** "Thứ mấy có tiết Âm nhạc?", answered on the head of the column. */
export function buildDayQuestion(rng: Rng): Question {
  const { view, days: shown, single } = pickTimetable(rng);
  const [row, column] = rng.pick(single);
  const name = view.rows[row]?.[column] ?? "";
  return readTableQuestion(rng, {
    prompt: rng.pick([`${lead} Thứ mấy có tiết ${name}?`, `Con chạm vào tên ngày có tiết ${name}.`]),
    view,
    answer: [cellAt(0, column)],
    distractors: [
      wrongCells("FIELD", [cellAt(row, column)], "Tìm đúng tiết học rồi. Con dóng thẳng lên đầu cột nhé!"),
      wrongCells("FIELD", rowCells(view, 0), `Ngày đó không có tiết ${name}. Con dóng lại cột nhé!`),
      wrongCells("FIELD", columnCells(view, 0), "Ô đó ghi tên tiết. Con cần tìm tên ngày."),
    ],
    missing: "Con dóng lên đầu cột nhé!",
    wrong: `Đó là tiết học khác. Con tìm ô ghi “${name}” trước nhé!`,
    hints: [`Con tìm ô ghi “${name}” trong bảng.`, "Từ ô đó, con dóng thẳng lên đầu cột."],
    explanation: `Tìm ô “${name}”. Dóng thẳng lên đầu cột, ta gặp ${shown[column - 1]}.`,
    praise: "table",
    identity: `day ${name} ${shown[column - 1]} ${row}`,
  });
}

/** "Con chạm vào tên tiết có môn Âm nhạc.", answered on the head of the row. */
export function buildPlaceQuestion(rng: Rng): Question {
  const { view, days: shown, single } = pickTimetable(rng);
  const subjects = single.filter(([row, column]) => rare.some((name) => name === view.rows[row]?.[column]));
  const [row, column] = rng.pick(subjects);
  const name = view.rows[row]?.[column] ?? "";
  const day = shown[column - 1] ?? "";
  return readTableQuestion(rng, {
    prompt: `Con chạm vào tên tiết có môn ${name}.`,
    view,
    answer: [cellAt(row, 0)],
    distractors: [
      wrongCells("FIELD", [cellAt(row, column)], "Tìm đúng môn học rồi. Con dóng ngang về cột đầu nhé!"),
      wrongCells("FIELD", columnCells(view, 0), `Hàng đó không có môn ${name}. Con dóng lại hàng nhé!`),
      wrongCells("FIELD", rowCells(view, 0), "Ô đó ghi tên thứ. Con cần tìm xem là tiết mấy."),
    ],
    missing: "Con dóng ngang về cột đầu nhé!",
    wrong: `Đó là ô khác. Con tìm ô ghi “${name}” trước nhé!`,
    hints: [`Con tìm ô ghi “${name}” trong bảng.`, "Từ ô đó, con dóng ngang về cột đầu."],
    explanation: `Tìm ô “${name}”. Dóng ngang về cột đầu, ta gặp tiết ${row}.`,
    praise: "table",
    identity: `place ${name} ${day} ${row}`,
  });
}
