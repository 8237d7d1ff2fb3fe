import type { Oracle } from "#tests/contract/oracle.ts";
import { quoted } from "#tests/contract/quoted.ts";
import { inOrder, looksLike, signOf } from "#tests/contract/read-strokes.ts";

const wave = "nét cong trái nối nét lượn ngang";
const left = "nét móc ngược trái";
const right = "nét móc ngược phải";
const head = "nét cong dưới nối nét cong trái";
const round = "nét cong kín lượn vào trong";

/** The strokes of the capitals as school teaches them; their marks come last. */
const strokes: Readonly<Record<string, readonly string[]>> = {
  A: [left, right, "nét lượn ngang"],
  B: [left, "nét cong trên nối nét cong phải"],
  C: [head],
  D: ["nét lượn dọc nối nét cong phải"],
  Đ: ["nét lượn dọc nối nét cong phải", "nét thẳng ngang"],
  E: ["nét cong dưới nối hai nét cong trái"],
  G: [head, "nét khuyết dưới"],
  H: [wave, "nét khuyết dưới nối nét khuyết trên", "nét thẳng đứng"],
  I: [wave, left],
  K: [wave, left, "nét móc xuôi nối nét móc ngược"],
  L: ["nét cong dưới nối nét lượn"],
  M: [left, "nét thẳng đứng", "nét thẳng xiên", right],
  N: [left, "nét thẳng xiên", "nét móc xuôi phải"],
  O: [round],
  P: [left, "nét cong trên"],
  Q: [round, "nét lượn ngang"],
  R: [left, "nét cong trên nối nét móc ngược"],
  S: ["nét cong dưới nối nét móc ngược"],
  T: ["nét lượn ngang nối nét cong trái"],
  U: ["nét móc hai đầu", right],
  V: [wave, "nét lượn dọc", "nét móc xuôi phải"],
  X: ["nét móc hai đầu nối nét xiên và nét móc hai đầu"],
  Y: ["nét móc hai đầu", "nét khuyết dưới"],
};

/** Knows the strokes of each capital that is named, and looks whether those on the board are these. */
export const oracle: Oracle = ({ kind, prompt, view }) => {
  if (kind !== "trace") return null;
  const known = quoted(prompt.text).map((letter) => {
    const { bare, mark } = signOf(letter);
    return { letter, all: [...(strokes[bare] ?? []), ...mark] };
  });
  const wanted = known.flatMap(({ all }) => all);
  const isSeen = view.strokes.every(({ curve }, at) => looksLike(wanted[at] ?? "", curve));
  if (!isSeen || wanted.length !== view.strokes.length) return null;
  const [only] = known;
  if (known.length === 1 && only !== undefined) return inOrder(only.all);
  return known.map(({ letter, all }) => `Chữ hoa “${letter}”: ${inOrder(all)}.`).join(" ");
};
