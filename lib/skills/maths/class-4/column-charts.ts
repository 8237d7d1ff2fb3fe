import type { Rng } from "#lib/core/rng.ts";
import { listWithAnd } from "#lib/core/vietnamese/list-with-and.ts";
import type { ChartFigure } from "#lib/questions/figures/chart.ts";

export interface ChartTheme {
  readonly title: string;
  /** What is counted. */
  readonly unit: string;
  /** A column in words: "lớp 4A"; and what all of them are. */
  readonly each: string;
  readonly all: string;
  readonly does: string;
  readonly names: readonly string[];
  /** What the numbers are multiples of. */
  readonly step: 2 | 5 | 10;
}

export const themes: readonly ChartTheme[] = [
  {
    title: "Số cây các lớp trồng được",
    unit: "cây",
    each: "lớp",
    all: "các lớp",
    does: "trồng được",
    names: ["4A", "4B", "4C", "4D"],
    step: 5,
  },
  {
    title: "Số quyển sách các tổ góp được",
    unit: "quyển sách",
    each: "tổ",
    all: "các tổ",
    does: "góp được",
    names: ["Một", "Hai", "Ba", "Bốn"],
    step: 5,
  },
  {
    title: "Số xe đạp bán trong tuần",
    unit: "xe đạp",
    each: "ngày",
    all: "bốn ngày",
    does: "bán được",
    names: ["thứ Hai", "thứ Ba", "thứ Tư", "thứ Năm"],
    step: 2,
  },
  {
    title: "Số vé xem phim bán được",
    unit: "vé",
    each: "ngày",
    all: "bốn ngày",
    does: "bán được",
    names: ["thứ Ba", "thứ Tư", "thứ Sáu", "thứ Bảy"],
    step: 10,
  },
  {
    title: "Số quả bóng các khối dùng",
    unit: "quả bóng",
    each: "khối",
    all: "các khối",
    does: "dùng",
    names: ["2", "3", "4", "5"],
    step: 2,
  },
];

export interface ColumnChart extends ChartTheme {
  readonly values: readonly { readonly name: string; readonly value: number }[];
  readonly figure: ChartFigure;
}

/** Four columns of different heights, read off the axis or from the number over each. */
export function pickChart(rng: Rng, isAverage = false): ColumnChart {
  const theme = rng.pick(themes);
  const { step } = theme;
  const drawn = rng.shuffle([2, 3, 4, 5, 6, 7, 8]).slice(0, 4);
  const least = Math.min(...drawn);
  // The highest is never twice the lowest: they would differ by just as much as the lowest has.
  const sizes = Math.max(...drawn) === least * 2 ? drawn.map((size) => (size === least ? 2 : size)) : drawn;
  // An average is asked for only where it is whole: the last column makes up for it.
  const rest = sizes.reduce((sum, size) => sum + size, 0) % 4;
  const fitting = [2, 3, 4, 5, 6, 7, 8].filter(
    (size) => !sizes.slice(0, 3).includes(size) && (size - (sizes[3] ?? 0) + rest) % 4 === 0,
  );
  const last = isAverage ? rng.pick(fitting.length > 0 ? fitting : [sizes[3] ?? 2]) : (sizes[3] ?? 2);
  const heights = [...sizes.slice(0, 3), last];
  const values = theme.names.map((name, place) => ({ name, value: (heights[place] ?? 2) * step }));
  const figure: ChartFigure = {
    type: "chart",
    form: "columns",
    title: theme.title,
    unit: `(${theme.unit})`,
    values,
    step: step * 2,
    top: step * 8,
    hasValues: rng.int(0, 1) === 0,
    alt: `Biểu đồ cột: ${theme.title.toLowerCase()}, có bốn cột.`,
  };
  return { ...theme, values, figure };
}

/** The chart with some of its columns read off the axis. */
export function readChart({ values, each, figure }: ColumnChart, columns: ColumnChart["values"]): ChartFigure {
  const read = values.flatMap((column, place) => (columns.includes(column) ? [place] : []));
  const names = listWithAnd(read.map((place) => values[place]?.name ?? ""));
  return { ...figure, read, alt: `Biểu đồ cột: dóng từ đầu cột ${each} ${names} sang cột số bên trái.` };
}
