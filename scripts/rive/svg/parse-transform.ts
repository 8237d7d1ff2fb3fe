import type { Matrix } from "#scripts/rive/matrix.ts";
import { multiply } from "#scripts/rive/multiply.ts";

const identity: Matrix = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 };

function translation(e: number, f: number): Matrix {
  return { ...identity, e, f };
}

function stepOf(name: string, numbers: readonly number[]): Matrix {
  const [first = Number.NaN, second, third] = numbers;
  if (numbers.some(Number.isNaN)) throw new Error(`not numbers in ${name}(${numbers.join(" ")})`);
  if (name === "translate" && numbers.length === 2) return translation(first, second ?? 0);
  if (name !== "rotate" || (numbers.length !== 1 && numbers.length !== 3)) {
    throw new Error(
      `only translate(x y), rotate(angle) and rotate(angle x y) are known, not ${name} of ${numbers.length}`,
    );
  }
  const [sin, cos] = [Math.sin((first * Math.PI) / 180), Math.cos((first * Math.PI) / 180)];
  const [x, y] = [second ?? 0, third ?? 0];
  const turn = { a: cos, b: sin, c: -sin, d: cos, e: 0, f: 0 };
  return multiply(translation(x, y), multiply(turn, translation(-x, -y)));
}

/** The matrix of an SVG transform made of translations and rotations; throws on any other. */
export function parseTransform(text: string): Matrix {
  const steps = /^\s*(?:[a-z]+\([^()]*\)[\s,]*)+$/i.test(text) ? [...text.matchAll(/([a-z]+)\(([^()]*)\)/gi)] : [];
  if (steps.length === 0) throw new Error(`not a transform: ${text}`);
  return steps
    .map(([, name = "", inside = ""]) =>
      stepOf(
        name,
        inside
          .trim()
          .split(/[\s,]+/)
          .map(Number),
      ),
    )
    .reduce(multiply, identity);
}
