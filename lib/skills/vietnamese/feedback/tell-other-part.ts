import { joinParts } from "#lib/core/vietnamese/join-parts.ts";
import type { Tone } from "#lib/core/vietnamese/tone.ts";
import type { Words } from "#lib/skills/drafts/draft.ts";
import { avoidedSyllables } from "#lib/skills/vietnamese/words/avoided-syllables.ts";
import { soundLine } from "#lib/skills/vietnamese/words/sound-line.ts";
import type { SyllableParts } from "#lib/skills/vietnamese/words/syllable-parts.ts";
import { toldOf } from "./tell-parts.ts";

/** What the word would be with another first sound or rime; null where that is no syllable, or none to be read. */
function wouldBe({ initial, rime, syllable }: SyllableParts, other: Partial<SyllableParts>): string | null {
  const built = joinParts({ initial, rime, tone: syllable.tone, ...other });
  return built === null || avoidedSyllables.has(built) ? null : built;
}

/** Said to another first sound taken for that of the word: what is missing, what is too much, or what it would make. */
export function tellOtherInitial(word: SyllableParts, other: string): Words {
  const { initial, rime } = word;
  if (initial.includes(other)) return toldOf((each) => `Trước vần “${rime}” không chỉ có “${each}” đâu.`, other);
  if (other.includes(initial)) return toldOf((each) => `“${each}” có thừa chữ so với tiếng đã cho.`, other);
  const built = wouldBe(word, { initial: other });
  // c and k are one sound, g and gh, ng and ngh: the rime says which of them is written.
  if (built !== null && !built.startsWith(other))
    return toldOf((each) => `Trước vần “${rime}”, ta không viết “${each}”.`, other);
  if (built !== null) return toldOf((each) => `Bắt đầu bằng “${each}” thì thành tiếng “${built}”.`, other);
  const { spoken } = soundLine(other);
  return { text: `“${other}” đọc là “${spoken}”.`, spoken: `Âm con chọn đọc là ${spoken}.` };
}

const sharp = /(?:c|ch|p|t)$/u;

/** Said to another rime taken for that of the word: what it would make, or what it is made of. */
export function tellOtherRime(word: SyllableParts, other: string): string {
  const built = wouldBe(word, { rime: other });
  if (built !== null) return `Có vần “${other}” thì thành tiếng “${built}”.`;
  if (sharp.test(other) && !["sắc", "nặng"].includes(word.syllable.tone)) {
    return `Vần “${other}” chỉ đi với dấu sắc hoặc dấu nặng.`;
  }
  return `Vần “${other}” viết bằng các chữ: ${Array.from(other).join(", ")}.`;
}

/** Said to another tone taken for that of the word: what it would make. */
export function tellOtherTone({ initial, rime }: SyllableParts, tone: Tone): string {
  const built = joinParts({ initial, rime, tone });
  if (built === null) return `Vần “${rime}” không đi với thanh ${tone}.`;
  return avoidedSyllables.has(built)
    ? `Tiếng đã cho không có thanh ${tone}.`
    : `Có thanh ${tone} thì thành tiếng “${built}”.`;
}
