/** The names of the letters as Tiếng Việt 2 lists them; letters that are called by themselves are left out. */
const names: Readonly<Record<string, string>> = {
  ă: "á",
  â: "ớ",
  b: "bê",
  c: "xê",
  d: "dê",
  đ: "đê",
  g: "giê",
  h: "hát",
  k: "ca",
  l: "e-lờ",
  m: "em-mờ",
  n: "en-nờ",
  p: "pê",
  q: "quy",
  r: "e-rờ",
  s: "ét-sì",
  t: "tê",
  v: "vê",
  x: "ích-xì",
  y: "i dài",
};

/** How a letter is called from class 2 on, and wherever it names something: point M "em-mờ", class 4A "a". */
export function alphabetName(letter: string): string {
  const small = letter.toLowerCase();
  return names[small] ?? small;
}
