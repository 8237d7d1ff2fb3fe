import type { BarModelFigure } from "#lib/questions/figures/bar-model-figure.ts";
import { asked } from "./asked.ts";

type Bar = BarModelFigure["bars"][number];
type Told = readonly (readonly [look: string, label: string | null])[];

const looks = { plain: "đoạn", asked: "đoạn tô vàng", gap: "đoạn nét đứt" } as const;

/** "2 đoạn tô vàng bằng nhau không ghi số", "đoạn ghi 4". */
function runOf(text: string): Told {
  const [, count = "1", look = "", label] =
    /^(?:(\d+) )?(đoạn(?: tô vàng| nét đứt)?)(?: bằng nhau)? (?:ghi (.+)|không ghi số)$/u.exec(text) ?? [];
  return Array.from({ length: Number(count) }, () => [look, label ?? null]);
}

interface Pieces {
  readonly parts: Told;
  /** Whether they are told to be as long as the first one of the upper bar. */
  readonly isSame: boolean;
}

function piecesOf(text: string, upper: string | null): Pieces {
  const end = ` dài bằng đoạn đầu của ${upper}`;
  const isSame = text.endsWith(end);
  const told = isSame ? text.slice(0, -end.length).replace(/, mỗi đoạn$/u, "") : text;
  const [, , runs] = /^(\d+) đoạn bằng nhau gồm (.+)$/iu.exec(told) ?? [];
  return { parts: (runs ?? told).split(" và ").flatMap((run) => runOf(run.replace("Đoạn", "đoạn"))), isSame };
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
  const each = text.split(/, (?!mỗi đoạn)/u);
  const braces = each.flatMap((one) => {
    const [, from, to, label] = /^ngoặc từ đoạn (\d+) đến đoạn (\d+) ghi (.+)$/u.exec(one) ?? [];
    return label === undefined ? [] : [[Number(from) - 1, Number(to) - 1, label]];
  });
  return {
    isNamed: name === null || told.startsWith(`${name}: `),
    groups: each.filter((one) => !/^(?:ngoặc|cả thanh) /u.test(one)).map((one) => piecesOf(one, upper)),
    braces,
    whole: each.flatMap((one) => /^cả thanh ghi (.+)$/u.exec(one)?.[1] ?? []),
  };
}

/** Each bar's pieces, with what is written in them and at the braces, as they are drawn and as they are told. */
export function readBars({ bars, total, alt }: BarModelFigure, text: string): readonly [shown: unknown, read: unknown] {
  const [first] = bars;
  const told = text.slice(alt.length + 1, -1).split("; ");
  const shown = bars.map((bar, place) => ({
    isNamed: true,
    groups: groupsOf(bar, place === 0 ? undefined : first),
    braces: (bar.spans ?? []).map(({ from, to, label }) => [from, to, asked(label)]),
    whole: bar.whole === null ? [] : [asked(bar.whole)],
  }));
  const read = bars.map((bar, place) => readBar(bar, told[place] ?? "", place === 0 ? null : (first?.name ?? null)));
  return [
    [shown, total === undefined ? [] : [`tất cả ghi ${asked(total)}`]],
    [read, told.slice(bars.length)],
  ];
}
