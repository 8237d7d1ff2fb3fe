import { expect, type Page } from "@playwright/test";
import { soundNotes } from "#components/sound/sound-notes.ts";
import { Child } from "#tests/setup/child.ts";
import { keepSettings } from "#tests/setup/keep-settings.ts";
import { test } from "#tests/setup/test.ts";

interface Listening extends Window {
  /** How often a sound was opened, and the pitches that were struck in it. */
  listened?: { contexts: number; pitches: number[] };
}

/** Notes what is to be heard; to be called before the page is opened. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const listened = { contexts: 0, pitches: [] as number[] };
    Object.assign(window, { listened });
    const Sound = window.AudioContext;
    window.AudioContext = class extends Sound {
      constructor() {
        super();
        listened.contexts += 1;
      }

      override createOscillator(): OscillatorNode {
        const tone = super.createOscillator();
        const strike = tone.frequency.setValueAtTime.bind(tone.frequency);
        tone.frequency.setValueAtTime = (pitch, at) => {
          listened.pitches.push(pitch);
          return strike(pitch, at);
        };
        return tone;
      }
    };
  });
}

const contexts = (page: Page) => page.evaluate(() => (window as Listening).listened?.contexts);
const pitches = (page: Page) => page.evaluate(() => (window as Listening).listened?.pitches ?? []);
const pitchesOf = (name: keyof typeof soundNotes) => soundNotes[name].map(({ pitch }) => pitch);
const muteOf = (page: Page) => page.getByRole("button", { name: "Âm thanh" });

async function openRun(page: Page): Promise<Child> {
  await page.goto("/game/addition/10/play/1");
  const child = new Child(page);
  await child.seesQuestion(1);
  return child;
}

test("nothing sounds before the first tap; then a wrong answer sounds in one way and a right one in another", async ({
  page,
}) => {
  await listen(page);
  const child = await openRun(page);
  await page.waitForLoadState("networkidle");
  expect(await contexts(page)).toBe(0);
  await child.answerWrong();
  await expect.poll(() => pitches(page)).toEqual(expect.arrayContaining(pitchesOf("again")));
  expect(await pitches(page)).not.toEqual(expect.arrayContaining(pitchesOf("right")));
  await child.answerRight();
  await expect.poll(() => pitches(page)).toEqual(expect.arrayContaining(pitchesOf("right")));
  await page.getByRole("button", { name: "Câu tiếp" }).click();
  await expect.poll(() => pitches(page)).toEqual(expect.arrayContaining(pitchesOf("tap")));
  expect(await contexts(page)).toBe(1);
});

test("a mute is seen, silences everything, and is remembered", async ({ page }) => {
  await listen(page);
  const child = await openRun(page);
  await expect(muteOf(page)).toHaveAttribute("aria-pressed", "true");
  await muteOf(page).click();
  await expect(muteOf(page)).toHaveAttribute("aria-pressed", "false");
  await child.answerWrong();
  await child.answerRight();
  await child.goOn(1);
  await child.seesQuestion(2);
  expect(await contexts(page)).toBe(0);
  await page.reload();
  await expect(muteOf(page)).toHaveAttribute("aria-pressed", "false");
  await page.goto("/settings");
  await expect(page.getByRole("switch", { name: "Âm thanh" })).not.toBeChecked();
});

test("in calm nothing sounds", async ({ page }) => {
  await keepSettings(page.context(), { isCalm: true });
  await listen(page);
  const child = await openRun(page);
  await child.answerWrong();
  await child.answerRight();
  await child.goOn(1);
  await child.seesQuestion(2);
  expect(await contexts(page)).toBe(0);
});
