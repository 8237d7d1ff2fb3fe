import { bareIn } from "#tests/contract/bare-in.ts";
import { asText, valuesIn } from "#tests/contract/measures-in.ts";
import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";

const spoken = String.raw`(\d+)\u00a0(km/giờ|m/giây|m/phút)`;
const scales: Readonly<Record<string, readonly [millimetres: number, seconds: number]>> = {
  "km/giờ": [1_000_000, 3600],
  "m/giây": [1000, 1],
  "m/phút": [1000, 60],
};

/** Speeds in millimetres a second. */
function speedsIn(text: string): number[] {
  return [...text.matchAll(new RegExp(spoken, "gu"))].map(([, amount, unit = ""]) => {
    const [millimetres, seconds] = scales[unit] ?? [0, 1];
    return (Number(amount) * millimetres) / seconds;
  });
}

/** A speed in the unit behind the gap. */
function speedWanted(text: string, millimetresASecond: number): string | null {
  const [, unit = ""] = / …\u00a0(\S+)$/u.exec(text) ?? [];
  const scale = scales[unit];
  return scale === undefined ? null : `${asText((millimetresASecond * scale[1]) / scale[0])} ${unit}`;
}

/** Moves everyone second by second: what is not told is what makes way, speed and time fit. */
const solve: Oracle = (seen) => {
  const { text } = seen.prompt;
  const speed = speedsIn(text).reduce((sum, each) => sum + each, 0);
  const bare = text.replaceAll(new RegExp(spoken, "gu"), "");
  const [way] = valuesIn(bare, "length");
  const [time, came, rest = 0] = valuesIn(bare, "time");
  if (came !== undefined) return `${asText(Math.round(speed * (came - (time ?? 0) - rest)))} mm`;
  const isNear = (a: number, b: number) => Math.abs(a - b) < 1e-6 * Math.abs(a) + 1e-6;
  if (speed === 0 && seen.kind === "number") return speedWanted(text, (way ?? 0) / (time ?? 1));
  if (speed === 0) return onlyChoice(seen, (choice) => isNear((speedsIn(choice)[0] ?? 0) * (time ?? 0), way ?? 0));
  if (way === undefined) return time === undefined ? null : `${asText(Math.round(speed * time))} mm`;
  return `${asText(way / speed)} giây`;
};

export const oracle: Oracle = (seen) => bareIn(seen, solve(seen));
