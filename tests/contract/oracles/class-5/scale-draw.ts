import type { Figure } from "#lib/questions/figure.ts";
import type { Oracle } from "#tests/contract/oracle.ts";

const read = (number = "") => Number(number.replaceAll(/\s/gu, ""));

/** The squares along a level side and an upright one of a plan. */
function planSides(figure: Figure | undefined): readonly number[] {
  if (figure?.type !== "diagram") return [];
  const grid = figure.marks.find((mark) => mark.form === "grid");
  const sides = figure.marks.flatMap((mark) =>
    mark.form === "line" ? [Math.hypot(mark.to.x - mark.from.x, mark.to.y - mark.from.y)] : [],
  );
  return sides.map((side) => Math.round(side / (grid?.form === "grid" ? grid.size : 1)));
}

/** From metres to centimetres of the plan, or back for what goes around it. */
export const oracle: Oracle = ({ kind, prompt: { text }, figures: [plan] }) => {
  const [, after] = /1 : (\d[\d\s]*\d)/u.exec(text) ?? [];
  const scale = read(after);
  if (kind === "number") {
    const around = planSides(plan).reduce((sum, side) => sum + side, 0);
    return String((around * scale) / 100);
  }
  if (kind !== "draw") return null;
  const onPlan = [...text.matchAll(/(\d[\d\s]*)\sm(?!\p{L})/gu)].map(([, number]) => (read(number) * 100) / scale);
  const [long = 0, wide] = onPlan;
  if (wide === undefined) return `đoạn thẳng dài ${long}\u00a0cm`;
  return `hình chữ nhật dài ${long}\u00a0cm, rộng ${wide}\u00a0cm`;
};
