/** Children whose days, books and lists are read; names of one syllable, of girls and boys. */
export const childrenOfTables = [
  "Lan",
  "Nam",
  "Mai",
  "Minh",
  "Hà",
  "Huy",
  "Linh",
  "Tú",
  "Vy",
  "Khoa",
  "Ngân",
  "Sơn",
  "Trang",
  "Phúc",
  "Páo",
  "Chi",
] as const;
