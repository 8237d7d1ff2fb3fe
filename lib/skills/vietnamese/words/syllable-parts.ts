import { decomposeSyllable } from "#lib/core/vietnamese/decompose-syllable.ts";
import type { Syllable } from "#lib/core/vietnamese/syllable.ts";
import { writeInitial } from "#lib/core/vietnamese/write-initial.ts";
import { writeRime } from "#lib/core/vietnamese/write-rime.ts";

/** A written syllable with the parts school names: "quần" is qu, ân and the huyền tone. */
export interface SyllableParts {
  readonly text: string;
  readonly syllable: Syllable;
  /** As it is written here: k of kéo; "" for none. */
  readonly initial: string;
  readonly rime: string;
}

/** Throws a RangeError for what is no syllable: the lists of words are this project's own. */
export function syllableParts(text: string): SyllableParts {
  const syllable = decomposeSyllable(text);
  if (syllable === null) throw new RangeError(`No syllable: ${text}`);
  const rime = writeRime(syllable).text;
  return { text, syllable, initial: writeInitial(syllable.initial, rime), rime };
}
