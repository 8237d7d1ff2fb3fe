/** A story in which two parts of one whole are added, or one is taken from the other. */
export interface FractionStory {
  readonly sign: "+" | "−";
  /** Whether what is left of the whole is asked. */
  readonly isRest: boolean;
  readonly of: string;
  readonly idea: string;
  readonly tell: (first: string, second: string) => string;
}

const rest = "Con cộng hai phần đã cho, rồi lấy 1 trừ đi tổng đó.";
const together = "Hỏi cả hai phần thì con cộng hai phân số.";
const left = "Hỏi phần còn lại thì con trừ hai phân số.";

/** Stories of parts of a road, a field, a tank, a book. */
export const fractionStories: readonly FractionStory[] = [
  {
    sign: "+",
    isRest: false,
    of: "con đường",
    idea: together,
    tell: (x, y) =>
      `Ngày đầu đội sửa được ${x} con đường, ngày sau sửa được ${y} con đường. Cả hai ngày đội sửa được mấy phần con đường?`,
  },
  {
    sign: "+",
    isRest: true,
    of: "con đường",
    idea: rest,
    tell: (x, y) =>
      `Ngày đầu đội sửa được ${x} con đường, ngày sau sửa được ${y} con đường. Còn lại mấy phần con đường chưa sửa?`,
  },
  {
    sign: "+",
    isRest: false,
    of: "thửa ruộng",
    idea: together,
    tell: (x, y) =>
      `Buổi sáng gặt được ${x} thửa ruộng, buổi chiều gặt được ${y} thửa ruộng. Cả ngày gặt được mấy phần thửa ruộng?`,
  },
  {
    sign: "+",
    isRest: true,
    of: "quyển sách",
    idea: rest,
    tell: (x, y) =>
      `Hôm qua Mai đọc ${x} quyển sách, hôm nay đọc thêm ${y} quyển sách đó. Còn lại mấy phần quyển sách chưa đọc?`,
  },
  {
    sign: "−",
    isRest: false,
    of: "bể",
    idea: left,
    tell: (x, y) =>
      `Lượng nước chiếm ${x} bể. Nhà Lan đã dùng một lượng nước bằng ${y} bể. Lượng nước còn lại chiếm mấy phần bể?`,
  },
  {
    sign: "−",
    isRest: false,
    of: "cái bánh",
    idea: left,
    tell: (x, y) => `Trên đĩa có ${x} cái bánh. Nam ăn ${y} cái bánh. Trên đĩa còn lại mấy phần cái bánh?`,
  },
];
