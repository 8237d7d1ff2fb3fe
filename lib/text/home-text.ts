/** Texts of the home page and the class pages. */
export const homeText = {
  greeting: "Chào con! Hôm nay mình học gì nhé?",
  greetingByName: (name: string) => `Chào ${name}! Hôm nay mình học gì nhé?`,
  classTabs: "Chọn lớp",
  classWord: "Lớp",
  className: (classId: string) => `Lớp ${classId}`,
  practice: "Luyện tập",
  challenge: "Thử thách",
  maths: (count: string) => `${count} bài Toán`,
  vietnamese: (count: string) => `${count} bài Tiếng Việt`,
  levels: (count: string) => `Vượt ${count} màn ruộng lúa`,
  soon: "Sắp mở, con chờ nhé!",
  leaderboard: "Xếp hạng",
  introduction: "Giới thiệu",
  guide: "Hướng dẫn",
  teachers: "Dành cho thầy cô",
  grownUps: "Dành cho người lớn",
};
