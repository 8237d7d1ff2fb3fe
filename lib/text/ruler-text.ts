/** What stands on a ruler. */
export const rulerText = { unit: "cm" } as const;
