import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { askPercent, distractorsOf, percent, pickPart, type Range, solution, tenthsOf } from "./ask-percent.ts";

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

/** "Vườn có 54 cây cam và 26 cây bưởi. Số cây cam chiếm bao nhiêu phần trăm số cây trong vườn?" */
export function buildPartedPercentQuestion(rng: Rng): Question {
  const { prompt, isRest, wholes, tenths } = rng.pick(parted);
  const given = pickPart(rng, 3, wholes, tenths);
  const { part, whole } = given;
  const other = whole - part;
  const [first, step] = isRest
    ? [`Con tìm phần được hỏi trước: lấy ${whole} trừ đi ${other}.`, `${whole} − ${other} = ${part}.`]
    : [`Con tìm tổng trước: ${part} + ${other}.`, `${part} + ${other} = ${whole}.`];
  const toOther = (part * 1000) / other;
  return askPercent(rng, 3, given, {
    prompt: prompt.replace("#", String(isRest ? whole : other)).replace("@", String(isRest ? other : part)),
    distractors: [
      mistake(
        "PARTIAL",
        percent(1000 - tenthsOf(given)),
        isRest ? "Đó là số phần trăm của phần đã cho. Con đọc lại câu hỏi nhé!" : "Đó là số phần trăm của phần kia.",
      ),
      ...(Number.isInteger(toOther) && !isRest
        ? [mistake("PARTIAL", percent(toOther), "Con đã so với phần kia. Con so với tổng của cả hai nhé!")]
        : []),
      ...distractorsOf(given),
    ],
    hints: [first, "Con chia phần được hỏi cho tổng, nhân thương với 100 rồi viết thêm kí hiệu phần trăm."],
    explanation: `${step} ${solution(given).explanation}`,
    praise: "story",
    identity: `parted ${prompt.slice(0, 12)} ${part} ${whole}`,
  });
}
