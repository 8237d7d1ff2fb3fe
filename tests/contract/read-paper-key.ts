import type { Question, Response } from "#lib/questions/question.ts";

const letters = "ABCDEF";

/** The answer of a key as a response, read as it is printed; null for kinds whose answer stands there as on a screen. */
export function readPaperKey({ kind }: Question, answer: string): Response | null {
  switch (kind) {
    case "choice":
      return { choice: letters.indexOf(answer.charAt(0)) };
    case "figure-choice":
      return { figure: letters.indexOf(answer) };
    case "pick-shapes":
      return { picked: answer.split("; ").map((no) => Number(no) - 1) };
    case "number":
      return { value: Number((/\d[\d\s]*/u.exec(answer)?.[0] ?? "").replaceAll(/\s/gu, "")) };
    default:
      return null;
  }
}
