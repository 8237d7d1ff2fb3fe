import type { Oracle } from "#tests/contract/oracle.ts";

/** A clock that goes on or back minute by minute. */
function turned({ hour, minute }: { hour: number; minute: number }, by: number) {
  let [hours, minutes] = [hour, minute];
  for (let left = by; left !== 0; left -= Math.sign(by)) {
    minutes += Math.sign(by);
    if (minutes === 60) [hours, minutes] = [(hours % 12) + 1, 0];
    if (minutes === -1) [hours, minutes] = [hours === 1 ? 12 : hours - 1, 59];
  }
  return { hour: hours, minute: minutes };
}

const nbsp = "\u00a0";

/** Reads the time that is told, goes back what it is short of the hour, and on by the minutes told after it. */
export const oracle: Oracle = ({ kind, prompt: { text } }) => {
  const told = /(\d+)\u00a0giờ(?: (kém )?(\d+)\u00a0phút)?/u.exec(text);
  if (kind !== "clock-set" || told === null) return null;
  const [all, hour, short, minutes] = told;
  const given = Number(minutes ?? 0);
  const start =
    short === undefined ? { hour: Number(hour), minute: given } : turned({ hour: Number(hour), minute: 0 }, -given);
  const [, more = "0"] = /(\d+)\u00a0phút/u.exec(text.slice(told.index + all.length)) ?? [];
  const end = turned(start, Number(more));
  return `${end.hour}${nbsp}giờ${end.minute === 0 ? "" : ` ${end.minute}${nbsp}phút`}`;
};
