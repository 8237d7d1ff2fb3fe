/** The sheet on which things in groups are drawn, and the largest square for one of them. */
export const groupsSheet = { width: 320, height: 172, largest: 46 } as const;
