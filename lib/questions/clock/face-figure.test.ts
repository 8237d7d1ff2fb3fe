import { describe, expect, test } from "vitest";
import { clockFace } from "./clock-face.ts";
import { faceFigure } from "./face-figure.ts";

const twelve = Array.from({ length: 12 }, (_, place) => place);
const times = twelve.flatMap((hour) => twelve.map((fives) => ({ hour: hour + 1, minute: fives * 5 })));

/** The number at a mark: "số 3", "vạch dài thứ hai sau số 3". */
function numeral(told = ""): number {
  const [, past = "", number] = /(?:vạch dài thứ (nhất|hai) sau )?số (\d+)/u.exec(told) ?? [];
  return ((Number(number) + ["", "nhất", "hai"].indexOf(past) + 11) % 12) + 1;
}

describe("a clock is told by where its hands stand", () => {
  test.each(["all", "quarters"] as const)("numbers: %s", (numerals) => {
    for (const time of times) {
      const { alt } = faceFigure(clockFace(time, { numerals, sky: null }));
      const [, short = "", long] = /kim ngắn (.+), kim dài chỉ (.+)\.$/u.exec(alt) ?? [];
      expect({ hour: numeral(short), minute: (numeral(long) % 12) * 5 }, alt).toEqual(time);
      const [, next] = /ở giữa .+ và (.+)$/u.exec(short) ?? [];
      expect(next === undefined ? null : numeral(next), alt).toBe(time.minute === 30 ? (time.hour % 12) + 1 : null);
    }
  });

  test("at no number that is not on its face", () => {
    for (const time of times) {
      const { alt } = faceFigure(clockFace(time, { numerals: "quarters", sky: null }));
      const told = Array.from(alt.matchAll(/\d+/gu), ([number]) => Number(number));
      expect([...new Set(told)].toSorted((a, b) => a - b)).toEqual([3, 6, 9, 12]);
    }
  });
});
