import { splitLetters } from "#lib/core/vietnamese/place-tone.ts";
import { splitTone } from "#lib/core/vietnamese/split-tone.ts";
import type { Tone } from "#lib/core/vietnamese/tone.ts";
import type { SyllableTip } from "#lib/skills/drafts/writing-key.ts";

/** First sounds that are mistaken for one another, and what is said where one stands for another. */
const contrasts: readonly { readonly initials: readonly string[]; readonly told: string }[] = [
  { initials: ["s", "x"], told: "Con phân biệt s và x ở tiếng được đánh dấu." },
  { initials: ["ch", "tr"], told: "Con phân biệt ch và tr ở tiếng được đánh dấu." },
  { initials: ["l", "n"], told: "Con phân biệt l và n ở tiếng được đánh dấu." },
  { initials: ["r", "d", "gi"], told: "Con phân biệt r, d và gi ở tiếng được đánh dấu." },
  { initials: ["c", "k", "q"], told: "Trước i, e, ê viết k, trước chữ khác viết c." },
  { initials: ["g", "gh"], told: "Trước i, e, ê viết gh, trước chữ khác viết g." },
  { initials: ["ng", "ngh"], told: "Trước i, e, ê viết ngh, trước chữ khác viết ng." },
];

const endings: readonly { readonly ends: readonly string[]; readonly told: string }[] = [
  { ends: ["n", "ng"], told: "Con nghe lại: cuối tiếng được đánh dấu là n hay ng?" },
  { ends: ["t", "c"], told: "Con nghe lại: cuối tiếng được đánh dấu là t hay c?" },
];

const likeTones: readonly Tone[] = ["hỏi", "ngã"];

interface Sounds {
  readonly initial: string;
  readonly rest: string;
  readonly tone: Tone;
}

function soundsOf(syllable: string): Sounds {
  const { letters, tone } = splitTone(syllable) ?? { letters: syllable, tone: "ngang" };
  return { ...splitLetters(letters), tone };
}

/** What is said where a sound of a syllable was taken for one that is like it. */
function tipsOfSounds(syllable: string, word: number): SyllableTip[] {
  const { initial, rest, tone } = soundsOf(syllable);
  const others = (all: readonly string[], own: string) => all.filter((each) => each !== own);
  const begun = contrasts.find(({ initials }) => initials.includes(initial));
  const ended = endings.find(({ ends }) => ends.includes(rest));
  const tips: SyllableTip[] = [];
  if (begun !== undefined) {
    const instead = { part: "initial", texts: others(begun.initials, initial) } as const;
    tips.push({ word, faults: ["letter"], instead, feedback: begun.told });
  }
  if (ended !== undefined) {
    const instead = { part: "rest", texts: others(ended.ends, rest) } as const;
    tips.push({ word, faults: ["letter"], instead, feedback: ended.told });
  }
  if (likeTones.includes(tone)) {
    const instead = { part: "tone", texts: others(likeTones, tone) } as const;
    tips.push({
      word,
      faults: ["tone"],
      instead,
      feedback: "Tiếng được đánh dấu mang dấu hỏi hay dấu ngã? Con nghe lại nhé!",
    });
  }
  return tips;
}

/** What is said of the capital of a syllable, and of the sign behind it. */
function tipsOfSigns(syllable: string, before: string, after: string, word: number): SyllableTip[] {
  const tips: SyllableTip[] = [];
  if (syllable !== syllable.toLowerCase()) {
    const isFirst = before === "" || before.includes(".");
    tips.push({
      word,
      faults: ["capital"],
      feedback: isFirst ? "Chữ đầu câu viết hoa." : "Tên riêng phải viết hoa.",
    });
  }
  if (after.includes(".")) tips.push({ word, faults: ["sign"], feedback: "Cuối câu có dấu chấm." });
  if (after.includes(",")) tips.push({ word, faults: ["sign"], feedback: "Ở chỗ được đánh dấu có dấu phẩy." });
  return tips;
}

/** All that is told of the syllables of a text by what was written in their place. */
export function spellingTips(text: string): SyllableTip[] {
  const parts = text.split(/(\p{L}+)/u);
  const syllables = parts.filter((_, at) => at % 2 === 1);
  return syllables.flatMap((syllable, word) => [
    ...tipsOfSounds(syllable, word),
    ...tipsOfSigns(syllable, parts[word * 2] ?? "", parts[word * 2 + 2] ?? "", word),
  ]);
}

/** First sounds that are written by a rule. */
const ruled: readonly string[] = ["c", "k", "q", "g", "gh", "ng", "ngh"];

/** How a syllable is known: by a first sound that is like another, by the mark hỏi or ngã, by a first sound that has a rule. */
function nameSpelling(syllable: string): string | null {
  const { initial, tone } = soundsOf(syllable);
  if (likeTones.includes(tone) && ruled.includes(initial)) return `mang dấu ${tone}`;
  if (contrasts.some(({ initials }) => initials.includes(initial)))
    return `viết với ${initial === "q" ? "qu" : initial}`;
  return likeTones.includes(tone) ? `mang dấu ${tone}` : null;
}

const quote = (words: readonly string[]) => words.map((word) => `“${word}”`).join(", ");

/** How the words that are told of are written: "“sân”, “sương” viết với s." */
export function explainSpelling(focus: readonly string[]): string {
  const groups = new Map<string, string[]>();
  for (const syllable of new Set(focus)) {
    const named = nameSpelling(syllable);
    if (named !== null) groups.set(named, [...(groups.get(named) ?? []), syllable]);
  }
  return [...groups]
    .slice(0, 3)
    .map(([named, words]) => `Tiếng ${quote(words.slice(0, 3))} ${named}.`)
    .join(" ");
}

/** Which sounds of the text are easily mistaken, for a hint: "s hay x, dấu hỏi hay dấu ngã". */
export function namePitfalls(focus: readonly string[]): string {
  const named = focus.flatMap((syllable) => {
    const { initial, tone } = soundsOf(syllable);
    const begun = contrasts.find(({ initials }) => initials.includes(initial));
    const sounds =
      begun === undefined ? [] : [begun.initials.map((each) => (each === "q" ? "qu" : each)).join(" hay ")];
    return likeTones.includes(tone) ? [...sounds, "dấu hỏi hay dấu ngã"] : sounds;
  });
  return [...new Set(named)].slice(0, 2).join(", ");
}
