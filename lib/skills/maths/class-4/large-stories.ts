/** A story of two large numbers; {a} and {b} are filled in with their unit. */
export interface LargeStory {
  readonly text: string;
  readonly unit: string;
  /** The first hint: what is to be done. */
  readonly idea: string;
  /** For numbers of five digits; the others are told of six digits and more. */
  readonly isSmall: boolean;
}

const together = "Hỏi cả hai phần thì con cộng hai số lại.";
const left = "Hỏi phần còn lại thì con lấy số lúc đầu trừ đi phần đã bớt.";
const more = "Hỏi hơn kém nhau bao nhiêu thì con lấy số lớn trừ số bé.";

/** Stories for adding and taking away with numbers of many digits. */
export const largeStories: Readonly<Record<"+" | "−", readonly LargeStory[]>> = {
  "+": [
    {
      text: "Thư viện thành phố có {a} sách tiếng Việt và {b} sách nước ngoài. Thư viện có tất cả bao nhiêu quyển?",
      unit: "quyển",
      idea: together,
      isSmall: true,
    },
    {
      text: "Buổi sáng có {a} vào xem hội, buổi chiều có {b}. Cả ngày có bao nhiêu người xem hội?",
      unit: "người",
      idea: together,
      isSmall: true,
    },
    {
      text: "Xưởng may tháng trước được {a} áo, tháng này được {b}. Cả hai tháng được bao nhiêu chiếc?",
      unit: "chiếc",
      idea: together,
      isSmall: true,
    },
    {
      text: "Tỉnh miền núi có {a}, tỉnh ven biển có {b}. Cả hai tỉnh có bao nhiêu người?",
      unit: "người",
      idea: together,
      isSmall: false,
    },
    {
      text: "Vụ trước nông trại thu {a} cà phê, vụ này thu {b}. Cả hai vụ thu bao nhiêu ki-lô-gam?",
      unit: "kg",
      idea: together,
      isSmall: false,
    },
    {
      text: "Nhà máy ca một làm được {a} gạch, ca hai làm được {b}. Cả hai ca làm được bao nhiêu viên gạch?",
      unit: "viên",
      idea: together,
      isSmall: false,
    },
  ],
  "−": [
    { text: "Vườn ươm có {a} giống, đã bán {b}. Vườn còn lại bao nhiêu cây?", unit: "cây", idea: left, isSmall: true },
    {
      text: "Sân vận động có {a} ngồi, đã bán vé {b}. Còn lại bao nhiêu chỗ chưa bán?",
      unit: "chỗ",
      idea: left,
      isSmall: true,
    },
    {
      text: "Thị trấn có {a}, xã bên có {b}. Thị trấn có nhiều hơn xã bên bao nhiêu người?",
      unit: "người",
      idea: more,
      isSmall: true,
    },
    {
      text: "Kho có {a} thóc, đã xuất {b}. Kho còn lại bao nhiêu ki-lô-gam thóc?",
      unit: "kg",
      idea: left,
      isSmall: false,
    },
    { text: "Hồ chứa {a} nước, đã dùng {b}. Hồ còn lại bao nhiêu lít nước?", unit: "lít", idea: left, isSmall: false },
    {
      text: "Trong một năm, bảo tàng lớn đón {a} khách, bảo tàng nhỏ đón {b}. Bảo tàng lớn đón nhiều hơn bảo tàng nhỏ bao nhiêu lượt khách?",
      unit: "lượt",
      idea: more,
      isSmall: false,
    },
  ],
};
