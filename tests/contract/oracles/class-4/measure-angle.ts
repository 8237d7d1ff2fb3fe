import type { Oracle } from "#tests/contract/oracle.ts";

type Vector = readonly [number, number];

const towards = (degrees: number): Vector => [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];

/** By what the sides have in common, not by the numbers of the protractor. */
function angleOf([a, b]: Vector, [c, d]: Vector): number {
  return Math.round((Math.acos(Math.max(-1, Math.min(1, a * c + b * d))) * 180) / Math.PI);
}

/** Measures the angle as it is drawn; an angle that is to be made is told. */
export const oracle: Oracle = ({ kind, prompt: { text }, view }) => {
  if (kind !== "protractor") return null;
  const [corner, one, other] = view.names;
  if (!text.toLowerCase().includes(`góc ${one}${corner}${other}`.toLowerCase())) return null;
  const told = /bằng (\d+)°/u.exec(text)?.[1];
  if ((told !== undefined) !== (view.task === "turn")) return null;
  const [first, second] = view.sides.map(towards);
  if (told !== undefined) return text.includes(`cạnh ${corner}${other}`) ? `${told}°` : null;
  return first === undefined || second === undefined ? null : `${angleOf(first, second)}°`;
};
