import type { Rng } from "#lib/core/rng.ts";
import type { TableFigure } from "#lib/questions/figures/table.ts";

/** What a table tells of: its columns are places or days, its rows are kinds of things. */
const themes = [
  {
    title: "Số cây các lớp trồng được",
    corner: "Lớp",
    columns: ["3A", "3B", "3C", "3D"],
    place: "lớp",
    which: "Lớp nào",
    does: "trồng được",
    rows: ["Cây cam", "Cây bưởi"],
    things: ["cây cam", "cây bưởi"],
    unit: "cây",
    least: 12,
    most: 38,
  },
  {
    title: "Số quyển sách bán được",
    corner: "Ngày",
    columns: ["Hai", "Ba", "Tư", "Năm"],
    place: "thứ",
    which: "Ngày nào",
    does: "bán được",
    rows: ["Truyện", "Thơ"],
    things: ["quyển truyện", "quyển thơ"],
    unit: "quyển",
    least: 15,
    most: 60,
  },
  {
    title: "Số ki-lô-gam quả hái được",
    corner: "Nhà",
    columns: ["An", "Páo", "Vy", "Tú"],
    place: "nhà",
    which: "Nhà nào",
    does: "hái được",
    rows: ["Xoài", "Cam"],
    things: ["ki-lô-gam xoài", "ki-lô-gam cam"],
    unit: "kg",
    least: 25,
    most: 90,
  },
  {
    title: "Số học sinh khối lớp 3",
    corner: "Lớp",
    columns: ["3A", "3B", "3C", "3D"],
    place: "lớp",
    which: "Lớp nào",
    does: "có",
    rows: ["Nam", "Nữ"],
    things: ["bạn nam", "bạn nữ"],
    unit: "bạn",
    least: 12,
    most: 22,
  },
] as const;

/** A table of two rows and four columns, and the row that is asked about. */
export function pickTable(rng: Rng) {
  const theme = rng.pick(themes);
  const { title, corner, columns, rows, least, most } = theme;
  const all = Array.from({ length: most - least + 1 }, (_, place) => least + place);
  // No two numbers of a row are equal, so that there is one most and one least.
  const numbers = rows.map(() => rng.shuffle(all).slice(0, columns.length));
  const figure: TableFigure = {
    type: "table",
    title,
    head: [corner, ...columns],
    rows: rows.map((name, row) => [name, ...(numbers[row] ?? []).map(String)]),
    marked: null,
    alt: "Bảng số liệu.",
  };
  const row = rng.int(0, 1);
  return {
    theme,
    figure,
    row,
    numbers: numbers[row] ?? [],
    others: numbers[1 - row] ?? [],
    thing: theme.things[row] ?? theme.things[0],
    where: (column: number) => `${theme.place} ${theme.columns[column]}`,
    seller: theme.place === "thứ" ? ", cửa hàng" : "",
  };
}
