import type { Oracle } from "#tests/contract/oracle.ts";

/** Measures the columns in steps of the axis. */
export const oracle: Oracle = ({ prompt: { text }, figures }) => {
  const [figure] = figures;
  if (figure?.type !== "chart") return null;
  const columns = figure.values.map(({ name, value }) => ({ name, steps: value / figure.step }));
  const told = (steps: number) => String(Math.round(steps * figure.step));
  const each = /(lớp|tổ|ngày|khối)/u.exec(text)?.[1] ?? "";
  const sum = columns.reduce((whole, { steps }) => whole + steps, 0);
  if (/tất cả|tổng số/u.test(text)) return told(sum);
  if (/trung bình/u.test(text)) return told(sum / columns.length);
  const sorted = columns.toSorted((a, b) => a.steps - b.steps);
  const [low, high] = [sorted[0], sorted.at(-1)];
  if (low === undefined || high === undefined) return null;
  if (/nhiều nhất/u.test(text)) return told(high.steps - low.steps);
  const named = columns.filter(({ name }) => new RegExp(String.raw`${each} ${name}(?!\p{L})`, "u").test(text));
  const [one, other] = named;
  if (one === undefined) {
    const wanted = Number(/(\d+) (?=cây|quyển|xe|vé|quả)/u.exec(text)?.[1]) / figure.step;
    return `${each} ${columns.find(({ steps }) => steps === wanted)?.name}`;
  }
  return told(other === undefined ? one.steps : Math.abs(one.steps - other.steps));
};
