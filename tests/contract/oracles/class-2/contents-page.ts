import type { Oracle } from "#tests/contract/oracle.ts";
import { quoted } from "#tests/contract/quoted.ts";
import { columnNamed, seenTable } from "#tests/contract/read-cells.ts";

type Table = NonNullable<ReturnType<typeof seenTable>>;

/** Words by which one knows what part of a book tells of something. */
const topics: Readonly<Record<string, RegExp>> = {
  "Côn trùng": /con ong|bướm/u,
  "Thú rừng": /hổ|voi/u,
  "Các loài cá": /(?<!\p{L})cá (?:chép|thở)/u,
  "Các loài chim": /chim én|cú mèo/u,
  "Gấp giấy": /bằng giấy/u,
  "Nặn đất": /đất nặn/u,
  "Xâu hạt": /hạt gỗ/u,
  "Khâu vá": /cúc|rách/u,
  "Nước uống": /pha|sinh tố/u,
  "Các món canh": /canh/u,
  "Bánh ngọt": /bánh/u,
  "Cơm và xôi": /xôi|cơm/u,
  "Răng miệng": /răng|bàn chải/u,
  "Bàn tay sạch": /rửa tay/u,
  "Giấc ngủ": /đi ngủ/u,
  "Bữa ăn": /nên ăn|ăn sáng/u,
  "Mặt Trăng": /trăng tròn/u,
  Mưa: /nước mưa/u,
  Gió: /diều bay/u,
  "Bốn mùa": /mùa/u,
  "Thả diều": /nhiều gió/u,
  "Ô ăn quan": /nhiều sỏi/u,
  "Kéo co": /hai đội/u,
  "Trốn tìm": /nấp/u,
  "Cây rau": /(?<!\p{L})rau /u,
  "Cây hoa": /hoa (?:hồng|cúc)/u,
  "Cây ăn quả": /xoài|cam/u,
  "Cây lúa": /gạo từ đâu/u,
  "Bác sĩ": /khám bệnh/u,
  "Thợ xây": /ngôi nhà/u,
  "Đầu bếp": /nhà hàng/u,
  "Nông dân": /lúa gạo/u,
  "Đường sắt": /tàu hoả/u,
  "Đường bộ": /xe /u,
  "Đường thuỷ": /thuyền|phà/u,
  "Đường hàng không": /máy bay/u,
  "Đôi mắt": /nhìn|kính/u,
  "Đôi tai": /nghe/u,
  "Cái mũi": /ngửi/u,
  "Cái lưỡi": /nếm/u,
};

/** The only part that tells of it; null where it is none, or two. */
function partFor(text: string, parts: readonly string[]): string | null {
  const fitting = parts.filter((part) => topics[part]?.test(text));
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}

function solveParts(text: string, table: Table): string | null {
  const parts = columnNamed(table, "Phần");
  const part = partFor(text, parts);
  if (part === null || text.includes("tên phần")) return part;
  return columnNamed(table, "Trang")[parts.indexOf(part)] ?? null;
}

/** Which of two stories comes first or last. */
function comparePlaces(text: string, titles: readonly string[], two: readonly string[]): string | null {
  const sorted = two.toSorted((left, right) => titles.indexOf(left) - titles.indexOf(right));
  return (text.includes("đứng trước") ? sorted[0] : sorted[1]) ?? null;
}

function solveStories(text: string, table: Table): string | null {
  const [titles = [], writers = [], pages = []] = ["Tên bài", "Tác giả", "Trang"].map((name) =>
    columnNamed(table, name),
  );
  const named = quoted(text);
  if (named.length === 2) return comparePlaces(text, titles, named);
  const [title] = named;
  if (title !== undefined) return (/tác giả|Ai viết/u.test(text) ? writers : pages)[titles.indexOf(title)] ?? null;
  const [, writer] = /tác giả (.+)\.$/u.exec(text) ?? [];
  if (writer !== undefined) return pages[writers.indexOf(writer)] ?? null;
  const page = Number(/[Tt]rang (\d+)/u.exec(text)?.[1]);
  return titles.findLast((_, at) => Number(pages[at]) <= page) ?? null;
}

export const oracle: Oracle = (seen) => {
  const table = seenTable(seen);
  if (table === null) return null;
  return (table[0]?.[0] === "Phần" ? solveParts : solveStories)(seen.prompt.text, table);
};
