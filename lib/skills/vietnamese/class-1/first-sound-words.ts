import type { Line } from "#lib/core/line.ts";
import type { Figure } from "#lib/questions/figure.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { toldOf } from "#lib/skills/vietnamese/feedback/tell-parts.ts";
import { pictureOf } from "#lib/skills/vietnamese/words/picture-of.ts";
import { pictureWords } from "#lib/skills/vietnamese/words/picture-words.ts";
import { type SyllableParts, syllableParts } from "#lib/skills/vietnamese/words/syllable-parts.ts";
import { wordCard } from "#lib/skills/vietnamese/words/word-card.ts";

/** Words of the rarer first sounds, for which there is no clear picture. */
const written = `khoai khế phở phố phấn phim ngà ngủ ngọt ngỗng ghẹ ghép
  giá giấy gió giúp quê quế quét quả nghe nghé nghỉ nghĩ nghệ`.split(/\s+/u);

/** All the words whose first sounds are asked for. */
export const words = [...pictureWords.keys(), ...written].map(syllableParts);

const ruled: readonly string[] = ["gi", "qu", "ngh"];

/** One letter; two; gi, qu and ngh. */
export function levelOf({ initial }: SyllableParts): Difficulty {
  if (ruled.includes(initial)) return 3;
  return initial.length === 1 ? 1 : 2;
}

/** The picture of the word where there is one, above a card. */
export function shownWith({ text }: SyllableParts, card: string): Figure[] {
  return [...pictureOf(text), wordCard(card)];
}

/** The parts of a word, its first sound in front. */
export function explainInitial({ text, initial, rime, syllable }: SyllableParts): Line {
  return toldOf((each) => `Tiếng “${text}” có âm đầu “${each}”, vần “${rime}”, thanh ${syllable.tone}.`, initial);
}
