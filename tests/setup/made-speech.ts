import type { BrowserContext, Page } from "@playwright/test";

/** A piece of sound that was played. */
interface Played {
  readonly seconds: number;
  /** The loudest sample; 0 is silence. */
  readonly peak: number;
  readonly isStopped: boolean;
}

interface Playing extends Window {
  played?: Played[];
}

/**
 * Takes the voices of the device from the browsers of a context, and keeps account of what they play. No piece of sound
 * comes to its end by itself: what is hushed is not over before a test comes to hush it.
 */
export async function hearMadeSpeech(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(AudioBuffer.prototype, "duration", { get: () => 600 });
    const played: { seconds: number; peak: number; isStopped: boolean }[] = [];
    Object.assign(window, { played });
    window.speechSynthesis.getVoices = () => [];
    const { start, stop } = AudioBufferSourceNode.prototype;
    const pieces = new WeakMap<AudioBufferSourceNode, { isStopped: boolean }>();
    AudioBufferSourceNode.prototype.start = function begin() {
      const samples = this.buffer?.getChannelData(0) ?? new Float32Array();
      const piece = {
        seconds: samples.length / (this.buffer?.sampleRate ?? 1),
        peak: samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0),
        isStopped: false,
      };
      played.push(piece);
      pieces.set(this, piece);
      start.call(this);
    };
    AudioBufferSourceNode.prototype.stop = function end() {
      const piece = pieces.get(this);
      if (piece !== undefined) piece.isStopped = true;
      stop.call(this);
    };
  });
}

/** What was played so far, in its order. */
export async function listPlayed(page: Page): Promise<readonly Played[]> {
  return page.evaluate(() => (window as Playing).played ?? []);
}
