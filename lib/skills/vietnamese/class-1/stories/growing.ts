import { thing } from "./illustrate.ts";
import { opening, type Story, scene } from "./story.ts";

/** Three pictures of what grows, hatches, burns down or is built: it never goes the other way. */
export const growing: readonly Story[] = [
  {
    name: "sunflower",
    scenes: [
      opening("mấy hạt giống nằm trên đất", "garden", [thing("seeds", 80, 114, 96)]),
      scene(
        "một mầm cây nhỏ mọc lên từ đất",
        "garden",
        [thing("seedling", 80, 114, 84)],
        "Có hạt giống thì mới có mầm cây.",
      ),
      scene(
        "một cây hoa nở to",
        "garden",
        [thing("sunflower-plant", 80, 116, 110)],
        "Mầm cây mọc lên rồi mới lớn và nở hoa.",
      ),
    ],
    told: "Từ hạt giống đến bông hoa",
    hint: "Con tìm tranh chưa có lá, chưa có hoa.",
    explanation: "Hạt nảy mầm, mầm lớn thành cây, rồi cây mới nở hoa.",
  },
  {
    name: "corn",
    scenes: [
      opening("mấy hạt ngô nằm trên đất", "garden", [thing("seeds", 80, 114, 96)]),
      scene("cây ngô non xanh", "garden", [thing("young-plants", 80, 116, 100)], "Có hạt ngô thì mới mọc cây ngô non."),
      scene("một bắp ngô vàng", "garden", [thing("corn", 80, 110, 90)], "Cây ngô mọc lên rồi mới có bắp ngô."),
    ],
    told: "Từ hạt ngô đến bắp ngô",
    hint: "Con nghĩ xem cây ngô mọc lên từ cái gì.",
    explanation: "Hạt ngô mọc thành cây ngô non. Cây lớn lên rồi mới có bắp.",
  },
  {
    name: "tree",
    scenes: [
      opening("một mầm cây có hai lá", "garden", [thing("seedling", 80, 114, 60)]),
      scene("một cây non thân nhỏ", "garden", [thing("sapling", 80, 114, 74)], "Mầm cây lớn lên mới thành cây non."),
      scene("một cây to, tán rộng", "garden", [thing("tree", 80, 116, 116)], "Cây non lớn lên mới thành cây to."),
    ],
    hint: "Cây lớn dần. Con tìm tranh cây bé nhất.",
    explanation: "Mầm cây lớn thành cây non, cây non lớn thành cây to.",
  },
  {
    name: "fruit",
    scenes: [
      opening("cây nở đầy hoa", "garden", [thing("blossom-tree", 80, 116, 112)]),
      scene(
        "cây có nhiều quả xanh nhỏ",
        "garden",
        [thing("green-fruit-tree", 80, 116, 112)],
        "Cây ra hoa rồi mới có quả xanh.",
      ),
      scene("cây có nhiều quả đỏ to", "garden", [thing("fruit-tree", 80, 116, 112)], "Quả còn xanh rồi mới chín đỏ."),
    ],
    told: "Từ hoa đến quả chín",
    hint: "Chưa có hoa thì chưa có quả.",
    explanation: "Cây ra hoa, hoa kết thành quả xanh. Sau đó quả mới chín đỏ.",
  },
  {
    name: "chick",
    scenes: [
      opening("một quả trứng", "plain", [thing("egg", 80, 112, 92)]),
      scene(
        "gà con chui ra từ vỏ trứng",
        "plain",
        [thing("hatching-chick", 80, 112, 96)],
        "Có quả trứng rồi gà con mới chui ra.",
      ),
      scene(
        "gà con đứng ngoài, không còn vỏ trứng",
        "plain",
        [thing("chick", 80, 112, 92)],
        "Trứng nở rồi gà con mới ra ngoài.",
      ),
    ],
    hint: "Gà con nở ra từ cái gì?",
    explanation: "Quả trứng nở ra, rồi gà con ra ngoài.",
  },
  {
    name: "butterfly",
    scenes: [
      opening("con sâu xanh", "plain", [thing("leaf-eaten", 64, 112, 86), thing("caterpillar", 98, 88, 62)]),
      scene("cái kén treo trên cành", "plain", [thing("cocoon", 80, 112, 104)], "Sâu lớn lên rồi mới làm kén."),
      scene(
        "con bướm xoè cánh",
        "plain",
        [thing("butterfly", 80, 108, 96)],
        "Sâu nằm trong kén rồi mới hoá thành bướm.",
      ),
    ],
    told: "Sâu hoá thành bướm",
    hint: "Lúc bé, bướm chưa có cánh.",
    explanation: "Sâu làm kén, nằm trong kén rồi hoá thành bướm.",
  },
  {
    name: "candle",
    scenes: [
      opening("cây nến dài đang cháy", "plain", [thing("candle-long", 80, 114, 104)]),
      scene(
        "cây nến đang cháy chỉ còn một nửa",
        "plain",
        [thing("candle-half", 80, 114, 104)],
        "Nến dài cháy dần rồi mới còn một nửa.",
      ),
      scene(
        "cây nến đang cháy sắp hết",
        "plain",
        [thing("candle-short", 80, 114, 104)],
        "Nến còn một nửa rồi mới sắp hết.",
      ),
    ],
    hint: "Nến cháy thì ngắn đi, không dài thêm.",
    explanation: "Nến cháy thì ngắn dần: dài, còn một nửa, rồi sắp hết.",
  },
  {
    name: "house",
    scenes: [
      opening("mấy hàng gạch trên nền nhà", "garden", [thing("house-base", 80, 114, 108)]),
      scene(
        "ngôi nhà có tường, chưa có mái",
        "garden",
        [thing("house-walls", 80, 114, 108)],
        "Xếp gạch trên nền nhà rồi mới có tường.",
      ),
      scene("ngôi nhà có mái đỏ", "garden", [thing("house-whole", 80, 114, 108)], "Xây tường rồi mới lợp được mái."),
    ],
    told: "Xây nhà",
    hint: "Xây nhà thì xây từ dưới lên.",
    explanation: "Người ta đặt gạch trên nền, xây tường, rồi mới lợp mái.",
  },
];
