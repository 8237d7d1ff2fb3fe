let context: AudioContext | null = null;

/**
 * What plays the speech that is made in the browser. Some browsers let it be heard only when it was opened in the moment
 * of a tap.
 */
export function openAudio(): AudioContext {
  context ??= new AudioContext();
  // A browser that refuses says so when something is to be played.
  void context.resume().catch(() => undefined);
  return context;
}
