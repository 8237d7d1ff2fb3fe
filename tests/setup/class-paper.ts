import { expect, type Locator, type Page } from "@playwright/test";
import { animalText } from "#lib/text/animal-text.ts";

/** What stands on the paper of a class, as it is read from there: the key sheet and the cards. */
export const classPaper = {
  /** The eight words of a key sheet. */
  async wordsOn(sheet: Page): Promise<string> {
    const words = sheet.getByRole("listitem").locator("b");
    await expect(words).toHaveCount(8);
    return (await words.allInnerTexts()).join(" ");
  },

  /** The animals on a card, in their order, as the pad of a lock names them. */
  async animalsOn(card: Locator): Promise<string[]> {
    const drawn = card.locator("ol img");
    await expect(drawn).toHaveCount(3);
    const pictures = await drawn.evaluateAll((all) => all.map((each) => each.getAttribute("src") ?? ""));
    const words: Readonly<Record<string, string>> = animalText;
    return pictures.map((src) => words[/level-one\/(\w+)-1/.exec(src)?.[1] ?? ""] ?? src);
  },
} as const;
