import type { Oracle } from "#tests/contract/oracle.ts";

/** The lines of a list stand between one that announces it and one that speaks of all. */
const general = /:$|^(?:Ai cũng|Mẹ giúp|Các bạn|Bạn nào|Nhờ thế)/u;

/** Names that stand in pairs. */
const name = "(?:Hà Nội|Vinh|Lào Cai|Huế|Đà Nẵng|Hải Phòng|Cần Thơ|Cà Mau|Lan|Minh|Páo|Nam|Vy|Khoa|Mai|Hùng|Thảo|Dũng)";
const sideBySide = new RegExp(`(${name}) (?=${name}(?: |$))`, "u");

/** What comes behind a title, and before it. */
const work = /((?:[Tt]ruyện|[Ss]ách|kịch|hát|bài|tranh)) (\p{Lu}.*?) (?=được|cho|có|ở|làm|vang|để|rất)/u;

/** How a note begins and what goes on behind it. */
const note =
  /(?<=^\p{Lu}[\p{L} ]*?) (Lào Cai|Quảng Ninh|miền Nam gọi là \p{L}+|mẹ bạn \p{Lu}\p{L}*|con chó nhà em|hàng xóm của em|còn gọi là sông Cái|tháng đầu năm âm lịch|loài hoa mẹ thích nhất|nhạc cụ của người Mông|cây đàn chỉ có một dây|thuyền tròn đan bằng tre|nhà chung của buôn làng|món ăn làm từ lúa non|người lái đò|anh trai của \p{Lu}\p{L}*|áo dài có bốn vạt|lớp trưởng|bạn thân của em|tổ trưởng tổ em) /u;

/** Reads each line and puts the marks where their rule asks for them. */
export const oracle: Oracle = ({ kind, view }) => {
  if (kind !== "place-mark") return null;
  const lines = view.lines.map((words) => words.join(" "));
  if (lines.length > 1) return lines.map((line) => (general.test(line) ? line : `– ${line}`)).join(" ");
  const [line = ""] = lines;
  if (view.marks.includes("dash")) return line.replace(sideBySide, "$1 – ");
  const noted = view.marks.includes("brackets") ? line.replace(note, " ($1) ") : line;
  return view.marks.includes("quotes") ? noted.replace(work, "$1 “$2” ") : noted;
};
