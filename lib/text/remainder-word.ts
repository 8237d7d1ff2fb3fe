/** Stands between the quotient and what is left over: "29 : 4 = 7 dư 1". */
export const remainderWord = "dư";
