const toneMarks: Readonly<Record<string, string>> = {
  "\u0300": "dấu huyền",
  "\u0301": "dấu sắc",
  "\u0309": "dấu hỏi",
  "\u0303": "dấu ngã",
  "\u0323": "dấu nặng",
};

/** The three parts of a written syllable, by its letters alone, as a pupil covers one after the other. */
export function splitLetters(word: string): { readonly initial: string; readonly rime: string; readonly tone: string } {
  const signs = Array.from(word.normalize("NFD"));
  const tone = signs.map((sign) => toneMarks[sign]).find((name) => name !== undefined) ?? "không có dấu";
  const bare = signs
    .filter((sign) => !(sign in toneMarks))
    .join("")
    .normalize("NFC");
  const initial = /^(?:ngh|ng|nh|gh|gi|kh|ph|qu|th|tr|ch|[bcdđghklmnprstvx])?/u.exec(bare)?.[0] ?? "";
  const rest = bare.slice(initial.length);
  const isShared = initial === "gi" && !/^[aăâeoôơuư]/u.test(rest);
  return { initial, rime: isShared ? `i${rest}` : rest, tone };
}
