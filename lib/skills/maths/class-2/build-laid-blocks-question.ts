import type { Rng } from "#lib/core/rng.ts";
import type { Place } from "#lib/questions/figures/place-blocks.ts";
import type { Blocks } from "#lib/questions/kinds/place-value/grading.ts";
import { placeBlocks } from "#lib/questions/place-value/place-blocks.ts";
import type { Question } from "#lib/questions/question.ts";
import { blocksQuestion } from "#lib/skills/drafts/blocks-question.ts";
import { tieWords } from "#lib/text/tie-words.ts";
import { none, partsOf, ringed } from "./block-parts.ts";

/** Plates or rods of one kind, what they are called and what they are worth. */
const kinds = [
  { place: "hundreds", name: "trăm", block: "tấm", size: 100 },
  { place: "tens", name: "chục", block: "thanh", size: 10 },
] as const;

/** Where blocks are to lie, outlined on their mat. */
const outlined = (blocks: Blocks, place: Place) =>
  placeBlocks(blocks, { hasHundreds: true, marked: [place], isTenRinged: false });

/** "Con xếp số 300 nhé!" on an empty board. */
export function buildLayQuestion(rng: Rng): Question {
  const { place, name, block, size } = rng.pick(kinds);
  const count = rng.int(1, 9);
  const right = { ...none, [place]: count };
  const number = count * size;
  const wording = rng.int(0, 2);
  const prompts = [
    `Con xếp số ${number} nhé!`,
    `Con xếp ${count} ${name} nhé!`,
    `Con lấy các khối để có số ${number} nhé!`,
  ] as const;
  return blocksQuestion(rng, {
    prompt: tieWords(prompts[wording] ?? prompts[0]),
    view: { start: none, hasHundreds: true },
    right,
    answer: String(number),
    hints: [
      tieWords(`Mỗi ${block} là 1 ${name}. Con cần mấy ${block}?`),
      { say: `Con xếp các ${block} ${name} vào chỗ có nét đứt.`, figures: [outlined(right, place)] },
    ],
    explanation: tieWords(`Mỗi ${block} là 1 ${name}. ${count} ${block} là ${count} ${name}, viết là ${number}.`),
    praise: "blocks",
    identity: `lay ${wording} ${number}`,
  });
}

/** "Trên bảng có 2 trăm. Con thêm 3 trăm nữa nhé!", or taken away. */
export function buildChangeQuestion(rng: Rng): Question {
  const { place, name, block, size } = rng.pick(kinds);
  const isMore = rng.int(0, 1) === 1;
  const [less, by] = [rng.int(1, 8), rng.int(1, 8)];
  if (less + by > 9) return buildChangeQuestion(rng);
  const [before, after] = isMore ? [less, less + by] : [less + by, less];
  const right = { ...none, [place]: after };
  const number = after * size;
  return blocksQuestion(rng, {
    prompt: tieWords(
      `Trên bảng có ${before} ${name}. ${isMore ? `Con thêm ${by} ${name} nữa nhé!` : `Con bớt đi ${by} ${name} nhé!`}`,
    ),
    view: { start: { ...none, [place]: before }, hasHundreds: true },
    right,
    answer: String(number),
    hints: [
      tieWords(`Mỗi ${block} là 1 ${name}. Con ${isMore ? "thêm" : "bớt"} từng ${block} một.`),
      isMore
        ? { say: `Con xếp thêm ${block} vào chỗ có nét đứt.`, figures: [outlined(right, place)] }
        : tieWords(`Con bớt ${by} ${block}, vừa bớt vừa đếm.`),
    ],
    explanation: tieWords(
      `${before} ${name} ${isMore ? "thêm" : "bớt"} ${by} ${name} ${isMore ? "là" : "còn"} ${after} ${name}, viết là ${number}.`,
    ),
    praise: "blocks",
    identity: `${isMore ? "more" : "less"} ${before * size} ${by}`,
  });
}

/** Rods that reach ten: some lie there with plates, or the pupil lays the rest first. */
export function buildRodsQuestion(rng: Rng): Question {
  const isLaid = rng.int(0, 2) === 0;
  const first = rng.int(2, 9);
  const more = rng.int(10 - first, 9);
  const loose = isLaid ? { ...none, tens: first + more } : { ...none, hundreds: rng.int(0, 7), tens: rng.int(10, 19) };
  const right = { ...none, hundreds: loose.hundreds + 1, tens: loose.tens - 10 };
  const start = isLaid ? { ...none, tens: first } : loose;
  const given = loose.hundreds === 0 ? `${loose.tens} chục` : `${loose.hundreds} trăm và ${loose.tens} chục`;
  return blocksQuestion(rng, {
    prompt: tieWords(
      isLaid
        ? `Có ${first} chục. Con thêm ${more} chục, rồi đổi 10 thanh lấy 1 tấm nhé!`
        : `Có ${given}. Con đổi 10 thanh lấy 1 tấm nhé!`,
    ),
    view: { start, hasHundreds: true, canSwapTens: true },
    right,
    answer: partsOf(right),
    hints: [
      tieWords("10 thanh chục xếp liền nhau bằng 1 tấm trăm."),
      isLaid
        ? tieWords(`Con thêm ${more} thanh chục trước. Đủ 10 thanh thì nút đổi hiện ra.`)
        : { say: "Con chạm nút đổi. 10 thanh trong vòng thành 1 tấm trăm.", figures: [ringed(loose, true)] },
    ],
    explanation: tieWords(
      `${isLaid ? `${first} chục thêm ${more} chục là ${loose.tens} chục. ` : ""}10 chục đổi được 1 trăm. Có tất cả ${partsOf(right)}.`,
    ),
    praise: "exchange",
    identity: isLaid ? `rods laid ${first} ${more}` : `rods ${loose.hundreds} ${loose.tens}`,
  });
}

/** Ten cubes for a rod, below 100. */
export function buildCubesQuestion(rng: Rng): Question {
  const start = { ...none, tens: rng.int(1, 8), ones: rng.int(10, 19) };
  const right = { ...none, tens: start.tens + 1, ones: start.ones - 10 };
  const number = right.tens * 10 + right.ones;
  return blocksQuestion(rng, {
    prompt: tieWords(`Có ${start.tens} chục và ${start.ones} đơn vị. Con đổi 10 khối lẻ lấy 1 thanh chục nhé!`),
    view: { start, hasHundreds: false },
    right,
    answer: String(number),
    hints: [
      tieWords("10 khối lẻ xếp liền nhau dài bằng 1 thanh chục."),
      { say: "Con chạm nút đổi. 10 khối trong vòng thành 1 thanh chục.", figures: [ringed(start, false)] },
    ],
    explanation: tieWords(`10 đơn vị đổi được 1 chục. Có tất cả ${partsOf(right)}, viết là ${number}.`),
    praise: "cubes",
    identity: `cubes ${start.tens} ${start.ones}`,
  });
}
