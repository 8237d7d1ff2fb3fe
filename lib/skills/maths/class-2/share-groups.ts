import type { Rng } from "#lib/core/rng.ts";
import type { BoxesPart } from "#lib/questions/kinds/boxes/grading.ts";
import type { Question } from "#lib/questions/question.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { wholeBox } from "#lib/skills/drafts/boxes-question.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { sortAlikeQuestion } from "#lib/skills/drafts/sort-question.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { type EqualGroups, equalGroups } from "#lib/skills/words/equal-groups.ts";
import { shortNames } from "./sum-stories.ts";

/** What is dealt out, and to whom: to children, or onto plates and into boxes. */
interface Share {
  readonly group: EqualGroups;
  readonly total: number;
  readonly parts: number;
  /** What one of the parts is called: "bạn", "đĩa". */
  readonly part: string;
  readonly names: readonly string[];
}

const digits = 2;

/** A division to be written: □ : □ = □ */
const division: readonly BoxesPart[] = [
  { type: "box", box: wholeBox("thứ nhất", digits) },
  { type: "text", text: ":" },
  { type: "box", box: wholeBox("thứ hai", digits) },
  { type: "text", text: "=" },
  { type: "box", box: wholeBox("kết quả", digits) },
];

const written = (...numbers: readonly number[]) => numbers.map(String);

function pickShare(rng: Rng, total: number, parts: number): Share {
  const group = rng.pick(equalGroups);
  if (rng.pick([true, false])) {
    return { group, total, parts, part: "bạn", names: rng.shuffle(shortNames).slice(0, parts) };
  }
  const names = Array.from({ length: parts }, (_, place) => `${group.holder} ${place + 1}`);
  return { group, total, parts, part: group.holder, names };
}

/** What stands after "số": "số bút chì", not "số cái bút chì". */
const named = (thing: string) => thing.replace(/^cái /u, "");

/** A bunch is made of what is put together, all else is put into something. */
const into = (part: string) => (part === "bó" ? "thành" : "vào");

function askShare(rng: Rng, { group: { thing }, total, parts, part, names }: Share): string {
  if (part !== "bạn") return `Con xếp đều ${total} ${thing} ${into(part)} ${parts} ${part}.`;
  return parts === 2 && rng.pick([true, false])
    ? `Con chia đều ${total} ${thing} cho ${names.join(" và ")}.`
    : `Con chia đều ${total} ${thing} cho ${parts} bạn.`;
}

/** What is typed below the parts, and what is said to it. */
function shareSum({ group: { thing }, total, parts, part }: Share) {
  const size = total / parts;
  const name = named(thing);
  const count = `Con đếm số ${name} của một ${part} nhé!`;
  return {
    parts: division,
    values: written(total, parts, size),
    distractors: [
      mistake("SWAP", written(total, size, parts), `Số thứ hai là số ${part}. Kết quả là số ${name} của mỗi ${part}.`),
      mistake("SWAP", written(parts, total, size), `Con viết số ${name} có tất cả trước, số ${part} sau.`),
      mistake("DATUM", written(total, parts, parts), `Kết quả con viết là số ${part}. ${count}`),
      mistake("OP", written(total, parts, total - parts), `Con trừ rồi. Đây là phép chia. ${count}`),
      mistake("OP", written(total, parts, total + parts), `Con cộng rồi. Đây là phép chia. ${count}`),
      mistake("OFF1", written(total, parts, size + 1), `Gần đúng rồi. ${count}`),
      mistake("OFF1", written(total, parts, size - 1), `Gần đúng rồi. ${count}`),
    ],
    wrong: [
      `Số thứ nhất là số ${name} có tất cả.`,
      `Số thứ hai là số ${part}.`,
      `Kết quả là số ${name} của mỗi ${part}. Con đếm lại nhé!`,
    ],
  };
}

/** One of the parts got a thing that another should have. */
function unevenWays({ total, parts, part }: Share) {
  const size = total / parts;
  const even = Array.from({ length: parts }, () => size);
  const told = `Chưa đều. Có ${part} nhiều hơn, có ${part} ít hơn.`;
  const pairs = even.flatMap((_, at) =>
    [...even.keys()].filter((other) => other !== at).map((other) => [at, other] as const),
  );
  return pairs.map(([at, other]) => mistake("OFF1", even.with(at, size + 1).with(other, size - 1), told));
}

function shareQuestion(rng: Rng, share: Share, isWritten: boolean): Question {
  const { group, total, parts, part, names } = share;
  const { thing, unit, picture } = group;
  const size = total / parts;
  const ask = askShare(rng, share);
  const told =
    part === "bạn"
      ? `Chia đều ${total} ${thing} cho ${parts} bạn.`
      : `Xếp đều ${total} ${thing} ${into(part)} ${parts} ${part}.`;
  const even = Array.from({ length: parts }, () => size);
  return sortAlikeQuestion(rng, {
    prompt: isWritten ? `${ask} Sau đó, con viết phép chia.` : ask,
    view: {
      pile: { type: "alike", picture, total },
      trays: names.map((name) => ({ name, paint: null })),
      each: `mỗi ${part}`,
    },
    ways: [even],
    distractors: unevenWays(share),
    missing: `Vẫn còn ${named(thing)} chưa chia. Con chia cho hết nhé!`,
    wrong: "Các phần chưa bằng nhau. Con chia lại nhé!",
    sum: isWritten ? shareSum(share) : null,
    hints: [
      part === "bạn" ? `Mỗi lượt, con chia cho mỗi bạn 1 ${unit}.` : `Mỗi lượt, con xếp vào mỗi ${part} 1 ${unit}.`,
      isWritten
        ? `Chia xong thì viết: số ${named(thing)}, dấu chia, số ${part}.`
        : "Chia hết rồi, con đếm xem các phần đã bằng nhau chưa.",
    ],
    explanation: `${told} Mỗi ${part} ${size} ${unit}${isWritten ? `; ${total} : ${parts} = ${size}` : ""}.`,
    praise: "share",
    identity: `share ${thing} ${total} ${parts} ${part}`,
  });
}

