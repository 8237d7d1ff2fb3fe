import { capital } from "#lib/core/capital.ts";
import type { Rng } from "#lib/core/rng.ts";
import { writeFraction } from "#lib/core/write-fraction.ts";
import { timesBars } from "#lib/questions/bar-models/times-bars.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { writeWith } from "#lib/skills/maths/write-with.ts";
import type { TwoStepProblem } from "./two-step-problem.ts";

interface Pair {
  /** Whose the first number is, at the start of a sentence and inside one. */
  readonly one: string;
  readonly mid: string;
  readonly other: string;
  readonly bars: readonly [string, string];
  readonly verb: string;
  /** What is compared: "số bi", "độ dài". */
  readonly amount: string;
  readonly thing: string;
  readonly name: string;
  /** What is asked: both together, or by how many they differ. */
  readonly both: string;
  readonly apart: string;
}

const pairs: readonly Pair[] = [
  {
    one: "Buổi sáng, cửa hàng",
    mid: "buổi sáng",
    other: "buổi chiều",
    bars: ["Sáng", "Chiều"],
    verb: "bán",
    amount: "số gạo",
    thing: "kg gạo",
    name: "kg",
    both: "Cả hai buổi bán bao nhiêu ki-lô-gam gạo?",
    apart: "Hai buổi bán hơn kém nhau bao nhiêu ki-lô-gam?",
  },
  {
    one: "Thứ Bảy, cửa hàng",
    mid: "thứ Bảy",
    other: "Chủ nhật",
    bars: ["Thứ Bảy", "Chủ nhật"],
    verb: "bán",
    amount: "số diều",
    thing: "cái diều",
    name: "cái",
    both: "Cả hai ngày bán bao nhiêu cái diều?",
    apart: "Hai ngày bán hơn kém nhau bao nhiêu cái diều?",
  },
  {
    one: "Ngăn trên",
    mid: "ngăn trên",
    other: "ngăn dưới",
    bars: ["Ngăn trên", "Ngăn dưới"],
    verb: "có",
    amount: "số sách",
    thing: "quyển sách",
    name: "quyển",
    both: "Cả hai ngăn có bao nhiêu quyển sách?",
    apart: "Hai ngăn hơn kém nhau bao nhiêu quyển sách?",
  },
  {
    one: "Tổ Một",
    mid: "tổ Một",
    other: "tổ Hai",
    bars: ["Tổ Một", "Tổ Hai"],
    verb: "trồng",
    amount: "số cây",
    thing: "cây",
    name: "cây",
    both: "Cả hai tổ trồng bao nhiêu cây?",
    apart: "Hai tổ trồng hơn kém nhau bao nhiêu cây?",
  },
  {
    one: "Mảy",
    mid: "Mảy",
    other: "Hùng",
    bars: ["Mảy", "Hùng"],
    verb: "có",
    amount: "số bi",
    thing: "viên bi",
    name: "viên",
    both: "Cả hai bạn có bao nhiêu viên bi?",
    apart: "Hai bạn hơn kém nhau bao nhiêu viên bi?",
  },
  {
    one: "Đoạn dây đỏ",
    mid: "đoạn dây đỏ",
    other: "đoạn dây xanh",
    bars: ["Dây đỏ", "Dây xanh"],
    verb: "dài",
    amount: "độ dài",
    thing: "m",
    name: "m",
    both: "Cả hai đoạn dây dài bao nhiêu mét?",
    apart: "Hai đoạn dây hơn kém nhau bao nhiêu mét?",
  },
];

interface Numbers {
  readonly told: number;
  readonly times: number;
  readonly other: number;
  readonly isUp: boolean;
  readonly isTotal: boolean;
}

function answerOf({ told, other, isTotal }: Numbers): number {
  return isTotal ? told + other : Math.abs(told - other);
}

function distractorsFor(numbers: Numbers, whose: string): Distractor<number>[] {
  const { told, times, other, isUp, isTotal } = numbers;
  const mistaken = isUp ? told + times : told - times;
  const how = isUp
    ? `Gấp ${times} lần thì con nhân với ${times}.`
    : `Tìm ${writeFraction(1, times)} thì con chia cho ${times}.`;
  return [
    mistake("PARTIAL", other, `Con mới tìm ${whose}. Con làm tiếp bước sau nhé!`),
    mistake("OP", answerOf({ ...numbers, other: mistaken }), how),
    mistake(
      "OP",
      answerOf({ ...numbers, isTotal: !isTotal }),
      isTotal ? "Hỏi cả hai thì con cộng." : "Hỏi hơn kém nhau thì con trừ.",
    ),
    mistake("PARTIAL", mistaken, how),
    mistake("OFF10", answerOf(numbers) + 10, "Con tính lại cẩn thận từng bước nhé!"),
  ];
}

function barsOf({ told, times, other, isUp }: Numbers, bars: Pair["bars"], text: string) {
  return timesBars({
    names: isUp ? bars : [bars[1], bars[0]],
    small: Math.min(told, other),
    times,
    labels: isUp ? [text, null] : [null, text],
    isLargeFirst: !isUp,
  });
}

/** "Buổi sáng bán 12 kg gạo, buổi chiều bán gấp 3 lần buổi sáng. Cả hai buổi bán bao nhiêu ki-lô-gam?" */
export function pickTimesAndTotal(rng: Rng): TwoStepProblem {
  const { one, mid, other: second, bars, verb, amount, thing, name, both, apart } = rng.pick(pairs);
  const whose = `${amount} của ${second}`;
  const [times, small] = [rng.int(3, 7), rng.int(8, 24)];
  const isUp = rng.pick([true, true, false]);
  const [told, other] = isUp ? [small, small * times] : [small * times, small];
  const isTotal = rng.pick([true, true, false]);
  const numbers = { told, times, other, isUp, isTotal };
  const answer = answerOf(numbers);
  const write = writeWith(name);
  const text = write(told).line.text;
  const [large, less] = isUp ? [other, told] : [told, other];
  const isLength = amount === "độ dài";
  const does = isLength || !isUp ? verb : `${verb} ${amount}`;
  const part = isLength ? mid : `${amount} của ${mid}`;
  const compared = isUp ? `gấp ${times} lần ${mid}` : `bằng ${writeFraction(1, times)} ${part}`;
  return {
    prompt: `${one} ${verb} ${told} ${thing}, ${second} ${does} ${compared}. ${isTotal ? both : apart}`,
    name,
    answer,
    steps: [
      `${capital(whose)}: ${told} ${isUp ? "×" : ":"} ${times} = ${other} (${name})`,
      isTotal
        ? `Cả hai: ${told} + ${other} = ${answer} (${name})`
        : `Hơn kém nhau: ${large} − ${less} = ${answer} (${name})`,
    ],
    first: whose,
    firstSum: `${told} ${isUp ? "×" : ":"} ${times}`,
    next: isTotal ? `rồi cộng với ${told}` : "rồi lấy số lớn trừ số bé",
    distractors: distractorsFor(numbers, whose),
    figure: barsOf(numbers, bars, text),
    identity: `times ${one} ${isUp} ${isTotal} ${told} ${times}`,
  };
}
