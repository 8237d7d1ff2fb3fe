import type { Tone } from "#lib/core/vietnamese/tone.ts";

/** How each tone is named by its mark, and what the mark looks like. */
export const toneNames: Readonly<Record<Tone, { readonly name: string; readonly look: string }>> = {
  ngang: { name: "không có dấu", look: "không nhìn thấy dấu nào" },
  huyền: { name: "dấu huyền", look: "là nét xiên sang trái" },
  sắc: { name: "dấu sắc", look: "là nét xiên sang phải" },
  hỏi: { name: "dấu hỏi", look: "giống cái móc nhỏ" },
  ngã: { name: "dấu ngã", look: "lượn như sóng" },
  nặng: { name: "dấu nặng", look: "là chấm nhỏ ở phía dưới" },
};
