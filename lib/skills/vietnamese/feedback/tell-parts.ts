import type { Line } from "#lib/core/line.ts";
import type { Words } from "#lib/skills/drafts/draft.ts";
import { soundLine } from "#lib/skills/vietnamese/words/sound-line.ts";
import type { SyllableParts } from "#lib/skills/vietnamese/words/syllable-parts.ts";
import { toneNames } from "#lib/skills/vietnamese/words/tone-names.ts";

/** Told of a first sound; aloud it is called as a teacher calls it, and quotation marks are not read. */
export function toldOf(tell: (initial: string) => string, initial: string): Line {
  return { text: tell(initial), spoken: tell(soundLine(initial).spoken).replace(/[“”]/gu, "") };
}

/** "Tiếng “bò” có âm đầu “b”." A syllable without a first sound is told to have none: nothing is not quoted. */
export function tellInitial({ text, initial }: Pick<SyllableParts, "text" | "initial">): Words {
  if (initial === "") return `Tiếng “${text}” không có âm đầu.`;
  return toldOf((each) => `Tiếng “${text}” có âm đầu “${each}”.`, initial);
}

/** "Tiếng “bò” có vần “o”." */
export function tellRime({ text, rime }: Pick<SyllableParts, "text" | "rime">): string {
  return `Tiếng “${text}” có vần “${rime}”.`;
}

/** "Tiếng “bò” mang dấu huyền." */
export function tellTone({ text, syllable }: Pick<SyllableParts, "text" | "syllable">): string {
  const { tone } = syllable;
  return tone === "ngang" ? `Tiếng “${text}” không mang dấu thanh.` : `Tiếng “${text}” mang ${toneNames[tone].name}.`;
}
