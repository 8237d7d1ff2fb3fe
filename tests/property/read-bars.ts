import type { BarModelFigure } from "#lib/questions/figures/bar-model.ts";
import { asked } from "./asked.ts";

type Bar = BarModelFigure["bars"][number];
type Told = readonly (readonly [look: string, label: string | null])[];

const looks = { plain: "đoạn", asked: "đoạn tô vàng", gap: "đoạn nét đứt" } as const;

/** "2 đoạn tô vàng bằng nhau không ghi số", "đoạn ghi 4"; of `left` pieces "đoạn đầu ghi 4", "các đoạn sau không ghi số". */
function runOf(text: string, left = 0): Told {
  const found =
    /^(?:(\d+|các) )?đoạn(?: đầu| tiếp theo| sau)?( tô vàng| nét đứt)?(?: bằng nhau)? (?:ghi (.+)|không ghi số)$/u.exec(
      text,
    );
  if (found === null) return [[text, null]];
  const [, count = "1", look = "", label] = found;
  return Array.from({ length: count === "các" ? left : Number(count) }, () => [`đoạn${look}`, label ?? null]);
}

interface Pieces {
  readonly parts: Told;
  /** Whether they are told to be as long as the first one of the upper bar. */
  readonly isSame: boolean;
}

/** The pieces of a bar that are told one after the other, and what of them is told together. */
function groupsIn(told: readonly string[], upper: string | null): Pieces[] {
  const groups: { parts: Told; isSame: boolean; left: number }[] = [];
  for (const each of told) {
    const same = /^(.*?)(?:, )?(?:mỗi đoạn)? ?dài bằng đoạn (?:đầu )?của (.+)$/u.exec(each);
    const isSame = same !== null && same[2] === upper;
    const text = (isSame ? (same[1] ?? "") : each).trim();
    const all = /^(\d+) đoạn bằng nhau$/u.exec(text)?.[1];
    const last = groups.at(-1);
    if (all !== undefined) groups.push({ parts: [], isSame: false, left: Number(all) });
    else if (last !== undefined && last.left > 0) {
      const parts = runOf(text, last.left);
      groups.splice(-1, 1, { parts: [...last.parts, ...parts], isSame, left: last.left - parts.length });
    } else groups.push({ parts: runOf(text), isSame, left: 0 });
  }
  return groups.map(({ parts, isSame }) => ({ parts, isSame }));
}

/** Pieces side by side that are equally long, as they are drawn. */
function groupsOf({ parts }: Bar, upper: Bar | undefined): Pieces[] {
  const groups: (typeof parts)[number][][] = [];
  for (const part of parts) {
    const last = groups.at(-1);
    if (last?.[0]?.size === part.size) last.push(part);
    else groups.push([part]);
  }
  return groups.map((group) => ({
    parts: group.map(({ label, look }) => [looks[look], label === null ? null : asked(label)]),
    isSame: upper !== undefined && group[0]?.size === upper.parts[0]?.size,
  }));
}

function readBar({ name }: Bar, told: string, upper: string | null) {
  const text = name === null ? told : told.slice(name.length + 2);
  const each = text.replace(/^Đoạn/u, "đoạn").split(/, (?!mỗi đoạn)/u);
  const braces = each.flatMap((one) => {
    const [, from, to, label] = /^ngoặc từ đoạn (\d+) đến đoạn (\d+) ghi (.+)$/u.exec(one) ?? [];
    return label === undefined ? [] : [[Number(from) - 1, Number(to) - 1, label]];
  });
  return {
    isNamed: name === null || told.startsWith(`${name}: `),
    groups: groupsIn(
      each.filter((one) => !/^(?:ngoặc|cả thanh|tính cả) /u.test(one)),
      upper,
    ),
    upTo: each.flatMap((one) => /^tính cả đoạn nét đứt thì dài bằng thanh của (.+)$/u.exec(one)?.[1] ?? []),
    braces,
    whole: each.flatMap((one) => /^cả thanh ghi (.+)$/u.exec(one)?.[1] ?? []),
  };
}

const sizeOf = ({ parts }: Bar) => parts.map(({ size }) => size).reduce((sum, size) => sum + size, 0);

/** Each bar's pieces, with what is written in them and at the braces, as they are drawn and as they are told. */
export function readBars({ bars, total, alt }: BarModelFigure, text: string): readonly [shown: unknown, read: unknown] {
  const [first] = bars;
  const told = text.slice(alt.length + 1, -1).split("; ");
  const shown = bars.map((bar, place) => ({
    isNamed: true,
    groups: groupsOf(bar, place === 0 ? undefined : first),
    braces: (bar.spans ?? []).map(({ from, to, label }) => [from, to, asked(label)]),
    upTo: bar.parts.some(({ look }) => look === "gap")
      ? bars.flatMap((other) => (other !== bar && sizeOf(other) === sizeOf(bar) ? (other.name ?? []) : []))
      : [],
    whole: bar.whole === null ? [] : [asked(bar.whole)],
  }));
  const read = bars.map((bar, place) => readBar(bar, told[place] ?? "", place === 0 ? null : (first?.name ?? null)));
  return [
    [shown, total === undefined ? [] : [`tất cả ghi ${asked(total)}`]],
    [read, told.slice(bars.length)],
  ];
}
