/** Words of the lessons of a class: the way to them, where a child stands, its choice. */
export const lessonsText = {
  views: "Cách xem",
  byLesson: "Theo bài",
  byTopic: "Theo chủ đề",
  subjects: "Môn",
  title: (classId: string) => `Lớp ${classId} theo bài`,
  /** A maths lesson has its number, a Vietnamese one is the work of a week. */
  names: {
    maths: (no: number) => `Bài ${no}`,
    vietnamese: (no: number) => `Tuần ${no}`,
  },
  place: {
    maths: (no: number, week: number) => `Bài ${no} · tuần ${week}`,
    vietnamese: (no: number) => `Tuần ${no}`,
  },
  now: (name: string) => `Bây giờ · ${name}`,
  at: "Con đang học",
  byCalendar: ", theo lịch.",
  byChoice: ", do con chọn.",
  change: "Đổi",
  chooseTitle: "Con học đến bài…",
  search: "Tìm bài",
  nothingFound: "Hươu chưa tìm thấy bài này.",
  takeCalendar: "Theo lịch",
  close: "Đóng",
  before: {
    maths: (count: number) => `${count} bài trước nữa`,
    vietnamese: (count: number) => `${count} tuần trước nữa`,
  },
  after: { maths: (count: number) => `${count} bài sau nữa`, vietnamese: (count: number) => `${count} tuần sau nữa` },
  makeSet: "Thầy cô: soạn bộ câu hỏi từ bài này",
  print: "Thầy cô, bố mẹ: in phiếu bài tập",
} as const;
