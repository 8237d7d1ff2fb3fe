import type { Rng } from "#lib/core/rng.ts";
import type { MistakeCode } from "#lib/questions/mistake-code.ts";
import type { Question } from "#lib/questions/question.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import {
  askPercent,
  type Part,
  percent,
  pickPart,
  type Range,
  solution,
  tenthsOf,
  tooLarge,
  tooSmall,
} from "./ask-percent.ts";

interface Parted {
  readonly prompt: string;
  /** The part, or what is left over. */
  readonly isRest: boolean;
  readonly wholes: Range;
  readonly tenths: Range;
}

/** The whole is not told (# and @ are the two parts), or not the part that is asked for (# is the whole). */
const parted: readonly Parted[] = [
  {
    prompt: "Vườn nhà bà có @ cây cam và # cây bưởi. Số cây cam chiếm bao nhiêu phần trăm số cây trong vườn?",
    isRest: false,
    wholes: [80, 500],
    tenths: [80, 700],
  },
  {
    prompt: "Thư viện có @ quyển truyện và # quyển sách khoa học. Số truyện chiếm bao nhiêu phần trăm số sách?",
    isRest: false,
    wholes: [80, 500],
    tenths: [80, 650],
  },
  {
    prompt: "Trong túi có @ viên bi xanh và # viên bi đỏ. Số bi xanh chiếm bao nhiêu phần trăm số bi trong túi?",
    isRest: false,
    wholes: [40, 160],
    tenths: [100, 800],
  },
  {
    prompt:
      "Trong # sản phẩm có @ sản phẩm đạt loại tốt. Các sản phẩm còn lại chiếm bao nhiêu phần trăm tổng số sản phẩm?",
    isRest: true,
    wholes: [100, 500],
    tenths: [10, 300],
  },
  {
    prompt: "Bạn Nam gieo # hạt đậu, có @ hạt nảy mầm. Số hạt không nảy mầm chiếm bao nhiêu phần trăm số hạt đã gieo?",
    isRest: true,
    wholes: [40, 250],
    tenths: [20, 400],
  },
];

const onlyGiven = "Con đã lấy luôn số đã cho. Con tính tỉ số phần trăm nhé!";

/** The mistakes with so many tenths of a percent, those that are no number of tenths passed over. */
function inPercent(all: readonly (readonly [code: MistakeCode, tenths: number, feedback: string])[]): Distractor[] {
  return all
    .filter(([, tenths]) => Number.isInteger(tenths) && tenths > 0)
    .map(([code, tenths, feedback]) => mistake(code, percent(tenths), feedback));
}

/** Where the part that is left over is asked for. */
function restDistractors(given: Part): Distractor[] {
  const { part, whole } = given;
  const tenths = tenthsOf(given);
  return inPercent([
    ["PARTIAL", 1000 - tenths, "Đó là số phần trăm của phần đã cho. Con đọc lại câu hỏi nhé!"],
    ["PARTIAL", part * 10, "Con mới làm phép trừ. Con chia kết quả cho tổng, rồi nhân với 100 nhé!"],
    ["DATUM", (whole - part) * 10, onlyGiven],
    ["REL", (part * 1000) / (whole - part), "Con đã so với phần đã cho. Con so với tổng nhé!"],
    ["DEC-SHIFT", tenths / 10, tooSmall],
    ["DEC-SHIFT", tenths * 10, tooLarge],
  ]);
}

/** Where both parts are told, and the whole is not. */
function partDistractors(given: Part): Distractor[] {
  const { part, whole } = given;
  const tenths = tenthsOf(given);
  return inPercent([
    ["PARTIAL", (part * 1000) / (whole - part), "Con đã so với phần kia. Con so với tổng của cả hai nhé!"],
    ["FIELD", 1000 - tenths, "Đó là số phần trăm của phần kia."],
    ["DATUM", part * 10, onlyGiven],
    ["DATUM", (whole - part) * 10, onlyGiven],
    ["PARTIAL", whole * 10, "Con mới cộng hai phần. Con lấy phần được hỏi chia cho kết quả ấy, rồi nhân với 100 nhé!"],
    ["DEC-SHIFT", tenths / 10, tooSmall],
    ["DEC-SHIFT", tenths * 10, tooLarge],
  ]);
}

/** "Vườn có 54 cây cam và 26 cây bưởi. Số cây cam chiếm bao nhiêu phần trăm số cây trong vườn?" */
export function buildPartedPercentQuestion(rng: Rng): Question {
  const { prompt, isRest, wholes, tenths } = rng.pick(parted);
  const given = pickPart(rng, 3, wholes, tenths);
  const { part, whole } = given;
  const other = whole - part;
  const [first, step] = isRest
    ? [`Con tìm phần được hỏi trước: lấy ${whole} trừ đi ${other}.`, `${whole} − ${other} = ${part}.`]
    : [`Con tìm tổng trước: ${part} + ${other}.`, `${part} + ${other} = ${whole}.`];
  return askPercent(rng, 3, given, {
    prompt: prompt.replace("#", String(isRest ? whole : other)).replace("@", String(isRest ? other : part)),
    distractors: isRest ? restDistractors(given) : partDistractors(given),
    hints: [first, "Con chia phần được hỏi cho tổng, nhân thương với 100 rồi viết thêm kí hiệu phần trăm."],
    explanation: `${step} ${solution(given).explanation}`,
    praise: "story",
    identity: `parted ${prompt.slice(0, 12)} ${part} ${whole}`,
  });
}
