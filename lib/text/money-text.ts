/** What stands on a note below its value. */
export const moneyText = { unit: "đồng" } as const;
