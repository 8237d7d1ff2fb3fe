import { growSyllable } from "#lib/core/vietnamese/grow-syllable.ts";
import { onePicture } from "#lib/questions/figures/objects.ts";
import { gapLetters, type PaperBlock, type PaperForm, type PaperPart } from "#lib/questions/paper-form.ts";
import { paperText } from "#lib/text/paper-text.ts";
import type { FillKey, FillView } from "./grading.ts";

/** A row of parts to choose from; nothing where there is no choice. */
function bank(label: string, words: readonly string[]): readonly PaperBlock[] {
  return words.length < 2 ? [] : [{ type: "bank", label, words }];
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
  blocks: (view) => [
    ...(view.picture === null ? [] : [{ type: "figure", figure: onePicture(view.picture, "") } as const]),
    ...bank(paperText.initials, view.initials),
    ...bank(paperText.rimes, view.rimes),
    ...bank(
      paperText.tones,
      view.tones.map((tone) => (tone === "ngang" ? paperText.noTone : tone)),
    ),
    { type: "line", parts: line(view), isRunning: true },
  ],
};
