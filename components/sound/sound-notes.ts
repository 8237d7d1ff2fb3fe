/** One note of a sound. Times are in seconds from its beginning. */
export interface Note {
  readonly at: number;
  readonly lasts: number;
  /** In hertz. */
  readonly pitch: number;
  /** Of the full swing, at its loudest. */
  readonly loudness: number;
  readonly wave: "sine" | "triangle";
}

/**
 * The sounds of the product. They stay below 0.3 of the full swing together; what is heard often is soft and short, and
 * a wrong answer sounds like a question, not like a buzzer.
 */
export const soundNotes = {
  tap: [{ at: 0, lasts: 0.06, pitch: 620, loudness: 0.07, wave: "sine" }],
  right: [
    { at: 0, lasts: 0.2, pitch: 659.3, loudness: 0.13, wave: "triangle" },
    { at: 0.1, lasts: 0.34, pitch: 987.8, loudness: 0.13, wave: "triangle" },
  ],
  again: [
    { at: 0, lasts: 0.18, pitch: 392, loudness: 0.13, wave: "sine" },
    { at: 0.14, lasts: 0.28, pitch: 329.6, loudness: 0.13, wave: "sine" },
  ],
  finish: [
    { at: 0, lasts: 0.24, pitch: 523.3, loudness: 0.11, wave: "triangle" },
    { at: 0.13, lasts: 0.24, pitch: 659.3, loudness: 0.11, wave: "triangle" },
    { at: 0.26, lasts: 0.24, pitch: 784, loudness: 0.11, wave: "triangle" },
    { at: 0.39, lasts: 0.7, pitch: 1046.5, loudness: 0.13, wave: "triangle" },
  ],
  /** Comes when the end has been heard. */
  unlock: [
    { at: 1.1, lasts: 0.26, pitch: 784, loudness: 0.08, wave: "sine" },
    { at: 1.2, lasts: 0.26, pitch: 1174.7, loudness: 0.08, wave: "sine" },
    { at: 1.3, lasts: 0.38, pitch: 1568, loudness: 0.08, wave: "sine" },
  ],
} as const satisfies Record<string, readonly Note[]>;

export type SoundName = keyof typeof soundNotes;
