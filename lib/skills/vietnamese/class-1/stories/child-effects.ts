import { blowUp } from "./child-growing.ts";
import { atTable, type Child, child, children, flipped, onDesk, riceBowl, thing } from "./illustrate.ts";
import { opening, type Story, scene } from "./story.ts";

function tellHarvest(who: Child): Story {
  return {
    name: `harvest ${who}`,
    scenes: [
      opening("bé gieo hạt xuống đất", "garden", [child(who, "reach", 42), thing("seeds", 112, 116, 60)]),
      scene(
        "hạt nảy mầm, bé tưới nước",
        "garden",
        [thing("seedling", 132, 115, 44), child(who, "reach", 40), flipped("watering-can", 90, 92, 42)],
        "Bé gieo hạt rồi hạt mới nảy mầm.",
      ),
      scene(
        "cây to nở đầy hoa",
        "garden",
        [thing("blossom-tree", 110, 114, 92), child(who, "stand", 36)],
        "Hạt nảy mầm, cây lớn lên rồi mới ra hoa.",
      ),
      scene(
        "cây có quả, bé hái quả",
        "garden",
        [thing("fruit-tree", 116, 114, 92), child(who, "up", 42), thing("apple", 68, 62, 24)],
        "Cây ra hoa rồi mới có quả để hái.",
      ),
    ],
    hint: "Chưa gieo hạt thì chưa có cây.",
    explanation: "Gieo hạt rồi hạt mới nảy mầm. Cây lớn, ra hoa rồi mới có quả để hái.",
  };
}

function tellBurst(who: Child): Story {
  return {
    name: `burst ${who}`,
    scenes: [
      opening("bé cầm quả bóng bay xẹp", "garden", [child(who, "reach"), thing("balloon-flat", 90, 84, 40)]),
      scene(
        "bé cầm quả bóng bay nhỏ",
        "garden",
        [child(who, "up"), thing("balloon-small", 86, 66, 50)],
        "Bóng xẹp, bé thổi rồi mới phồng lên.",
      ),
      ...blowUp(who),
    ],
    told: "Bé thổi bóng, bóng to quá thì nổ",
    hint: "Bé thổi thì bóng to dần lên.",
    explanation: "Bóng xẹp được thổi phồng lên, to dần, to quá thì nổ.",
  };
}

function tellCastleAndWave(who: Child): Story {
  return {
    name: `castle and wave ${who}`,
    scenes: [
      opening("bé và đống cát", "beach", [child(who, "reach", 40), thing("sand-heap", 112, 115, 66)]),
      scene(
        "bé và lâu đài cát, biển lặng",
        "beach",
        [child(who, "stand", 40), thing("sand-castle", 112, 114, 76)],
        "Có đống cát rồi mới đắp thành lâu đài.",
      ),
      scene(
        "sóng to ở sau lâu đài cát",
        "beach",
        [thing("wave", 132, 96, 62), child(who, "stand", 36), thing("sand-castle", 96, 116, 66)],
        "Đắp xong lâu đài, sau đó sóng to mới đến.",
      ),
      scene(
        "lâu đài cát vỡ, bé khóc",
        "beach",
        [child(who, "cry", 40), thing("sand-ruin", 108, 117, 72)],
        "Sóng to ập đến rồi lâu đài mới vỡ.",
      ),
    ],
    told: "Bé đắp cát thành lâu đài",
    hint: "Vì sao lâu đài bị vỡ?",
    explanation: "Bé đắp cát thành lâu đài. Sóng to ập đến nên lâu đài vỡ.",
  };
}

