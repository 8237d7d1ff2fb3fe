import { readTable } from "#lib/core/read-table.ts";

/** `size`: of five digits, "bé", or of six, "lớn"; `asks`: for what, which says what is to be done. */
const columns = { numbers: [], words: ["size", "asks", "unit", "text"] } as const;

/** {a} and {b} are filled in with their unit. */
export const largeSumStories = {
  "+": readTable(
    columns,
    `
  bé  | cả hai | quyển | Thư viện thành phố có {a} sách tiếng Việt và {b} sách nước ngoài. Thư viện có tất cả bao nhiêu quyển?
  bé  | cả hai | người | Buổi sáng có {a} vào xem hội, buổi chiều có {b}. Cả ngày có bao nhiêu người xem hội?
  bé  | cả hai | chiếc | Xưởng may tháng trước được {a} áo, tháng này được {b}. Cả hai tháng được bao nhiêu chiếc?
  lớn | cả hai | người | Tỉnh miền núi có {a}, tỉnh ven biển có {b}. Cả hai tỉnh có bao nhiêu người?
  lớn | cả hai | kg    | Vụ trước nông trại thu {a} cà phê, vụ này thu {b}. Cả hai vụ thu bao nhiêu ki-lô-gam?
  lớn | cả hai | viên  | Nhà máy ca một làm được {a} gạch, ca hai làm được {b}. Cả hai ca làm được bao nhiêu viên gạch?
`,
  ),
  "−": readTable(
    columns,
    `
  lớn | còn lại | cây   | Vườn ươm có {a} giống, đã bán {b}. Vườn còn lại bao nhiêu cây?
  lớn | hơn kém | người | Thành phố có {a}, huyện đảo có {b}. Thành phố có nhiều hơn huyện đảo bao nhiêu người?
  lớn | còn lại | kg    | Kho có {a} thóc, đã xuất {b}. Kho còn lại bao nhiêu ki-lô-gam thóc?
  lớn | còn lại | lít   | Hồ chứa {a} nước, đã dùng {b}. Hồ còn lại bao nhiêu lít nước?
  lớn | hơn kém | lượt  | Trong một năm, bảo tàng lớn đón {a} khách, bảo tàng nhỏ đón {b}. Bảo tàng lớn đón nhiều hơn bảo tàng nhỏ bao nhiêu lượt khách?
`,
  ),
} as const;

/** What is done, by what is asked. */
export const largeSumIdeas = new Map([
  ["cả hai", "Hỏi cả hai phần thì con cộng hai số lại."],
  ["còn lại", "Hỏi phần còn lại thì con lấy số lúc đầu trừ đi phần đã bớt."],
  ["hơn kém", "Hỏi hơn kém nhau bao nhiêu thì con lấy số lớn trừ số bé."],
]);
