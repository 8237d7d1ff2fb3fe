/** Texts of the search. */
export const searchText = {
  title: "Tìm bài học",
  label: "Tìm bài học",
  placeholder: "Tìm bài học",
  submit: "Tìm",
  /** What every entry is found by beside its title and subject. */
  classWord: "lớp",
  found: (count: string) => `Tìm thấy ${count} kết quả`,
  all: (count: string) => `Xem cả ${count} kết quả`,
  resultsFor: (query: string) => `Kết quả cho “${query}”`,
  most: (shown: string, count: string) =>
    `Có ${count} kết quả, đây là ${shown} kết quả đầu. Con viết thêm vài chữ để tìm nhanh hơn nhé!`,
  nothing: "Hươu chưa tìm thấy bài này.",
  nothingHelp: "Con thử viết ngắn hơn, hoặc chọn lớp của con nhé!",
  start: "Con muốn học bài nào? Viết tên bài vào ô trên, hoặc chọn lớp của con nhé!",
  classes: "Các lớp",
  where: (className: string, subject: string) => `${className} · ${subject}`,
} as const;
