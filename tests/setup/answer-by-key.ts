import type { Locator, Page } from "@playwright/test";
import type { Question } from "#lib/questions/question.ts";
import { Child } from "./child.ts";
import { press, pressButton } from "./press.ts";

const signPlaces = { "<": -3, "=": -2, ">": -1 } as const;

/** The loudspeakers beside the answers are no answers. */
async function pressNth(board: Locator, places: readonly number[]): Promise<void> {
  const buttons = board.getByRole("button", { name: /^(?!Nghe: )/ });
  for (const place of places) await pressButton(buttons.nth(place));
}

async function typeDigits(board: Locator, digits: readonly (string | number)[]): Promise<void> {
  for (const digit of digits) await press(board, String(digit), 1);
  await press(board, "Trả lời", 1);
}

/**
 * Answers a question the test itself has made, for looking at what comes after it: by its key, and on the boards that
 * are built up step by step as a pupil does who knows how.
 */
export async function answerByKey(page: Page, question: Question): Promise<void> {
  const board = page.getByRole("group", { name: "Đáp án" });
  switch (question.kind) {
    case "choice":
    case "figure-choice":
      return pressNth(board, [question.key.right]);
    case "sign":
      return pressNth(board, [signPlaces[question.key.sign]]);
    case "number":
      return typeDigits(board, [...String(question.key.value)]);
    case "column":
      return typeDigits(board, question.key.digits);
    case "order": {
      // The slots of the row come first, then the cards.
      const slots = question.view.cards.length;
      await pressNth(
        board,
        question.key.order.map((place) => slots + place),
      );
      return press(board, "Trả lời", 1);
    }
    case "count": {
      const left = board.getByRole("button", { pressed: false });
      for (let taken = 0; taken < question.key.count; taken += 1) await pressButton(left.first());
      return press(board, "Trả lời", 1);
    }
    default:
      return new Child(page).answerRight();
  }
}
