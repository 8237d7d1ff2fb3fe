import { capital } from "#lib/core/capital.ts";
import type { Rng } from "#lib/core/rng.ts";
import { differenceBars } from "#lib/questions/bar-models/difference-bars.ts";
import { moreBars } from "#lib/questions/bar-models/more-bars.ts";
import { wholeBar } from "#lib/questions/bar-models/whole-bar.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { writeWith } from "#lib/skills/maths/write-with.ts";
import type { TwoStepProblem } from "./two-step-problem.ts";

interface Pair {
  /** Both in a sentence, then how they stand before a bar. */
  readonly one: string;
  readonly other: string;
  readonly bars: readonly [string, string];
  readonly verb: string;
  readonly thing: string;
  readonly amount: string;
  readonly name: string;
  readonly both: string;
}

const pairs: readonly Pair[] = [
  {
    one: "ngăn trên",
    other: "ngăn dưới",
    bars: ["Ngăn trên", "Ngăn dưới"],
    verb: "có",
    thing: "quyển sách",
    amount: "số sách",
    name: "quyển",
    both: "Cả hai ngăn có bao nhiêu quyển sách?",
  },
  {
    one: "lớp 3A",
    other: "lớp 3B",
    bars: ["Lớp 3A", "Lớp 3B"],
    verb: "trồng được",
    thing: "cây",
    amount: "số cây",
    name: "cây",
    both: "Cả hai lớp trồng được bao nhiêu cây?",
  },
  {
    one: "buổi sáng",
    other: "buổi chiều",
    bars: ["Sáng", "Chiều"],
    verb: "bán được",
    thing: "kg gạo",
    amount: "số gạo",
    name: "kg",
    both: "Cả hai buổi bán được bao nhiêu ki-lô-gam gạo?",
  },
  {
    one: "thùng to",
    other: "thùng nhỏ",
    bars: ["Thùng to", "Thùng nhỏ"],
    verb: "có",
    thing: "l dầu",
    amount: "số dầu",
    name: "l",
    both: "Cả hai thùng có bao nhiêu lít dầu?",
  },
  {
    one: "Lan",
    other: "Nam",
    bars: ["Lan", "Nam"],
    verb: "có",
    thing: "nhãn vở",
    amount: "số nhãn vở",
    name: "cái",
    both: "Cả hai bạn có bao nhiêu nhãn vở?",
  },
  {
    one: "Mai",
    other: "Páo",
    bars: ["Mai", "Páo"],
    verb: "hái được",
    thing: "bông hoa",
    amount: "số hoa",
    name: "bông",
    both: "Cả hai bạn hái được bao nhiêu bông hoa?",
  },
];

/** "Ngăn trên có 15 quyển sách, ngăn dưới có nhiều hơn ngăn trên 7 quyển. Cả hai ngăn có bao nhiêu quyển sách?" */
function describeMoreOrLess(rng: Rng): TwoStepProblem {
  const { one, other, bars, verb, thing, amount, name, both } = rng.pick(pairs);
  // A smaller barrel never holds more than a larger one.
  const isMore = one === "thùng to" ? false : rng.pick([true, false]);
  const first = rng.int(20, 60);
  const apart = rng.int(4, 15);
  const second = isMore ? first + apart : first - apart;
  const write = writeWith(name);
  const [told, difference] = [write(first).line.text, write(apart).line.text];
  const whose = `${amount} của ${other}`;
  const labels = { large: told, small: null, difference };
  return {
    prompt: `${capital(one)} ${verb} ${first} ${thing}, ${other} ${verb} ${isMore ? "nhiều hơn" : "ít hơn"} ${one} ${difference}. ${both}`,
    name,
    answer: first + second,
    steps: [
      `${capital(other)}: ${first} ${isMore ? "+" : "−"} ${apart} = ${second} (${name})`,
      `Cả hai: ${first} + ${second} = ${first + second} (${name})`,
    ],
    first: whose,
    firstSum: `${first} ${isMore ? "+" : "−"} ${apart}`,
    next: `rồi cộng với ${first}`,
    distractors: [
      mistake("PARTIAL", second, `Con mới tìm ${whose}. Đề bài hỏi cả hai.`),
      mistake(
        "OP",
        first + (isMore ? first - apart : first + apart),
        `${isMore ? "“Nhiều hơn” thì con cộng" : "“Ít hơn” thì con trừ"} để tìm ${whose}.`,
      ),
      mistake("PARTIAL", first + apart, `Con cần tìm ${whose} trước, rồi cộng cả hai.`),
      mistake("PARTIAL", first * 2, `Hai bên không bằng nhau. Con tìm ${whose} trước nhé!`),
    ],
    figure: isMore
      ? moreBars({ names: bars, small: first, more: apart, labels: [told, difference] })
      : differenceBars({ names: bars, large: first, small: second, labels }),
    identity: `pair ${one} ${isMore} ${first} ${apart}`,
  };
}

