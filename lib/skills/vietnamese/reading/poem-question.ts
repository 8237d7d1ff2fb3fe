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

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** The line that says most of what a question says; the answer's own where none says more than that one. */
function findAskedLine({ lines }: Poem, about: string, answered: number): number {
  const asked = wordsIn(about);
  const shared = lines.map((pieces) => wordsIn(pieces.join(" ")).filter((word) => asked.includes(word)).length);
  const most = Math.max(...shared);
  return shared[answered] === most ? answered : shared.indexOf(most);
}

/** Asks for the word of a poem that answers a question; who does something may stand in another line than what they do. */
export function poemWordQuestion(rng: Rng, poems: readonly Poem[], form: string, idea: string): Question {
  const { poem, ask } = rng.pick(asksOf(poems, form));
  const words = poem.lines.flat().map(bareWords);
  const lineOf = poem.lines.flatMap((pieces, line) => pieces.map(() => line));
  const isRight = (piece: number) => ask.words.includes(words[piece] ?? "");
  const rightLines = new Set(lineOf.filter((_, piece) => isRight(piece)));
  const [line = 0] = rightLines;
  const half = line < poem.lines.length / 2 ? "đầu" : "cuối";
  const askedLine = form === "who" ? findAskedLine(poem, ask.about, line) : line;
  const verse = poem.lines
    .slice(Math.min(line, askedLine), Math.max(line, askedLine) + 1)
    .map((pieces) => pieces.join(" ").replace(/[.,!]$/u, ""))
    .join(" / ");
  const lookAt = `Con xem ${Math.abs(line - askedLine) > 1 ? "những dòng" : "dòng"} ${line < askedLine ? "trên" : "dưới"}`;
  const tellOfOther = (piece: number) =>
    line !== askedLine && lineOf[piece] === askedLine
      ? `${lookAt}: ${ask.about.charAt(0).toLowerCase()}${ask.about.slice(1)}`
      : `“${words[piece]}” chưa trả lời câu hỏi. Con đọc dòng khác nhé!`;
  return markTextQuestion(rng, {
    prompt: `${ask.about} ${rng.pick(tails)}`,
    view: { lines: poem.lines, unit: "word", pencils: [] },
    marks: words.map((_, piece) => Number(isRight(piece))),
    tellWrong: (piece) =>
      rightLines.has(lineOf[piece] ?? 0)
        ? `Con đọc đúng dòng rồi. “${words[piece]}” chưa phải từ cần tìm.`
        : tellOfOther(piece),
    missing: ["Con chạm vào một từ trong bài thơ nhé!"],
    code: "FIELD",
    hints: [ask.idea ?? idea, `Con đọc kĩ những dòng ${half} của bài thơ.`],
    explanation: `${line === askedLine ? "Dòng thơ" : "Các dòng thơ"} là: “${verse}”. Từ cần tìm là: ${ask.words.join(", ")}.`,
    praise: "evidence",
    identity: `${poem.id} ${ask.about}`,
  });
}
