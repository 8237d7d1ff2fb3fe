import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { byDifficulty, defineSkill } from "#lib/skills/define-skill.ts";
import { outlineQuestion } from "#lib/skills/vietnamese/outlines/outline-question.ts";
import { animals, events, trees } from "./outline-ideas.ts";

const hintsTo = (does: "kể" | "tả") =>
  [
    `Con đọc từng ý và hỏi: ý ấy giới thiệu, ${does} kĩ hay nói tình cảm?`,
    `Giới thiệu thì ở mở bài, ${does} kĩ thì ở thân bài, tình cảm thì ở kết bài.`,
  ] as const;

const ways = (text: string) => [
  `Con xếp từng ý vào đúng phần của ${text}.`,
  `Dàn ý ${text} có ba phần. Con xếp từng ý vào đúng phần.`,
];

const closing = (name: string) => ({
  name: "kết bài",
  ideas: [`tình cảm của em với ${name}`, `điều em mong ước cho ${name}`],
  count: 1,
  does: "nói tình cảm, mong ước của người viết",
});

/** What happened, with the feelings at the end. */
function buildEventQuestion(rng: Rng): Question {
  const { name, short, when, ideas } = rng.pick(events);
  return outlineQuestion(rng, {
    prompt: rng.pick(ways(`bài văn thuật lại ${name}`)),
    parts: [
      { name: "mở bài", ideas: [`giới thiệu ${name}`, when], count: 1, does: "giới thiệu việc được kể" },
      { name: "thân bài", ideas, count: rng.int(2, 3), does: "kể một việc đã diễn ra" },
      {
        name: "kết bài",
        ideas: [`cảm xúc của em sau ${short} ấy`, `điều em nhớ mãi sau ${short} ấy`],
        count: 1,
        does: "nói điều còn lại trong lòng người viết",
      },
    ],
    hints: hintsTo("kể"),
    rule: "Mở bài giới thiệu sự việc, thân bài kể từng việc, kết bài nêu cảm xúc.",
  });
}

/** An animal: what it looks like, then what it does. */
function buildAnimalQuestion(rng: Rng): Question {
  const { name, where, looks, habits } = rng.pick(animals);
  const count = rng.int(1, 2);
  return outlineQuestion(rng, {
    prompt: rng.pick(ways(`bài văn tả ${name}`)),
    parts: [
      {
        name: "mở bài",
        ideas: [`giới thiệu ${name} ${where}`, `nêu lí do em chọn tả ${name}`],
        count: 1,
        does: "cho biết bài văn tả con vật nào",
      },
      {
        name: "thân bài",
        ideas: [...rng.shuffle(looks).slice(0, count), ...rng.shuffle(habits).slice(0, 3 - count)],
        count: 3,
        does: "tả hình dáng hoặc hoạt động của con vật",
      },
      closing(name),
    ],
    hints: hintsTo("tả"),
    rule: "Mở bài giới thiệu; thân bài tả hình dáng rồi đến hoạt động; kết bài nêu tình cảm hoặc mong ước.",
  });
}

/** A tree: the whole first, then its parts; one idea has nothing to do with it. */
function buildTreeQuestion(rng: Rng): Question {
  const { name, where, whole, parts, others } = rng.pick(trees);
  return outlineQuestion(rng, {
    prompt: rng.pick([
      `Con xếp từng ý vào đúng phần của bài văn tả ${name}. Có một ý không dùng được.`,
      `Con lập dàn ý tả ${name}: xếp từng ý vào đúng phần. Một ý bị lạc vào đây.`,
    ]),
    parts: [
      {
        name: "mở bài",
        ideas: [`giới thiệu ${name} ${where}`, `nêu lí do em chọn tả ${name}`],
        count: 1,
        does: "cho biết bài văn tả cây nào",
      },
      {
        name: "thân bài",
        ideas: rng.int(0, 1) === 0 ? parts : [whole, rng.pick(parts)],
        count: 2,
        does: "tả bao quát hoặc tả từng bộ phận của cây",
      },
      closing(name),
      { name: "không dùng", ideas: others, count: 1, does: `không nói về ${name}` },
    ],
    hints: [hintsTo("tả")[0], "Con tìm ý không nói về cây trước, rồi mới chia các ý còn lại."],
    rule: "Mở bài giới thiệu cây; thân bài tả bao quát rồi tả từng bộ phận; kết bài nêu tình cảm hoặc mong ước. Ý không nói về cây thì bỏ ra.",
  });
}

/** The parts of a text (curriculum, c4-outline-order): what happened; an animal; a tree, with an idea that belongs nowhere. */
export const outlineOrder = defineSkill({
  id: "c4-outline-order",
  classId: "4",
  subject: "vietnamese",
  strand: "Đoạn văn",
  title: "Dàn ý bài văn",
  source: "rule",
  generate: byDifficulty({ 1: [buildEventQuestion], 2: [buildAnimalQuestion], 3: [buildTreeQuestion] }),
});
