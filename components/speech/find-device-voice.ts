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
export function findDeviceVoice(): SpeechSynthesisVoice | null {
  if (!("speechSynthesis" in window)) return null;
  const real = window.speechSynthesis.getVoices().filter(isReal);
  return real.find(({ localService }) => localService) ?? real[0] ?? null;
}
