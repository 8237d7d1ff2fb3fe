/** What stands between two numbers that are compared. */
export type Sign = "<" | "=" | ">";
