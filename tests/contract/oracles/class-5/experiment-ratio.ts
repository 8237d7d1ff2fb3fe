import { writeFraction } from "#lib/core/write-fraction.ts";
import { bareIn } from "#tests/contract/bare-in.ts";
import { asText } from "#tests/contract/measures-in.ts";
import type { Oracle } from "#tests/contract/oracle.ts";

/** Which sides of a die a name means. */
function isMeant(name: string, dots: number): boolean {
  if (name.includes("chẵn")) return dots % 2 === 0;
  if (name.includes("lẻ")) return dots % 2 === 1;
  const more = /nhiều hơn (\d)/u.exec(name);
  const less = /ít hơn (\d)/u.exec(name);
  if (more) return dots > Number(more[1]);
  if (less) return dots < Number(less[1]);
  return name.includes(`mặt ${dots} chấm`);
}

/** Writes down every try as one letter and counts. */
const solve: Oracle = ({ prompt: { text }, figures }) => {
  const [told = "", asked = ""] = text.split(/\. (?=Tỉ số|Số lần lấy)/u);
  const event =
    /(mặt (?:ngửa|sấp)|bóng (?:đỏ|xanh|vàng)|mặt có .+? chấm(?: chẵn| lẻ)?|mặt \d chấm)/u.exec(asked)?.[1] ?? "";
  const [figure] = figures;
  const rows = figure?.type === "chart" ? figure.values : [];
  if (rows.length > 0) {
    const tries = rows.flatMap(({ name, value }) => Array.from({ length: value }, () => Number(name)));
    return writeFraction(tries.filter((dots) => isMeant(event, dots)).length, tries.length);
  }
  const all = Number(/(\d+) lần(?=,| |:)(?! mặt| được)/u.exec(told.replace(/được \d+ lần/gu, ""))?.[1]);
  const counts = new Map(
    [
      ...told.matchAll(
        /(mặt (?:ngửa|sấp|\d chấm)) xuất hiện (\d+) lần|(\d+) lần (?:(?:lấy )?được )?(mặt (?:ngửa|sấp)|bóng (?:đỏ|xanh|vàng))/gu,
      ),
    ].map(([, a, b, c, d]) => [a ?? d ?? "", Number(b ?? c)]),
  );
  const known = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const whole = counts.size === 2 && !told.includes("còn lại") ? known : all;
  const part = counts.get(event) ?? whole - known;
  return asked.includes("phần trăm") ? `${asText((part * 100) / whole)}%` : writeFraction(part, whole);
};

/** Where one side of the ratio is typed it is the total that is missing. */
export const oracle: Oracle = (seen) => {
  const solved = solve(seen);
  return / : …$/u.test(seen.prompt.text) ? (solved?.split("\u2044")[1] ?? null) : bareIn(seen, solved);
};
