import { bareIn } from "#tests/contract/bare-in.ts";
import type { Oracle } from "#tests/contract/oracle.ts";

/** Goes by how wide the sectors are drawn: 360 degrees are all of it. */
const solve: Oracle = ({ prompt: { text }, figures }) => {
  const [figure] = figures;
  if (figure?.type !== "pie-chart") return null;
  const wide = figure.sectors.map(({ name, percent }) => ({ name, degrees: percent * 3.6 }));
  const sorted = wide.toSorted((a, b) => a.degrees - b.degrees);
  if (/lớn nhất/u.test(text)) return sorted.at(-1)?.name ?? null;
  if (/bé nhất/u.test(text)) return sorted[0]?.name ?? null;
  const asked = wide.filter(({ name }) => new RegExp(String.raw`(?<!\p{L})${name}(?!\p{L})`, "u").test(text));
  const percent = (degrees: number) => Math.round(degrees / 3.6);
  const [one, other] = asked;
  if (one === undefined) return null;
  const who = /(\d+) (học sinh|quyển sách|cây|khách)/u.exec(text);
  const [, part] = /có (\d+) .+ Tổng số/u.exec(text) ?? [];
  if (part !== undefined) return String(Math.round((Number(part) * 360) / one.degrees));
  if (who !== null) return String(Math.round((Number(who[1]) * one.degrees) / 360));
  if (other === undefined) return `${percent(one.degrees)}%`;
  return /tất cả/u.test(text)
    ? `${percent(one.degrees + other.degrees)}%`
    : `${percent(Math.abs(one.degrees - other.degrees))}%`;
};

export const oracle: Oracle = (seen) => bareIn(seen, solve(seen));
