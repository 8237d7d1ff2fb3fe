import type { Oracle } from "#tests/contract/oracle.ts";
import { wholesIn } from "#tests/contract/read-number.ts";

const small =
  /(?:số bé|Số bé|Bể bé|mẹ bao nhiêu|Đợt hai trồng được|học sinh nam là|Buổi chiều bác|Chiều rộng (?:là|mảnh|sân|tấm|ruộng)[^.]* ?là)[^.]*[:.?]?$/u;

/** Tries pair after pair with the sum until the difference fits. */
function pairOf(sum: number, difference: number): [large: number, small: number] | null {
  for (let less = 0; less * 2 <= sum; less += 1) if (sum - less - less === difference) return [sum - less, less];
  return null;
}

function isSmallAsked(text: string): boolean {
  const people = /^(.+) và (.+) có tất cả/u.exec(text);
  const asked = text.split(/[.] /u).at(-1) ?? "";
  if (people !== null) return asked.startsWith(`${people[2]} `);
  return small.test(asked) || /^Chiều rộng/u.test(asked) || /^Tìm số bé/u.test(text);
}

const named: readonly [words: string, sum: number][] = [
  ["số lớn nhất có hai chữ số", 99],
  ["số bé nhất có ba chữ số", 100],
  ["số lớn nhất có ba chữ số", 999],
  ["số chẵn lớn nhất có ba chữ số", 998],
  ["số tròn trăm lớn nhất có ba chữ số", 900],
];

/** The sum and the difference, of what is told in words too. */
function readPair(text: string): readonly [sum: number, difference: number] {
  const [first = 0, second = 0] = wholesIn(text);
  const told = named.find(([words]) => text.includes(words));
  if (told !== undefined) return [told[1], first];
  if (text.includes("liên tiếp")) return [first, text.includes("tự nhiên") ? 1 : 2];
  return text.includes("chu vi") ? [Math.max(first, second) / 2, Math.min(first, second)] : [first, second];
}

export const oracle: Oracle = ({ prompt: { text } }) => {
  const pair = pairOf(...readPair(text));
  return pair === null ? null : String(isSmallAsked(text) ? pair[1] : pair[0]);
};
