/** The most bytes that the body of an action or of a run that has ended may hold; the answers of a run are a tenth of it. */
export const longestBody = 64 * 1024;
