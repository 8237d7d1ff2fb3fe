import { expect, type Locator, type Page } from "@playwright/test";

/** A question as a pupil sees or hears it: words, text alternatives and how many pictures there are. */
export interface Sight {
  /** On one line, with plain spaces. */
  readonly prompt: string;
  /** The whole numbers of the prompt in their order. */
  readonly numbers: readonly number[];
  /** Text alternatives of the figures above the board. */
  readonly figures: readonly string[];
  /** How many small pictures are drawn in them. */
  readonly pictures: number;
  /** The buttons of the board: their words, or the text alternative of what is drawn on them. */
  readonly buttons: readonly string[];
  /** Text alternatives of what is drawn on the board. */
  readonly drawings: readonly string[];
  /** Where the figures stand, and everything that is answered with. */
  readonly figure: Locator;
  readonly board: Locator;
}

/** Waits until every drawing is there: each comes in a file of its own. */
export async function seesAll(page: Page): Promise<void> {
  await expect(page.locator("main:visible [data-loading]")).toHaveCount(0);
}

/** Looks at the question on screen. */
export async function look(page: Page): Promise<Sight> {
  await seesAll(page);
  const board = page.getByRole("group", { name: "Đáp án" });
  const asked = page.locator("main p[tabindex]").filter({ visible: true });
  const prompt = plain(await asked.first().innerText());
  const around = page.locator("main :not(fieldset *)");
  const figure = around.and(page.locator("[role=img]")).filter({ visible: true });
  const buttons = await answerButtons(board).evaluateAll((all) =>
    all.map((each) => {
      const named = each.hasAttribute("aria-label") ? each : each.querySelector("[aria-label]");
      const heard = document.importNode(each, true);
      for (const drawn of heard.querySelectorAll("[aria-hidden=true]")) drawn.remove();
      return named?.getAttribute("aria-label") ?? (heard.textContent || each.textContent);
    }),
  );
  return {
    prompt,
    numbers: (prompt.match(/\d+/g) ?? []).map(Number),
    figures: await altsOf(figure),
    pictures: await around.and(page.locator("svg image")).filter({ visible: true }).count(),
    buttons: buttons.map(plain),
    drawings: await altsOf(board.locator("[role=img]")),
    figure,
    board,
  };
}

/** The buttons of a board without the loudspeakers and the ear: those are no answers. */
export function answerButtons(board: Locator): Locator {
  return board.getByRole("button", { name: /^(?!Nghe: |Chạm để nghe)/ });
}

async function altsOf(drawn: Locator): Promise<string[]> {
  const alts = await drawn.evaluateAll((all) => all.map((each) => each.getAttribute("aria-label") ?? ""));
  return alts.map(plain);
}

function plain(text: string): string {
  return text.normalize("NFC").replace(/\s+/g, " ").trim();
}
