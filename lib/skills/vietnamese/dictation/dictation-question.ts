import { capital } from "#lib/core/capital.ts";
import type { Rng } from "#lib/core/rng.ts";
import { toLine } from "#lib/core/to-line.ts";
import { toSpoken } from "#lib/core/vietnamese/to-spoken.ts";
import type { DictationView } from "#lib/questions/kinds/dictation/grading.ts";
import type { Question } from "#lib/questions/question.ts";
import { draftedFields, type QuestionDraft } from "#lib/skills/drafts/draft.ts";
import { type WritingDraft, writingKey } from "#lib/skills/drafts/writing-key.ts";
import { readStars } from "./dictation-text.ts";
import { explainSpelling, namePitfalls, spellingTips } from "./spelling-tips.ts";

interface DictationDraft
  extends QuestionDraft,
    WritingDraft,
    Pick<DictationView, "title" | "counted" | "tiles" | "pieces"> {
  readonly prompt: string;
}

/** Room for a few signs too many. */
const spare = 12;

/** A question that is answered by writing what is heard. */
export function dictationQuestion(rng: Rng, draft: DictationDraft): Question {
  const { prompt, answer, title, counted, tiles, pieces } = draft;
  return {
    kind: "dictation",
    ...draftedFields(rng, {
      ...draft,
      isReadByPupil: true,
      prompt: { text: prompt, spoken: toSpoken(`${prompt} ${answer}`) },
    }),
    view: { title, heard: answer, pieces, counted, tiles, mostSigns: answer.length + spare },
    key: writingKey(draft),
    answer: toLine(answer),
  };
}

/** Words said at once where a text is dictated piece by piece. */
const mostWords = 6;

const signNames: Readonly<Record<string, string>> = { ",": "dấu phẩy", ".": "dấu chấm" };

/** A few words of even number at a time; each sign is named behind the words it follows. */
export function cutPieces(text: string): string[] {
  return (text.match(/[^,.]+[,.]?/gu) ?? []).flatMap((stretch) => {
    const sign = signNames[stretch.at(-1) ?? ""];
    const words = stretch.replace(/[,.]$/u, "").trim().split(" ");
    const count = Math.ceil(words.length / mostWords);
    const size = Math.ceil(words.length / count);
    const cut = Array.from({ length: count }, (_, at) => words.slice(at * size, (at + 1) * size).join(" "));
    return cut.map((piece, at) => `${capital(piece)}${at === count - 1 && sign !== undefined ? `, ${sign}` : ""}.`);
  });
}

/** How many sentences and commas there are. */
export function countSigns(text: string): string {
  const [stops, commas] = [".", ","].map((sign) => text.split(sign).length - 1);
  return `${stops} câu${commas === 0 ? "" : `, ${commas} dấu phẩy`}`;
}

const prompts = [
  ...["Nghe rồi viết lại.", "Con nghe và viết.", "Nghe, viết cho đúng."],
  ...["Con nghe rồi viết.", "Nghe kĩ rồi viết.", "Nghe và viết lại."],
];

interface SpokenText {
  /** With a star before each syllable whose spelling is told of. */
  readonly marked: string;
  readonly title: string | null;
}

/** The parts of the help and of the key that a text to be typed and one of tiles have alike. */
export function dictatedText(rng: Rng, { marked, title }: SpokenText) {
  const { text, focus } = readStars(marked);
  const pitfalls = namePitfalls(focus);
  return {
    prompt: rng.pick(prompts),
    title,
    answer: text,
    pieces: cutPieces(text),
    counted: countSigns(text),
    mistakes: [
      {
        text: text.toLowerCase().replace(/[.,]/gu, ""),
        feedback: "Con nhớ viết hoa chữ đầu câu và đặt dấu câu.",
        code: "CAPS" as const,
      },
    ],
    tips: spellingTips(text),
    told: {
      letter: "Con nghe thật kĩ tiếng được đánh dấu rồi viết lại.",
      tone: "Con nghe lại dấu thanh của tiếng được đánh dấu.",
      capital: "Tiếng được đánh dấu không đứng đầu câu. Đây cũng không phải tên riêng.",
      missing: "Ở chỗ được đánh dấu còn thiếu tiếng. Con nghe lại nhé!",
    },
    hints: ["Con nghe cả câu trước, rồi nghe từng cụm và viết dần.", `Con để ý những tiếng dễ lẫn: ${pitfalls}.`],
    explanation: explainSpelling(focus),
    praise: "dictate" as const,
    identity: text,
  };
}

/** A text that is heard and typed. */
export function typedDictation(rng: Rng, spoken: SpokenText): Question {
  return dictationQuestion(rng, { ...dictatedText(rng, spoken), tiles: null });
}
