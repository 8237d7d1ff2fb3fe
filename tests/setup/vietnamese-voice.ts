import type { BrowserContext } from "@playwright/test";

/** Gives the browsers of a context a Vietnamese voice that says nothing: then no other one is loaded. */
export async function giveVietnameseVoice(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const voice = { lang: "vi-VN", name: "Tiếng Việt", localService: true, default: false, voiceURI: "vi" };
    window.speechSynthesis.getVoices = () => [voice];
  });
}
