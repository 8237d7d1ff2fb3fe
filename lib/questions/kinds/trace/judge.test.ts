import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Curve, type Point, pointsOf } from "#lib/questions/handwriting/curve.ts";
import { capitalLetters } from "#lib/skills/vietnamese/handwriting/capital-letters.ts";
import { smallLetters } from "#lib/skills/vietnamese/handwriting/small-letters.ts";
import { writeLetters } from "#lib/skills/vietnamese/handwriting/write-letters.ts";
import { dotsOf, isWhole, lineThrough, mostPoints, toDrawn } from "./dots.ts";
import { type Drawn, judgeTrace } from "./judge.ts";

const reach = 25;
const letters = { ...smallLetters, ...capitalLetters };
const names = Object.keys(letters);
const letter = fc.constantFrom(...names);

const write = (name: string) => writeLetters(letters, [name], "apart");
const curvesOf = (name: string): readonly Curve[] => write(name).strokes.map(({ curve }) => curve);
const traced = (curves: readonly Curve[]): Drawn[] => curves.map((curve) => toDrawn(pointsOf(curve)));

/** A hand that shakes: each point a little beside its own. */
function shaken(points: readonly Point[], by: readonly number[]): Drawn {
  return points.flatMap(({ x, y }, at) => [
    x + (by[(2 * at) % by.length] ?? 0),
    y + (by[(2 * at + 1) % by.length] ?? 0),
  ]);
}

describe("a letter that is traced", () => {
  test("is right stroke by stroke along its lines, and sent with few points", () => {
    for (const name of names) {
      const strokes = traced(curvesOf(name));
      expect(judgeTrace(curvesOf(name), strokes, reach), name).toBeNull();
      expect(Math.max(...strokes.map(({ length }) => length))).toBeLessThanOrEqual(2 * mostPoints);
    }
  });

  test("is right with a hand that shakes", () => {
    const noise = fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 7, maxLength: 31 });
    fc.assert(
      fc.property(letter, noise, (name, by) => {
        const curves = curvesOf(name);
        expect(
          judgeTrace(
            curves,
            curves.map((curve) => shaken(pointsOf(curve, 14), by)),
            reach,
          ),
        ).toBeNull();
      }),
    );
  });

  test("costs no more where a line runs over the whole sheet again and again", () => {
    const across = Array.from({ length: 2 * mostPoints }, (_, at) => (Math.floor(at / 2) % 2 === 0 ? -1600 : 1600));
    const began = performance.now();
    for (let time = 0; time < 100; time += 1) {
      const curves = curvesOf(names[time % names.length] ?? "a");
      const { x = 0, y = 0 } = pointsOf(curves[0] ?? [])[0] ?? {};
      expect(judgeTrace(curves, [[x, y, ...across.slice(2)]], reach)?.fault).toBe("off");
    }
    // Each would take a tenth of a second if the whole of it was walked along.
    expect(performance.now() - began).toBeLessThan(2000);
  });

  test("is wrong backwards, and that is told of the stroke", () => {
    for (const name of names) {
      const curves = curvesOf(name);
      const [first = []] = curves;
      const drawn = [toDrawn(pointsOf(first).toReversed()), ...traced(curves.slice(1))];
      expect(judgeTrace(curves, drawn, reach), name).toEqual({ fault: "backwards", stroke: 0, drawn: 0 });
    }
  });

  test("is wrong in another order, in part, beside itself, with a stroke left out or one too many", () => {
    const curves = curvesOf("a");
    const [first = [], second = []] = traced(curves);
    const beside = first.map((number, at) => (at % 2 === 0 && at > 4 && at < first.length - 6 ? number + 45 : number));
    expect(judgeTrace(curves, [second, first], reach)).toEqual({ fault: "order", stroke: 0, drawn: 1 });
    expect(judgeTrace(curves, [first.slice(0, 30), second], reach)).toMatchObject({ fault: "short", stroke: 0 });
    expect(judgeTrace(curves, [beside, second], reach)).toMatchObject({ fault: "off", stroke: 0 });
    expect(judgeTrace(curves, [first], reach)).toMatchObject({ fault: "missing", stroke: 1 });
    expect(judgeTrace(curves, [first, second, second], reach)).toMatchObject({ fault: "extra", stroke: 2 });
    const lower = [...first.slice(40), ...first.slice(0, 40)];
    expect(judgeTrace(curves, [lower, second], reach)).toMatchObject({ fault: "start", stroke: 0 });
  });

  test("is wrong as a straight line where it goes around a loop", () => {
    const [loop = []] = curvesOf("l");
    const points = pointsOf(loop);
    const flat = points.flatMap(({ x, y }) => [y < -100 ? 30 : x, y]);
    expect(judgeTrace([loop], [flat], 36)).not.toBeNull();
  });

  test("is not passed by scribbling", () => {
    const place = fc.integer({ min: -20, max: 120 });
    const scribble = fc.array(fc.tuple(place, fc.integer({ min: -160, max: 20 })), {
      minLength: 5,
      maxLength: mostPoints,
    });
    fc.assert(
      fc.property(letter, scribble, (name, places) => {
        const curves = curvesOf(name);
        // A dot and the smallest marks lie all in one place: the strokes before them do not.
        expect(
          judgeTrace(
            curves,
            curves.map(() => places.flat()),
            reach,
          ),
        ).not.toBeNull();
      }),
    );
    const zigzag = Array.from({ length: 60 }, (_, at) => [at % 2 === 0 ? 0 : 100, -100 + (at * 100) / 60]).flat();
    for (const name of names) {
      const curves = curvesOf(name);
      expect(
        judgeTrace(
          curves,
          curves.map(() => zigzag),
          reach,
        ),
        name,
      ).not.toBeNull();
    }
  });

  test("is marked whatever is sent in the place of points", () => {
    const curves = curvesOf("c");
    for (const odd of [[], [1], [1, Number.NaN], ["1", "2"], null, 7]) {
      expect(judgeTrace(curves, [odd], reach)).toMatchObject({ fault: "off" });
    }
  });
});

describe("dots in the place of drawing", () => {
  test("joined in the order of the strokes are right, and backwards they are not", () => {
    for (const name of names) {
      const view = write(name);
      const dots = dotsOf(view);
      const curves = curvesOf(name);
      const join = (stops: readonly number[], turn: number) => toDrawn(lineThrough(dots, turn, stops));
      const orders = dots.strokes.map(({ stops }) => stops.map(({ dot }) => dot));
      expect(judgeTrace(curves, orders.map(join), reach), name).toBeNull();
      for (const [turn, order] of orders.entries()) expect(isWhole(dots, turn, order), name).toBe(true);
      const back = orders.map((order, turn) => join(order.toReversed(), turn));
      expect(judgeTrace(curves, back, reach), name).not.toBeNull();
    }
  });

  test("that do not follow each other are joined by a straight line", () => {
    const view = write("o");
    const dots = dotsOf(view);
    const order = dots.strokes[0]?.stops.map(({ dot }) => dot) ?? [];
    const [first = 0, second = 0, third = 0] = order;
    expect(order.length).toBeGreaterThan(3);
    expect(lineThrough(dots, 0, [first, third])).toHaveLength(2);
    expect(
      judgeTrace(curvesOf("o"), [toDrawn(lineThrough(dots, 0, [first, third, second, first]))], reach),
    ).not.toBeNull();
  });
});
