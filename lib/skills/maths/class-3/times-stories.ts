/** A story of a number and how many times as large another is. */
export interface TimesStory {
  /** `small` and `times` as digits. */
  readonly tell: (small: string, times: string) => string;
  /** What the bars are called, the smaller one first. */
  readonly bars: readonly [small: string, large: string];
  readonly name: string;
  readonly least: number;
  readonly most: number;
  readonly mostTimes: number;
}

/** "Gấp": the larger one is asked for. */
export const growing: readonly TimesStory[] = [
  {
    tell: (a, k) => `Anh có ${a} viên bi, em có số bi gấp ${k} lần số bi của anh. Em có bao nhiêu viên bi?`,
    bars: ["Anh", "Em"],
    name: "viên",
    least: 4,
    most: 15,
    mostTimes: 7,
  },
  {
    tell: (a, k) => `Năm nay con ${a} tuổi, tuổi mẹ gấp ${k} lần tuổi con. Năm nay mẹ bao nhiêu tuổi?`,
    bars: ["Con", "Mẹ"],
    name: "tuổi",
    least: 6,
    most: 9,
    mostTimes: 5,
  },
  {
    tell: (a, k) => `Vườn có ${a} cây cam, số cây chanh gấp ${k} lần số cây cam. Vườn có bao nhiêu cây chanh?`,
    bars: ["Cam", "Chanh"],
    name: "cây",
    least: 4,
    most: 12,
    mostTimes: 9,
  },
  {
    tell: (a, k) => `Dây xanh dài ${a} cm, dây đỏ dài gấp ${k} lần dây xanh. Dây đỏ dài bao nhiêu xăng-ti-mét?`,
    bars: ["Dây xanh", "Dây đỏ"],
    name: "cm",
    least: 5,
    most: 12,
    mostTimes: 9,
  },
  {
    tell: (a, k) => `Con ngỗng nặng ${a} kg, con lợn nặng gấp ${k} lần con ngỗng. Con lợn nặng bao nhiêu ki-lô-gam?`,
    bars: ["Ngỗng", "Lợn"],
    name: "kg",
    least: 4,
    most: 7,
    mostTimes: 9,
  },
  {
    tell: (a, k) =>
      `Hà xếp được ${a} con hạc giấy, số hạc của Thu gấp ${k} lần số hạc của Hà. Thu xếp được bao nhiêu con?`,
    bars: ["Hà", "Thu"],
    name: "con",
    least: 4,
    most: 12,
    mostTimes: 6,
  },
];

/** "Giảm": the larger one is told as `small` × `times`, and the smaller one is asked for. */
export const shrinking: readonly TimesStory[] = [
  {
    tell: (a, k) => `Mẹ có ${a} quả cam. Sau khi bán, số cam giảm đi ${k} lần. Mẹ còn lại bao nhiêu quả cam?`,
    bars: ["Còn lại", "Lúc đầu"],
    name: "quả",
    least: 4,
    most: 15,
    mostTimes: 9,
  },
  {
    tell: (a, k) =>
      `Làm tay một việc hết ${a} giờ. Làm bằng máy thì thời gian giảm đi ${k} lần. Làm bằng máy hết bao nhiêu giờ?`,
    bars: ["Bằng máy", "Làm tay"],
    name: "giờ",
    least: 2,
    most: 8,
    mostTimes: 8,
  },
  {
    tell: (a, k) =>
      `Sợi dây dài ${a} cm. Cắt bớt đi thì độ dài giảm ${k} lần. Sợi dây còn lại dài bao nhiêu xăng-ti-mét?`,
    bars: ["Còn lại", "Lúc đầu"],
    name: "cm",
    least: 4,
    most: 20,
    mostTimes: 9,
  },
  {
    tell: (a, k) => `Bể có ${a} l nước. Sau một ngày, lượng nước giảm đi ${k} lần. Bể còn lại bao nhiêu lít nước?`,
    bars: ["Còn lại", "Lúc đầu"],
    name: "l",
    least: 5,
    most: 30,
    mostTimes: 9,
  },
  {
    tell: (a, k) =>
      `Hôm qua cửa hàng bán ${a} chiếc quạt, hôm nay số quạt bán được giảm đi ${k} lần. Hôm nay bán bao nhiêu chiếc?`,
    bars: ["Hôm nay", "Hôm qua"],
    name: "chiếc",
    least: 5,
    most: 20,
    mostTimes: 6,
  },
];
