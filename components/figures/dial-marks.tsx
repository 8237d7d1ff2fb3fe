import { memo } from "react";
import type { Numerals } from "#lib/questions/figures/clock.ts";
import { dialPoint } from "./dial-point.ts";

const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
const romans = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"] as const;
const numeralRadius = 64;
/** Roman numbers are wider: they stand smaller and nearer to the rim. */
const roman = { radius: 66, size: 19 } as const;

function tick(minute: number, length: number): string {
  const [inner, outer] = [dialPoint(minute, 82 - length), dialPoint(minute, 82)];
  return `M${inner.x} ${inner.y}L${outer.x} ${outer.y}`;
}

const minutes = Array.from({ length: 60 }, (_, minute) => minute);
const minorTicks = minutes.map((minute) => (minute % 5 === 0 ? "" : tick(minute, 3))).join("");
const majorTicks = numbers.map((number) => tick(number * 5, 6)).join("");

/** Marks and numbers of a clock. The numbers stand where no hand covers them. */
export const DialMarks = memo(function DialMarks({ numerals }: { numerals: Numerals }) {
  const isRoman = numerals === "roman";
  const [radius, size] = isRoman ? [roman.radius, roman.size] : [numeralRadius, 24];
  const shown = numbers.filter((number) => numerals !== "quarters" || number % 3 === 0);
  return (
    <>
      <path d={minorTicks} strokeWidth="1.6" strokeLinecap="round" className="stroke-locked-lip" />
      <path d={majorTicks} strokeWidth="3" strokeLinecap="round" className="stroke-ink" />
      {shown.map((number) => {
        const { x, y } = dialPoint(number * 5, radius);
        return (
          <text
            key={number}
            x={x}
            y={y + size / 3}
            fontSize={size}
            textAnchor="middle"
            className="fill-ink font-head font-bold tabular-nums"
          >
            {isRoman ? romans[number - 1] : number}
          </text>
        );
      })}
    </>
  );
});
