/** Words of what is celebrated after a run: a sticker, a whole picture, a new friend. */
export const celebrationText = {
  sticker: "Nhãn dán mới!",
  stickerLead: (title: string) => `Con đã thuộc bài ${title}.`,
  picture: "Con lật xong cả bức tranh!",
  pictureLead: (name: string) => `${name} nằm trong sổ sưu tập của con rồi.`,
  friend: "Con gặp bạn mới!",
  friendLead: (animal: string) => `${animal} muốn đi cùng con.`,
  grown: "Bạn thú lớn lên rồi!",
  grownLead: (animal: string, stage: string) => `${animal} lên ${stage}.`,
  stages: { 1: "Mầm lá", 2: "Nắng vàng", 3: "Hoa sen" },
  next: "Tiếp",
  end: "Vui quá!",
} as const;
