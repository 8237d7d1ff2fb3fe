import { type CDPSession, expect, type Locator, type Page } from "@playwright/test";
import { playText } from "#lib/text/play-text.ts";
import { writingText } from "#lib/text/writing-text.ts";
import { findQuestion } from "#tests/setup/find-question.ts";
import { showRun } from "#tests/setup/show-run.ts";
import { test } from "#tests/setup/test.ts";
import { bareOf, composedStates, keysOf, screenKeysOf } from "#tests/setup/vietnamese-keys.ts";
import { listTexts } from "#tests/setup/vietnamese-words.ts";

const inField = 12;
const mostSigns = 140;

/** Five hundred words, so many of them in a row as the field holds: each fifth always, and what Telex would read as ô; the others where there is time. */
const words = listTexts();
const isFifth = (word: string, place: number) => place % 5 === 0 || /oo/u.test(word);
const parts = [
  { part: "a hundred words", tag: [], words: words.filter(isFifth) },
  { part: "the other four hundred words", tag: ["@deep"], words: words.filter((word, place) => !isFifth(word, place)) },
].map(({ words: own, ...part }) => ({
  ...part,
  rows: Array.from({ length: Math.ceil(own.length / inField) }, (_, row) =>
    own.slice(row * inField, (row + 1) * inField),
  ),
}));
type Row = readonly string[];

const boardOf = (page: Page): Locator => page.getByRole("group", { name: playText.answers });

/** A board with room for a row of words; its field has the focus. */
async function openField(page: Page): Promise<Locator> {
  const question = findQuestion("type", ["c4-organisation-type", 1]);
  await showRun(page, [{ ...question, view: { ...question.view, mostSigns } }]);
  const field = boardOf(page).getByRole("textbox", { name: writingText.field });
  await field.click();
  return field;
}

/** Types one row after the other into the field, and looks at each. */
async function typeRows(field: Locator, rows: readonly Row[], typeRow: (row: Row) => Promise<void>): Promise<void> {
  const typed: string[] = [];
  for (const row of rows) {
    await field.press("ControlOrMeta+a");
    await field.press("Delete");
    await typeRow(row);
    typed.push(await field.inputValue());
  }
  expect(typed).toEqual(rows.map((row) => row.join(" ")));
}

/** The keys of a keyboard without an input method, one after the other and as fast as the browser takes them. */
async function pressKeys(device: CDPSession, keys: string): Promise<void> {
  await Promise.all(
    Array.from(keys).flatMap((key) => [
      device.send("Input.dispatchKeyEvent", { type: "keyDown", key, text: key, unmodifiedText: key }),
      device.send("Input.dispatchKeyEvent", { type: "keyUp", key }),
    ]),
  );
}

/** The keys on the screen by their names: a capital has the key for it before its own. */
function keyNamesOf(text: string): string[] {
  const names = new Map<string, string>([
    [" ", writingText.space],
    ["-", writingText.hyphen],
  ]);
  return screenKeysOf(text, "after").flatMap((stroke) => {
    if (stroke.type === "tone") return [writingText.tone(stroke.tone)];
    if (stroke.type === "rub-out") return [writingText.rubOut];
    const name = names.get(stroke.key) ?? stroke.key;
    return stroke.key === stroke.key.toLowerCase() ? [name] : [writingText.capital, name];
  });
}

/** In the page: presses keys one after the other; each may change what the next one is called. */
async function clickKeys(board: Element, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const keys = [...board.querySelectorAll("button")];
    keys.find((key) => (key.getAttribute("aria-label") ?? key.textContent) === name)?.click();
    await Promise.resolve();
  }
}

for (const { part, tag, rows } of parts) {
  for (const method of ["Telex", "VNI"] as const) {
    for (const order of ["after", "at once"] as const) {
      test(`${part} are typed by ${method}, the mark of the tone ${order}`, { tag }, async ({ page, context }) => {
        const field = await openField(page);
        const device = await context.newCDPSession(page);
        await typeRows(field, rows, (row) => pressKeys(device, keysOf(row.join(" "), method, order)));
      });
    }
  }

  test(`${part} are written by the keys on the screen`, { tag }, async ({ page }) => {
    const field = await openField(page);
    const keys = boardOf(page).getByRole("group", { name: writingText.keys });
    await typeRows(field, rows, (row) => keys.evaluate(clickKeys, keyNamesOf(row.join(" "))));
  });
}

