/** The letters without marks in the order of the alphabet, with the signs behind them; then those with marks, which are written after their letter. */
export const keyboardRows = ["abcdeghi", "klmnopqr", "stuvxy,.", "ăâđêôơư"].map((row) => Array.from(row));
