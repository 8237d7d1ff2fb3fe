import { thing } from "./illustrate.ts";
import { opening, type Story, scene } from "./story.ts";

const animalsOnTable = [
  { picture: "cat", name: "mèo" },
  { picture: "monkey", name: "khỉ" },
  { picture: "squirrel", name: "sóc" },
] as const;

const table = thing("desk", 96, 116, 62);

/** Four pictures in which each is the reason of the next. */
export const effects: readonly Story[] = [
  ...animalsOnTable.map(
    ({ picture, name }): Story => ({
      name: `vase and ${picture}`,
      scenes: [
        opening(`lọ hoa đứng trên bàn, ${name} ở dưới sàn`, "room", [
          table,
          thing("vase", 96, 72, 54),
          thing(picture, 34, 114, 50),
        ]),
        scene(
          `lọ hoa đứng trên bàn, ${name} ở trên bàn`,
          "room",
          [table, thing("vase", 82, 72, 54), thing(picture, 114, 70, 44)],
          `Lúc đầu ${name} ở dưới sàn, sau đó mới lên bàn.`,
        ),
        scene(
          `lọ hoa đổ nghiêng trên bàn, ${name} ở trên bàn`,
          "room",
          [table, thing("vase-fallen", 80, 74, 54), thing(picture, 116, 70, 44)],
          `${name.charAt(0).toUpperCase()}${name.slice(1)} lên bàn chạm vào, lọ hoa mới đổ.`,
        ),
        scene(
          `lọ hoa vỡ dưới sàn, ${name} ở trên bàn`,
          "room",
          [table, thing(picture, 108, 70, 44), thing("vase-broken", 44, 118, 58)],
          "Lọ hoa đổ nghiêng rồi mới rơi xuống vỡ.",
        ),
      ],
      hint: `Vì sao lọ hoa bị vỡ? Con nhìn ${name}.`,
      explanation: `${name.charAt(0).toUpperCase()}${name.slice(1)} lên bàn, lọ hoa đổ nghiêng, rơi xuống sàn và vỡ.`,
    }),
  ),
  {
    name: "rooster",
    scenes: [
      opening("một quả trứng", "garden", [thing("egg", 80, 114, 70)]),
      scene(
        "gà con chui ra từ vỏ trứng",
        "garden",
        [thing("hatching-chick", 80, 114, 76)],
        "Có quả trứng rồi gà con mới chui ra.",
      ),
      scene("chú gà con màu vàng", "garden", [thing("chick", 80, 114, 64)], "Trứng nở rồi gà con mới ra ngoài."),
      scene("chú gà trống lớn", "garden", [thing("rooster", 80, 116, 104)], "Gà con lớn lên mới thành gà trống."),
    ],
    told: "Từ quả trứng đến chú gà trống",
    hint: "Gà lớn lên từ gì? Con tìm tranh đầu tiên.",
    explanation: "Trứng nở ra gà con, gà con lớn lên thành gà trống.",
  },
  {
    name: "whole butterfly",
    scenes: [
      opening("mấy quả trứng nhỏ trên lá", "plain", [thing("leaf-eggs", 80, 108, 96)]),
      scene(
        "con sâu ăn lá",
        "plain",
        [thing("leaf-eaten", 64, 112, 86), thing("caterpillar", 98, 88, 62)],
        "Trứng nhỏ nở rồi mới có sâu.",
      ),
      scene("cái kén treo trên cành", "plain", [thing("cocoon", 80, 112, 104)], "Sâu ăn lá lớn lên rồi mới làm kén."),
      scene(
        "con bướm xoè cánh",
        "plain",
        [thing("butterfly", 80, 108, 96)],
        "Sâu nằm trong kén rồi mới hoá thành bướm.",
      ),
    ],
    told: "Từ trứng nhỏ đến bướm",
    hint: "Bướm đẻ trứng trên lá. Trứng nở ra con gì?",
    explanation: "Trứng nở ra sâu, sâu làm kén, từ kén hoá thành bướm.",
  },
  {
    name: "nest",
    scenes: [
      opening("chim bên cái tổ chưa có gì", "garden", [thing("nest-empty", 72, 112, 66), thing("bird", 126, 92, 48)]),
      scene(
        "chim bên cái tổ có ba quả trứng",
        "garden",
        [thing("nest-eggs", 72, 112, 66), thing("bird", 126, 92, 48)],
        "Làm tổ xong, chim mới đẻ trứng.",
      ),
      scene(
        "chim bên cái tổ có ba chú chim non",
        "garden",
        [thing("nest-chicks", 72, 112, 66), thing("bird", 126, 92, 48)],
        "Có trứng trong tổ rồi chim non mới nở.",
      ),
      scene(
        "ba chú chim con bay theo chim mẹ",
        "garden",
        [thing("bird", 118, 64, 56), thing("bird", 34, 56, 28), thing("bird", 60, 82, 28), thing("bird", 76, 46, 28)],
        "Chim non nở, lớn lên rồi mới bay được.",
      ),
    ],
    told: "Chim làm tổ, nuôi con",
    hint: "Chim làm tổ để làm gì?",
    explanation: "Chim làm tổ rồi đẻ trứng. Trứng nở thành chim non, chim non lớn rồi bay.",
  },
  {
    name: "chair",
    scenes: [
      opening("một mầm cây có hai lá", "garden", [thing("seedling", 80, 114, 60)]),
      scene("một cây to, tán rộng", "garden", [thing("tree", 80, 116, 114)], "Mầm cây lớn lên mới thành cây to."),
      scene("một khúc gỗ", "garden", [thing("wood", 80, 114, 84)], "Có cây to rồi mới cưa được khúc gỗ."),
      scene("một cái ghế gỗ", "room", [thing("chair", 80, 116, 88)], "Có gỗ rồi mới đóng được ghế."),
    ],
    hint: "Cái ghế làm bằng gì? Cái đó lấy từ đâu?",
    explanation: "Mầm lớn thành cây, cây cho gỗ, gỗ đóng thành cái ghế.",
  },
  {
    name: "tree of fruit",
    scenes: [
      opening("một mầm cây có hai lá", "garden", [thing("seedling", 80, 114, 60)]),
      scene("một cây non thân nhỏ", "garden", [thing("sapling", 80, 114, 74)], "Mầm cây lớn lên mới thành cây non."),
      scene("cây to nở đầy hoa", "garden", [thing("blossom-tree", 80, 116, 112)], "Cây non lớn lên rồi mới ra hoa."),
      scene("cây to có nhiều quả", "garden", [thing("fruit-tree", 80, 116, 112)], "Cây ra hoa rồi mới có quả."),
    ],
    hint: "Cây lớn dần. Con tìm tranh cây bé nhất.",
    explanation: "Mầm lớn thành cây non. Cây lớn lên, ra hoa rồi mới có quả.",
  },
];
