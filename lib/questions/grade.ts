import { gradeChoice } from "./choice/grade.ts";
import { gradeCount } from "./count/grade.ts";
import { gradeNumber } from "./number/grade.ts";
import type { Response, Solution } from "./question.ts";

/** Marks a response in the browser (practice); the server marks it again. A response of another kind is wrong. */
export function grade(solution: Solution, response: Response): boolean {
  switch (solution.kind) {
    case "choice":
      return "choice" in response && gradeChoice(solution.key, response);
    case "number":
      return "value" in response && gradeNumber(solution.key, response);
    case "count":
      return "count" in response && gradeCount(solution.key, response);
  }
}
