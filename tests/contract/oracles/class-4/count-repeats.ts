import { onlyChoice } from "#tests/contract/only-choice.ts";
import type { Oracle } from "#tests/contract/oracle.ts";

/** Strikes off the tries one by one. */
export const oracle: Oracle = (seen) => {
  const { text } = seen.prompt;
  const [figure] = seen.figures;
  if (figure?.type === "table") {
    const known = figure.rows.map(([, times]) => Number(times)).filter((times) => !Number.isNaN(times));
    const all = Number(/(\d+) lần/u.exec(text)?.[1] ?? Number.NaN);
    return String(known.reduce((left, times) => left - times, all));
  }
  const coins = (/(?:[SN], ){3,}[SN]/u.exec(text)?.[0] ?? "").split(", ");
  if (coins.length > 1) {
    const tails = coins.filter((each) => each === "S").length;
    const heads = coins.length - tails;
    if (!/đúng/u.test(text)) return String(/mặt sấp/iu.test(text) ? tails : heads);
    return onlyChoice(seen, (choice) => {
      const [, first, , by] = /Mặt (sấp|ngửa) nhiều hơn mặt (sấp|ngửa) (\d+)/u.exec(choice) ?? [];
      return (first === "sấp" ? tails - heads : heads - tails) === Number(by);
    });
  }
  const dice = (/\d(?:, \d)+/u.exec(text)?.[0] ?? "").split(", ").map(Number);
  const wanted = Number(/mặt (\d) chấm/u.exec(text)?.[1]);
  if (/chấm chẵn/u.test(text)) return String(dice.filter((dots) => dots % 2 === 0).length);
  if (/chấm lẻ/u.test(text)) return String(dice.filter((dots) => dots % 2 === 1).length);
  return String(dice.filter((dots) => dots === wanted).length);
};
