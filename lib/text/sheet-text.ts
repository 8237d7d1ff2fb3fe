/** Words of the spreadsheet of a class: where it is asked for, its pages and their columns. */
export const sheetText = {
  title: "Bảng tính của lớp",
  lead: "Một tệp Excel: học sinh, kĩ năng, bài đã giao, và mỗi bài kiểm tra một trang. Tệp được làm ngay trên máy này; tên các em không gửi đi đâu.",
  noNames:
    "Máy này chưa có khoá tên, nên trong tệp chỉ có hình của các em thay cho tên. Muốn có tên, thầy cô mở khoá trước.",
  make: "Tải bảng tính (.xlsx)",
  making: "Đang làm bảng tính…",
  made: "Bảng tính đã tải về máy.",
  failed: {
    refused: "Máy chủ không nhận. Thầy cô tải lại trang rồi thử lại.",
    "signed-out": "Phiên đăng nhập đã hết. Thầy cô đăng nhập lại.",
    "too-fast": "Bảng tính vừa được tải nhiều lần. Thầy cô chờ một lúc rồi thử lại.",
    gone: "Lớp này không còn, hoặc thầy cô không còn dạy lớp này.",
    "backend-away": "Chưa kết nối được với máy chủ. Thầy cô thử lại sau ít phút.",
  },
  fileName: (className: string, day: string) => `Lớp ${className.replace(/^lớp\s+/iu, "")} - ${day}`,

  number: "Số",
  name: "Tên",

  pupils: "Học sinh",
  username: "Tên tự đặt",
  days: (monday: string) => `Số ngày học, tuần từ ${monday}`,
  minutes: (monday: string) => `Số phút, tuần từ ${monday}`,
  asked: (monday: string) => `Câu đã làm, tuần từ ${monday}`,
  rightFirst: (monday: string) => `Câu đúng lần đầu, tuần từ ${monday}`,
  last: "Ngày học gần nhất",

  skills: "Kĩ năng",
  /** The heading of a skill whose title others have as well. */
  skillOfClass: (title: string, classId: string) => `${title} (lớp ${classId})`,
  share: (skill: string) => `% đúng: ${skill}`,

  marks: "Bài kiểm tra",
  /** Excel takes names of 31 letters. */
  test: (no: number, title: string) =>
    `${no}. ${title.replace(/^Kiểm tra (?<first>.)/u, (_all, first: string) => first.toLocaleUpperCase("vi")).slice(0, 27)}`,
  namedAnswers: "Câu trả lời sai đã ghi",

  work: "Bài đã giao",
  workTitle: "Bài",
  questions: "Số câu",
  opens: "Ngày mở",
  closes: "Hạn làm",
  status: "Tình trạng",
  statuses: { "on-time": "Đúng hạn", late: "Muộn", open: "Chưa làm", withdrawn: "Đã thu lại" },
  doneOn: "Ngày làm",
  right: "Đúng lần đầu",
  workMinutes: "Số phút",
  tries: "Số lần làm",
  best: "Cao nhất",
} as const;
