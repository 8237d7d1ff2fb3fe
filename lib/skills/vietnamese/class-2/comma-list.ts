import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { byDifficulty, defineSkill } from "#lib/skills/define-skill.ts";
import { placeMarkQuestion, readMarked } from "#lib/skills/drafts/place-mark-question.ts";
import { deedsFrames, thingsFrames } from "#lib/skills/vietnamese/marks/list-commas.ts";
import { type Stretch, tellByStretch } from "#lib/skills/vietnamese/marks/stretch.ts";

const prompts = ["Con đặt dấu phẩy vào đúng chỗ.", "Con thêm dấu phẩy cho câu.", "Câu này cần dấu phẩy ở đâu?"];

/** A sentence with a list in it: what stands before the list, its words, and what ends the sentence. */
interface List {
  readonly start: string;
  readonly items: readonly [string, string, string];
  readonly hasAnd: boolean;
  readonly end: string;
  /** What is listed: words for things, or deeds. */
  readonly kind: "từ" | "việc";
}

function stretchesOf({ start, items, hasAnd, end, kind }: List): Stretch[] {
  const [first, second, third] = items;
  const last = start.split(" ").at(-1)?.replace("[,]", "") ?? "";
  const item = (text: string, before: string): Stretch => ({
    text,
    before,
    among: `“${text}” là một ${kind}, con không tách đôi.`,
  });
  const none = "Chỗ này chưa kể ra gì, con chưa cần dấu phẩy.";
  const right = "Chỗ này cần dấu phẩy.";
  return [
    { text: start, before: none, among: none },
    item(first, `Sau “${last}” mới bắt đầu kể ra, con chưa cần dấu phẩy.`),
    item(second, right),
    { text: hasAnd ? "và" : "", before: "Trước “và” không cần dấu phẩy.", among: "" },
    item(third, hasAnd ? `“và” nối với “${third}”, con không tách ra.` : right),
    {
      text: end,
      before: `“${end}” không phải là một ${kind} được kể ra.`,
      among: `“${end}” đi liền nhau, con không tách ra.`,
    },
  ].filter(({ text }) => text !== "");
}

function explain({ items: [first, second, third], hasAnd }: List): string {
  return hasAnd
    ? `Dấu phẩy tách “${first}” và “${second}”. Trước “và” không cần dấu phẩy.`
    : `Dấu phẩy tách ba từ cùng loại: “${first}”, “${second}”, “${third}”.`;
}

function listQuestion(rng: Rng, list: List): Question {
  const { start, items, hasAnd, end, kind } = list;
  const [first, second, third] = items;
  const told = `${start} ${first}, ${second}${hasAnd ? " và" : ","} ${third}${end === "" ? "" : ` ${end}`}.`;
  const asked = readMarked([told], ["comma"], "between");
  const stretches = stretchesOf(list);
  const alike = kind === "từ" ? "từ cùng loại" : "việc";
  return placeMarkQuestion(rng, {
    ...asked,
    prompt: rng.pick(prompts),
    wrong: ({ word }) => tellByStretch(stretches, word),
    missing: () => `Còn hai ${alike} đứng liền nhau chưa được tách ra.`,
    hints: [
      `Con tìm các ${kind === "từ" ? alike : "việc được kể ra"} trong câu.`,
      hasAnd
        ? `Con tìm hai ${alike} chưa có “và” ở giữa. Chỗ ấy cần dấu phẩy.`
        : `Con tìm hai ${alike} đứng liền nhau. Dấu phẩy đứng ở giữa.`,
    ],
    explanation: `Viết đúng: ${told.replace("[,]", ",")} ${explain(list)}`,
    praise: "marks",
    identity: `${kind} ${start} ${items.toSorted().join()}`,
  });
}

function pickThree(rng: Rng, all: readonly string[]): readonly [string, string, string] {
  const [first = "", second = "", third = ""] = rng.shuffle(all);
  return [first, second, third];
}

function thingsQuestion(rng: Rng, hasAnd: boolean): Question {
  const { starts, things } = rng.pick(thingsFrames);
  return listQuestion(rng, { start: rng.pick(starts), items: pickThree(rng, things), hasAnd, end: "", kind: "từ" });
}

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** A time stands before it with its comma, or behind it, where it needs none. */
function deedsQuestion(rng: Rng): Question {
  const { times, ends, who, deeds } = rng.pick(deedsFrames);
  const doer = rng.pick(who);
  const items = pickThree(rng, deeds);
  const isBefore = rng.pick([true, false]);
  return listQuestion(rng, {
    start: isBefore ? `${rng.pick(times)}[,] ${doer}` : capital(doer),
    items,
    hasAnd: true,
    end: isBefore ? "" : rng.pick(ends),
    kind: "việc",
  });
}

/** Commas between words of one kind (curriculum, c2-comma-list): three things, the last behind "và"; three without it; deeds, and a time beside them. */
export const commaList = defineSkill({
  id: "c2-comma-list",
  classId: "2",
  subject: "vietnamese",
  strand: "Câu",
  title: "Đặt dấu phẩy vào chỗ liệt kê",
  source: "rule",
  generate: byDifficulty({
    1: [(rng) => thingsQuestion(rng, true)],
    2: [(rng) => thingsQuestion(rng, false)],
    3: [deedsQuestion],
  }),
});
