/** The six tones by the names of their marks, in the order school lists them; "ngang" has no mark. */
export const tones = ["ngang", "huyền", "sắc", "hỏi", "ngã", "nặng"] as const;

export type Tone = (typeof tones)[number];
