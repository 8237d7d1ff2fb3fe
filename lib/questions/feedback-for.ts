import type { Line } from "#lib/core/line.ts";
import { choiceFeedback } from "./choice/choice-feedback.ts";
import { countFeedback } from "./count/count-feedback.ts";
import { numberFeedback } from "./number/number-feedback.ts";
import type { Response, Solution } from "./question.ts";

/** The sentence for the mistake behind a wrong response, or null where none is known. */
export function feedbackFor(solution: Solution, response: Response): Line | null {
  switch (solution.kind) {
    case "choice":
      return "choice" in response ? choiceFeedback(solution.key, response) : null;
    case "number":
      return "value" in response ? numberFeedback(solution.key, response) : null;
    case "count":
      return "count" in response ? countFeedback(solution.key, response) : null;
  }
}
