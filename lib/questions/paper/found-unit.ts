import { foundMeasure } from "#lib/text/paper-text.ts";

const bare = /^[\d\s,⁄]+$/u;

/** A bare number or fraction with the unit that its explanation finds it in: "7 + 8 = 15 (quả).", "26 000 cm = 260 m." */
export function withFoundUnit(answer: string, how: string): string {
  if (!bare.test(answer)) return answer;
  const counted = how.split(`= ${answer} (`).at(1)?.split(")")[0];
  if (counted !== undefined && !/\d/u.test(counted)) return `${answer} ${counted}`;
  const { number, unit } = foundMeasure.exec(how)?.groups ?? {};
  return number === answer && unit !== undefined ? `${answer} ${unit}` : answer;
}
