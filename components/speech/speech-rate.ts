/** Speeds of reading aloud, 1 being everyday speed: calm for a child, and slower when asked again. */
export const speechRate = { calm: 0.85, slow: 0.65 } as const;
