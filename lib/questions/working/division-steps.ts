/** One step of a written division: the digits that are divided, what they give, and what is left. */
export interface DivisionStep {
  /** What is divided in this step: the rest so far with the next digit brought down. */
  readonly taken: number;
  readonly digit: number;
  readonly product: number;
  readonly rest: number;
  /** The digit of the dividend, from 0, that was brought down last. */
  readonly end: number;
}

/** How a whole number is divided from the left, digit by digit; the first step takes as many digits as it needs. */
export function divisionSteps(dividend: number, divisor: number): DivisionStep[] {
  const steps: DivisionStep[] = [];
  let rest = 0;
  for (const [end, digit] of Array.from(String(dividend), Number).entries()) {
    const taken = rest * 10 + digit;
    rest = taken % divisor;
    const quotient = (taken - rest) / divisor;
    const isOpen = steps.length > 0 || quotient > 0 || end === String(dividend).length - 1;
    if (isOpen) steps.push({ taken, digit: quotient, product: taken - rest, rest, end });
  }
  return steps;
}
