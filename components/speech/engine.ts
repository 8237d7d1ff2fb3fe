/** said: to its end; failed: this voice cannot speak; blocked: the browser lets nothing be heard before a tap. */
export type Outcome = "said" | "failed" | "blocked";

export interface Utterance {
  /** One sentence, as it is spoken. */
  readonly words: string;
  /** What is said next, for who can get ready for it. */
  readonly next: string | undefined;
  /** 1 is everyday speed. */
  readonly rate: number;
  readonly onStart: () => void;
  /** The word that is being said, by its letters. */
  readonly onWord: (from: number, to: number) => void;
  /** Called once, unless it was stopped before. */
  readonly onEnd: (outcome: Outcome) => void;
}

/** A voice that says one sentence. Returns the way to stop it, after which nothing is told any more. */
export type Engine = (utterance: Utterance) => () => void;
