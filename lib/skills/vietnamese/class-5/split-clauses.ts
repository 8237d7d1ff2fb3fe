import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { byDifficulty, defineSkill } from "#lib/skills/define-skill.ts";
import { type MarkedText, placeMarkQuestion, readMarked } from "#lib/skills/drafts/place-mark-question.ts";
import { joinedByComma, joinedByPair, joinedByWord, simpleSentences } from "#lib/skills/vietnamese/marks/clauses.ts";

interface Clause {
  /** "" where nothing joins it to another. */
  readonly connective: string;
  /** What stands before the subject: "Sáng nay,". */
  readonly adverbial: string;
  readonly subject: string;
  readonly predicate: string;
}

const withoutMarks = (text: string) => text.replace(/[,.?]$/u, "");
const sizeOf = (text: string) => (text === "" ? 0 : text.split(" ").length);

function readClause(written: string): Clause {
  const [before = "", predicate = ""] = written.split("|");
  const [connective, after] = before.includes("+") ? before.split("+") : ["", before];
  // The comma of a list within a subject stands behind its first word.
  const [, adverbial = "", subject = ""] = /^(\p{Lu}[^,]* [^,]*, )?(.+)$/u.exec(after ?? "") ?? [];
  return { connective: connective ?? "", adverbial: adverbial.trim(), subject, predicate };
}

const clausesOf = (sentence: string): readonly Clause[] => sentence.split(" // ").map(readClause);
const wordsOf = ({ connective, adverbial, subject, predicate }: Clause) =>
  [connective, adverbial, subject, predicate].filter((part) => part !== "").join(" ");
const cutOf = (sentence: string) => clausesOf(sentence).map(wordsOf).join(" / ");

/** Which clause a word belongs to, and how many words of it stand before. */
function findClause(clauses: readonly Clause[], word: number): { readonly clause: Clause; readonly at: number } | null {
  let from = 0;
  for (const clause of clauses) {
    const size = sizeOf(wordsOf(clause));
    if (word < from + size) return { clause, at: word - from };
    from += size;
  }
  return null;
}

/** Behind a connective nothing is cut: it is not asked which of the clauses it belongs to. */
function isBehindConnective(clauses: readonly Clause[], word: number): boolean {
  const found = findClause(clauses, word);
  return found !== null && found.at > 0 && found.at <= sizeOf(found.clause.connective);
}

/** What is said of a cut before a word that begins no clause. */
function tellWrong(clauses: readonly Clause[], word: number): string {
  const found = findClause(clauses, word);
  if (found === null) return "";
  const { connective, adverbial, subject, predicate } = found.clause;
  const at = found.at - sizeOf(connective);
  const isSimple = clauses.length === 1;
  if (at <= sizeOf(adverbial) && adverbial !== "")
    return `“${withoutMarks(adverbial)}” là trạng ngữ, không phải một vế câu.`;
  const inSubject = at - sizeOf(adverbial);
  if (inSubject < sizeOf(subject)) return `“${subject}” là chủ ngữ, con không tách đôi.`;
  if (inSubject === sizeOf(subject)) return `“${subject}” mới là chủ ngữ, chưa đủ một vế câu.`;
  return isSimple && predicate.includes(",")
    ? `“${withoutMarks(predicate)}” là vị ngữ. Dấu phẩy trong đó tách các từ ngữ cùng loại.`
    : `“${withoutMarks(predicate)}” là vị ngữ, con không tách đôi.`;
}

function tellClauses(clauses: readonly Clause[]): string {
  return clauses
    .map(({ subject, predicate }, at) => `Vế ${at + 1}: chủ ngữ “${subject}”, vị ngữ “${withoutMarks(predicate)}”.`)
    .join(" ");
}

/** Why a cut stands before a connective; "" where nothing but a comma joins the clauses. */
function tellConnectives(clauses: readonly Clause[]): string {
  return clauses
    .flatMap(({ connective }, at) =>
      at > 0 && connective !== "" ? [` Kết từ “${connective}” đứng đầu vế ${at + 1}.`] : [],
    )
    .join("");
}

