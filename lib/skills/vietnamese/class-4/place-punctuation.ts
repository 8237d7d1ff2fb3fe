import type { Rng } from "#lib/core/rng.ts";
import type { PlacedMark } from "#lib/core/vietnamese/placed-mark.ts";
import type { Question } from "#lib/questions/question.ts";
import { byDifficulty, defineSkill } from "#lib/skills/define-skill.ts";
import { placeMarkQuestion, readMarked } from "#lib/skills/drafts/place-mark-question.ts";
import { joinedNames, listedLines, notes, tales, tellers, titled } from "#lib/skills/vietnamese/marks/titles.ts";

/** The items of a list, a line each, between a line that announces them and one that goes on. */
function listQuestion(rng: Rng): Question {
  const { lead, items, end, told } = rng.pick(listedLines);
  const left = rng.int(0, items.length - 1);
  const chosen = items.filter((_, at) => at !== left).slice(0, 3);
  const hasEnd = rng.pick([true, false]);
  const lines = [lead, ...chosen.map((item) => `– ${item}`), ...(hasEnd ? [end] : [])];
  return placeMarkQuestion(rng, {
    ...readMarked(lines, ["dash"], "starts"),
    prompt: rng.pick([
      "Con đặt dấu gạch ngang trước mỗi ý được liệt kê.",
      "Dòng nào là một ý liệt kê? Con đặt dấu gạch ngang ở đầu dòng ấy.",
    ]),
    wrong: ({ line }) => (line === 0 ? "Dòng này giới thiệu các ý ở sau, chưa phải một ý liệt kê." : told),
    missing: () => "Còn một ý liệt kê chưa có dấu gạch ngang.",
    hints: [
      "Dấu gạch ngang đứng ở đầu mỗi ý được liệt kê.",
      "Dòng có dấu hai chấm báo trước phần liệt kê. Con xem dòng nào kể ra một ý của phần ấy.",
    ],
    explanation: `Viết đúng: ${lines.join(" ")} Mỗi ý liệt kê có dấu gạch ngang ở đầu dòng.`,
    praise: "marks",
    identity: lines.join(" "),
  });
}

/** Two names that belong together. */
function namesQuestion(rng: Rng): Question {
  const { frames, pairs } = rng.pick(joinedNames);
  const pair = rng.pick(pairs);
  const line = rng.pick(frames).replace("{N}", pair);
  const [one = "", other = ""] = pair.split(" – ");
  const start = line.slice(0, line.indexOf(pair)).trim().split(" ").length;
  const [sizeOfOne, sizeOfOther] = [one.split(" ").length, other.split(" ").length];
  const tell = (word: number) => {
    if (word > start && word < start + sizeOfOne) return `“${one}” là một tên. Con không tách đôi.`;
    const from = start + sizeOfOne;
    if (word > from && word < from + sizeOfOther) return `“${other}” là một tên. Con không tách đôi.`;
    return "Chỗ này không nằm giữa hai tên được nối với nhau.";
  };
  return placeMarkQuestion(rng, {
    ...readMarked([line], ["dash"], "between"),
    prompt: rng.pick([
      "Con đặt dấu gạch ngang để nối hai tên.",
      "Con đặt dấu gạch ngang giữa hai tên trong liên danh.",
    ]),
    wrong: ({ word }) => tell(word),
    missing: () => "Hai tên chưa được nối với nhau.",
    hints: ["Dấu gạch ngang nối các tên trong một liên danh.", "Con tìm hai tên riêng đứng liền nhau."],
    explanation: `Viết đúng: ${line} Dấu gạch ngang nối hai tên “${one}” và “${other}”.`,
    praise: "marks",
    identity: line,
  });
}

interface Span {
  readonly start: number;
  /** The place behind its last word. */
  readonly end: number;
  readonly name: string;
}

const signs = { quotes: ["“", "”"], brackets: ["(", ")"] } as const;
const nameOf = { quotes: "tên tác phẩm", brackets: "phần chú thích" } as const;

type Paired = keyof typeof signs;

function findSpan(line: string, mark: Paired): Span {
  const [open, close] = signs[mark];
  const before = line.slice(0, line.indexOf(open)).trim();
  const start = before === "" ? 0 : before.split(" ").length;
  const size = line.slice(line.indexOf(open), line.indexOf(close)).split(" ").length;
  return { start, end: start + size, name: nameOf[mark] };
}

