import { readTable } from "#lib/core/read-table.ts";
import { children } from "#lib/skills/words/children.ts";

/** Names of one syllable: a prompt of class 2 has no room for longer ones. */
export const shortNames = children.filter((name) => !name.includes(" "));

/** `most`: the largest number that can be true there; `unit`: what is counted, as in brackets behind a result. */
const columns = { numbers: ["most"], words: ["picture", "unit", "text"] } as const;

/** Short stories of putting together and taking away; a picture where the thing can be drawn. */
export const sumStories = {
  "+": readTable(
    columns,
    `
   100 | marble | viên bi | {child} có {a} viên bi, bạn cho {b} viên. {child} có tất cả bao nhiêu viên?
   100 | duck   | con vịt | Ao có {a} con vịt, thêm {b} con đến. Ao có tất cả bao nhiêu con?
   100 | orange | quả cam | {child} hái {a} quả cam, mẹ hái {b} quả. Có tất cả bao nhiêu quả?
   100 | stamp  | con tem | {child} có {a} con tem, mua thêm {b} con. {child} có tất cả bao nhiêu con?
  1000 |        | cây     | {a} cây cam và {b} cây na là bao nhiêu cây?
  1000 |        | bạn     | {a} bạn trai và {b} bạn gái là bao nhiêu bạn?
`,
  ),
  "−": readTable(
    columns,
    `
   100 | candy   | cái kẹo     | {child} có {a} cái kẹo, cho bạn {b} cái. {child} còn lại bao nhiêu cái?
   100 | mango   | quả xoài    | Rổ có {a} quả xoài, bán đi {b} quả. Rổ còn lại bao nhiêu quả?
   100 | chicken | con gà      | Sân có {a} con gà, {b} con vào chuồng. Sân còn lại bao nhiêu con?
   100 | sheet   | tờ giấy màu | {child} có {a} tờ giấy màu, dùng {b} tờ. {child} còn lại bao nhiêu tờ?
  1000 |         | bao         | Kho có {a} bao gạo, bán {b} bao. Còn bao nhiêu bao?
  1000 |         | trang       | Sách có {a} trang, đã đọc {b} trang. Còn bao nhiêu trang?
`,
  ),
} as const;

/** Two amounts to 1000 of which the second is told by the first; as short as a prompt of class 2 has to be. */
export const comparedStories = readTable(
  { numbers: [], words: ["unit", "first", "second"] },
  `
  cây | cây cam  | na
  con | con vịt  | gà
  bao | bao gạo  | ngô
  quả | quả xoài | đào
`,
);
