import { capital } from "#lib/core/capital.ts";
import { readTable } from "#lib/core/read-table.ts";
import type { Rng } from "#lib/core/rng.ts";
import { differenceBars } from "#lib/questions/bar-models/difference-bars.ts";
import { wholeBar } from "#lib/questions/bar-models/whole-bar.ts";
import type { BarModelFigure } from "#lib/questions/figures/bar-model.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { writeWith } from "#lib/skills/maths/write-with.ts";
import { descriptionText } from "#lib/text/description-text.ts";
import type { TwoStepProblem } from "./two-step-problem.ts";

/** Both in a sentence, then how they stand before a bar. */
const pairs = readTable(
  { numbers: [], words: ["one", "other", "oneBar", "otherBar", "verb", "thing", "amount", "name", "both"] },
  `
  ngăn trên | ngăn dưới  | Ngăn trên | Ngăn dưới | có         | quyển sách | số sách    | quyển | Cả hai ngăn có bao nhiêu quyển sách?
  lớp 3A    | lớp 3B     | Lớp 3A    | Lớp 3B    | trồng được | cây        | số cây     | cây   | Cả hai lớp trồng được bao nhiêu cây?
  buổi sáng | buổi chiều | Sáng      | Chiều     | bán được   | kg gạo     | số gạo     | kg    | Cả hai buổi bán được bao nhiêu ki-lô-gam gạo?
  thùng to  | thùng nhỏ  | Thùng to  | Thùng nhỏ | có         | lít dầu    | số dầu     | lít   | Cả hai thùng có bao nhiêu lít dầu?
  Lan       | Nam        | Lan       | Nam       | có         | nhãn vở    | số nhãn vở | cái   | Cả hai bạn có bao nhiêu nhãn vở?
  Mai       | Páo        | Mai       | Páo       | hái được   | bông hoa   | số hoa     | bông  | Cả hai bạn hái được bao nhiêu bông hoa?
`,
);

interface MoreBars {
  /** Whose bars they are, short: the smaller number first. */
  readonly names: readonly [small: string, large: string];
  readonly small: number;
  readonly more: number;
  /** Written over the small bar and over the piece that the large one has more; a label with "?" is asked. */
  readonly labels: readonly [small: string, more: string];
}

/** "Nhiều hơn": a bar, and below it the same with a piece more. */
function moreBars({ names, small, more, labels }: MoreBars): BarModelFigure {
  const look = (label: string) => (label.includes("?") ? ("asked" as const) : ("plain" as const));
  const shared = { size: small, label: labels[0], look: look(labels[0]) };
  const piece = { size: more, label: labels[1], look: look(labels[1]) };
  return {
    type: "bar-model",
    bars: [
      { name: names[0], parts: [shared], whole: null },
      { name: names[1], parts: [{ ...shared, label: null }, piece], whole: null },
    ],
    alt: descriptionText.bars,
  };
}

/** "Ngăn trên có 15 quyển sách, ngăn dưới có nhiều hơn ngăn trên 7 quyển. Cả hai ngăn có bao nhiêu quyển sách?" */
function describeMoreOrLess(rng: Rng): TwoStepProblem {
  const { one, other, oneBar, otherBar, verb, thing, amount, name, both } = rng.pick(pairs);
  const bars = [oneBar, otherBar] as const;
  // A smaller barrel never holds more than a larger one.
  const isMore = one === "thùng to" ? false : rng.pick([true, false]);
  const first = rng.int(20, 44);
  const apart = rng.int(4, 12);
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
    distractors: [
      mistake("PARTIAL", second, `Con mới tìm ${whose}. Đề bài hỏi cả hai.`),
      mistake(
        "OP",
        first + (isMore ? first - apart : first + apart),
        `${isMore ? "“Nhiều hơn” thì con cộng" : "“Ít hơn” thì con trừ"} để tìm ${whose}.`,
      ),
      mistake("PARTIAL", first + apart, `Con cần tìm ${whose} trước, rồi cộng cả hai.`),
      mistake("PARTIAL", first * 2, `Hai phần không bằng nhau. Con tìm ${whose} trước nhé!`),
    ],
    figure: isMore
      ? moreBars({ names: bars, small: first, more: apart, labels: [told, difference] })
      : differenceBars({ names: bars, large: first, small: second, labels }),
    identity: `pair ${one} ${isMore} ${first} ${apart}`,
  };
}

const changes = readTable(
  { numbers: [], words: ["start", "thing", "name", "gain", "loss", "end"] },
  `
  Đàn gà có   | con gà       | con   | mua thêm             | bán đi          | Đàn gà còn lại bao nhiêu con?
  Kho có      | bao thóc     | bao   | nhập thêm            | chuyển đi       | Kho còn lại bao nhiêu bao thóc?
  Thư viện có | quyển truyện | quyển | mua thêm             | cho mượn        | Thư viện còn lại bao nhiêu quyển truyện?
  Trên xe có  | hành khách   | người | đến bến đầu đón thêm | đến bến sau trả | Trên xe còn lại bao nhiêu người?
`,
);

const sales = readTable(
  { numbers: [], words: ["who", "verb", "thing", "name", "end"] },
  `
  Cửa hàng có   | bán  | kg gạo    | kg  | Cửa hàng còn lại bao nhiêu ki-lô-gam gạo?
  Bác Hoa có    | bán  | quả trứng | quả | Bác Hoa còn lại bao nhiêu quả trứng?
  Cô thợ may có | dùng | m vải     | m   | Cô còn lại bao nhiêu mét vải?
`,
);

/** "Kho có 85 bao thóc, nhập thêm 24 bao, chuyển đi 36 bao. Kho còn lại bao nhiêu bao thóc?" */
function describeChange(rng: Rng): TwoStepProblem {
  const { start, thing, name, gain, loss, end } = rng.pick(changes);
  const isBus = name === "người";
  const [had, more] = [rng.int(isBus ? 18 : 30, isBus ? 30 : 60), rng.int(isBus ? 5 : 12, isBus ? 14 : 35)];
  const less = rng.int(isBus ? 6 : 15, isBus ? 15 : 38);
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

/** "Bác Hoa có 90 quả trứng, lần đầu bán 35 quả, lần sau bán 28 quả. Bác Hoa còn lại bao nhiêu quả trứng?" */
function describeSale(rng: Rng): TwoStepProblem {
  const { thing, name, who, verb, end } = rng.pick(sales);
  const [one, two, picked] = [rng.int(12, 32), rng.int(12, 32), rng.int(8, 34)];
  // What is left is never what the first step finds.
  const rest = picked === one + two ? picked - 1 : picked;
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
