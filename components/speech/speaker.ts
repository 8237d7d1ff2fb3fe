type Listener = () => void;

const listeners = new Set<Listener>();
let voice: SpeechSynthesisVoice | null = null;
let isListening = false;
let present: Spoken | null = null;

interface Spoken {
  readonly utterance: SpeechSynthesisUtterance;
  readonly onEnd: OnEnd;
}

/** Called once, when the words have been said to their end, or were hushed or could not be said (then false). */
type OnEnd = (isThrough: boolean) => void;

function findVoice(): void {
  const found = window.speechSynthesis.getVoices().find(({ lang }) => lang.toLowerCase().startsWith("vi")) ?? null;
  if (found?.voiceURI === voice?.voiceURI) return;
  voice = found;
  for (const listener of listeners) listener();
}

/** Ends what is being said; browsers tell of it late or never. */
function stop(): void {
  const hushed = present;
  present = null;
  window.speechSynthesis.cancel();
  hushed?.onEnd(false);
}

function settle(utterance: SpeechSynthesisUtterance, isThrough: boolean): void {
  if (present?.utterance !== utterance) return;
  const { onEnd } = present;
  present = null;
  onEnd(isThrough);
}

const ignore = () => undefined;

/**
 * The one voice of the page. It speaks Vietnamese with a Vietnamese voice or not at all: another
 * language's voice would teach a child wrong sounds.
 */
export const speaker = {
  /** Called when a Vietnamese voice turns up or goes. Returns the way to stop listening. */
  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    if (!isListening && "speechSynthesis" in window) {
      isListening = true;
      // Browsers load their voices late and tell so; an old Safari has no such event, but its voices at once.
      window.speechSynthesis.addEventListener?.("voiceschanged", findVoice);
      findVoice();
    }
    return () => listeners.delete(listener);
  },

  voice: (): SpeechSynthesisVoice | null => voice,

  /** Says the words instead of whatever is being said. `rate` 1 is everyday speed. Returns the way to hush just these words. */
  speak(words: string, rate: number, onEnd: OnEnd = ignore): () => void {
    if (voice === null) return () => undefined;
    stop();
    const utterance = new SpeechSynthesisUtterance(words);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.rate = rate;
    utterance.addEventListener("end", () => settle(utterance, true));
    utterance.addEventListener("error", () => settle(utterance, false));
    present = { utterance, onEnd };
    window.speechSynthesis.speak(utterance);
    return () => {
      if (present?.utterance === utterance) stop();
    };
  },
} as const;