/** What is said of a mark before a word, by the spans that are to be marked; the word before one that tells its kind is no part of it. */
function tellBySpans(line: string, spans: readonly Span[], word: number): string {
  const words = line.replace(/[“”()]/gu, "").split(" ");
  const at = spans.find(({ start, end }) => word === start || word === end);
  if (at !== undefined) return `Chỗ này ở đầu hoặc cuối ${at.name}. Con xem lại nên dùng dấu nào.`;
  const within = spans.find(({ start, end }) => word > start && word < end);
  if (within !== undefined) return `Chỗ này ở giữa ${within.name}. Con để cả phần ấy trong một cặp dấu.`;
  const next = spans.find(({ start, name }) => word === start - 1 && name === nameOf.quotes);
  if (next !== undefined) return `“${words[word] ?? ""}” là từ chỉ chung, không thuộc tên tác phẩm.`;
  return `Chỗ này nằm ngoài ${spans.map(({ name }) => name).join(" và ")}.`;
}

interface PairTask {
  readonly line: string;
  readonly marks: readonly Paired[];
  readonly prompts: readonly string[];
  readonly why: string;
}

const openPairs = "Dấu này luôn đi một cặp. Một dấu mở, một dấu đóng.";

function pairQuestion(rng: Rng, { line, marks, prompts, why }: PairTask): Question {
  const spans = marks.map((mark) => findSpan(line, mark));
  const asked: readonly PlacedMark[] = marks;
  return placeMarkQuestion(rng, {
    ...readMarked([line], asked, "around"),
    prompt: rng.pick(prompts),
    wrong: ({ word }) => tellBySpans(line, spans, word),
    missing: ({ word }) => {
      const { name = "" } = spans.find(({ start, end }) => word === start || word === end) ?? {};
      return `Con còn chưa đánh dấu trọn ${name}.`;
    },
    unpaired: openPairs,
    hints: [
      marks
        .map((mark) =>
          mark === "quotes" ? "Dấu ngoặc kép đánh dấu tên tác phẩm." : "Dấu ngoặc đơn đánh dấu phần chú thích.",
        )
        .join(" "),
      marks
        .map((mark) =>
          mark === "quotes"
            ? "Con tìm tiếng đầu và tiếng cuối của tên, không lấy từ chỉ chung đứng trước."
            : "Con thử bỏ phần nói thêm đi. Câu vẫn trọn nghĩa thì đó là phần chú thích.",
        )
        .join(" "),
    ],
    explanation: `Viết đúng: ${line} ${why}`,
    praise: "marks",
    identity: line,
  });
}

function titleQuestion(rng: Rng): Question {
  const { frames, titles } = rng.pick(titled);
  const title = rng.pick(titles);
  return pairQuestion(rng, {
    line: rng.pick(frames).replace("{T}", `“${title}”`),
    marks: ["quotes"],
    prompts: ["Con đặt dấu ngoặc kép vào đúng chỗ.", "Con đánh dấu tên tác phẩm bằng dấu ngoặc kép."],
    why: `Dấu ngoặc kép đánh dấu tên tác phẩm “${title}”.`,
  });
}

function noteQuestion(rng: Rng): Question {
  const line = rng.pick(notes);
  const [, note = ""] = /\((.+)\)/u.exec(line) ?? [];
  return pairQuestion(rng, {
    line,
    marks: ["brackets"],
    prompts: ["Con đặt dấu ngoặc đơn vào đúng chỗ.", "Con đánh dấu phần chú thích bằng dấu ngoặc đơn."],
    why: `Phần “${note}” chú thích cho từ ngữ đứng trước.`,
  });
}

function bothQuestion(rng: Rng): Question {
  const tale = rng.pick(tales);
  const line = `${rng.pick(tellers)} kể truyện “${tale}” ${rng.pick(["rất hấp dẫn.", "cho em nghe."])}`;
  const [, note = ""] = /\((.+)\)/u.exec(line) ?? [];
  return pairQuestion(rng, {
    line,
    marks: ["brackets", "quotes"],
    prompts: [
      "Con đặt dấu ngoặc đơn và dấu ngoặc kép vào đúng chỗ.",
      "Câu này thiếu dấu ngoặc đơn và dấu ngoặc kép. Con đặt vào nhé!",
    ],
    why: `Phần “${note}” là chú thích, còn “${tale}” là tên tác phẩm.`,
  });
}

/** Dashes, quotation marks and brackets (curriculum, c4-place-punctuation): lists and joined names; titles; notes, and a title beside one. */
export const placePunctuation = defineSkill({
  id: "c4-place-punctuation",
  classId: "4",
  subject: "vietnamese",
  strand: "Câu",
  title: "Tự đặt gạch ngang, ngoặc kép, ngoặc đơn",
  source: "rule",
  generate: byDifficulty({
    1: [listQuestion, namesQuestion],
    2: [titleQuestion],
    3: [noteQuestion, bothQuestion],
  }),
});
