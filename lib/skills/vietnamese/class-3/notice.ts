import { capital } from "#lib/core/capital.ts";
import type { Rng } from "#lib/core/rng.ts";
import { toLine } from "#lib/core/to-line.ts";
import type { Question } from "#lib/questions/question.ts";
import { byDifficulty, defineSkill } from "#lib/skills/define-skill.ts";
import { pairsQuestion } from "#lib/skills/drafts/pairs-question.ts";
import { textOrderQuestion } from "#lib/skills/drafts/text-order-question.ts";
import { notices, strangeLines } from "./notice-texts.ts";

type Notice = (typeof notices)[number];
type Part = keyof Notice;

const parts = ["who", "what", "when", "where"] as const satisfies readonly Part[];

const questions: Readonly<Record<Part, string>> = {
  who: "Ai thông báo?",
  what: "Việc gì?",
  when: "Khi nào?",
  where: "Ở đâu?",
};

/** "Sân trường cho biết …" */
const tells: Readonly<Record<Part, string>> = {
  who: "ai thông báo",
  what: "việc gì diễn ra",
  when: "thời gian",
  where: "địa điểm",
};

const rule = "Thông báo phải có đủ: ai, việc gì, khi nào, ở đâu.";

/** A part of a notice on a card of its own: a place alone might be who gives notice. */
const cardOf = (notice: Notice, part: Part) => (part === "where" ? `Tại ${notice.where}` : capital(notice[part]));

function buildQuestions(rng: Rng): Question {
  const notice = rng.pick(notices);
  const [left, ...asked] = rng.shuffle(parts);
  const cards = new Map(parts.map((part) => [cardOf(notice, part), part]));
  return pairsQuestion(rng, {
    prompt: rng.pick([
      "Con ghép câu hỏi với phần trả lời trong thông báo.",
      "Các phần của một thông báo trả lời câu hỏi nào? Con ghép cho đúng.",
    ]),
    pairs: asked.map((part) => ({
      left: toLine(questions[part]),
      card: toLine(cardOf(notice, part)),
      wrong: (card) => `“${card}” cho biết ${tells[cards.get(card) ?? part]}, không phải ${tells[part]}.`,
    })),
    others: left === undefined ? [] : [cardOf(notice, left)],
    isLong: true,
    hints: [
      "Con đọc từng thẻ và hỏi: thẻ này nói về người, việc, lúc nào hay nơi nào?",
      "Câu hỏi “Khi nào?” cần một mốc thời gian, “Ở đâu?” cần một nơi.",
    ],
    code: "FIELD",
    explanation: `${rule} ${asked.map((part) => `“${cardOf(notice, part)}” cho biết ${tells[part]}.`).join(" ")}`,
    praise: "read",
    identity: `questions ${left} ${notice.what}`,
  });
}

/** A time at the head of a sentence, which begins with no figure. */
const opening = (when: string) => (/^\d/u.test(when) ? `Lúc ${when}` : capital(when));

/** A notice in one sentence in which one part is not told. */
const without: Readonly<Record<Part, (notice: Notice) => string>> = {
  who: ({ what, when, where }) => `${opening(when)}, tại ${where} sẽ có ${what}.`,
  what: ({ who, when, where }) => `${opening(when)}, ${who} mời mọi người đến ${where}.`,
  when: ({ who, what, where }) => `${capital(who)} tổ chức ${what} tại ${where}.`,
  where: ({ who, what, when }) => `${opening(when)}, ${who} tổ chức ${what}.`,
};

const lacks: Readonly<Record<Part, string>> = {
  who: "Thiếu người thông báo",
  what: "Thiếu việc cần báo",
  when: "Thiếu thời gian",
  where: "Thiếu địa điểm",
};

/** A notice by what it tells of; by who gives it where that is not told. */
const tellLack = (part: Part, { who, what }: Notice) =>
  `Thông báo ${part === "what" ? `của ${who}` : `về ${what}`} ${lacks[part].toLowerCase()}.`;

const stands: Readonly<Record<Part, string>> = {
  who: "Thông báo này đã cho biết ai thông báo.",
  what: "Thông báo này đã cho biết việc gì diễn ra.",
  when: "Thông báo này đã có thời gian.",
  where: "Thông báo này đã có địa điểm.",
};

function buildMissing(rng: Rng): Question {
  const [left, ...missing] = rng.shuffle(parts);
  const told = rng.shuffle(notices).slice(0, missing.length);
  const partOf = new Map(parts.map((part) => [lacks[part], part]));
  const pairs = missing.flatMap((part, at) => {
    const notice = told[at];
    return notice === undefined ? [] : [{ part, notice, text: without[part](notice) }];
  });
  return pairsQuestion(rng, {
    prompt: rng.pick([
      "Mỗi thông báo thiếu điều gì? Con ghép cho đúng.",
      "Con đọc từng thông báo và tìm điều còn thiếu.",
    ]),
    pairs: pairs.map(({ part, text }) => ({
      left: toLine(text),
      card: toLine(lacks[part]),
      wrong: (card) => stands[partOf.get(card) ?? part],
    })),
    others: left === undefined ? [] : [lacks[left]],
    isLong: true,
    hints: [
      "Con hỏi từng thông báo: ai, việc gì, khi nào, ở đâu?",
      "Câu hỏi nào chưa có lời đáp thì thông báo thiếu điều ấy.",
    ],
    code: "FIELD",
    explanation: `${rule} ${pairs.map(({ part, notice }) => tellLack(part, notice)).join(" ")}`,
    praise: "read",
    identity: `missing ${pairs.map(({ text }) => text).join(" ")}`,
  });
}

function buildOrder(rng: Rng): Question {
  const { who, what, when, where } = rng.pick(notices);
  const { line, of } = rng.pick(strangeLines);
  return textOrderQuestion(rng, {
    prompt: rng.pick([
      "Con xếp thành một bản thông báo. Có một dòng thừa.",
      "Bản thông báo bị lẫn một dòng thừa. Con xếp các dòng còn lại.",
    ]),
    parts: [
      { text: "Thông báo", early: "Dòng “Thông báo” phải đứng đầu." },
      { text: `Về việc: ${what}`, early: "Dòng “Thông báo” phải đứng trên việc được báo." },
      { text: `Thời gian, địa điểm: ${when}, ${where}`, early: "Phải báo việc gì rồi mới ghi thời gian, địa điểm." },
      { text: `Người thông báo: ${who}`, early: "Tên người thông báo phải đứng cuối." },
    ],
    spare: { text: line, early: `Dòng này thuộc ${of}, không báo tin gì.` },
    hints: ["Con tìm dòng thuộc văn bản khác, để dòng ấy lại.", "Con nghĩ xem người đọc cần biết điều gì trước tiên."],
    explanation: `Thông báo có: tên gọi, việc cần báo, thời gian và địa điểm, người thông báo. Dòng thừa thuộc ${of}.`,
    identity: `order ${what}`,
  });
}

/** Notices (curriculum, c3-notice): the four questions; what is missing; its lines in order, without a needless one. */
export const notice = defineSkill({
  id: "c3-notice",
  classId: "3",
  subject: "vietnamese",
  strand: "Đoạn văn",
  title: "Thông báo, bản tin ngắn",
  source: "rule",
  generate: byDifficulty({ 1: [buildQuestions], 2: [buildMissing], 3: [buildOrder] }),
});
