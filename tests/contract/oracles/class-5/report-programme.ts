import type { Oracle } from "#tests/contract/oracle.ts";
import { asOneText } from "#tests/contract/put-in-roles.ts";

/** How the content of each part is written. */
const written: readonly (readonly [part: string, content: RegExp])[] = [
  ["Nơi nhận", /^Kính gửi: /u],
  ["Đề nghị", /^(?:Xin|Mong) /u],
  [
    "Kết quả",
    /^(?:Thu|Trồng|Nhận|Bọc|Đã) (?:được|xong|có|vẽ|hát) |^Bốn bạn đã|^Góc đọc có|^Cả lớp thuộc|^12 lớp|^Có 64|^Nhà ăn sạch/u,
  ],
  ["Thời gian, địa điểm", /^(?:\d+ giờ|Từ ngày)[^:]*,[^:]*$/u],
  ["Chương trình cụ thể", /: .*, .*: /u],
  ["Phân công", /^(?:Tổ \d|Lan|Mai|Nam|Dũng|Linh|Thảo|Y Nhi)(?: \p{Ll}+)+, (?:tổ \d|\p{Lu}\p{Ll}*)(?: \p{Ll}+)+$/u],
  [
    "Người viết báo cáo",
    /^(?:Tổ tr|Lớp phó|Nhóm|Liên đội|Chi đội|Đội (?:tuyên|văn)|Chủ nhiệm|Thủ quỹ|Tổ trực|Ban tổ chức)/u,
  ],
  ["Mục đích", /^(?:Gây|Làm (?:xanh|đẹp|các)|Giúp|Rèn|Giữ|Tìm hiểu|Chia tay|Tập thói|Dùng lại|Mời thêm|Học cách)/u],
  [
    "Công việc đã làm",
    /^(?:Thu gom|Trồng hoa|Bọc lại|Quyên|Kèm|Trang trí góc|Luyện tập|Tuyên|Sửa|Tập bài|Làm bánh|Trực nhật|Tổ chức|Ghi chép thời)/u,
  ],
];

function partOf(content: string): string | null {
  const found = written.filter(([, how]) => how.test(content)).map(([part]) => part);
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** What the parts of both texts are called where they lie together. */
const mixed: Readonly<Record<string, string>> = {
  "Báo cáo: kết quả": "Kết quả",
  "Báo cáo: đề nghị": "Đề nghị",
  "Báo cáo: người viết": "Người viết báo cáo",
  "Chương trình: mục đích": "Mục đích",
  "Chương trình: thời gian, địa điểm": "Thời gian, địa điểm",
  "Chương trình: phân công": "Phân công",
  "Chương trình: các việc cụ thể": "Chương trình cụ thể",
};

/** Reads what each content tells, and puts it beside the name of that part. */
export const oracle: Oracle = (seen) => {
  if (seen.kind !== "pairs") return null;
  const { lefts, cards } = seen.view;
  const isNamed = (text: string) => written.some(([part]) => part === text);
  const pairs = lefts.map((left) => {
    const fitting = isNamed(left)
      ? cards.filter((card) => partOf(card) === left)
      : cards.filter((card) => mixed[card] === partOf(left));
    return fitting.length === 1 ? `${left} – ${fitting[0]}` : null;
  });
  return pairs.includes(null) ? null : asOneText(pairs.flatMap((pair) => pair ?? []));
};
