import type { Question } from "#lib/questions/question.ts";
import type { Climbs } from "./climb.ts";

/** Whether a figure is measured with decimals. */
function hasDecimalMeasures({ figures }: Question): boolean {
  return figures.some(({ alt }) => /\d,\d/u.test(alt));
}

/** What difficulties 2 and 3 ask more in the skills of class 5. */
export const climbsOfClass5: Climbs = {
  "c5-mixed-numbers": { second: "numbers", third: "numbers" },
  "c5-decimal-fractions": { second: "digits", third: null },
  "c5-read-write-decimals": { second: "explanation", third: "explanation" },
  "c5-decimal-place-value": { second: "digits", third: "digits" },
  "c5-equal-decimals": {
    second: /ba chữ số|hai chữ số|đều bằng|\u202f/u,
    third: /ba chữ số|hai chữ số|đều bằng|\u202f/u,
  },
  "c5-compare-decimals": { second: null, third: "digits" },
  "c5-round-decimals": { second: "digits", third: "digits" },
  "c5-add-subtract-decimals": { second: null, third: "steps" },
  "c5-multiply-decimals": { second: null, third: "digits" },
  "c5-divide-decimals": { second: "steps", third: null },
  "c5-mult-div-powers-ten": { second: null, third: "explanation" },
  "c5-units-as-decimals": { second: "digits", third: null },
  "c5-fraction-operations": { second: "numbers", third: "numbers" },
  "c5-ratio": { second: "explanation", third: "explanation" },
  "c5-sum-ratio": { second: "steps", third: "steps" },
  "c5-difference-ratio": { second: "steps", third: "steps" },
  // From the length that is real back to the one on the map.
  "c5-map-scale": { second: "numbers", third: /\| Ngoài thực tế/u },
  "c5-percent-of": { second: "numbers", third: "numbers" },
  "c5-percent-ratio": { second: "digits", third: "digits" },
  "c5-triangle-area": { second: hasDecimalMeasures, third: /có diện tích \d/u },
  "c5-trapezoid-area": { second: "reading", third: "reading" },
  "c5-circle": { second: "steps", third: "steps" },
  "c5-big-area-units": { second: "explanation", third: "explanation" },
  "c5-volume-units": { second: null, third: "steps" },
  "c5-box-surface-volume": { second: "reading", third: "reading" },
  "c5-cube-surface-volume": { second: hasDecimalMeasures, third: "steps" },
  // Four nets to fold in mind, not one to name.
  "c5-nets-cylinder": { second: "board", third: "reading" },
  "c5-time-add-subtract": { second: "digits", third: "digits" },
  // Minutes make hours, or seconds minutes.
  "c5-time-multiply-divide": { second: ({ explanation }) => explanation.text.includes("đổi thành"), third: "steps" },
  "c5-speed": { second: "digits", third: "digits" },
  // With percents, or with decimals.
  "c5-uniform-problems": { second: "digits", third: /\| .*(?:%|\d,\d).* →/u },
  // More than one part has to be looked at.
  "c5-pie-chart": { second: /còn lại|dấu hỏi|hơn phần|tất cả|nhất/u, third: "numbers" },
  // The total is not told.
  "c5-experiment-ratio": { second: ({ explanation }) => explanation.text.includes("Tổng số lần là"), third: "numbers" },
  "c5-coordinate-route": { second: "numbers", third: "numbers" },
  "c5-rhetoric-identify": { second: null, third: "explanation" },
  "c5-foreign-names": { second: /→.*-/u, third: null },
  "c5-spell-mixed": { second: "board", third: null },
};
