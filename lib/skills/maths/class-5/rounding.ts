import type { Rng } from "#lib/core/rng.ts";
import { type Decimal, writeDecimal } from "#lib/core/write-decimal.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";

/** `scaled` / 10^`places` is rounded to `to` places. */
export interface Rounding {
  readonly scaled: number;
  readonly places: number;
  readonly to: 0 | 1 | 2;
}

/** The places a number is rounded to. */
export const names = ["hàng đơn vị", "hàng phần mười", "hàng phần trăm"] as const;
/** The places behind them, whose digit decides. */
export const next = ["hàng phần mười", "hàng phần trăm", "hàng phần nghìn"] as const;
/** The same as they are asked for. */
export const targets = ["số tự nhiên gần nhất", ...names.slice(1)] as const;

/** The number before it is rounded. */
export const written = ({ scaled, places }: Rounding) => writeDecimal(scaled, places);

/** The rounded number in units of its last place. */
export function roundedTo({ scaled, places }: Rounding, to: number): number {
  return Math.round(scaled / 10 ** (places - to));
}

/** The digit that decides: the first one behind the place. */
function decider({ scaled, places, to }: Rounding): number {
  return Math.floor(scaled / 10 ** (places - to - 1)) % 10;
}

/** To whole numbers; to tenths; to hundredths, most often past a 9. */
export function pickRounding(rng: Rng, difficulty: Difficulty): Rounding {
  if (difficulty === 3) {
    const start = rng.int(1, 99) * 10 + rng.int(0, 8);
    // Two of three carry past a 9.
    const hundredths = rng.pick([start * 10 + 9, start * 10 + 9, start * 10 + rng.int(0, 8)]);
    const last = hundredths % 10 === 9 ? rng.int(5, 9) : rng.int(1, 9);
    return { scaled: hundredths * 10 + last, places: 3, to: 2 };
  }
  const to = difficulty === 1 ? 0 : 1;
  const more = rng.int(1, 2);
  // No 9 in the place itself: what it carries into comes at difficulty 3.
  const start = to === 0 ? rng.int(1, 9) * 10 + rng.int(0, 8) : rng.int(10, 99) * 10 + rng.int(0, 8);
  const rest = more === 1 ? rng.int(1, 9) : rng.int(1, 9) * 10 + rng.int(1, 9);
  // 1 and 5 are named by the rule itself.
  const isSmall = to === 0 && rng.pick([true, false]);
  return { scaled: (isSmall ? rng.pick([2, 3, 6, 7, 8]) : start) * 10 ** more + rest, places: to + more, to };
}

/** Numbers that come out by mistake: the wrong way, at another place, with a wrong carry. */
export function distractorsOf(rounding: Rounding): Distractor<Decimal>[] {
  const { scaled, places, to } = rounding;
  const right = roundedTo(rounding, to);
  const down = Math.floor(scaled / 10 ** (places - to));
  const isUp = right !== down;
  const at = (value: number, kept: number = to): Decimal => ({ scaled: value, places: kept });
  const asked = `Đề bài hỏi làm tròn đến ${names[to]}.`;
  const ten = Math.round(scaled / 10 ** (places + 1)) * 10;
  return [
    mistake(
      "ROUND",
      at(isUp ? down : down + 1),
      `Con xem chữ số ${next[to]} nhé: bé hơn 5 thì giữ nguyên, từ 5 trở lên thì cộng thêm 1.`,
    ),
    mistake("ROUND", { scaled, places }, "Số này chưa được làm tròn, con nhé!"),
    ...(to === 0
      ? [mistake("ROUND", at(ten), `Con đã làm tròn đến hàng chục. ${asked}`)]
      : [mistake("ROUND", at(roundedTo(rounding, to - 1), to - 1), `Con đã làm tròn đến ${names[to - 1]}. ${asked}`)]),
    ...(places > to + 1
      ? [mistake("ROUND", at(roundedTo(rounding, to + 1), to + 1), `Con đã làm tròn đến ${names[to + 1]}. ${asked}`)]
      : []),
    mistake(
      "DEC-SHIFT",
      { scaled, places: 0 },
      "Con mới bỏ dấu phẩy đi, chưa làm tròn. Số làm tròn phải gần số đã cho.",
    ),
    isUp
      ? mistake("ROUND", at(down + 2), "Con cộng nhiều quá. Khi làm tròn lên, con chỉ cộng thêm 1.")
      : mistake("ROUND", at(Math.max(0, down - 1)), `Khi làm tròn, chữ số ${names[to]} không bớt đi 1.`),
    isUp
      ? mistake("PLACE", at(down + 10), `Con đã cộng vào hàng đứng trước ${names[to]}.`)
      : mistake("PLACE", at(down + 2), "Số này xa số đã cho quá. Chữ số đứng sau bé hơn 5 thì giữ nguyên."),
  ];
}

/** The digit that decides, what is done, and where a 9 goes on; ends before the result. */
export function explain(rounding: Rounding): string {
  const { scaled, places, to } = rounding;
  const digit = decider(rounding);
  const [place, before] = [0, 1].map((up) => Math.floor(scaled / 10 ** (places - to + up)) % 10);
  const decides = `Chữ số ${next[to]} của ${written(rounding)} là ${digit}`;
  const rest = "Bỏ các chữ số đứng sau";
  if (digit < 5) return `${decides}, bé hơn 5 nên giữ nguyên chữ số ${names[to]}. ${rest}`;
  if (place === undefined || before === undefined || place < 9 || to === 0)
    return `${decides}, từ 5 trở lên nên cộng thêm 1 vào chữ số ${names[to]}. ${rest}`;
  return `${decides}, từ 5 trở lên nên cộng thêm 1 vào chữ số ${names[to]}. 9 + 1 = 10, viết 0, nhớ 1; chữ số ${names[to - 1]} là ${before} + 1 = ${before + 1}`;
}

/** A zero at the end stays: it tells how far the number was rounded. */
export function zeroKept(to: 0 | 1 | 2, text: string): string {
  return to > 0 && text.endsWith("0") ? ` Chữ số 0 ở cuối cho biết số đã làm tròn đến ${names[to]}.` : "";
}
