import { growSyllable } from "#lib/core/vietnamese/grow-syllable.ts";
import { onePicture } from "#lib/questions/figures/objects.ts";
import { gapLetters, type PaperBlock, type PaperForm, type PaperPart } from "#lib/questions/paper-form.ts";
import { paperText } from "#lib/text/paper-text.ts";
import type { FillKey, FillView } from "./grading.ts";

/** Rows of parts to choose from, and where nothing else tells what is known, also the parts that are no choice. */
function banks({ initials, rimes, tones }: FillView, isAll: boolean): readonly PaperBlock[] {
  const rows = [
    { label: paperText.initials, words: initials },
    { label: paperText.rimes, words: rimes },
    { label: paperText.tones, words: tones.map((tone) => (tone === "ngang" ? paperText.noTone : tone)) },
  ];
  const shown = rows.filter(({ words: [first, ...others] }) => others.length > 0 || (isAll && first !== ""));
  return shown.map((row) => ({ type: "bank", ...row }));
}

/** The only one of a row, which is no choice; null where there are more. */
function only<Part>(row: readonly Part[]): Part | null {
  return row.length === 1 ? (row[0] ?? null) : null;
}

const wordGap: PaperPart = { type: "gap", letters: gapLetters.word };

/** What is known of the syllable, then room for all of it: the mark may change with the part that is missing. */
function line({ initials, rimes, tones }: FillView): readonly PaperPart[] {
  const parts = { initial: only(initials), rime: only(rimes), tone: only(tones) };
  const known = growSyllable(parts) ?? "";
  if (known === "") return [{ type: "text", text: `${paperText.answer} ` }, wordGap];
  const [before, after] = [parts.initial === null ? missing : "", parts.rime === null ? missing : ""];
  return [{ type: "text", text: `${before}${known}${after} → ` }, wordGap];
}

/** In the place of the part that is to be found. */
const missing = "…";

export const fillPaper: PaperForm<FillView, FillKey> = {
  instruction: paperText.instructions.syllable,
  blocks: (view, { prompt }) => {
    const hasPlace = prompt.includes(missing);
    return [
      ...(view.picture === null ? [] : [{ type: "figure", figure: onePicture(view.picture, "") } as const]),
      ...banks(view, hasPlace),
      ...(hasPlace ? [] : [{ type: "line", parts: line(view), isRunning: true } as const]),
    ];
  },
};
