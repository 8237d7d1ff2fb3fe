import type { Value } from "#lib/questions/values/value.ts";
import { type Slip, slip } from "#lib/skills/pose/slip.ts";

/** An answer ten times too large: a zero too many where it is whole, the comma in the wrong place where it is not. */
export function tenTimesSlip(value: Value, isWhole: boolean): Slip {
  return isWhole
    ? slip("ZERO", value, "Con viết thừa một chữ số 0 rồi. Con tính lại nhé!")
    : slip("DEC-SHIFT", value, "Con xem lại chỗ đặt dấu phẩy của kết quả nhé!");
}
