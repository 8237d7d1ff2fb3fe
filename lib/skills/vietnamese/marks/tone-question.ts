import type { Rng } from "#lib/core/rng.ts";
import { composeSyllable } from "#lib/core/vietnamese/compose-syllable.ts";
import { decomposeSyllable } from "#lib/core/vietnamese/decompose-syllable.ts";
import { splitTone } from "#lib/core/vietnamese/split-tone.ts";
import type { Tone } from "#lib/core/vietnamese/tone.ts";
import type { Figure } from "#lib/questions/figure.ts";
import type { MarkPlace, PlaceMarkView } from "#lib/questions/kinds/place-mark/grading.ts";
import type { Question } from "#lib/questions/question.ts";
import { placeMarkQuestion } from "#lib/skills/drafts/place-mark-question.ts";
import { avoidedSyllables } from "#lib/skills/vietnamese/words/avoided-syllables.ts";

const asked = ["hỏi", "ngã"] as const satisfies readonly Tone[];

/** A syllable with the marks that stand at it: "Quả", "vàng." */
interface Written {
  readonly syllable: string;
  readonly behind: string;
}

function split(word: string): Written {
  const [, syllable = word, behind = ""] = /^(\p{L}+)(.*)$/u.exec(word) ?? [];
  return { syllable, behind };
}

/** A syllable in another tone, as large as it was; null where it is not written so. */
function inTone({ syllable, behind }: Written, tone: Tone): string | null {
  const known = decomposeSyllable(syllable.toLowerCase());
  const text = known === null ? null : composeSyllable({ ...known, tone });
  if (text === null) return null;
  const isLarge = syllable.charAt(0) !== syllable.charAt(0).toLowerCase();
  return `${isLarge ? text.charAt(0).toUpperCase() + text.slice(1) : text}${behind}`;
}

const toneOf = ({ syllable }: Written) => splitTone(syllable)?.tone ?? "ngang";
const isAsked = (tone: Tone): boolean => tone === "hỏi" || tone === "ngã";

/** The syllables of a text without these two tones, and how each that has no mark then is written with them. */
function bareText(text: string, isLostOnly: boolean): { readonly view: PlaceMarkView; readonly marks: number[] } {
  const words = text.split(" ").map(split);
  const lost = words.map((word) =>
    isAsked(toneOf(word)) ? (inTone(word, "ngang") ?? "") : `${word.syllable}${word.behind}`,
  );
  const places = words.flatMap((word, at): MarkPlace[] => {
    const tone = toneOf(word);
    if (!(isAsked(tone) || (tone === "ngang" && !isLostOnly))) return [];
    const written = asked.flatMap((each) => inTone(word, each) ?? []);
    const isFine =
      written.length === asked.length &&
      !written.some((each) => avoidedSyllables.has(split(each).syllable.toLowerCase()));
    return isFine ? [{ line: 0, word: at, written }] : [];
  });
  const marks = places.map(
    ({ word }) => asked.findIndex((tone) => tone === toneOf(words[word] ?? { syllable: "", behind: "" })) + 1,
  );
  return { view: { lines: [lost], marks: ["hook", "tilde"], places }, marks };
}

interface ToneDraft {
  readonly prompt: string;
  /** As it is written rightly; it is heard behind the prompt. */
  readonly text: string;
  readonly figures?: readonly Figure[];
  /** Whether no other syllable but those that have lost their mark can get one. */
  readonly isLostOnly?: boolean;
}

const bareOf = (word: string) => split(word).syllable;

/** "Dấu hỏi: nghỉ. Dấu ngã: nghĩ." */
function tellTones(text: string): string {
  // Only the first word has its capital from the sentence; others have it as names.
  const words = text.split(" ").map((word, at) => split(at === 0 ? word.toLowerCase() : word));
  const told = asked.flatMap((tone) => {
    const own = words.filter((word) => toneOf(word) === tone).map(({ syllable }) => syllable);
    return own.length === 0 ? [] : [`Dấu ${tone}: ${[...new Set(own)].join(", ")}.`];
  });
  return told.join(" ");
}

/** A question in which the marks hỏi and ngã are put back on the syllables that lost them. */
export function toneQuestion(rng: Rng, { prompt, text, figures = [], isLostOnly = false }: ToneDraft): Question {
  const { view, marks } = bareText(text, isLostOnly);
  const shown = view.lines[0] ?? [];
  const wrongAt = ({ word, written }: MarkPlace) => {
    const right = marks[view.places.findIndex((place) => place.word === word)] ?? 0;
    const bare = bareOf(shown[word] ?? "");
    if (right === 0) return `Tiếng “${bare}” không mang dấu hỏi, dấu ngã. Con để nguyên.`;
    const other = bareOf(written?.[2 - right] ?? "");
    return `“${other}” mang dấu ${asked[2 - right]}. Con nghe lại: tiếng này đọc khác.`;
  };
  return placeMarkQuestion(rng, {
    view,
    marks,
    prompt,
    heard: text,
    figures,
    wrong: wrongAt,
    missing: () => "Còn tiếng chưa có dấu. Con nghe lại từng tiếng nhé!",
    hints: [
      "Con nghe từng tiếng. Tiếng nào nghe khác tiếng đang viết thì còn thiếu dấu.",
      "Con đọc thử với dấu hỏi, rồi với dấu ngã. Cách nào giống tiếng nghe được thì chọn.",
    ],
    explanation: `Viết đúng: ${text}${text.endsWith(".") ? "" : "."} ${tellTones(text)}`,
    praise: "marks",
    code: "TONE",
    identity: text,
  });
}
