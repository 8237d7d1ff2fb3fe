/** A story of a quantity of which a fraction is told of. */
export interface QuantityStory {
  readonly unit: string;
  readonly least: number;
  readonly most: number;
  readonly tell: (whole: string, fraction: string) => string;
  readonly ask: string;
  /** Asks for what is left. */
  readonly buildRestQuestion: string;
}

/** Situations for a fraction of a quantity. */
export const quantityStories: readonly QuantityStory[] = [
  {
    unit: "học sinh",
    least: 20,
    most: 45,
    tell: (w, f) => `Lớp 4A có ${w}, trong đó ${f} số học sinh là nữ.`,
    ask: "Số học sinh nữ là:",
    buildRestQuestion: "Số học sinh nam là:",
  },
  {
    unit: "kg",
    least: 40,
    most: 240,
    tell: (w, f) => `Cửa hàng có ${w} gạo, đã bán ${f} số gạo đó.`,
    ask: "Số gạo đã bán là:",
    buildRestQuestion: "Số gạo còn lại là:",
  },
  {
    unit: "quả",
    least: 20,
    most: 120,
    tell: (w, f) => `Mẹ hái được ${w} cam, biếu bà ${f} số cam đó.`,
    ask: "Mẹ biếu bà:",
    buildRestQuestion: "Số cam còn lại là:",
  },
  {
    unit: "cây",
    least: 60,
    most: 360,
    tell: (w, f) => `Vườn có ${w}, trong đó ${f} số cây là cây xoài, còn lại là cây na.`,
    ask: "Số cây xoài là:",
    buildRestQuestion: "Số cây na là:",
  },
  {
    unit: "trang",
    least: 60,
    most: 240,
    tell: (w, f) => `Quyển truyện dày ${w}. Minh đã đọc ${f} số trang.`,
    ask: "Số trang Minh đã đọc là:",
    buildRestQuestion: "Số trang Minh chưa đọc là:",
  },
  {
    unit: "m",
    least: 40,
    most: 300,
    tell: (w, f) => `Cuộn vải dài ${w}, đã may quần áo hết ${f} cuộn vải.`,
    ask: "Phần vải đã may dài:",
    buildRestQuestion: "Phần vải còn lại dài:",
  },
];
