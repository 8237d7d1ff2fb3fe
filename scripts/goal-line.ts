/** What the bench found of one thing, and how far it may go. */
export interface Finding {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  /** The same thing of the bare page, measured in turn with this one; null where the goal stands alone. */
  readonly floor: number | null;
  /** In the unit of the value; times the floor where there is one. */
  readonly goal: number;
  /** Which side of the goal is good. */
  readonly wanted: "at most" | "at least";
}

export const goalHead = "| what | here | floor | ratio | goal | holds |\n| --- | --- | --- | --- | --- | --- |";

/** What is held against the goal. Of a floor of nothing no multiple says anything: that gives NaN. */
export function judgedNumber({ value, floor }: Finding): number {
  if (floor === null) return value;
  return floor > 0 ? value / floor : Number.NaN;
}

/** A number that could not be measured holds no goal. */
export function holds(finding: Finding): boolean {
  const judged = judgedNumber(finding);
  return finding.wanted === "at most" ? judged <= finding.goal : judged >= finding.goal;
}

function short(number: number): string {
  if (Number.isNaN(number)) return "not measured";
  return number.toFixed(Math.abs(number) < 10 ? 3 : 1);
}

/** A row of the table under `goalHead`. */
export function goalLine(finding: Finding): string {
  const { what, value, unit, floor, goal, wanted } = finding;
  const cells = [
    what,
    `${short(value)} ${unit}`.trim(),
    floor === null ? "-" : `${short(floor)} ${unit}`.trim(),
    floor === null ? "-" : short(judgedNumber(finding)),
    floor === null ? `${wanted} ${goal} ${unit}`.trim() : `${wanted} ${goal} times`,
    holds(finding) ? "yes" : "NO",
  ];
  return `| ${cells.join(" | ")} |`;
}

/** The largest sum of a page's layout shifts in one session window: gaps under a second, five seconds at the most. */
export function worstShift(shifts: readonly { readonly at: number; readonly value: number }[]): number {
  let worst = 0;
  let sum = 0;
  let first = 0;
  let last = 0;
  for (const { at, value } of shifts) {
    if (at - last > 1000 || at - first > 5000) {
      sum = 0;
      first = at;
    }
    sum += value;
    last = at;
    worst = Math.max(worst, sum);
  }
  return worst;
}
