/** A word of a piece of speech: its letters in the text, and when it begins. */
export interface SpokenWord {
  readonly from: number;
  readonly to: number;
  /** Milliseconds from the beginning of the sound. */
  readonly at: number;
}

/** What the page asks the worker that makes speech: first the data it speaks from, then words. */
export type SpeechRequest =
  | { readonly data: ArrayBuffer }
  | {
      readonly id: number;
      readonly text: string;
      /** 1 is everyday speed. */
      readonly rate: number;
    };

/** What the worker answers: that it is ready, or the sound of the words, or that it could not. */
export type MadeSpeech =
  | { readonly isReady: boolean }
  | {
      readonly id: number;
      readonly samples: Float32Array<ArrayBuffer>;
      /** Samples a second. */
      readonly sampleRate: number;
      readonly words: readonly SpokenWord[];
    };
