import type { MistakeCode } from "#lib/questions/mistake-code.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/distractor.ts";

const zeros = "Mỗi lớp có đủ ba chữ số. Con xem lại các chữ số 0 nhé!";
const digit = "Có chữ số chưa đúng. Con so lại từng lớp nhé!";
const places = "Có chữ số đứng chưa đúng hàng. Con so lại từng lớp nhé!";

/** Millions, thousands and ones of a number: 2 005 300 is [2, 5, 300]. */
export function classesOf(value: number): [number, number, number] {
  return [Math.floor(value / 1_000_000), Math.floor(value / 1000) % 1000, value % 1000];
}

function joined(groups: readonly number[]): number {
  const [first = "", ...rest] = groups.map(String);
  return Number([first, ...rest.map((group) => group.padStart(3, "0"))].join(""));
}

/** A number with two neighbouring digits exchanged, `from` counted from the left. */
function swapped(value: number, from: number): number {
  const digits = String(value).split("");
  const [left = "", right = ""] = digits.splice(from, 2);
  digits.splice(from, 0, right, left);
  return Number(digits.join(""));
}

/** Numbers that are written for a number when zeros or places go wrong (ZERO, PLACE, SWAP), as many digits where they can. */
export function digitDistractors(value: number): Distractor<number>[] {
  const groups = classesOf(value).slice(value >= 1_000_000 ? 0 : 1);
  const length = String(value).length;
  const told = (code: MistakeCode, wrong: number) => mistake(code, wrong, code === "ZERO" ? zeros : places);
  const moved = groups.flatMap((group, place) => {
    const others = [group * 10, Math.floor(group / 10)];
    return place === 0 || group % 10 !== 0 || group === 0
      ? []
      : others.filter((other) => other < 1000).map((other) => joined(groups.with(place, other)));
  });
  const padded = groups.flatMap((group, place) =>
    place > 0 && group > 0 && group < 100 ? [joined(groups.with(place, group * 10))] : [],
  );
  const swaps = Array.from({ length: length - 1 }, (_, from) => swapped(value, from));
  return [
    told("ZERO", Number(groups.join(""))),
    ...padded.map((wrong) => told("PLACE", wrong)),
    ...moved.map((wrong) => told("PLACE", wrong)),
    ...swaps.toReversed().map((wrong) => told("SWAP", wrong)),
    told("ZERO", value * 10),
    ...[10, 100, 1000].map((part) => told("ZERO", value / part)),
    ...[1000, 10_000, 1].map((more) => mistake("OFF1", value + more, digit)),
  ].filter(({ value: wrong }) => Number.isInteger(wrong) && wrong <= 999_999_999 && wrong >= 1000);
}
