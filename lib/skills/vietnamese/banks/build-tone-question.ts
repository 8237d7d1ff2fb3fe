import type { Rng } from "#lib/core/rng.ts";
import { toLine } from "#lib/core/to-line.ts";
import { decomposeSyllable } from "#lib/core/vietnamese/decompose-syllable.ts";
import { splitTone } from "#lib/core/vietnamese/split-tone.ts";
import { toSpoken } from "#lib/core/vietnamese/to-spoken.ts";
import { type Tone, tones } from "#lib/core/vietnamese/tone.ts";
import type { Question } from "#lib/questions/question.ts";
import type { BankItem } from "#lib/skills/define-skill.ts";
import { syllableParts } from "#lib/skills/vietnamese/words/syllable-parts.ts";
import type { BankEntry } from "./bank-entry.ts";
import { feedbackOn, itemHelp } from "./item-lines.ts";

/** The choices by their tones; null where they are not one syllable that Vietnamese writing gives each of these marks. */
function byTone(choices: readonly string[]): ReadonlyMap<Tone, string> | null {
  const marked = choices.map((choice) => (decomposeSyllable(choice) === null ? null : splitTone(choice)));
  const letters = new Set(marked.map((each) => each?.letters ?? null));
  const found = new Map(choices.flatMap((choice, at) => (marked[at] ? [[marked[at].tone, choice] as const] : [])));
  return letters.size === 1 && found.size === choices.length ? found : null;
}

/**
 * Asks an item whose choices are one syllable with different marks by letting the pupil put the mark on it, from difficulty 2
 * on. Null where the item has another shape, its word no first sound or a mark no sentence of its own: it stays a choice.
 */
export function buildToneQuestion(item: BankItem, entry: BankEntry, rng: Rng): Question | null {
  const marked = byTone([item.answer, ...item.distractors]);
  const isAlone = /^[^…]*(?<!\p{L})…(?!\p{L})[^…]*$/u.test(item.prompt);
  if (marked === null || !isAlone || marked.size < 3 || marked.size > 4 || item.level === 1) return null;
  const { initial, rime, syllable } = syllableParts(item.answer);
  if (initial === "") return null;
  const row = tones.filter((tone) => marked.has(tone));
  const told = row.map((tone) =>
    tone === syllable.tone ? toLine("Con đọc lại cả câu nhé!") : feedbackOn(item, marked.get(tone) ?? ""),
  );
  const named = told.filter((line) => line !== null);
  if (named.length < row.length) return null;
  // Of a row with no mark among the marks, none may be what is right.
  const put = row.includes("ngang") ? "chọn dấu thanh, hoặc không dấu," : "đặt dấu thanh";
  const ask = (words: string) => `Con ${put} cho tiếng còn thiếu: ${words}`;
  const again = [toLine("Con đọc lại cả câu nhé!")];
  return {
    kind: "fill",
    prompt: { text: ask(item.prompt), spoken: toSpoken(ask(item.say ?? item.prompt)) },
    figures: [],
    view: { initials: [initial], rimes: [rime], tones: row, picture: null },
    key: {
      initial: 0,
      rime: 0,
      tone: row.indexOf(syllable.tone),
      wrong: { initials: again, rimes: again, tones: named },
    },
    answer: toLine(item.answer),
    identity: item.id,
    ...itemHelp(item, entry, rng),
  };
}
