import type { Line } from "#lib/core/line.ts";
import type { Kinds } from "#lib/questions/question.ts";
import type { KindContract } from "#tests/contract/kind-contract.ts";

/** The answer as written has to start with the hour and the minutes of the key; an hour of 24 is one of 12 as well. */
function isWritten(key: Kinds["clock-set"]["response"], { text }: Line): boolean {
  const [hour = 0, minute = text.includes("rưỡi") ? 30 : 0] = (text.match(/\d+/gu) ?? []).map(Number);
  return hour % 12 === key.hour % 12 && minute === key.minute;
}

function clockSetFaults(view: Kinds["clock-set"]["view"], key: Kinds["clock-set"]["key"], answer: Line): string[] {
  const { start, step } = view;
  const apart = key.hour * 60 + key.minute - start.hour * 60 - start.minute;
  const faults: string[] = [];
  if (apart % 720 === 0) faults.push("the clock stands right from the start");
  if (apart % step !== 0) faults.push("the steps do not lead to the time");
  if (step === 60 && key.minute !== 0) faults.push("the long hand cannot be turned");
  if (!isWritten(key, answer)) faults.push("the answer is not the time to set");
  return faults;
}

export const clockSetContract: KindContract<"clock-set"> = {
  faults: clockSetFaults,
  isRight: (_, __, answer, time) => isWritten(time, answer),
  isAnswerAsked: true,
  feedback: (key) => [key.wrongHour, key.wrongMinute, key.wrongBoth, key.swapped],
  lines: () => [],
  anotherKey: (key, other) => ({
    hour: (key.hour % 12) + 1,
    minute: key.minute,
    wrongHour: other,
    wrongMinute: other,
    wrongBoth: other,
    swapped: other,
  }),
};
