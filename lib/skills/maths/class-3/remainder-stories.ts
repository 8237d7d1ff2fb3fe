import { readTable } from "#lib/core/read-table.ts";

/** `name`: what the answer counts; `left`: what is left over, told after its number. */
const columns = { numbers: [], words: ["name", "left", "text"] } as const;

/** One group more is needed for those that are left. */
export const roundingUp = readTable(
  columns,
  `
  chuyến | bạn      | Có {whole} bạn qua sông bằng đò, mỗi chuyến chở nhiều nhất {each} bạn. Cần ít nhất {howMany} chuyến?
  thùng  | cái bánh | Có {whole} cái bánh chưng, mỗi thùng đựng nhiều nhất {each} cái. Cần ít nhất {howMany} thùng để đựng hết?
  bàn    | em       | Có {whole} em nhỏ, mỗi bàn ngồi được nhiều nhất {each} em. Cần ít nhất {howMany} bàn?
  can    | lít      | Bác Hoa có {whole} lít mật ong, mỗi can đựng được nhiều nhất {each} lít. Cần ít nhất {howMany} can?
  ngày   | trang    | Quyển truyện có {whole} trang. Mỗi ngày Mai đọc {each} trang. Sau {howMany} ngày thì Mai đọc hết truyện?
`,
);

/** What is left is not enough for one more. */
export const roundingDown = readTable(
  columns,
  `
  đoạn | mét dây | Cuộn dây dài {whole} m, cắt thành các đoạn dài {each} m. Cắt được nhiều nhất {howMany} đoạn?
  bó   | bông    | Lan có {whole} bông hoa, mỗi bó cần {each} bông. Lan bó được nhiều nhất {howMany} bó?
  vỉ   | quả     | Có {whole} quả trứng, xếp vào các vỉ, mỗi vỉ {each} quả. Xếp đầy được nhiều nhất {howMany} vỉ?
`,
);

/** A story whose division leaves a rest. */
export type RemainderStory = (typeof roundingUp)[number];
