import { writeCalculation } from "./calculation.ts";
import type { StepsLine, StepsView } from "./grading.ts";

/** A solution in one row: "Bao ngô cân nặng là: 24 − 6 = 18 (kg). …" */
export function writeSteps({ sentences, units }: StepsView, lines: readonly StepsLine[]): string {
  return lines
    .map(
      ({ sentence, typed, unit }) =>
        `${sentences[sentence]?.text ?? ""} ${writeCalculation(typed)} (${units[unit] ?? ""}).`,
    )
    .join(" ");
}
