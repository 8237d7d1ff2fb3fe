import { groupNumber } from "#lib/core/group-number.ts";
import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { decimalText } from "#lib/skills/maths/decimal-measure.ts";
import type { Mover } from "./movers.ts";
import type { LargeAndSmall } from "./typed-measures.ts";

/** A way in whole kilometres and the hours and minutes it takes. */
export interface Trip {
  readonly mover: Mover;
  readonly far: number;
  readonly fast: number;
  readonly minutes: number;
  readonly wayText: string;
  readonly fastText: string;
}

/** Minutes behind the full hours whose part of an hour is ,5 ,25 ,75 or ,2. */
const parts = [30, 30, 15, 45, 12] as const;

/** On the way for less than so many hours. */
export function pickTrip(rng: Rng, movers: readonly Mover[], mostHours = 5): Trip {
  const mover = rng.pick(movers);
  const { least, most, longest } = mover;
  const minutes = rng.int(1, Math.min(longest, mostHours) - 1) * 60 + rng.pick(parts);
  const speeds = Array.from({ length: most - least + 1 }, (_, more) => least + more);
  const fast = rng.pick(speeds.filter((each) => (each * minutes) % 60 === 0));
  const far = (fast * minutes) / 60;
  return {
    mover,
    far,
    fast,
    minutes,
    wayText: measure(groupNumber(far), "km"),
    fastText: measure(String(fast), "km/giờ"),
  };
}

/** What is behind the comma of the hours: 0,75. */
export const partOfHour = ({ minutes }: Trip) => decimalText(Math.round((minutes * 100) / 60) % 100, 2);

/** What is behind the comma, or left of the division, taken for minutes; `quotient` where it is written down already: "1,75". */
export function minutesMistaken(trip: Trip, quotient: string | null = null): Distractor<LargeAndSmall>[] {
  const { far, fast, minutes } = trip;
  const hours = Math.floor(minutes / 60);
  const part = Math.round((minutes * 100) / 60) % 100;
  const [left, written] = [far % fast, partOfHour(trip)];
  const turn = (count: number, parts: string) =>
    `Số ${count} chỉ ${count} ${parts} của giờ, chưa phải ${measure(String(count), "phút")}. Con lấy ${written} nhân với 60 nhé!`;
  const further =
    quotient === null
      ? "Con chia tiếp ra số thập phân rồi đổi phần lẻ ra phút."
      : `Con lấy phần lẻ của ${measure(quotient, "giờ")} nhân với 60 nhé!`;
  const rest = `Số ${left} là số dư của phép chia, chưa phải số phút. ${further}`;
  return [
    ...(left === minutes % 60 ? [] : [mistake("REMAINDER", [hours, left] as const, rest)]),
    ...(part % 10 === 0 ? [mistake("UNIT", [hours, part / 10] as const, turn(part / 10, "phần mười"))] : []),
    mistake("UNIT", [hours, part] as const, turn(part, "phần trăm")),
    mistake("PARTIAL", [hours, 0] as const, "Con còn quên phần lẻ của giờ. Con đổi phần đó ra phút nhé!"),
  ];
}
