import { readTable } from "#lib/core/read-table.ts";
import { pictureNames } from "#lib/questions/picture-name.ts";

/** `sizes`: those of a group that can be told; `unit`: written in brackets behind the result. */
const columns = { numbers: [], words: ["sizes", "picture", "unit", "text"] } as const;

/** The stories of a table, each with its picture; null where there is none. */
function readStories(text: string) {
  return readTable(columns, text).map((story) => ({
    ...story,
    picture: pictureNames.find((name) => name === story.picture) ?? null,
  }));
}

/** Equal groups put together. */
export const timesStories = readStories(`
  2    |        | chân     | Mỗi con vịt có 2 chân. {count} con vịt có bao nhiêu chân?
  2    |        | bánh     | Mỗi xe đạp có 2 bánh. {count} xe đạp có bao nhiêu bánh?
  5    |        | cánh     | Mỗi bông hoa có 5 cánh. {count} bông có bao nhiêu cánh?
  2, 5 | candy  | cái kẹo  | Mỗi đĩa có {size} cái kẹo. {count} đĩa như thế có bao nhiêu cái kẹo?
  2, 5 | orange | quả cam  | Mỗi đĩa có {size} quả cam. {count} đĩa có bao nhiêu quả cam?
  2, 5 | peach  | quả đào  | Mẹ xếp {size} quả đào vào mỗi đĩa. {count} đĩa có bao nhiêu quả đào?
  2, 5 | apple  | quả táo  | Có {count} đĩa, mỗi đĩa {size} quả táo. Có tất cả bao nhiêu quả?
  2, 5 |        | bông sen | Mỗi lọ cắm {size} bông sen. {count} lọ cắm bao nhiêu bông sen?
  2, 5 |        | con cá   | Mỗi bể có {size} con cá. {count} bể có bao nhiêu con cá?
  2, 5 |        | bạn      | Mỗi bàn có {size} bạn. {count} bàn có bao nhiêu bạn?
`);

/** So many things shared among `size`. */
export const shareStories = readStories(`
  2, 5 | candy  | cái kẹo | Chia đều {product} cái kẹo cho {size} bạn. Mỗi bạn được mấy cái kẹo?
  2, 5 | orange | quả cam | {product} quả cam xếp đều vào {size} đĩa. Mỗi đĩa có mấy quả?
  2, 5 | marble | viên bi | Chia đều {product} viên bi vào {size} hộp. Mỗi hộp có mấy viên?
  2, 5 | fish   | con cá  | Thả đều {product} con cá vào {size} bể. Mỗi bể có mấy con?
`);

/** So many things put into groups of `size`: how many groups are there? */
export const groupStories = readStories(`
  2, 5 | lotus | lọ   | Có {product} bông sen, mỗi lọ cắm {size} bông. Cắm được mấy lọ?
  2, 5 | peach | đĩa  | Có {product} quả đào, mỗi đĩa xếp {size} quả. Xếp được mấy đĩa?
  2, 5 |       | hàng | Có {product} bạn xếp hàng, mỗi hàng {size} bạn. Có mấy hàng?
  2, 5 | candy | bạn  | Có {product} cái kẹo, mỗi bạn được {size} cái. Có mấy bạn được kẹo?
`);
