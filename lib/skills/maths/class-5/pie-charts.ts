import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { PieChartFigure } from "#lib/questions/figures/pie-chart.ts";

/** What a round chart tells of: its title, who is counted, how many of one part are asked for (# is it), the parts. */
const chartThemes = [
  {
    title: "Môn thể thao yêu thích",
    who: "học sinh",
    counted: "học sinh thích #",
    parts: ["bóng đá", "cầu lông", "bơi", "cờ vua"],
  },
  {
    title: "Loại sách được mượn ở thư viện",
    who: "quyển sách",
    counted: "quyển #",
    parts: ["truyện tranh", "sách khoa học", "sách lịch sử", "thơ"],
  },
  { title: "Cây ăn quả trong vườn", who: "cây", counted: "#", parts: ["cây cam", "cây bưởi", "cây nhãn", "cây vải"] },
  {
    title: "Cách đến trường",
    who: "học sinh",
    counted: "học sinh # đến trường",
    parts: ["đi bộ", "đi xe đạp", "đi xe buýt", "được bố mẹ chở"],
  },
  {
    title: "Món quà lưu niệm được chọn",
    who: "khách",
    counted: "khách chọn #",
    parts: ["nón lá", "tranh Đông Hồ", "đèn lồng", "quạt giấy"],
  },
] as const;

/** Four different shares that make a whole. */
export const fourShares = [
  [40, 25, 20, 15],
  [45, 25, 20, 10],
  [35, 30, 20, 15],
  [50, 25, 15, 10],
  [40, 30, 20, 10],
  [45, 30, 15, 10],
  [35, 30, 25, 10],
  [50, 20, 18, 12],
  [42, 28, 18, 12],
  [38, 27, 20, 15],
  [55, 20, 15, 10],
  [36, 32, 22, 10],
] as const;

export interface Chart {
  readonly title: string;
  readonly who: string;
  /** "khách chọn #" */
  readonly counted: string;
  readonly sectors: readonly { readonly name: string; readonly percent: number }[];
}

export function pickChart(rng: Rng): Chart {
  const { title, who, counted, parts } = rng.pick(chartThemes);
  const names = rng.shuffle(parts);
  return {
    title,
    who,
    counted,
    sectors: rng.shuffle(rng.pick(fourShares)).map((percent, place) => ({ name: names[place] ?? "", percent })),
  };
}

export const percentText = (percent: number) => measure(String(percent), "%");

export function figureOf(
  { title, sectors }: Chart,
  hidden: string | null,
  marked: readonly string[] = [],
): PieChartFigure {
  return {
    type: "pie-chart",
    title,
    sectors: sectors.map(({ name, percent }) => ({
      name,
      percent,
      label: name === hidden ? "?" : percentText(percent),
      ...(marked.includes(name) && { isMarked: true }),
    })),
    alt: `Biểu đồ hình quạt tròn “${title}” có bốn phần.`,
  };
}

export const identityOf = (kind: string, chart: Chart, name: string) =>
  `${kind} ${name} ${chart.sectors.map((each) => `${each.name}${each.percent}`).join(" ")}`;
