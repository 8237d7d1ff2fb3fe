import { capital } from "#lib/core/capital.ts";
import { fillGaps } from "#lib/core/read-table.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { markTextQuestion } from "#lib/skills/vietnamese/mark-text-question.ts";
import { children } from "#lib/skills/words/children.ts";
import type { EvidenceText } from "./evidence-texts.ts";

/** A way to ask for sentences of a text. */
export interface EvidenceForm {
  readonly name: string;
  readonly prompts: readonly ((want: string) => string)[];
  /** From an idea to the way. */
  readonly hints: readonly string[];
  /** What the right sentence does: "cho thấy". */
  readonly shows: string;
  /** Behind what a wrong sentence tells. */
  readonly reject: (want: string, sentence: string) => string;
}

const more = "Con tìm đúng một câu rồi. Con tìm thêm một câu nữa nhé!";
const none = "Con chọn một câu trong bài nhé!";

/** Asks for the sentences of a text that show something, in one of the ways. */
export function evidenceQuestion(
  rng: Rng,
  texts: readonly EvidenceText[],
  { name, prompts, hints, shows, reject }: EvidenceForm,
): Question {
  const asked = texts.flatMap((text) => text.asks.filter(({ form }) => form === name).map((ask) => ({ text, ask })));
  const { text, ask } = rng.pick(asked);
  const [A = "", B = ""] = rng.shuffle(children);
  const fill = (words: string) => fillGaps(words, { A, B });
  const [want, why] = [fill(ask.want), fill(ask.why)];
  const order = rng.pick(text.orders.filter((places) => ask.at.every((place) => places.includes(place))));
  const sentences = order.flatMap((place) => {
    const sentence = text.sentences[place - 1];
    if (sentence === undefined) return [];
    return [{ text: fill(sentence.text), tells: fill(sentence.tells), isRight: ask.at.includes(place) }];
  });
  const proofs = sentences.flatMap(({ isRight }, at) => (isRight ? [`câu ${at + 1}`] : [])).join(", ");
  return markTextQuestion(rng, {
    prompt: rng.pick(prompts)(want),
    view: { lines: sentences.map((sentence) => [sentence.text]), unit: "sentence", pencils: [] },
    marks: sentences.map(({ isRight }) => Number(isRight)),
    tellWrong: (piece) => {
      const { text: sentence = "", tells = "" } = sentences[piece] ?? {};
      return `Câu ${piece + 1} ${tells}${reject(want, sentence)}`;
    },
    missing: [ask.at.length > 1 ? more : none],
    code: "FIELD",
    hints,
    explanation: `${capital(proofs)} ${shows} ${want}: ${why}.`,
    praise: "evidence",
    identity: `${name} ${text.id}`,
    topic: text.id,
  });
}
