import { divisionSteps } from "#lib/questions/working/division-steps.ts";

/** The steps of a written division: "6 : 3 = 2", "1 : 3 được 0, còn 1", "18 : 3 = 6". */
export function sayDivision(dividend: number, divisor: number): string[] {
  return divisionSteps(dividend, divisor).map(({ taken, digit, rest }) =>
    rest === 0 ? `${taken} : ${divisor} = ${digit}` : `${taken} : ${divisor} được ${digit}, còn ${rest}`,
  );
}
