/** What is written below a coin: which side lies up. */
export const coinText = { heads: "ngửa", tails: "sấp" } as const;
