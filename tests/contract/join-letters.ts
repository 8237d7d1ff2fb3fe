const marks: Readonly<Record<string, string>> = {
  "dấu huyền": "\u0300",
  "dấu sắc": "\u0301",
  "dấu hỏi": "\u0309",
  "dấu ngã": "\u0303",
  "dấu nặng": "\u0323",
};

/** The letter that carries the mark, as the curriculum has it: ơ of ươ, else one with a mark of its own, else by place. */
function markedLetter(rime: string): number {
  const own = rime.includes("ươ") ? rime.indexOf("ơ") : rime.search(/[ăâêôơư]/u);
  if (own >= 0) return own;
  const vowels = /^[aeiouy]+/u.exec(rime)?.[0].length ?? 0;
  if (vowels < rime.length) return vowels - 1;
  return vowels === 3 || /^(?:oa|oe|uy)$/u.test(rime) ? 1 : 0;
}

/** Writes the letters of a syllable one after the other and its mark at the end, as a pupil does. */
export function joinLetters(initial: string, rime: string, tone: string): string {
  const isShared = initial === "gi" && rime.startsWith("i");
  const start = isShared ? 1 : initial.length;
  const bare = `${isShared ? "g" : initial}${rime}`;
  const at = start + markedLetter(rime) + 1;
  return `${bare.slice(0, at)}${marks[tone] ?? ""}${bare.slice(at)}`.normalize("NFC");
}
