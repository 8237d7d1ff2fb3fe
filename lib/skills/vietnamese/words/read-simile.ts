/** A sentence in which one thing is compared with another, and its parts. */
export interface Simile {
  readonly sentence: string;
  readonly what: string;
  /** In what they are alike. */
  readonly point: string;
  readonly by: string;
  readonly withWhat: string;
  readonly others: readonly string[];
  /** What is compared: things or sounds. */
  readonly called: "sự vật" | "âm thanh";
}

const notation = /\[(?<what>[^\]]+)\] \((?<point>[^)]+)\) \{(?<by>[^}]+)\} \[(?<withWhat>[^\]]+)\]/u;

/** Reads a sentence from the notation of `similes`. */
export function readSimile([marked, others]: readonly [string, string]): Simile {
  const { what = "", point = "", by = "", withWhat = "" } = notation.exec(marked)?.groups ?? {};
  return {
    sentence: marked.replace(/[[\](){}]/gu, ""),
    what,
    point,
    by,
    withWhat,
    others: others.split(", "),
    called: withWhat.startsWith("tiếng") ? "âm thanh" : "sự vật",
  };
}