/** A keyboard of a phone: what it composes, what it then leaves there, and what it puts in without composing. */
function phone(device: CDPSession) {
  return {
    compose: (text: string, over: number | null = null) =>
      device.send("Input.imeSetComposition", {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
        ...(over !== null && { replacementStart: over, replacementEnd: over + bareOf(text).length }),
      }),
    put: (text: string) => device.send("Input.insertText", { text }),
  };
}

type Phone = ReturnType<typeof phone>;

/** Where each word of a row begins. */
function eachWord(row: Row): readonly { readonly word: string; readonly at: number }[] {
  return row.map((word, place) => ({ word, at: row.slice(0, place).join(" ").length + (place === 0 ? 0 : 1) }));
}

const phones: readonly {
  readonly what: string;
  readonly type: (keyboard: Phone, word: string, at: number) => Promise<unknown>;
}[] = [
  {
    what: "composed letter by letter and left there at its end",
    type: async ({ compose, put }, word) => {
      for (const state of composedStates(word.split("-").join(""))) await compose(state);
      await compose(word);
      await put(word);
    },
  },
  {
    what: "composed of letters that are taken apart",
    type: async ({ compose, put }, word) => {
      await compose(word.normalize("NFD"));
      await put(word.normalize("NFD"));
    },
  },
  {
    what: "written without marks, then replaced whole by a suggestion",
    type: async ({ compose, put }, word, at) => {
      await put(bareOf(word));
      await compose(word, at);
      await put(word);
    },
  },
  {
    what: "put in as letters that are composed already",
    type: async ({ put }, word) => {
      for (const letter of word) await put(letter);
    },
  },
  {
    what: "put in as letters with their marks behind them, one by one",
    type: async ({ put }, word) => {
      for (const sign of word.normalize("NFD")) await put(sign);
    },
  },
];

/** In the page: puts words in as a correction of an iPhone does it, taken apart and without any composition. */
async function replaceWords(element: HTMLTextAreaElement, { bare, whole }: { bare: string[]; whole: string[] }) {
  const change = async (text: string, from: number, inputType: string) => {
    const init = { inputType, data: text, bubbles: true, cancelable: true };
    if (element.dispatchEvent(new InputEvent("beforeinput", init))) {
      element.setRangeText(text, from, element.value.length, "end");
      element.dispatchEvent(new InputEvent("input", init));
    }
    await Promise.resolve();
  };
  for (const [place, word] of whole.entries()) {
    if (place > 0) await change(" ", element.value.length, "insertText");
    const from = element.value.length;
    await change(bare[place] ?? "", from, "insertFromPaste");
    await change(word.normalize("NFD"), from, "insertReplacementText");
  }
}

for (const { part, tag, rows } of parts) {
  for (const { what, type } of phones) {
    test(`${part} stay as a phone has them: ${what}`, { tag }, async ({ page, context }) => {
      const field = await openField(page);
      const keyboard = phone(await context.newCDPSession(page));
      // Once something was composed elsewhere, plain letters are what that keyboard made of them.
      await keyboard.put("ê");
      await typeRows(field, rows, async (row) => {
        for (const { word, at } of eachWord(row)) {
          if (at > 0) await keyboard.put(" ");
          await type(keyboard, word, at);
        }
      });
    });
  }

  test(`${part} are taken over that the device puts in the place of others`, { tag }, async ({ page }) => {
    const field = await openField(page);
    await typeRows(field, rows, (row) => field.evaluate(replaceWords, { bare: row.map(bareOf), whole: [...row] }));
  });
}

test("what is put into the middle of a text leaves the caret behind it", async ({ page, context }) => {
  const field = await openField(page);
  const keyboard = phone(await context.newCDPSession(page));
  await keyboard.put("Hồ Gươm");
  await field.evaluate((element: HTMLTextAreaElement) => element.setSelectionRange(3, 3));
  await keyboard.put("Hoàn Kiếm ".normalize("NFD"));
  await expect(field).toHaveValue("Hồ Hoàn Kiếm Gươm");
  expect(await field.evaluate((element: HTMLTextAreaElement) => element.selectionStart)).toBe("Hồ Hoàn Kiếm ".length);
});