function tellNewHouse(who: Child): Story {
  return {
    name: `new house ${who}`,
    scenes: [
      opening("bé bên đống gạch", "garden", [child(who, "stand", 36), thing("bricks", 112, 114, 66)]),
      scene(
        "bé bên mấy hàng gạch trên nền nhà",
        "garden",
        [child(who, "stand", 36), thing("house-base", 110, 114, 88)],
        "Chở gạch đến rồi mới xếp gạch trên nền nhà.",
      ),
      scene(
        "bé bên ngôi nhà có tường, chưa có mái",
        "garden",
        [child(who, "stand", 36), thing("house-walls", 110, 114, 88)],
        "Xếp gạch trên nền nhà rồi mới có tường.",
      ),
      scene(
        "bé bên ngôi nhà có mái",
        "garden",
        [child(who, "stand", 36), thing("house-whole", 110, 114, 88)],
        "Xây tường rồi mới lợp được mái.",
      ),
    ],
    told: "Xây nhà cho bé",
    hint: "Xây nhà thì xây từ dưới lên.",
    explanation: "Có gạch rồi mới xếp trên nền, xây tường. Xây xong tường mới lợp mái.",
  };
}

function tellBoatOnPond(who: Child): Story {
  return {
    name: `boat on pond ${who}`,
    scenes: [
      opening("bé và tờ giấy phẳng", "room", onDesk(who, "paper-flat", 46)),
      scene("bé và tờ giấy gấp dở", "room", onDesk(who, "paper-hat", 46), "Có tờ giấy phẳng rồi mới gấp dở."),
      scene(
        "bé và chiếc thuyền giấy trên bàn",
        "room",
        onDesk(who, "paper-boat", 50),
        "Gấp từng bước rồi mới thành thuyền giấy.",
      ),
      scene(
        "bé và chiếc thuyền giấy trên mặt nước",
        "pond",
        [child(who, "reach", 30), thing("paper-boat", 108, 104, 58)],
        "Gấp xong thuyền rồi mới thả xuống nước.",
      ),
    ],
    told: "Bé gấp thuyền giấy",
    hint: "Muốn gấp thuyền, lúc đầu bé cần gì?",
    explanation: "Bé gấp tờ giấy từng bước. Gấp xong thuyền, bé mới thả xuống nước.",
  };
}

function tellRice(who: Child): Story {
  return {
    name: `rice ${who}`,
    scenes: [
      opening("lúa non ngoài ruộng", "garden", [
        thing("young-plants", 46, 114, 62),
        thing("young-plants", 112, 116, 62),
      ]),
      scene(
        "lúa chín trĩu bông ngoài ruộng",
        "garden",
        [thing("rice-ripe", 46, 114, 70), thing("rice-ripe", 112, 116, 70)],
        "Lúa non lớn lên rồi mới chín.",
      ),
      scene("một bao gạo", "plain", [thing("rice-sack", 80, 112, 88)], "Lúa chín, gặt về rồi mới có gạo."),
      scene("bé ăn cơm", "room", atTable(who, "eating", riceBowl), "Có gạo rồi mới nấu được cơm."),
    ],
    told: "Từ cây lúa đến bát cơm",
    hint: "Cơm nấu từ gì? Cái đó có từ đâu?",
    explanation: "Lúa non lớn lên rồi chín, cho ta gạo. Gạo nấu thành cơm.",
  };
}

function tellAppleFromTree(who: Child): Story {
  return {
    name: `apple from tree ${who}`,
    scenes: [
      opening("cây nở đầy hoa", "garden", [thing("blossom-tree", 80, 116, 112)]),
      scene("cây có nhiều quả to", "garden", [thing("fruit-tree", 80, 116, 112)], "Cây ra hoa rồi mới có quả to."),
      scene("bé và quả táo nguyên trên bàn", "room", onDesk(who, "apple", 42), "Cây có quả rồi bé mới có táo."),
      scene(
        "bé và lõi quả táo trên bàn",
        "room",
        onDesk(who, "apple-core", 42),
        "Có quả táo nguyên, bé ăn hết mới còn lõi.",
      ),
    ],
    hint: "Quả táo từ đâu mà có?",
    explanation: "Cây ra hoa rồi có quả. Bé có quả táo, ăn xong chỉ còn lõi.",
  };
}

/** Four pictures with a child in which each is the reason of the next. */
export const childEffects: readonly Story[] = children.flatMap((who) =>
  [tellHarvest, tellBurst, tellCastleAndWave, tellNewHouse, tellBoatOnPond, tellRice, tellAppleFromTree].map((tell) =>
    tell(who),
  ),
);
