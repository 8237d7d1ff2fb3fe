/** Words of the introduction a first visit begins with (spec section 2). */
export const onboardingText = {
  title: "Học vui mỗi ngày cùng Hươu",
  lead: "Toán và Tiếng Việt, từ lớp 1 đến lớp 5.",
  maths: "bài Toán",
  vietnamese: "bài Tiếng Việt",
  animals: "bạn thú",
  start: "Bắt đầu học",
  close: "Đóng",
} as const;
