import type { Miswriting, TrapCode, TrapWord } from "#lib/skills/vietnamese/words/read-traps.ts";
import { syllableParts } from "#lib/skills/vietnamese/words/syllable-parts.ts";

/** The part of a syllable that is written wrongly, as school names it. */
const partNames: Readonly<Record<TrapCode, string>> = { SPELL: "âm đầu", TONE: "dấu thanh", RIME: "vần" };

/** "tiếng “xạch” viết sai âm đầu “x”" */
function tellSyllable({ text, code }: Miswriting["wrong"][number]): string {
  const { initial, rime, syllable } = syllableParts(text);
  if (code === "TONE") return `tiếng “${text}” sai ở dấu ${syllable.tone}`;
  return code === "RIME" ? `tiếng “${text}” viết sai vần “${rime}”` : `tiếng “${text}” viết sai âm đầu “${initial}”`;
}

/** Said to a word that is written wrongly: which of its syllables, and in which part. */
export function tellMisspelt({ wrong }: Pick<Miswriting, "wrong">): string {
  const told = wrong.map(tellSyllable).join(", ");
  return `${told.charAt(0).toUpperCase()}${told.slice(1)}.`;
}

/** Said to a word that is written rightly where a wrong one is looked for. */
export function tellRightWord({ right, rule }: Pick<TrapWord, "right" | "rule">): string {
  return rule === "" ? `“${right}” không có chỗ nào viết sai.` : `“${right}” viết đúng: ${rule}.`;
}

/** In which parts a word is written wrongly. */
export function tellWrongParts({ wrong }: Pick<Miswriting, "wrong">): string {
  return [...new Set(wrong.map(({ code }) => partNames[code]))].join(" và ");
}
