/** Words of the board on which rows of pictures and columns are built. */
export const chartBuildText = {
  alt: {
    pictogram: (title: string, told: string): string => `Biểu đồ tranh “${title}”: ${told}.`,
    columns: (title: string, told: string): string => `Biểu đồ cột “${title}”: ${told}.`,
  },
  row: (name: string): string => `hàng ${name}`,
  column: (name: string): string => `cột ${name}`,
  pictures: (count: number): string => `${count}\u00a0hình`,
  counted: (strokes: string): string => `kiểm đếm ${strokes}`,
  tally: "Bảng kiểm đếm.",
  owned: (name: string, value: string): string => `${name}: ${value}`,
  now: (name: string, value: string): string => `${name}: ${value}.`,
  all: "tất cả",
  more: {
    pictogram: (name: string, by: number): string => `Thêm ${by} hình vào ${name}`,
    columns: (name: string, by: number): string => `Kéo ${name} cao thêm ${by}`,
  },
  fewer: {
    pictogram: (name: string, by: number): string => `Bớt ${by} hình ở ${name}`,
    columns: (name: string, by: number): string => `Kéo ${name} thấp đi ${by}`,
  },
} as const;
