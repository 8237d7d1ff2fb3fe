import type { Rng } from "#lib/core/rng.ts";
import { joinParts } from "#lib/core/vietnamese/join-parts.ts";
import { type Tone, tones } from "#lib/core/vietnamese/tone.ts";
import type { Question } from "#lib/questions/question.ts";
import type { QuestionDraft, Words } from "#lib/skills/drafts/draft.ts";
import { fillQuestion } from "#lib/skills/drafts/fill-question.ts";
import { tellOtherRime, tellOtherTone } from "#lib/skills/vietnamese/feedback/tell-other-part.ts";
import { toldOf } from "#lib/skills/vietnamese/feedback/tell-parts.ts";
import { avoidedSyllables } from "#lib/skills/vietnamese/words/avoided-syllables.ts";
import { type FillRows, fillRows } from "#lib/skills/vietnamese/words/fill-rows.ts";
import type { Miswriting, TrapCode, TrapWord } from "#lib/skills/vietnamese/words/read-traps.ts";
import { type SyllableParts, syllableParts } from "#lib/skills/vietnamese/words/syllable-parts.ts";
import { trapWords } from "#lib/skills/vietnamese/words/trap-words.ts";

/** A word of which one syllable is written wrongly. */
export interface Slip {
  readonly word: TrapWord;
  readonly text: string;
  /** The syllable as it is written wrongly and rightly, and where it stands in the word. */
  readonly wrong: string;
  readonly right: string;
  readonly place: number;
  readonly code: TrapCode;
}

/** The ways a word is written wrongly in a single syllable. */
export function slipsOf(word: TrapWord): Slip[] {
  return word.miswritings.flatMap(({ text, wrong }: Miswriting): Slip[] => {
    const [slip, ...more] = wrong;
    if (slip === undefined || more.length > 0) return [];
    const right = word.right.split(" ")[slip.place] ?? "";
    return [{ word, text, wrong: slip.text, right, place: slip.place, code: slip.code }];
  });
}

const all = Object.values(trapWords)
  .flat()
  .flatMap(({ right }) => right.split(" "));

/** The syllables of the words that are easily miswritten, by their parts; each has a first sound to be taken for another. */
const pool = [...new Set(all)].map(syllableParts).filter(({ initial }) => initial !== "");

/** A row in which the part of the slip lies beside the right one, whatever else does. */
function withSlip<Part>(row: readonly Part[], right: Part, slip: Part): Part[] {
  if (row.includes(slip)) return [...row];
  const others = row.filter((part) => part !== right).slice(0, 2);
  return [right, slip, ...others];
}

/** gi and "êt" lie side by side as "giết" does. */
function readAfter(initial: string, rime: string): string {
  return initial === "gi" && rime.startsWith("ê") ? `i${rime}` : rime;
}

/** Whether the syllable comes out in one way only, and nothing rude does. */
function isFine({ initials, rimes, tones: marks }: FillRows, text: string): boolean {
  const built = initials.flatMap((initial) =>
    rimes.flatMap((rime) => marks.map((tone) => joinParts({ initial, rime: readAfter(initial, rime), tone }))),
  );
  const hasRude = built.some((each) => each !== null && avoidedSyllables.has(each));
  return !hasRude && built.filter((each) => each === text).length === 1;
}

/** Rows of parts for the right syllable with the part of the slip among them: all three, or the row of the slip alone. */
function rowsFor(rng: Rng, { right, wrong, code }: Slip, isWhole: boolean): FillRows {
  const [word, slip] = [syllableParts(right), syllableParts(wrong)];
  const rows = fillRows(rng, word, pool);
  const initials = code === "SPELL" ? rng.shuffle(withSlip(rows.initials, word.initial, slip.initial)) : rows.initials;
  const rimes = code === "RIME" ? rng.shuffle(withSlip(rows.rimes, word.rime, slip.rime)) : rows.rimes;
  const marks = code === "TONE" ? withSlip(rows.tones, word.syllable.tone, slip.syllable.tone) : rows.tones;
  const sorted = marks.toSorted((one, other) => tones.indexOf(one) - tones.indexOf(other));
  const own: FillRows = { initials: [word.initial], rimes: [word.rime], tones: [word.syllable.tone] };
  const alone: FillRows = {
    initials: code === "SPELL" ? initials : own.initials,
    rimes: code === "RIME" ? rimes : own.rimes,
    tones: code === "TONE" ? sorted : own.tones,
  };
  const whole = { initials, rimes, tones: sorted };
  const isFull = initials.length > 2 && rimes.length > 2 && sorted.length > 2;
  return isWhole && isFull && isFine(whole, right) ? whole : alone;
}

interface MendDraft extends QuestionDraft {
  readonly slip: Slip;
  /** All three parts are put together; else the one that is easily taken for another. */
  readonly isWhole: boolean;
}

const partOf = { SPELL: "âm đầu", RIME: "vần", TONE: "dấu thanh" } as const;

/** The words of hints and of what is said to wrong parts: a syllable that is one of them would be told by chance. */
const saidWords = new Set(
  `âm ấy bằng biết bỏ các câu chậm chỉ cho chữ có còn con của dấu dễ đã đâu đầu để đi đọc hoặc hỏi huyền không là lại lẫn lỗi
  mặt một nào nặng ngã ngang nghe nháp nhầm nhau nhớ những ở ra rồi sai sắc so soát ta tách thanh thành thế thì thừa thử tiếng
  trong trước từ từng từ vần viết với xem ý`.split(/\s+/u),
);

/** Whether a slip may be shown, its syllable has all three parts, and no sentence that is said has the right syllable in it by chance. */
export function canBeMended({ right, wrong }: Slip): boolean {
  return !saidWords.has(right) && !avoidedSyllables.has(wrong) && syllableParts(right).initial !== "";
}

/** Said to another first sound: what it would make, or that it is not written there. */
function tellInitialPut({ rime, syllable: { tone } }: SyllableParts, part: string): Words {
  const built = joinParts({ initial: part, rime, tone });
  if (part === "") return "Con chưa chọn âm đầu.";
  return built === null || !built.startsWith(part) || avoidedSyllables.has(built)
    ? toldOf((each) => `Trước vần “${rime}”, ta không viết “${each}”.`, part)
    : toldOf((each) => `Bắt đầu bằng “${each}” thì thành tiếng “${built}”.`, part);
}

/** A question in which a syllable that is easily written wrongly is put together of its parts. */
export function mendSyllableQuestion(rng: Rng, { slip, isWhole, ...draft }: MendDraft): Question {
  const word: SyllableParts = syllableParts(slip.right);
  const kept = syllableParts(slip.wrong);
  const told = `Viết “${slip.wrong}” là nhầm ${partOf[slip.code]}. Con nhớ lại mặt chữ của từ ấy.`;
  const isKept = (code: TrapCode, isSame: boolean) => slip.code === code && isSame;
  return fillQuestion(rng, {
    ...draft,
    answer: slip.right,
    rows: rowsFor(rng, slip, isWhole),
    wrong: {
      initial: (part): Words => (isKept("SPELL", part === kept.initial) ? told : tellInitialPut(word, part)),
      rime: (part): Words => (isKept("RIME", part === kept.rime) ? told : tellOtherRime(word, part)),
      tone: (part: Tone): Words => (isKept("TONE", part === kept.syllable.tone) ? told : tellOtherTone(word, part)),
    },
  });
}
