/** What pictures are called that say nothing of what they show. */
export const letters = ["A", "B", "C", "D"] as const;
