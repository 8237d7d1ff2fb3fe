/** Words of the album: the pictures that are turned over piece by piece, and the stickers. */
export const albumText = {
  name: "Sổ sưu tập",
  present: "Tranh con đang lật",
  count: (turned: number, all: number) => `${turned} / ${all} mảnh`,
  /** The picture in words, for who does not see it. */
  picture: (name: string, turned: number, all: number) => `Tranh ${name}, đã lật ${turned} trong ${all} mảnh`,
  how: "Mỗi chặng hôm nay, con lật thêm một mảnh.",
  onward: "Đi tiếp",
  whole: "Tranh đã lật xong",
  turned: (name: string) => `Con vừa lật một mảnh tranh ${name}!`,
  finished: (name: string) => `Con đã lật xong tranh ${name}!`,
  stickers: (count: number) => `${count} nhãn dán`,
  vietnamese: "Tiếng Việt",
  ofClass: (classId: string) => `lớp ${classId}`,
  next: "Nhãn dán tiếp theo",
  runsLeft: (runs: number) => `còn ${runs} bài`,
  reviewLeft: "còn 1 lần ôn lại",
  none: "Con làm đúng đều tay một bài, rồi hôm khác ôn lại vẫn đúng, con được một nhãn dán.",
} as const;