const changes = [
  {
    start: "Đàn gà có",
    thing: "con gà",
    name: "con",
    gain: "mua thêm",
    loss: "bán đi",
    end: "Đàn gà còn lại bao nhiêu con?",
  },
  {
    start: "Kho có",
    thing: "bao thóc",
    name: "bao",
    gain: "nhập thêm",
    loss: "chuyển đi",
    end: "Kho còn lại bao nhiêu bao thóc?",
  },
  {
    start: "Thư viện có",
    thing: "quyển truyện",
    name: "quyển",
    gain: "mua thêm",
    loss: "cho mượn",
    end: "Thư viện còn lại bao nhiêu quyển truyện?",
  },
  {
    start: "Trên xe có",
    thing: "hành khách",
    name: "người",
    gain: "đến bến đầu đón thêm",
    loss: "đến bến sau trả",
    end: "Trên xe còn lại bao nhiêu người?",
  },
] as const;

/** "Kho có 85 bao thóc, nhập thêm 24 bao, chuyển đi 36 bao. Kho còn lại bao nhiêu bao thóc?" */
function describeChange(rng: Rng): TwoStepProblem {
  const { start, thing, name, gain, loss, end } = rng.pick(changes);
  const isBus = name === "người";
  const [had, more] = [rng.int(isBus ? 18 : 45, isBus ? 30 : 120), rng.int(isBus ? 5 : 15, isBus ? 14 : 60)];
  const less = rng.int(isBus ? 6 : 20, isBus ? 15 : 44);
  const middle = had + more;
  return {
    prompt: `${start} ${had} ${thing}, ${gain} ${more} ${name}, ${loss} ${less} ${name}. ${end}`,
    name,
    answer: middle - less,
    steps: [
      `Lúc sau có: ${had} + ${more} = ${middle} (${name})`,
      `Còn lại: ${middle} − ${less} = ${middle - less} (${name})`,
    ],
    first: "số có được sau khi thêm vào",
    firstSum: `${had} + ${more}`,
    next: `rồi trừ đi ${less}`,
    distractors: [
      mistake("PARTIAL", middle, "Con mới thêm vào. Con còn phải bớt đi nữa."),
      mistake("OP", had + more + less, "Con đã cộng cả ba số. Bớt đi thì con trừ."),
      mistake("PARTIAL", Math.max(0, had - less), "Con quên phần thêm vào rồi."),
      mistake("OP", had - more + less, "Con làm ngược hai bước: thêm thì cộng, bớt thì trừ."),
    ],
    figure: null,
    identity: `change ${name} ${had} ${more} ${less}`,
  };
}

const sales = [
  { thing: "kg gạo", name: "kg", who: "Cửa hàng có", verb: "bán", end: "Cửa hàng còn lại bao nhiêu ki-lô-gam gạo?" },
  { thing: "quả trứng", name: "quả", who: "Bác Hoa có", verb: "bán", end: "Bác Hoa còn lại bao nhiêu quả trứng?" },
  { thing: "m vải", name: "m", who: "Cô thợ may có", verb: "dùng", end: "Cô còn lại bao nhiêu mét vải?" },
] as const;

/** "Bác Hoa có 90 quả trứng, lần đầu bán 35 quả, lần sau bán 28 quả. Bác Hoa còn lại bao nhiêu quả trứng?" */
function describeSale(rng: Rng): TwoStepProblem {
  const { thing, name, who, verb, end } = rng.pick(sales);
  const [one, two, rest] = [rng.int(15, 45), rng.int(15, 45), rng.int(12, 60)];
  const whole = one + two + rest;
  const write = writeWith(name);
  const [first, second, all] = [write(one), write(two), write(whole)].map(({ line }) => line.text);
  return {
    prompt: `${who} ${whole} ${thing}, lần đầu ${verb} ${first}, lần sau ${verb} ${second}. ${end}`,
    name,
    answer: rest,
    steps: [
      `Cả hai lần ${verb}: ${one} + ${two} = ${one + two} (${name})`,
      `Còn lại: ${whole} − ${one + two} = ${rest} (${name})`,
    ],
    first: `cả hai lần ${verb} bao nhiêu`,
    firstSum: `${one} + ${two}`,
    next: `rồi lấy ${whole} trừ đi`,
    distractors: [
      mistake("PARTIAL", one + two, `Đó là số đã ${verb}. Đề bài hỏi còn lại.`),
      mistake("PARTIAL", whole - one, `Con mới trừ lần đầu. Con còn lần sau nữa.`),
      mistake("OP", whole - one + two, `Lần sau cũng ${verb} đi, con trừ nữa nhé!`),
      mistake("PARTIAL", whole - two, `Con mới trừ một lần. Con trừ cả hai lần nhé!`),
    ],
    figure: wholeBar({
      parts: [
        { size: one, label: first ?? null },
        { size: two, label: second ?? null },
        { size: rest, label: "?" },
      ],
      whole: all ?? null,
    }),
    identity: `sale ${name} ${whole} ${one} ${two}`,
  };
}

/** A story of adding and taking away in two steps. */
export function pickMoreOrLess(rng: Rng): TwoStepProblem {
  return rng.pick([describeMoreOrLess, describeMoreOrLess, describeChange, describeSale])(rng);
}