/** Dealt out between two. */
function buildHalvesQuestion(rng: Rng): Question {
  return shareQuestion(rng, pickShare(rng, rng.int(2, 5) * 2, 2), false);
}

const most = 5;
const least = 2;

/** Numbers of parts and of things in each that come to so much. */
function factsBetween(low: number, high: number): readonly (readonly [parts: number, size: number])[] {
  const numbers = Array.from({ length: most - least + 1 }, (_, place) => least + place);
  return numbers
    .flatMap((parts) => numbers.map((size) => [parts, size] as const))
    .filter(([parts, size]) => parts * size >= low && parts * size <= high);
}

const shares = factsBetween(10, 20);

/** Dealt out among two to five, with the division written. */
function buildShareQuestion(rng: Rng): Question {
  const [parts, size] = rng.pick(shares);
  return shareQuestion(rng, pickShare(rng, parts * size, parts), true);
}

/** What is typed below the first two groups, and what is said to it. */
function groupsSum({ holder, thing, unit }: EqualGroups, size: number, count: number) {
  const total = size * count;
  const name = named(thing);
  const rest = `Con tìm xem tất cả có mấy ${holder} nhé!`;
  const again = `Gần đúng rồi. Con đếm lại từng nhóm ${size} ${unit}.`;
  return {
    parts: division,
    values: written(total, size, count),
    distractors: [
      mistake(
        "SWAP",
        written(total, count, size),
        `Số thứ hai là số ${name} của mỗi ${holder}. Kết quả là số ${holder}.`,
      ),
      mistake("SWAP", written(size, total, count), `Con viết số ${name} có tất cả trước nhé!`),
      // Groups of two come to the same number: that two are laid and things are left is so for either.
      mistake("PARTIAL", written(total, size, 2), `Con mới xếp 2 ${holder}, vẫn còn ${name}. ${rest}`),
      mistake("DATUM", written(total, size, size), `Kết quả con viết là số ${name} của mỗi ${holder}. ${rest}`),
      mistake("PARTIAL", written(total, size, count - 2), `Con quên 2 ${holder} đã xếp rồi. ${rest}`),
      mistake("OP", written(total, size, total - size), `Con trừ rồi. Đây là phép chia. ${rest}`),
      mistake("OP", written(total, size, total + size), `Con cộng rồi. Đây là phép chia. ${rest}`),
      mistake("OFF1", written(total, size, count + 1), again),
      mistake("OFF1", written(total, size, count - 1), again),
    ],
    wrong: [
      `Số thứ nhất là số ${name} có tất cả.`,
      `Số thứ hai là số ${name} của mỗi ${holder}.`,
      `Kết quả là số ${holder}. Con đếm từng nhóm ${size} ${unit} nhé!`,
    ],
  };
}

/** Class 2 learns the tables of these: what is not laid out has to be worked out. */
const learned = [2, 5] as const;

/** The first two groups are put up by hand, of the rest it is thought out how many groups there are. */
function buildGroupsQuestion(rng: Rng): Question {
  const group = rng.pick(equalGroups);
  const { holder, thing, unit, picture } = group;
  const size = rng.pick(learned);
  const count = rng.int(Math.ceil(12 / size), Math.min(10, Math.floor(30 / size)));
  const total = size * count;
  return sortAlikeQuestion(rng, {
    prompt: `Có ${total} ${thing}, mỗi ${holder} ${size} ${unit}. Xếp được mấy ${holder}? Con xếp trước 2 ${holder}.`,
    view: {
      pile: { type: "alike", picture, total },
      trays: [1, 2].map((place) => ({ name: `${holder} ${place}`, paint: null })),
      each: `mỗi ${holder}`,
    },
    ways: [[size, size]],
    distractors: [],
    missing: `Có ${holder} chưa đủ ${size} ${unit}. Con xếp thêm nhé!`,
    wrong: `Mỗi ${holder} chỉ có đúng ${size} ${unit}. Con đếm lại nhé!`,
    sum: groupsSum(group, size, count),
    hints: [
      `Con xếp ${size} ${unit} vào mỗi ${holder}.`,
      `Cứ ${size} ${unit} còn lại là thêm một ${holder}. Con đếm tiếp.`,
    ],
    explanation: `Có ${total} ${thing}, mỗi ${holder} ${size} ${unit}; ${total} : ${size} = ${count}. Xếp được ${count} ${holder}.`,
    praise: "put-up",
    identity: `groups ${thing} ${total} ${size}`,
  });
}

/** Things shared and put up in groups by hand (curriculum, c2-share-groups): between two; with the division; in groups of so many. */
export const shareGroups = defineNumberSkill({
  id: "c2-share-groups",
  classId: "2",
  title: "Chia đều, chia theo nhóm",
  generate: byDifficulty({
    1: [buildHalvesQuestion],
    2: [buildShareQuestion],
    3: [buildGroupsQuestion],
  }),
});
