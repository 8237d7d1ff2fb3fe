import { capital } from "#lib/core/capital.ts";
import { readTable } from "#lib/core/read-table.ts";
import type { Rng } from "#lib/core/rng.ts";
import { writeFraction } from "#lib/core/write-fraction.ts";
import { timesBars } from "#lib/questions/bar-models/times-bars.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { writeWith } from "#lib/skills/maths/write-with.ts";
import type { TwoStepProblem } from "./two-step-problem.ts";

/**
 * Whose the first number is, at the start of a sentence and inside one, and whose the second; how they stand before a bar;
 * what is compared and counted; what is asked: both together, or by how many they differ.
 */
const pairs = readTable(
  {
    numbers: [],
    words: ["one", "mid", "second", "oneBar", "secondBar", "verb", "amount", "thing", "name", "both", "apart"],
  },
  `
  Buổi sáng, cửa hàng | buổi sáng   | buổi chiều    | Sáng      | Chiều     | bán   | số gạo  | kg gạo     | kg    | Cả hai buổi bán bao nhiêu ki-lô-gam gạo? | Hai buổi bán hơn kém nhau bao nhiêu ki-lô-gam?
  Thứ Bảy, cửa hàng   | thứ Bảy     | Chủ nhật      | Thứ Bảy   | Chủ nhật  | bán   | số diều | cái diều   | cái   | Cả hai ngày bán bao nhiêu cái diều?      | Hai ngày bán hơn kém nhau bao nhiêu cái diều?
  Ngăn trên           | ngăn trên   | ngăn dưới     | Ngăn trên | Ngăn dưới | có    | số sách | quyển sách | quyển | Cả hai ngăn có bao nhiêu quyển sách?     | Hai ngăn hơn kém nhau bao nhiêu quyển sách?
  Tổ Một              | tổ Một      | tổ Hai        | Tổ Một    | Tổ Hai    | trồng | số cây  | cây        | cây   | Cả hai tổ trồng bao nhiêu cây?           | Hai tổ trồng hơn kém nhau bao nhiêu cây?
  Mảy                 | Mảy         | Hùng          | Mảy       | Hùng      | có    | số bi   | viên bi    | viên  | Cả hai bạn có bao nhiêu viên bi?         | Hai bạn hơn kém nhau bao nhiêu viên bi?
  Đoạn dây đỏ         | đoạn dây đỏ | đoạn dây xanh | Dây đỏ    | Dây xanh  | dài   | độ dài  | m          | m     | Cả hai đoạn dây dài bao nhiêu mét?       | Hai đoạn dây hơn kém nhau bao nhiêu mét?
`,
);

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

function barsOf({ told, times, other, isUp }: Numbers, bars: readonly [string, string], text: string) {
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
  const { one, mid, second, oneBar, secondBar, verb, amount, thing, name, both, apart } = rng.pick(pairs);
  const whose = `${amount} của ${second}`;
  const times = rng.int(3, 7);
  // Both together are at most 100.
  const small = rng.int(6, Math.floor(100 / (times + 1)));
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
    distractors: distractorsFor(numbers, whose),
    figure: barsOf(numbers, [oneBar, secondBar], text),
    identity: `times ${one} ${isUp} ${isTotal} ${told} ${times}`,
  };
}
