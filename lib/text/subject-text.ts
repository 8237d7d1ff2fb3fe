/** The names of the subjects. */
export const subjectText = {
  choose: "Chọn môn học",
  maths: "Toán",
  vietnamese: "Tiếng Việt",
  inClass: (subject: string, classId: string) => `${subject} lớp ${classId}`,
} as const;
