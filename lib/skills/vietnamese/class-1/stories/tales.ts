import { flipped, thing } from "./illustrate.ts";
import { opening, type Story, scene } from "./story.ts";

const finish = thing("flag", 140, 112, 44);

/** Tales of animals, told in the prompt. */
export const tales: readonly Story[] = [
  {
    name: "turtle and rabbit",
    told: "Rùa thi chạy với thỏ. Thỏ nằm ngủ. Rùa về đích trước.",
    scenes: [
      opening("rùa và thỏ đứng cạnh nhau, lá cờ ở xa", "garden", [
        flipped("turtle", 74, 114, 46),
        flipped("rabbit", 30, 112, 54),
        finish,
      ]),
      scene(
        "thỏ nằm ngủ dưới gốc cây, rùa đi qua",
        "garden",
        [thing("tree", 34, 96, 84), thing("rabbit-asleep", 48, 114, 56), flipped("turtle", 108, 114, 44)],
        "Hai bạn bắt đầu thi chạy rồi thỏ mới nằm ngủ.",
      ),
      scene(
        "rùa đứng bên lá cờ, thỏ còn ở xa",
        "garden",
        [flipped("rabbit", 20, 96, 32), thing("flag", 132, 112, 64), flipped("turtle", 98, 114, 52)],
        "Thỏ ngủ nên sau đó rùa mới về đích trước.",
      ),
    ],
    hint: "Con đọc lại truyện: lúc đầu rùa và thỏ làm gì?",
    explanation: "Rùa và thỏ thi chạy. Thỏ nằm ngủ nên rùa về đích trước.",
  },
  {
    name: "crow and jar",
    told: "Quạ khát. Quạ thả sỏi vào bình. Nước dâng lên, quạ uống.",
    scenes: [
      opening("quạ nhìn cái bình còn ít nước", "garden", [
        thing("jar-low", 104, 114, 78),
        flipped("blackbird", 42, 114, 58),
      ]),
      scene(
        "trong bình có vài hòn sỏi, nước lên đến giữa bình",
        "garden",
        [thing("jar-stones", 104, 114, 78), flipped("blackbird", 44, 96, 58), thing("rock", 76, 60, 14)],
        "Thấy bình còn ít nước, quạ mới thả sỏi vào.",
      ),
      scene(
        "trong bình đầy sỏi, nước lên đến miệng bình",
        "garden",
        [thing("jar-high", 104, 114, 78), flipped("blackbird", 58, 62, 58)],
        "Quạ thả vài hòn sỏi trước, nước mới dâng dần.",
      ),
    ],
    hint: "Càng nhiều sỏi, nước càng dâng cao.",
    explanation: "Bình còn ít nước, quạ thả sỏi vào. Nước dâng cao rồi quạ mới uống được.",
  },
  {
    name: "ant and bird",
    told: "Kiến rơi xuống nước. Chim thả chiếc lá. Kiến leo lên lá.",
    scenes: [
      opening("kiến ở dưới nước, không có chiếc lá nào", "pond", [thing("ant", 92, 106, 34)]),
      scene(
        "kiến ở dưới nước, chim bay đến cùng chiếc lá",
        "pond",
        [thing("ant", 92, 112, 34), flipped("dove", 66, 50, 50), thing("leaf-boat", 100, 74, 32)],
        "Kiến rơi xuống nước rồi chim mới đến cứu.",
      ),
      scene(
        "kiến ngồi trên chiếc lá",
        "pond",
        [flipped("dove", 26, 50, 44), thing("leaf-boat", 92, 118, 70), thing("ant", 92, 104, 34)],
        "Chim thả chiếc lá xuống rồi kiến mới leo lên.",
      ),
    ],
    hint: "Con đọc lại truyện: vì sao chim thả chiếc lá?",
    explanation: "Kiến rơi xuống nước. Chim thả chiếc lá rồi kiến mới leo lên.",
  },
  {
    name: "bear and honey",
    told: "Gấu ăn vụng mật. Ong bay ra đuổi. Gấu nhảy xuống ao.",
    scenes: [
      opening("gấu đứng bên hũ mật", "garden", [thing("bear-stand", 50, 115, 88), thing("honey-pot", 118, 112, 50)]),
      scene(
        "đàn ong bay quanh gấu trên bờ",
        "garden",
        [
          thing("bear-stand", 92, 115, 88),
          thing("bee", 30, 62, 26),
          flipped("bee", 144, 46, 26),
          thing("bee", 34, 104, 26),
        ],
        "Gấu ăn vụng mật rồi ong mới bay ra đuổi.",
      ),
      scene(
        "gấu ở dưới ao, đàn ong ở trên bờ",
        "pond",
        [thing("bear", 96, 104, 60), thing("puddle", 96, 116, 76), thing("bee", 24, 40, 24), thing("bee", 52, 30, 24)],
        "Ong đuổi nên sau đó gấu mới nhảy xuống ao.",
      ),
    ],
    hint: "Con đọc lại truyện: vì sao ong đuổi gấu?",
    explanation: "Gấu ăn vụng mật. Ong bay ra đuổi nên gấu nhảy xuống ao.",
  },
  ...(["duck", "goose"] as const).map((mother): Story => {
    const name = mother === "duck" ? "Vịt" : "Ngỗng";
    return {
      name: `${mother} and young`,
      told: `${name} mẹ ấp trứng. Trứng nở. ${name} con xuống ao.`,
      scenes: [
        opening(`${name.toLowerCase()} mẹ bên ba quả trứng`, "garden", [
          thing(mother, 108, 112, 66),
          thing("eggs", 44, 114, 50),
        ]),
        scene(
          `${name.toLowerCase()} mẹ bên các con chui ra từ vỏ trứng`,
          "garden",
          [thing(mother, 112, 112, 66), thing("hatching-chick", 26, 114, 40), thing("hatching-chick", 62, 114, 40)],
          `${name} mẹ ấp trứng một thời gian, trứng mới nở.`,
        ),
        scene(
          `${name.toLowerCase()} mẹ và các con ở dưới ao`,
          "pond",
          [thing(mother, 56, 104, 50), thing("chick", 96, 108, 30), thing("chick", 128, 104, 30)],
          `Trứng nở rồi ${name.toLowerCase()} con mới xuống ao được.`,
        ),
      ],
      hint: `Khi chưa nở, ${name.toLowerCase()} con ở trong cái gì?`,
      explanation: `${name} mẹ ấp trứng, trứng nở, rồi ${name.toLowerCase()} con xuống ao.`,
    };
  }),
  {
    name: "rabbit and carrot",
    told: "Thỏ gieo hạt. Hạt nảy mầm. Thỏ thu cà rốt về nhà.",
    scenes: [
      opening("thỏ và mấy hạt giống trên đất", "garden", [thing("seeds", 50, 115, 60), thing("rabbit", 114, 114, 66)]),
      scene(
        "thỏ và mầm cây nhỏ",
        "garden",
        [thing("seedling", 50, 114, 52), thing("rabbit", 114, 114, 66)],
        "Thỏ gieo hạt rồi hạt mới nảy mầm.",
      ),
      scene(
        "thỏ và củ cà rốt to trước nhà",
        "garden",
        [thing("house", 128, 98, 60), thing("carrot", 40, 114, 54), thing("rabbit", 92, 116, 62)],
        "Hạt nảy mầm, cây lớn rồi mới có củ cà rốt.",
      ),
    ],
    hint: "Con đọc lại truyện: câu đầu kể việc gì?",
    explanation: "Thỏ gieo hạt, hạt nảy mầm. Có củ cà rốt rồi thỏ mới mang về.",
  },
  {
    name: "monkey and mango",
    told: "Khỉ đến gốc cây. Khỉ trèo lên hái quả. Khỉ chia cho thỏ.",
    scenes: [
      opening("khỉ đứng dưới gốc cây có quả", "garden", [
        thing("fruit-tree", 104, 114, 104),
        thing("monkey", 34, 114, 54),
      ]),
      scene(
        "khỉ ở trên cây có quả",
        "garden",
        [thing("fruit-tree", 92, 114, 108), thing("monkey", 94, 56, 48)],
        "Khỉ đến gốc cây rồi mới trèo lên.",
      ),
      scene(
        "khỉ và thỏ, mỗi bạn có một quả",
        "garden",
        [
          thing("monkey", 44, 112, 62),
          thing("rabbit", 118, 112, 62),
          thing("apple", 74, 116, 24),
          thing("apple", 90, 116, 24),
        ],
        "Khỉ hái được quả rồi mới chia cho thỏ.",
      ),
    ],
    hint: "Chưa hái thì chưa có quả để chia.",
    explanation: "Khỉ đến gốc cây, trèo lên hái quả. Có quả rồi khỉ mới chia cho thỏ.",
  },
];
