/** device: a Vietnamese voice of the device; made: the one that is made in the browser (public/voice). */
export type VoiceName = "device" | "made";

type Listener = () => void;

const listeners = new Set<Listener>();
const failed = new Set<VoiceName>();
let found: SpeechSynthesisVoice | null = null;
let isListening = false;

function tell(): void {
  for (const listener of listeners) listener();
}

/** Chrome on Android lists languages, not voices, and writes them with an underscore. */
const isListedLanguage = (lang: string) => lang.includes("_");

/** Whether the language of the device itself is Vietnamese: then its voice came with it. */
function speaksVietnamese(): boolean {
  return /^vi\b/iu.test(navigator.language);
}

/**
 * Whether a voice is a Vietnamese one that is really there. Chrome on Android also lists languages whose voice is not
 * installed, then speaks English and tells of no error: such a list is believed only where the device is Vietnamese.
 */
function isReal({ lang }: SpeechSynthesisVoice): boolean {
  return /^vi(?:[-_]|$)/iu.test(lang) && (!isListedLanguage(lang) || speaksVietnamese());
}

/**
 * The Vietnamese voice of this device, rather one that lives on it than one that is asked over the network; null where
 * there is none. Browsers load their voices late.
 */
function findDeviceVoice(): SpeechSynthesisVoice | null {
  if (!("speechSynthesis" in window)) return null;
  const real = window.speechSynthesis.getVoices().filter(isReal);
  return real.find(({ localService }) => localService) ?? real[0] ?? null;
}

function find(): void {
  const now = findDeviceVoice();
  if (now?.voiceURI === found?.voiceURI) return;
  found = now;
  tell();
}

function listen(): void {
  if (isListening) return;
  isListening = true;
  // Browsers load their voices late and tell so; an old Safari has no such event, but its voices at once.
  if ("speechSynthesis" in window) window.speechSynthesis.addEventListener?.("voiceschanged", find);
  // A voice of the network is none without it.
  for (const change of ["online", "offline"]) window.addEventListener(change, tell);
  find();
}

/** What making speech takes: all but very old browsers have it. */
function canMake(): boolean {
  return "Worker" in window && "AudioContext" in window && "DecompressionStream" in window;
}

/** The voice to speak with now; null where there is none. */
function choose(): VoiceName | null {
  listen();
  const isThere = found !== null && (found.localService || navigator.onLine);
  if (isThere && !failed.has("device")) return "device";
  return canMake() && !failed.has("made") ? "made" : null;
}

/** The voices there are to read aloud with: Vietnamese ones or none, as another would teach a child wrong sounds. */
export const voices = {
  /** Called when a voice turns up or goes. Returns the way to stop listening. */
  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    listen();
    return () => listeners.delete(listener);
  },

  device: (): SpeechSynthesisVoice | null => found,

  choose,

  /** Whether one was tried, and none is left. */
  isLost: (): boolean => failed.size > 0 && choose() === null,

  /** A voice that did not speak is asked no more for the rest of the visit. */
  giveUp(name: VoiceName): void {
    failed.add(name);
    tell();
  },
} as const;