/** The places without those behind a connective, and the marks that belong to them. */
function askedOf(sentences: readonly string[]): MarkedText {
  const { view, marks } = readMarked(sentences.map(cutOf), ["cut"], "between");
  const isKept = view.places.map(({ line, word }) => !isBehindConnective(clausesOf(sentences[line] ?? ""), word));
  return {
    view: { ...view, places: view.places.filter((_, at) => isKept[at]) },
    marks: marks.filter((_, at) => isKept[at]),
  };
}

const hints = [
  "Mỗi vế câu có đủ chủ ngữ và vị ngữ.",
  "Con tìm chủ ngữ tiếp theo. Vế sau bắt đầu ở chủ ngữ ấy hoặc ở kết từ đứng ngay trước nó.",
];

const prompts = [
  "Con đặt dấu gạch chéo giữa các vế của câu ghép.",
  "Con ngăn các vế câu ghép bằng dấu gạch chéo.",
  "Câu ghép này có mấy vế? Con đặt dấu gạch chéo giữa các vế.",
];

function compoundQuestion(rng: Rng, sentence: string): Question {
  const clauses = clausesOf(sentence);
  return placeMarkQuestion(rng, {
    ...askedOf([sentence]),
    prompt: rng.pick(prompts),
    wrong: ({ word }) => tellWrong(clauses, word),
    missing: () => "Con còn chưa ngăn hết các vế. Sau mỗi vị ngữ, con xem có chủ ngữ mới không.",
    hints,
    explanation: `Ngăn đúng: ${cutOf(sentence)} ${tellClauses(clauses)}${tellConnectives(clauses)}`,
    praise: "clauses",
    identity: sentence,
  });
}

const pairPrompts = [
  "Câu nào là câu ghép thì con đặt dấu gạch chéo giữa các vế của câu đó.",
  "Con tìm câu ghép rồi ngăn các vế câu bằng dấu gạch chéo.",
];

const shortest = 34;
const compounds = [...joinedByComma, ...joinedByWord, ...joinedByPair].filter(
  (sentence) => cutOf(sentence).length <= shortest,
);

/** Two sentences, of which one is compound, or both. */
function pairQuestion(rng: Rng): Question {
  const [one = "", other = ""] = rng.shuffle(compounds);
  const isBoth = rng.int(1, 4) === 1;
  const sentences = isBoth ? [one, other] : rng.shuffle([one, rng.pick(simpleSentences)]);
  const read = sentences.map(clausesOf);
  const told = read.map((clauses, at) =>
    clauses.length === 1
      ? `Câu ${at + 1} là câu đơn, chỉ có một chủ ngữ “${clauses[0]?.subject ?? ""}”.`
      : `Câu ${at + 1} là câu ghép có ${clauses.length} vế.${tellConnectives(clauses)}`,
  );
  return placeMarkQuestion(rng, {
    ...askedOf(sentences),
    prompt: rng.pick(pairPrompts),
    wrong: ({ line, word }) => tellWrong(read[line] ?? [], word),
    missing: () => "Còn một câu ghép chưa ngăn đủ các vế. Con tìm chủ ngữ của từng câu nhé!",
    hints: [
      "Câu đơn có một cụm chủ ngữ, vị ngữ. Câu ghép có từ hai cụm trở lên.",
      "Con tìm chủ ngữ của từng câu. Câu có hai chủ ngữ trở lên, mỗi chủ ngữ một vị ngữ, là câu ghép.",
    ],
    explanation: `Ngăn đúng: ${sentences.map(cutOf).join(" ")} ${told.join(" ")}`,
    praise: "clauses",
    identity: sentences.toSorted().join(" "),
  });
}

/** Cuts between clauses (curriculum, c5-split-clauses): joined by commas; by connectives; only where a sentence is compound. */
export const splitClauses = defineSkill({
  id: "c5-split-clauses",
  classId: "5",
  subject: "vietnamese",
  strand: "Câu",
  title: "Tách vế câu ghép",
  source: "rule",
  generate: byDifficulty({
    1: [(rng) => compoundQuestion(rng, rng.pick(joinedByComma))],
    2: [(rng) => compoundQuestion(rng, rng.pick(joinedByWord))],
    3: [pairQuestion],
  }),
});
