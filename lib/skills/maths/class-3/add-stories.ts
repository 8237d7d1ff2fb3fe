/** A story told with two numbers, and what its answer counts. */
export interface PairStory {
  readonly tell: (first: string, second: string) => string;
  /** A unit or the name of a thing. */
  readonly name: string;
  readonly least: number;
  readonly most: number;
}

/** Stories of two numbers put together; `least` and `most` bound what each may be. */
export const addStories: readonly PairStory[] = [
  {
    tell: (a, b) =>
      `Hai ngày liền, cửa hàng bán được ${a} kg và ${b} kg gạo. Cả hai ngày bán được bao nhiêu ki-lô-gam gạo?`,
    name: "kg",
    least: 100,
    most: 5000,
  },
  {
    tell: (a, b) =>
      `Trường Hoa Sen có ${a} học sinh, trường Bình Minh có ${b} học sinh. Cả hai trường có bao nhiêu em?`,
    name: "học sinh",
    least: 300,
    most: 2500,
  },
  {
    tell: (a, b) => `Xã Bình An có ${a} người, xã Yên Phú có ${b} người. Cả hai xã có bao nhiêu người?`,
    name: "người",
    least: 2000,
    most: 60_000,
  },
  {
    tell: (a, b) => `Trang trại nuôi ${a} con gà và ${b} con vịt. Trang trại nuôi tất cả bao nhiêu con?`,
    name: "con",
    least: 100,
    most: 60_000,
  },
  {
    tell: (a, b) => `Vườn ươm có ${a} cây keo và ${b} cây thông. Vườn ươm có tất cả bao nhiêu cây?`,
    name: "cây",
    least: 100,
    most: 70_000,
  },
  {
    tell: (a, b) => `Buổi sáng có ${a} người xem hội, buổi chiều có ${b} người. Cả hai buổi có bao nhiêu người?`,
    name: "người",
    least: 200,
    most: 40_000,
  },
  {
    tell: (a, b) => `Đội Một đắp được ${a} m đê, đội Hai đắp được ${b} m. Cả hai đội đắp được bao nhiêu mét?`,
    name: "m",
    least: 100,
    most: 6000,
  },
];
