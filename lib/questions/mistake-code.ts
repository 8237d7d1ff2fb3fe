/** The named mistakes that wrong answers come from (curriculum, "Named mistakes used as distractors"). */
export type MistakeCode =
  | "OFF1"
  | "OFF10"
  | "OFF100"
  | "SWAP"
  | "PLACE"
  | "ZERO"
  | "CONCAT"
  | "CARRY"
  | "BORROW"
  | "OP"
  | "ORDER"
  | "PARTIAL"
  | "TABLE-NEAR"
  | "REMAINDER"
  | "REL"
  | "EQ"
  | "READ"
  | "ROUND"
  | "COUNT-ENDS"
  | "HANDS"
  | "UNIT"
  | "PERIM/AREA"
  | "FRAC-ADD"
  | "FRAC-BIG"
  | "DEC-LEN"
  | "DEC-SHIFT"
  | "DEC-ALIGN"
  | "TONE"
  | "SPELL"
  | "RIME"
  | "CAPS"
  | "LITERAL"
  /** Another thing of the same topic: the wrong name of a shape, a row of a table, a word. */
  | "FIELD"
  /** A number of the question repeated instead of an answer. */
  | "DATUM";

/** Whether the name of a mistake says what went wrong; "another of its kind" does not, nor does no name. */
export function tellsWhy(code: string | null): boolean {
  return code !== null && code !== "" && code !== "FIELD";
}
