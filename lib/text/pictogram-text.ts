import { groupNumber } from "#lib/core/group-number.ts";

/** What a picture of a chart stands for. The picture itself is drawn between the two where there is only one kind. */
export const pictogramText = {
  each: "Mỗi",
  picture: "Mỗi hình",
  means: (each: number): string => `biểu thị ${groupNumber(each)}`,
} as const;
