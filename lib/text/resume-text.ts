/** Words of the card by which a run that was left is taken up again. */
export const resumeText = {
  goOn: "Chơi tiếp",
  /** Class and how far it has come: "Lớp 1 · 4/10 câu". */
  progress: (classId: string, done: number, total: number) => `Lớp ${classId} · ${done}/${total} câu`,
  clock: "Đồng hồ vẫn đang chạy.",
} as const;
