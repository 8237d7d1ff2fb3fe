/** A story whose division leaves a rest. */
export interface RemainderStory {
  readonly tell: (whole: number, each: number, howMany: string) => string;
  /** What the answer counts. */
  readonly name: string;
  /** What is left over, told after the number: "bạn". */
  readonly left: string;
}

/** One group more is needed for those that are left. */
export const roundingUp: readonly RemainderStory[] = [
  {
    tell: (whole, each, howMany) =>
      `Có ${whole} bạn qua sông bằng đò, mỗi chuyến chở nhiều nhất ${each} bạn. Cần ít nhất ${howMany} chuyến?`,
    name: "chuyến",
    left: "bạn",
  },
  {
    tell: (whole, each, howMany) =>
      `Có ${whole} cái bánh chưng, mỗi thùng đựng nhiều nhất ${each} cái. Cần ít nhất ${howMany} thùng để đựng hết?`,
    name: "thùng",
    left: "cái bánh",
  },
  {
    tell: (whole, each, howMany) =>
      `Có ${whole} em nhỏ, mỗi bàn ngồi được nhiều nhất ${each} em. Cần ít nhất ${howMany} bàn?`,
    name: "bàn",
    left: "em",
  },
  {
    tell: (whole, each, howMany) =>
      `Bác Hoa có ${whole} l mật ong, mỗi can đựng được nhiều nhất ${each} l. Cần ít nhất ${howMany} can?`,
    name: "can",
    left: "lít",
  },
  {
    tell: (whole, each, howMany) =>
      `Quyển truyện có ${whole} trang. Mỗi ngày Mai đọc ${each} trang. Sau ${howMany} ngày thì Mai đọc hết truyện?`,
    name: "ngày",
    left: "trang",
  },
];

/** What is left is not enough for one more. */
export const roundingDown: readonly RemainderStory[] = [
  {
    tell: (whole, each, howMany) =>
      `Cuộn dây dài ${whole} m, cắt thành các đoạn dài ${each} m. Cắt được nhiều nhất ${howMany} đoạn?`,
    name: "đoạn",
    left: "mét dây",
  },
  {
    tell: (whole, each, howMany) =>
      `Lan có ${whole} bông hoa, mỗi bó cần ${each} bông. Lan bó được nhiều nhất ${howMany} bó?`,
    name: "bó",
    left: "bông",
  },
  {
    tell: (whole, each, howMany) =>
      `Có ${whole} quả trứng, xếp vào các vỉ, mỗi vỉ ${each} quả. Xếp đầy được nhiều nhất ${howMany} vỉ?`,
    name: "vỉ",
    left: "quả",
  },
];
