import { foundMeasure } from "#lib/text/paper-key-text.ts";

const bare = /^[\d\s,⁄]+$/u;

/** A bare number or fraction with the unit that its explanation finds it in: "7 + 8 = 15 (quả).", "26 000 cm = 260 m." */
export function withFoundUnit(answer: string, how: string): string {
  if (!bare.test(answer)) return answer;
  const counted = how.split(`= ${answer} (`).at(1)?.split(")")[0];
  if (counted !== undefined && !/\d/u.test(counted)) return `${answer} ${counted}`;
  const { number, unit } = foundMeasure.exec(how)?.groups ?? {};
  return number === answer && unit !== undefined ? `${answer} ${unit}` : answer;
}

const shortened = /= (?<long>[\d,\u2044]+)(?= = (?<short>[\d\u2044]+(?:,\d+)?))/gu;

/** What the answer is made shorter from, which is as right: "0,21" of "0,210", and "1⁄5" of "2⁄10" where any fraction of its worth is. */
export function findUnreduced(answer: string, how: string, isByWorth: boolean): string | null {
  const found = [...how.matchAll(shortened)].find(({ groups }) => groups?.short === answer)?.groups?.long ?? "";
  const isRight = found.includes("\u2044") ? isByWorth : found.includes(",") && found.endsWith("0");
  return isRight ? found : null;
}
