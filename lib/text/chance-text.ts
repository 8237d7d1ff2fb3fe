/** What is written below a coin: which side lies up. */
export const coinText = { heads: "ngửa", tails: "sấp" } as const;

/** What is said of the face of a die that lies up. */
export const dieText = (dots: number): string => `${dots} chấm`;

/** How often something came up. */
export const timesText = (count: number): string => `${count}\u00a0lần`;
