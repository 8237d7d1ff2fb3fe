import type { Oracle } from "#tests/contract/oracle.ts";
import { quoted } from "#tests/contract/quoted.ts";
import { inOrder, looksLike, signOf } from "#tests/contract/read-strokes.ts";

/** The strokes of the letters as school teaches them, and the marks that come last. */
const parts: Readonly<Record<string, string>> = {
  a: "cong kín, móc ngược",
  b: "khuyết trên nối nét thắt",
  c: "cong trái",
  d: "cong kín, móc ngược",
  đ: "cong kín, móc ngược, thẳng ngang",
  e: "cong phải nối nét cong trái",
  g: "cong kín, khuyết dưới",
  h: "khuyết trên, móc hai đầu",
  i: "hất, móc ngược",
  k: "khuyết trên, cong phải nối nét thắt",
  l: "khuyết trên nối nét móc ngược",
  m: "móc xuôi, móc xuôi, móc hai đầu",
  n: "móc xuôi, móc hai đầu",
  o: "cong kín",
  p: "hất, thẳng đứng, móc hai đầu",
  q: "cong kín, thẳng đứng",
  r: "xiên nối nét thắt và nét móc hai đầu",
  s: "xiên nối nét thắt và nét cong phải",
  t: "hất, móc ngược, thẳng ngang",
  u: "hất, móc ngược, móc ngược",
  v: "móc hai đầu nối nét thắt",
  x: "cong phải, cong trái",
  y: "hất, móc ngược, khuyết dưới",
};

/** The strokes of a letter, and its mark by itself. */
function strokesOf(letter: string): { readonly own: string[]; readonly mark: readonly string[] } {
  const { bare, mark } = signOf(letter);
  const own = (parts[bare] ?? "").split(", ").map((stroke) => `nét ${stroke}`);
  return { own, mark: bare === "i" ? ["dấu chấm"] : mark };
}

/** Knows the strokes of each letter that is named, and looks whether those on the board are these. */
export const oracle: Oracle = ({ kind, prompt, view }) => {
  if (kind !== "trace") return null;
  const named = quoted(prompt.text);
  const isSyllable = named.length === 1 && (named[0]?.length ?? 0) > 1;
  const letters = named.flatMap((each) => Array.from(each));
  const known = letters.map((letter) => ({ letter, ...strokesOf(letter) }));
  const bare = Array.from(
    prompt.text.matchAll(
      /nét (?:thẳng ngang|thẳng đứng|xiên trái|xiên phải|móc xuôi|móc ngược|móc hai đầu|cong trái|cong phải|cong kín|khuyết trên|khuyết dưới)/gu,
    ),
    ([stroke]) => stroke,
  );
  const all = isSyllable
    ? [...known.flatMap(({ own }) => own), ...known.flatMap(({ mark }) => mark)]
    : known.flatMap(({ own, mark }) => [...own, ...mark]);
  const wanted = letters.length === 0 ? bare : all;
  const isSeen = view.strokes.every(({ curve }, at) => looksLike(wanted[at] ?? "", curve));
  if (!isSeen || wanted.length !== view.strokes.length) return null;
  if (known.length < 2) return inOrder(wanted);
  const last = isSyllable ? known.flatMap(({ mark }) => mark) : [];
  return [
    ...known.map(({ letter, own, mark }) => `Chữ “${letter}”: ${inOrder(isSyllable ? own : [...own, ...mark])}.`),
    ...(last.length === 0 ? [] : [`Sau cùng: ${inOrder(last)}.`]),
  ].join(" ");
};
