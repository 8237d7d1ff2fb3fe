import type { z } from "zod";
import type { Line } from "#lib/core/line.ts";
import type { MistakeCode } from "#lib/questions/mistake-code.ts";
import type { Reading } from "#lib/questions/reading.ts";

type FieldOf<Each> = Each extends unknown ? keyof Each : never;

/** What a browser needs of a kind; without zod, so that it stays small. */
export interface Grading<Key, Response> {
  /** The field by which a response is known as one of this kind. */
  readonly field: FieldOf<Response>;
  /**
   * How what lies on the board is heard. loudspeakers: each answer has one, or is read with the question; tap to hear:
   * what is tapped is read while that is on; question: there is nothing to hear on it but digits and what is asked.
   */
  readonly hearing: "loudspeakers" | "tap to hear" | "question";
  /**
   * Where the figures of a hint are drawn: in the place of the question's figures, or by the board itself onto what the
   * pupil works with; by a board of pictures only where no figure stands above it that the help belongs to.
   */
  readonly help: "figures" | "board" | "board unless figures";
  grade(key: Key, response: Response): boolean;
  /** What helps after this response: the sentence for its mistake, or null. */
  feedback(key: Key, response: Response): Line | null;
  /** The place of the first part that is wrong, for a board that shows it there; absent where a response is one piece. */
  wrongPart?(key: Key, response: Response): number | null;
  /** All places that are wrong, for a board of a text: as `readPlace` reads them (lib/questions/writing/grading.ts). */
  wrongPlaces?(key: Key, response: Response): readonly number[];
}

/** What only the server knows of a kind. */
interface ServerHalf<View, Key, Response> {
  /** Accepts exactly the response's shape, from an untrusted body. */
  readonly response: z.ZodType<Response>;
  /** The view with the fields that may leave the server; each is named, so that no other does. */
  toView(view: View): View;
  /** The key with the fields that may leave the server once the answer may be known. */
  toKey(key: Key): Key;
  /** What stands on the board and is called otherwise than in a text; absent where nothing is. Lines bring their own spoken form. */
  readings?(view: View): readonly Reading[];
  /**
   * By which named mistake a wrong response came about; null where none is known. Absent where the responses of a kind tell
   * no mistake. Only ever asked of wrong responses; the codes stay on the server.
   */
  nameMistake?(key: Key, response: Response, view: View): MistakeCode | null;
  /** How many taps the quickest right answer takes; a knob that is dragged counts as one. */
  countTaps(view: View, key: Key): number;
  /** Responses a pupil can give: every right one, and wrong ones including each named mistake. */
  examples(view: View, key: Key): { readonly right: readonly Response[]; readonly wrong: readonly Response[] };
}

/** A kind of question: what is shown, what is right, what comes back, and all that is done with them. */
export interface Kind<View, Key, Response> extends Grading<Key, Response>, ServerHalf<View, Key, Response> {}

/** Defines a kind; the types of its question are taken from it (lib/questions/question.ts). */
export function defineKind<View, Key, Response>(
  grading: Grading<Key, Response>,
  half: ServerHalf<View, NoInfer<Key>, NoInfer<Response>>,
): Kind<View, Key, Response> {
  return { ...grading, ...half };
}
