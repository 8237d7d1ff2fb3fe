import type { Value } from "#lib/questions/values.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";

/** An answer ten times too large: a zero too many where it is whole, the comma in the wrong place where it is not. */
export function tenTimesDistractor(value: Value, isWhole: boolean): Distractor {
  return isWhole
    ? mistake("ZERO", value, "Con viết thừa một chữ số 0 rồi. Con tính lại nhé!")
    : mistake("DEC-SHIFT", value, "Con xem lại chỗ đặt dấu phẩy của kết quả nhé!");
}
