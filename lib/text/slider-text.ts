/** What is pulled along a ruler: a strip of paper, or the second end of a segment. */
export type Laid = "strip" | "segment";

const ends = { strip: "Đầu bên phải của băng giấy", segment: "Điểm B" } as const satisfies Record<Laid, string>;

/** Words of the board on which an end is pulled along a ruler, or a point along a number line. */
export const sliderText = {
  point: "A",
  end: "B",
  ruler: "Một cái thước.",
  line: "Tia số.",
  alts: {
    strip: "Một băng giấy nằm dọc theo thước.",
    segment: "Đoạn thẳng AB vẽ dọc theo thước.",
    compared: "Một băng giấy và một mẩu giấy dài 1\u00a0cm.",
  },
  endAt: (laid: Laid, place: string): string => `${ends[laid]} ở ${place}.`,
  pointAt: (place: string): string => `Điểm A ở ${place}.`,
  times: (times: number): string => `Băng giấy dài bằng ${times} mẩu giấy.`,
  steps: { millimetre: "1\u00a0mm", centimetre: "1\u00a0cm", mark: "1 vạch" },
  longer: (by: string): string => `Kéo dài thêm ${by}`,
  shorter: (by: string): string => `Rút ngắn lại ${by}`,
  right: (by: string): string => `Sang phải ${by}`,
  left: (by: string): string => `Sang trái ${by}`,
} as const;
