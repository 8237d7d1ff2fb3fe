import type { Oracle } from "#tests/contract/oracle.ts";

/** Rows of S and N in a text, each as what came up. */
function coinsIn(text: string): string[][] {
  return [...text.matchAll(/(?:[SN], ){3,}[SN]/gu)].map(([row]) => row.split(", "));
}

const countOf = <Each>(tries: readonly Each[], is: (each: Each) => boolean) =>
  tries.reduce((count, each) => count + Number(is(each)), 0);

function coins(text: string): string | null {
  const [first = [], second] = coinsIn(text);
  const isTails = (each: string) => each === "S";
  const [tails, heads] = [countOf(first, isTails), countOf(first, (each) => !isTails(each))];
  if (second !== undefined) {
    const is = (each: string) => isTails(each) === text.includes("mặt sấp");
    return String(Math.abs(countOf(first, is) - countOf(second, is)));
  }
  if (/hơn/u.test(text)) return String(Math.abs(tails - heads));
  return String(/mặt sấp/iu.test(text) ? tails : heads);
}

/** Which faces of a die are asked for. */
const faces: readonly (readonly [RegExp, (dots: number) => boolean])[] = [
  [/chấm chẵn/u, (dots) => [2, 4, 6].includes(dots)],
  [/chấm lẻ/u, (dots) => [1, 3, 5].includes(dots)],
  [/nhiều hơn 3 chấm/u, (dots) => [4, 5, 6].includes(dots)],
  [/ít hơn 3 chấm/u, (dots) => [1, 2].includes(dots)],
];

/** Strikes off the tries one by one. */
export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  const [figure] = seen.figures;
  if (figure?.type === "table") {
    const known = figure.rows.map(([, times]) => Number(times)).filter((times) => !Number.isNaN(times));
    const all = Number(/(\d+) lần/u.exec(text)?.[1] ?? Number.NaN);
    return String(known.reduce((left, times) => left - times, all));
  }
  if (coinsIn(text).length > 0) return coins(text);
  if (seen.kind === "boxes") {
    const row = (/(?:(?:đỏ|xanh|vàng), )+(?:đỏ|xanh|vàng)/u.exec(text)?.[0] ?? "").split(", ");
    return ["đỏ", "xanh", "vàng"].map((name) => `${countOf(row, (each) => each === name)} lần ${name}`).join(", ");
  }
  const dice = (/\d(?:, \d)+/u.exec(text)?.[0] ?? "").split(", ").map(Number);
  const wanted = faces.find(([words]) => words.test(text))?.[1];
  return wanted === undefined ? null : String(countOf(dice, wanted));
};
