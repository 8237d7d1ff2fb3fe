/** Things that are measured in the small or in the large of two units, as they are told apart by eye. */
interface UnitPair {
  readonly units: readonly [small: string, large: string];
  /** "dài" of a length, as it is asked how much one of the large unit is. */
  readonly asked: string;
  /** What is compared with one of the large unit: "ngắn hơn 1 xăng-ti-mét". */
  readonly less: string;
  readonly more: string;
  readonly small: readonly string[];
  readonly large: readonly string[];
}

export const unitPairs: readonly UnitPair[] = [
  {
    units: ["mi-li-mét", "xăng-ti-mét"],
    asked: "dài",
    less: "ngắn hơn 1 xăng-ti-mét",
    more: "dài hơn hẳn 1 xăng-ti-mét",
    small: [
      "bề dày đồng xu",
      "bề dày tấm bìa",
      "bề dày thước kẻ",
      "chiều dài con kiến",
      "chiều dài hạt gạo",
      "bề dày que diêm",
    ],
    large: [
      "chiều dài bút chì",
      "chiều dài đôi đũa",
      "chiều rộng quyển vở",
      "chiều dài bàn tay",
      "chiều cao cái cốc",
      "chiều dài chiếc dép",
    ],
  },
  {
    units: ["gam", "ki-lô-gam"],
    asked: "nặng",
    less: "nhẹ hơn hẳn 1 ki-lô-gam",
    more: "nặng hơn hẳn 1 ki-lô-gam",
    small: ["quả trứng gà", "cái bút chì", "cái kẹo", "quyển vở", "quả chuối", "cái thìa", "lá thư", "con chim sẻ"],
    large: [
      "con trâu",
      "bao gạo",
      "chiếc xe đạp",
      "cái tủ quần áo",
      "con lợn to",
      "bao xi măng",
      "cái bàn học",
      "xe máy",
    ],
  },
  {
    units: ["mi-li-lít", "lít"],
    asked: "nhiều",
    less: "đựng ít hơn hẳn 1 lít",
    more: "đựng nhiều hơn 1 lít",
    small: ["thìa thuốc ho", "lọ thuốc nhỏ mắt", "lọ mực", "hộp sữa nhỏ", "chén trà", "ống tiêm", "lọ nước hoa"],
    large: ["xô nước", "bể cá", "can dầu to", "chậu tắm", "thùng sơn to", "bồn nước", "phích nước to"],
  },
];

interface Measured {
  readonly name: string;
  /** About how much, in the smallest unit of its kind. */
  readonly size: number;
  readonly measure: string;
  /** What helps whoever put it to another measure, a larger one or a smaller one. */
  readonly clue: string;
}

interface MeasuredKind {
  /** "nặng", in a question. */
  readonly asked: string;
  readonly things: readonly Measured[];
}

const thing = (name: string, size: number, measure: string, clue: string): Measured => ({ name, size, measure, clue });

/** Things of everyday life with about how much they measure. */
export const measuredKinds: readonly MeasuredKind[] = [
  {
    asked: "nặng",
    things: [
      thing("cái kẹo", 5, "5\u00a0g", "Cái kẹo nhẹ hơn quả trứng gà nhiều."),
      thing("quả trứng gà", 50, "50\u00a0g", "Khoảng 20 quả trứng gà nặng 1\u00a0kg."),
      thing("quả cam", 200, "200\u00a0g", "Khoảng 5 quả cam nặng 1\u00a0kg."),
      thing("quả dưa hấu", 3000, "3\u00a0kg", "Quả dưa hấu nặng bằng mấy túi đường 1\u00a0kg, một người vẫn bê được."),
      thing("con mèo", 4000, "4\u00a0kg", "Con mèo nặng bằng mấy túi đường 1\u00a0kg, một bạn nhỏ vẫn bế được."),
      thing("xe đạp", 15_000, "15\u00a0kg", "Xe đạp nặng hơn con mèo nhiều, nhưng người lớn vẫn nhấc lên được."),
      thing(
        "bao gạo to",
        50_000,
        "50\u00a0kg",
        "Bao gạo to nặng hơn một bạn lớp 3, nhưng một người khoẻ vẫn vác được.",
      ),
      thing("con trâu", 400_000, "400\u00a0kg", "Con trâu nặng hơn mấy người lớn cộng lại."),
    ],
  },
  {
    asked: "dài hoặc cao",
    things: [
      thing("con kiến", 5, "5\u00a0mm", "Con kiến ngắn hơn 1\u00a0cm."),
      thing("cái bút chì", 180, "18\u00a0cm", "Cái bút chì dài hơn gang tay một chút."),
      thing("cái giường", 2000, "2\u00a0m", "Người lớn nằm vừa cái giường."),
      thing("cột cờ", 8000, "8\u00a0m", "Cột cờ cao hơn ngôi nhà một tầng, nhưng không dài bằng sân bóng đá."),
      thing(
        "sân bóng đá",
        100_000,
        "100\u00a0m",
        "Sân bóng đá dài hơn cột cờ nhiều, nhưng đi bộ chưa đến 2 phút là hết.",
      ),
      thing("quãng đường đi bộ 15 phút", 1_000_000, "1\u00a0km", "Đi bộ 15 phút thì xa hơn sân bóng đá nhiều."),
    ],
  },
  {
    asked: "đựng",
    things: [
      thing("thìa cà phê", 5, "5\u00a0ml", "Thìa cà phê chỉ đựng một ngụm rất nhỏ."),
      thing("hộp sữa nhỏ", 180, "180\u00a0ml", "Rót hơn 5 hộp sữa nhỏ thì được 1\u00a0lít."),
      thing("phích nước", 2000, "2\u00a0lít", "Một phích nước rót được khoảng 10 cốc."),
      thing("xô nước", 10_000, "10\u00a0lít", "Xô nước đựng nhiều hơn phích nước, nhưng một người vẫn xách được."),
      thing(
        "bể cá to",
        100_000,
        "100\u00a0lít",
        "Bể cá to đựng được nhiều xô nước, nhưng ít hơn hẳn bồn nước trên mái.",
      ),
      thing("bồn nước trên mái", 1_000_000, "1\u00a0000\u00a0lít", "Bồn nước trên mái đủ cho cả nhà dùng mấy ngày."),
    ],
  },
];
