/** A mark that is put where it belongs; "cut" parts two clauses. The hook and the tilde are put on syllables. */
export type PlacedMark = "comma" | "colon" | "dash" | "quotes" | "brackets" | "cut" | "hook" | "tilde";
