import { type BrowserContext, expect, type Page } from "@playwright/test";
import { giveVietnameseVoice } from "./vietnamese-voice.ts";

interface Said extends EventTarget {
  readonly text: string;
  readonly rate: number;
}

interface Heard extends Window {
  heard?: Said[];
}

/** Gives the browsers of a context a Vietnamese voice whose words a test can read, and which it tells when they are said. */
export async function giveHeardVoice(context: BrowserContext): Promise<void> {
  await giveVietnameseVoice(context);
  await context.addInitScript(() => {
    const heard: Said[] = [];
    class Utterance extends EventTarget {
      readonly text: string;
      rate = 1;

      constructor(text: string) {
        super();
        this.text = text;
      }
    }
    Object.assign(window, { heard, SpeechSynthesisUtterance: Utterance });
    window.speechSynthesis.speak = (utterance) => {
      heard.push(utterance);
      utterance.dispatchEvent(new Event("start"));
    };
    window.speechSynthesis.cancel = () => undefined;
  });
}

/** What was said last. */
export function lastWords(page: Page): Promise<string | undefined> {
  return page.evaluate(() => (window as Heard).heard?.at(-1)?.text);
}

/** How fast it was said, 1 being everyday speed. */
export function lastRate(page: Page): Promise<number | undefined> {
  return page.evaluate(() => (window as Heard).heard?.at(-1)?.rate);
}

/** Lets the voice come to a word of what it says, by its letters. */
export function sayWord(page: Page, charIndex: number, charLength: number): Promise<void> {
  return page.evaluate(
    (where) => {
      const boundary = Object.assign(new Event("boundary"), { name: "word", ...where });
      (window as Heard).heard?.at(-1)?.dispatchEvent(boundary);
    },
    { charIndex, charLength },
  );
}

/** Lets the voice come to the end of what it says. */
export function endWords(page: Page): Promise<void> {
  return page.evaluate(() => void (window as Heard).heard?.at(-1)?.dispatchEvent(new Event("end")));
}

/** A sentence is said behind what is being said, which may have begun before the loudspeaker was tapped. */
export async function hearsNext(page: Page, sentence: string): Promise<void> {
  const listen = async () => {
    const words = await lastWords(page);
    if (words !== sentence) await endWords(page);
    return words;
  };
  await expect.poll(listen).toBe(sentence);
}
