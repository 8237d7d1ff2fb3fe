import {
  asleep,
  atTable,
  bathing,
  brushing,
  type Child,
  child,
  children,
  flipped,
  riceBowl,
  thing,
  toSchool,
} from "./illustrate.ts";
import { opening, type Story, scene } from "./story.ts";

/** Something that flies away from a child, with its foot in the hand, up in the sky and in a tree. */
interface Flyer {
  readonly name: "balloon" | "kite";
  readonly called: string;
  readonly held: string;
  readonly told: string;
}

const flyers: readonly Flyer[] = [
  {
    name: "balloon",
    called: "bóng bay",
    held: "cầm bóng bay",
    told: "Bé cầm bóng bay. Bóng mắc trên cây. Khỉ trèo lên lấy giúp bé.",
  },
  {
    name: "kite",
    called: "con diều",
    held: "cầm con diều",
    told: "Bé thả diều. Diều mắc trên cây. Khỉ trèo lên lấy giúp bé.",
  },
];

function lostInTree(who: Child, { name, called, held, told }: Flyer): Story {
  const inHand = name === "balloon" ? thing("balloon", 92, 66, 54) : thing("kite", 92, 62, 50);
  const inTree = thing(name, 118, 52, 44);
  return {
    name: `${name} in tree ${who}`,
    told,
    scenes: [
      opening(`bé ${held} đứng một mình`, "garden", [child(who, "up"), inHand]),
      scene(
        `${called} ở trên cây, bé khóc một mình`,
        "garden",
        [thing("tree", 114, 114, 106), inTree, child(who, "cry", 36)],
        `Bé ${held} trước, rồi ${called} mới mắc trên cây.`,
      ),
      scene(
        `khỉ trèo lên cây cạnh ${called}`,
        "garden",
        [thing("tree", 114, 114, 106), inTree, thing("monkey", 92, 80, 42), child(who, "stand", 32)],
        `${called.charAt(0).toUpperCase()}${called.slice(1)} mắc trên cây rồi khỉ mới trèo lên.`,
      ),
      scene(
        `bé ${held}, khỉ đứng bên cạnh`,
        "garden",
        [
          child(who, "up", 46),
          name === "balloon" ? thing("balloon", 83, 66, 54) : thing("kite", 83, 62, 50),
          thing("monkey", 122, 114, 58),
        ],
        "Khỉ trèo lên cây rồi mới lấy xuống cho bé được.",
      ),
    ],
    hint: "Trong truyện, lúc đầu khỉ chưa đến.",
    explanation: `Bé ${held}, ${called} mắc trên cây. Khỉ trèo lên rồi lấy xuống cho bé.`,
  };
}

function tellRain(who: Child): Story {
  return {
    name: `rain ${who}`,
    told: "Trời nắng. Mây đen kéo đến. Mưa rơi. Mưa tạnh, cầu vồng hiện ra.",
    scenes: [
      opening("bé chơi, trời nắng", "garden", [thing("sun", 124, 46, 42), child(who, "stand", 50)]),
      scene(
        "bé chạy, trời có mây đen",
        "garden",
        [thing("dark-cloud", 116, 58, 62), child(who, "run", 50)],
        "Lúc đầu trời nắng, sau đó mây đen mới kéo đến.",
      ),
      scene(
        "bé che ô dưới mưa",
        "garden",
        [
          thing("dark-cloud", 126, 46, 54),
          thing("rain-lines", 128, 88, 52),
          child(who, "up", 48),
          thing("umbrella", 78, 62, 62),
        ],
        "Mây đen kéo đến rồi mưa mới rơi.",
      ),
      scene(
        "bé nhìn cầu vồng, dưới đất có vũng nước",
        "garden",
        [thing("rainbow", 108, 84, 84), child(who, "stand", 42), thing("puddle", 114, 118, 62)],
        "Mưa tạnh rồi cầu vồng mới hiện ra.",
      ),
    ],
    hint: "Con đọc lại từng câu rồi tìm tranh của câu đó.",
    explanation: "Trời nắng rồi mây đen kéo đến, mưa rơi. Tạnh mưa thì có cầu vồng.",
  };
}

function tellWholeMorning(who: Child): Story {
  return {
    name: `whole morning ${who}`,
    told: "Buổi sáng, bé ngủ dậy, đánh răng, ăn sáng rồi đến trường.",
    scenes: [
      opening("bé nằm ngủ", "room", asleep(who)),
      scene("bé đánh răng", "room", brushing(who), "Bé ngủ dậy rồi mới đánh răng."),
      scene("bé ăn cơm", "room", atTable(who, "eating", riceBowl), "Trong truyện, bé đánh răng rồi mới ăn sáng."),
      scene("bé đeo cặp đến trường", "garden", toSchool(who), "Bé ăn sáng xong mới đến trường."),
    ],
    hint: "Con đọc lại truyện: bé làm việc gì trước?",
    explanation: "Bé ngủ dậy, đánh răng, ăn sáng rồi đến trường.",
  };
}

function tellWholeEvening(who: Child): Story {
  return {
    name: `whole evening ${who}`,
    told: "Buổi tối, bé ăn cơm, tắm, đọc sách rồi đi ngủ.",
    scenes: [
      opening("bé ăn cơm", "evening", atTable(who, "eating", riceBowl)),
      scene("bé tắm trong bồn", "evening", bathing(who), "Trong truyện, bé ăn cơm rồi mới tắm."),
      scene(
        "bé đọc sách",
        "evening",
        atTable(who, "bust", thing("book", 80, 110, 46)),
        "Trong truyện, bé tắm rồi mới đọc sách.",
      ),
      scene("bé nằm ngủ", "evening", asleep(who), "Bé đọc sách xong mới đi ngủ."),
    ],
    hint: "Con đọc lại truyện: bé làm việc gì trước?",
    explanation: "Buổi tối, bé ăn cơm, tắm, đọc sách rồi đi ngủ.",
  };
}

function tellFlower(who: Child): Story {
  return {
    name: `flower ${who}`,
    told: "Bé gieo hạt. Bé tưới mầm cây. Hoa nở. Bướm bay đến.",
    scenes: [
      opening("bé và mấy hạt giống trên đất", "garden", [child(who, "reach", 42), thing("seeds", 112, 116, 60)]),
      scene(
        "bé tưới mầm cây nhỏ",
        "garden",
        [thing("seedling", 132, 115, 44), child(who, "reach", 40), flipped("watering-can", 90, 92, 42)],
        "Bé gieo hạt rồi mới có mầm cây để tưới.",
      ),
      scene(
        "bé và cây hoa nở to",
        "garden",
        [child(who, "stand", 42), thing("sunflower-plant", 114, 116, 88)],
        "Bé tưới mầm cây, cây lớn rồi hoa mới nở.",
      ),
      scene(
        "bướm đậu bên cây hoa, bé đứng xem",
        "garden",
        [child(who, "stand", 36), thing("sunflower-plant", 108, 116, 88), thing("butterfly", 136, 46, 36)],
        "Hoa nở rồi bướm mới bay đến.",
      ),
    ],
    hint: "Con đọc lại từng câu rồi tìm tranh của câu đó.",
    explanation: "Bé gieo hạt, tưới mầm cây, hoa nở, rồi bướm bay đến.",
  };
}

/** Tales of a child's day, told in the prompt. */
export const childTales: readonly Story[] = children.flatMap((who) => [
  ...[tellRain, tellWholeMorning, tellWholeEvening, tellFlower].map((tell) => tell(who)),
  ...flyers.map((flyer) => lostInTree(who, flyer)),
]);
