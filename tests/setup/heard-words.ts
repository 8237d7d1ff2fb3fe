import type { BrowserContext, Page } from "@playwright/test";
import { giveVietnameseVoice } from "./vietnamese-voice.ts";

interface Heard extends Window {
  heard?: (EventTarget & { readonly text: string })[];
}

/** Gives the browsers of a context a Vietnamese voice whose words a test can read, and which it tells when they are said. */
export async function giveHeardVoice(context: BrowserContext): Promise<void> {
  await giveVietnameseVoice(context);
  await context.addInitScript(() => {
    const heard: (EventTarget & { readonly text: string })[] = [];
    class Utterance extends EventTarget {
      readonly text: string;

      constructor(text: string) {
        super();
        this.text = text;
      }
    }
    Object.assign(window, { heard, SpeechSynthesisUtterance: Utterance });
    window.speechSynthesis.speak = (utterance) => heard.push(utterance);
    window.speechSynthesis.cancel = () => undefined;
  });
}

/** What was said last. */
export function lastWords(page: Page): Promise<string | undefined> {
  return page.evaluate(() => (window as Heard).heard?.at(-1)?.text);
}

/** Lets the voice come to the end of what it says. */
export function endWords(page: Page): Promise<void> {
  return page.evaluate(() => void (window as Heard).heard?.at(-1)?.dispatchEvent(new Event("end")));
}
