import { groupNumber } from "#lib/core/group-number.ts";
import { crossedPlaces, smallerFromLarger, sumWithoutCarries } from "#lib/questions/working/digitwise.ts";
import { working } from "#lib/questions/working/working.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { placeNames } from "#lib/skills/maths/millions-chart.ts";
import { carrySteps, type LargeSum } from "./pick-large-sum.ts";

/** Wrong results by the mistake they come from, with the column where it was made. */
export function distractorsOf({ operation, a, b, result }: LargeSum): Distractor<number>[] {
  const crossed = crossedPlaces(a, b, operation);
  const into = (place: number) => `cột ${placeNames[place + 1]}`;
  if (operation === "+") {
    return [
      ...crossed.map((place) =>
        mistake("CARRY", result - 10 ** (place + 1), `Con quên cộng 1 nhớ sang ${into(place)}.`),
      ),
      mistake("CARRY", sumWithoutCarries(a, b), "Con quên cộng các số nhớ. Cột nào được từ 10 trở lên thì nhớ 1 nhé!"),
      mistake("OP", Math.abs(a - b), "Con đã làm phép trừ. Đề bài cần phép cộng."),
      ...crossed.map((place) =>
        mistake("CARRY", result + 10 ** (place + 1), `Con nhớ thừa sang ${into(place)}. Con tính lại cột đó nhé!`),
      ),
    ];
  }
  return [
    mistake(
      "BORROW",
      smallerFromLarger(a, b),
      "Có cột con lấy chữ số lớn trừ chữ số bé. Con thêm 10 vào chữ số ở trên rồi trừ, nhớ 1 nhé!",
    ),
    ...crossed.map((place) =>
      mistake("BORROW", result + 10 ** (place + 1), `Con quên trả 1 đã nhớ sang ${into(place)}.`),
    ),
    mistake("OP", a + b, "Con đã làm phép cộng. Đề bài cần phép trừ."),
    ...crossed.map((place) =>
      mistake("BORROW", result - 10 ** (place + 1), `Con trừ thừa ở ${into(place)}. Con tính lại cột đó nhé!`),
    ),
  ];
}

/** Set out, then column by column. */
export function helpOf(sum: LargeSum) {
  const { operation, a, b, result } = sum;
  const numbers = [String(a), String(b)];
  const column = { operation, numbers, alt: "Phép tính đặt theo cột dọc." } as const;
  return {
    hints: [
      "Con đặt tính sao cho các chữ số cùng hàng thẳng cột với nhau.",
      {
        say:
          operation === "+"
            ? "Con cộng từ phải sang trái, nhớ sang cột bên trái."
            : "Con trừ từ phải sang trái. Không trừ được thì thêm 10 rồi trừ, nhớ 1 sang cột bên trái.",
        figures: [working({ ...column, result: null })],
      },
    ],
    explanation: {
      say: `${carrySteps(sum)}. Kết quả: ${groupNumber(a)} ${operation} ${groupNumber(b)} = ${groupNumber(result)}.`,
      figures: [working({ ...column, result: String(result), alt: "Phép tính theo cột dọc đã làm xong." })],
    },
  };
}
