import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { markTextQuestion } from "#lib/skills/vietnamese/mark-text-question.ts";
import { bareWords, type Poem } from "./poems.ts";

const tails = [
  "Con chạm vào từ trả lời.",
  "Con chạm vào từ ấy trong bài thơ.",
  "Con chạm vào từ trả lời trong bài thơ.",
];

/** All that is asked of poems in one way. */
export function asksOf(poems: readonly Poem[], form: string) {
  return poems.flatMap((poem) => poem.asks.filter((ask) => ask.form === form).map((ask) => ({ poem, ask })));
}

/** Asks for the word of a poem that answers a question. */
export function poemWordQuestion(rng: Rng, poems: readonly Poem[], form: string, idea: string): Question {
  const { poem, ask } = rng.pick(asksOf(poems, form));
  const words = poem.lines.flat().map(bareWords);
  const lineOf = poem.lines.flatMap((pieces, line) => pieces.map(() => line));
  const isRight = (piece: number) => ask.words.includes(words[piece] ?? "");
  const rightLines = new Set(lineOf.filter((_, piece) => isRight(piece)));
  const [line = 0] = rightLines;
  const half = line < poem.lines.length / 2 ? "đầu" : "cuối";
  const verse = [...rightLines].map((each) => (poem.lines[each] ?? []).join(" ").replace(/[.,!]$/u, "")).join(" / ");
  return markTextQuestion(rng, {
    prompt: `${ask.about} ${rng.pick(tails)}`,
    view: { lines: poem.lines, unit: "word", pencils: [] },
    marks: words.map((_, piece) => Number(isRight(piece))),
    tellWrong: (piece) =>
      rightLines.has(lineOf[piece] ?? 0)
        ? `Con đọc đúng dòng rồi. “${words[piece]}” chưa phải từ cần tìm.`
        : `“${words[piece]}” chưa trả lời câu hỏi. Con đọc dòng khác nhé!`,
    missing: ["Con tìm đúng rồi. Trong bài còn một từ nữa."],
    code: "FIELD",
    hints: [idea, `Con đọc kĩ những dòng ${half} của bài thơ.`],
    explanation: `Dòng thơ là: “${verse}”. Từ cần tìm là: ${ask.words.join(", ")}.`,
    praise: "evidence",
    identity: `${poem.id} ${ask.about}`,
  });
}
