/** Words of "Ôn tập hôm nay": what was learned before and is due again. */
export const reviewText = {
  title: "Ôn tập hôm nay",
  invite: (skills: number) => `${skills} bài đang chờ con ôn lại`,
  nothingTitle: "Hôm nay không có bài cần ôn!",
  nothing: "Con chọn bài mới để học nhé!",
  guestTitle: "Con chọn một cái tên trước nhé!",
  guest: "Có tên rồi, Hươu sẽ nhớ con đã học gì và nhắc con ôn lại.",
  toClass: (classId: string) => `Về lớp ${classId}`,
  chooseName: "Chọn tên",
} as const;
