import { vi } from "vitest";
import { fakeWindow } from "./fake-window.ts";

/** What a fake voice was told to say. */
export class FakeUtterance extends EventTarget {
  readonly text: string;
  lang = "";
  rate = 1;
  voice: { readonly lang: string } | null = null;

  constructor(text: string) {
    super();
    this.text = text;
  }

  /** Lets the browser tell something of it. */
  tell(type: string, details: object = {}): void {
    this.dispatchEvent(Object.assign(new Event(type), details));
  }
}

interface FakeVoice {
  readonly lang: string;
  readonly localService: boolean;
}

/** A browser with these voices that says nothing by itself: a test tells what becomes of each utterance. */
export function fakeSpeech(voices: readonly FakeVoice[], { language = "vi-VN", isOnline = true } = {}) {
  const said: FakeUtterance[] = [];
  const speech = Object.assign(new EventTarget(), {
    voices,
    cancels: 0,
    getVoices: () => speech.voices.map((voice) => ({ ...voice, voiceURI: `${voice.lang} ${voice.localService}` })),
    speak: (utterance: FakeUtterance) => void said.push(utterance),
    cancel: () => {
      speech.cancels += 1;
    },
  });
  const page = new EventTarget();
  vi.stubGlobal(
    "window",
    Object.assign(fakeWindow(), {
      speechSynthesis: speech,
      setTimeout,
      clearTimeout,
      addEventListener: page.addEventListener.bind(page),
    }),
  );
  const document = Object.assign(new EventTarget(), { visibilityState: "visible" });
  vi.stubGlobal("document", document);
  vi.stubGlobal("navigator", { language, onLine: isOnline });
  vi.stubGlobal("SpeechSynthesisUtterance", FakeUtterance);
  return { speech, said, page, document };
}
