/** Words for entering the points of a test on paper, and for what came of it. */
export const marksText = {
  picture: (letter: string) => `hình ${letter}`,
  pictureOf: (letter: string, answer: string) => `hình ${letter} (${answer.replace(/\.$/u, "")})`,

  // On the page of the paper.
  enter: "Nhập điểm",
  enterTitle: "Nhập điểm cho lớp nào?",
  enterLead:
    "Đề này được giữ lại trong lớp để nhập điểm từng câu. Thầy cô nhập bằng bàn phím; báo cáo của lớp dùng luôn kết quả này.",
  opening: "Đang mở bảng điểm…",
  close: "Đóng",
  noClass: (classId: string) => `Thầy cô chưa có lớp ${classId} nào đang mở.`,
  makeClass: "Tạo lớp",
  signedOut: "Đăng nhập bằng tài khoản thầy cô để nhập điểm từng câu.",
  signIn: "Đăng nhập",

  // On the page of the class.
  tests: "Bài kiểm tra trên giấy",
  noTests: "Ra đề, in cho các em làm, rồi nhập điểm từng câu: trang cho biết em nào sai ở đâu.",
  makeTest: "Ra đề kiểm tra",
  marked: (count: number, all: number) => `${count}/${all} em có điểm`,
  keptOn: (day: string) => `thêm ngày ${day}`,

  // The table.
  title: (test: string) => `Nhập điểm: ${test}`,
  barTitle: "Nhập điểm",
  lead: "Gõ điểm rồi bấm Enter để sang câu sau. Dấu cách: đủ điểm. Dấu –: 0 điểm. Câu trắc nghiệm: gõ chữ em khoanh. Mũi tên: sang ô bên cạnh.",
  leadShort: "Gõ điểm, hoặc chữ em khoanh, rồi bấm Enter để sang câu sau.",
  paper: "Xem đề và đáp án",
  codesInTurn: "Phát mã đề lần lượt theo số",
  columns: { seat: "Số", name: "Tên", code: "Mã đề", total: "Tổng", mark: "Ghi sổ" },
  items: {
    question: (no: number) => `Câu ${no}`,
    aloud: "Đọc thành tiếng",
    dictation: "Chính tả",
    writing: "Bài viết",
  },
  short: {
    question: (no: number) => `C${no}`,
    aloud: "Đọc",
    dictation: "CT",
    writing: "Viết",
  },
  worth: (points: string) => `${points} đ`,
  points: (points: string) => `${points} điểm`,
  cell: (item: string, pupil: string) => `${item}, ${pupil}`,
  codeOf: (pupil: string) => `Mã đề của ${pupil}`,
  choose: "–",
  chooseCode: "Em nào chưa có mã đề thì chọn mã đề trước.",
  halves: (reading: string, writing: string) => `Đ ${reading} · V ${writing}`,
  missing: (count: number) => `còn ${count} câu`,
  previousPupil: "Em trước",
  nextPupil: "Em sau",
  pupil: "Em",

  // What is said of the cell one is in.
  now: "Câu đang chấm",
  level: (level: number, hint: string) => `Mức ${level}, ${hint.toLocaleLowerCase("vi")}`,
  right: (answer: string) => `Đáp án: ${answer}`,
  rightLetter: (letter: string) => `Đáp án: ${letter}`,
  circled: "Em khoanh",
  wrote: "Em viết",
  slip: (given: string, words: string) => `${given}: ${words}`,
  slipLetter: (letter: string, given: string) => `${letter}. ${given}`,
  problems: {
    unread: "Ô này cần số điểm, hoặc một chữ có trong gợi ý.",
    quarter: "Điểm chia đến 0,25: 0,25 – 0,5 – 0,75 – 1.",
    many: (points: string) => `Câu này nhiều nhất ${points} điểm.`,
  },

  // Saving.
  saving: "Đang lưu…",
  saved: "Đã lưu",
  unsaved: "Chưa lưu được, trang sẽ tự thử lại. Điểm vẫn giữ trên máy này.",
  closedClass: "Lớp đã đóng: chỉ xem được điểm, không sửa được.",
  failed: {
    refused: "Máy chủ không nhận. Thầy cô tải lại trang rồi thử lại.",
    "signed-out": "Phiên đăng nhập đã hết. Thầy cô đăng nhập lại ở một thẻ khác; điểm vẫn giữ trên máy này.",
    "too-fast": "Vừa có nhiều thay đổi quá. Trang sẽ tự thử lại.",
    "too-many": "Lớp đã có 40 bài kiểm tra. Thầy cô xoá bài cũ rồi thêm bài mới.",
    gone: "Lớp hoặc bài kiểm tra này không còn, hoặc lớp đã đóng.",
    "backend-away": "Chưa kết nối được với máy chủ. Thầy cô thử lại sau ít phút.",
  },

  // What came of it.
  report: "Kết quả của lớp",
  nobody: "Chưa em nào có đủ điểm. Kết quả hiện ở đây khi thầy cô nhập xong em đầu tiên.",
  complete: (count: number, all: number) => `${count}/${all}`,
  completeLabel: "em có đủ điểm",
  mean: "điểm trung bình",
  bands: "Theo điểm ghi sổ",
  band: (from: number, to: number) => (from === 0 ? `dưới ${to + 1}` : `${from}–${to}`),
  pupils: (count: number) => `${count} em`,
  levels: "Theo mức độ",
  levelShare: (percent: number) => `${percent}% số điểm`,
  questions: "Từ câu khó nhất",
  share: (percent: number, full: number, marked: number) => `${percent}% số điểm · ${full}/${marked} em đủ điểm`,
  wrong: (pupils: number, given: string) => `${pupils} em: ${given}`,
  remedyPrint: "In 5 câu luyện",
  remedyPrintOf: (item: string) => `In 5 câu luyện cho ${item.toLocaleLowerCase("vi")}`,
  note: "Điểm ghi sổ làm tròn đến điểm nguyên, 0,5 làm tròn lên (Thông tư 27/2020: không cho điểm thập phân). Môn Tiếng Việt: trung bình cộng của điểm đọc và điểm viết.",

  // Files, and what cannot be taken back.
  print: "In bảng điểm",
  download: "Tải bảng điểm (.xlsx)",
  making: "Đang làm bảng tính…",
  fileName: (className: string, test: string) => `${className} - ${test}`,
  remove: "Xoá bài này",
  removeTitle: "Xoá bài kiểm tra này khỏi lớp?",
  removeLead: "Điểm của cả lớp ở bài này mất theo. Không lấy lại được.",
  removing: "Xoá",

  // On the page of a pupil.
  ofPupil: "Bài kiểm tra trên giấy",
  pupilTotal: (points: string, mark: number) => `${points} điểm, ghi sổ ${mark}`,
  pupilMissing: (points: string, missing: number) => `${points} điểm, còn ${missing} câu chưa nhập`,
} as const;
