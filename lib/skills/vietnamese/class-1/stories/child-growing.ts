import {
  asleep,
  atTable,
  brushing,
  type Child,
  child,
  children,
  onDesk,
  riceBowl,
  thing,
  toSchool,
} from "./illustrate.ts";
import { opening, type Story, type StoryScene, scene } from "./story.ts";

function tellApple(who: Child): Story {
  return {
    name: `apple ${who}`,
    scenes: [
      opening("bé và quả táo nguyên", "room", onDesk(who, "apple", 42)),
      scene(
        "bé và quả táo đã cắn một miếng",
        "room",
        onDesk(who, "apple-bitten", 42),
        "Quả táo còn nguyên rồi mới bị cắn một miếng.",
      ),
      scene("bé và lõi quả táo", "room", onDesk(who, "apple-core", 42), "Bé ăn dần quả táo, ăn xong mới còn lõi."),
    ],
    hint: "Ăn rồi thì táo không đầy lại được.",
    explanation: "Quả táo nguyên, bé cắn một miếng, ăn xong chỉ còn lõi.",
  };
}

function tellCake(who: Child): Story {
  return {
    name: `cake ${who}`,
    scenes: [
      opening("bé và cái bánh nguyên", "room", onDesk(who, "cake-whole", 50)),
      scene("bé và nửa cái bánh", "room", onDesk(who, "cake-cut", 50), "Cái bánh nguyên rồi mới còn một nửa."),
      scene(
        "bé và cái đĩa chỉ còn vụn bánh",
        "room",
        onDesk(who, "plate-crumbs", 50),
        "Bánh còn một nửa, ăn hết rồi mới chỉ còn vụn.",
      ),
    ],
    hint: "Ăn rồi thì bánh không đầy lại được.",
    explanation: "Cái bánh nguyên, ăn rồi còn một nửa. Ăn hết thì chỉ còn vụn.",
  };
}

function tellIceCream(who: Child): Story {
  return {
    name: `ice cream ${who}`,
    scenes: [
      opening("bé cầm cây kem tròn", "garden", [
        thing("sun", 138, 34, 32),
        child(who, "up"),
        thing("cone-whole", 84, 74, 46),
      ]),
      scene(
        "bé cầm cây kem chảy nhỏ giọt",
        "garden",
        [thing("sun", 138, 34, 32), child(who, "up"), thing("cone-melting", 84, 74, 46)],
        "Cây kem tròn gặp nắng rồi mới chảy nhỏ giọt.",
      ),
      scene(
        "kem chảy hết xuống đất, bé khóc",
        "garden",
        [thing("sun", 138, 34, 32), child(who, "cry"), thing("cone-melted", 116, 117, 52)],
        "Kem chảy nhỏ giọt rồi mới chảy hết.",
      ),
    ],
    hint: "Trời nắng thì kem thế nào?",
    explanation: "Trời nắng, cây kem chảy nhỏ giọt, rồi chảy hết xuống đất.",
  };
}

/** A small balloon becomes large, then too large. */
export function blowUp(who: Child): readonly StoryScene[] {
  return [
    scene(
      "bé cầm quả bóng bay rất to",
      "garden",
      [child(who, "up"), thing("balloon-big", 92, 62, 64)],
      "Bóng còn nhỏ, bé thổi thêm mới to.",
    ),
    scene(
      "bóng nổ tung, bé khóc",
      "garden",
      [child(who, "cry"), thing("balloon-burst", 108, 72, 64)],
      "Bóng được thổi to quá rồi mới nổ.",
    ),
  ];
}

function tellBalloon(who: Child): Story {
  return {
    name: `balloon ${who}`,
    scenes: [
      opening("bé cầm quả bóng bay nhỏ", "garden", [child(who, "up"), thing("balloon-small", 86, 66, 50)]),
      ...blowUp(who),
    ],
    told: "Bé thổi bóng, bóng to quá thì nổ",
    hint: "Bé thổi thì bóng to dần lên.",
    explanation: "Quả bóng nhỏ được thổi to dần, to quá thì nổ.",
  };
}

function tellBoat(who: Child): Story {
  return {
    name: `boat ${who}`,
    scenes: [
      opening("bé và tờ giấy phẳng", "room", onDesk(who, "paper-flat", 46)),
      scene("bé và tờ giấy gấp dở", "room", onDesk(who, "paper-hat", 46), "Có tờ giấy phẳng rồi mới gấp dở."),
      scene(
        "bé và chiếc thuyền giấy",
        "room",
        onDesk(who, "paper-boat", 50),
        "Gấp từng bước rồi mới thành thuyền giấy.",
      ),
    ],
    told: "Bé gấp thuyền giấy",
    hint: "Muốn gấp thuyền, lúc đầu bé cần gì?",
    explanation: "Bé lấy tờ giấy phẳng, gấp từng bước, rồi mới thành thuyền.",
  };
}

function tellCastle(who: Child): Story {
  return {
    name: `castle ${who}`,
    scenes: [
      opening("bé và đống cát", "beach", [child(who, "reach", 40), thing("sand-heap", 112, 115, 66)]),
      scene(
        "bé và lâu đài cát",
        "beach",
        [child(who, "stand", 40), thing("sand-castle", 112, 114, 76)],
        "Có đống cát rồi mới đắp thành lâu đài.",
      ),
      scene(
        "lâu đài cát vỡ trong sóng, bé khóc",
        "beach",
        [thing("wave", 122, 104, 64), child(who, "cry", 40), thing("sand-ruin", 106, 117, 70)],
        "Đắp xong lâu đài rồi sóng mới làm vỡ.",
      ),
    ],
    told: "Bé đắp cát thành lâu đài",
    hint: "Con nghĩ xem bé đắp lâu đài bằng gì.",
    explanation: "Bé đắp đống cát thành lâu đài. Sau đó sóng làm lâu đài vỡ.",
  };
}

function tellMorning(who: Child): Story {
  return {
    name: `morning ${who}`,
    scenes: [
      opening("bé nằm ngủ", "room", asleep(who)),
      scene("bé đánh răng", "room", brushing(who), "Sáng ra, bé ngủ dậy rồi mới đánh răng."),
      scene("bé đeo cặp đến trường", "garden", toSchool(who), "Bé đánh răng ở nhà xong mới đến trường."),
    ],
    told: "Buổi sáng của bé",
    hint: "Đầu buổi sáng, bé còn ở đâu?",
    explanation: "Buổi sáng, bé ngủ dậy, đánh răng rồi đến trường.",
  };
}

function tellEvening(who: Child): Story {
  return {
    name: `evening ${who}`,
    scenes: [
      opening("bé ăn cơm", "evening", atTable(who, "eating", riceBowl)),
      scene("bé đánh răng", "evening", brushing(who), "Buổi tối, bé ăn cơm xong mới đánh răng."),
      scene("bé nằm ngủ", "evening", asleep(who), "Buổi tối, bé đánh răng xong mới đi ngủ."),
    ],
    told: "Buổi tối của bé",
    hint: "Việc cuối cùng của buổi tối là gì?",
    explanation: "Buổi tối, bé ăn cơm, đánh răng rồi đi ngủ.",
  };
}

/** Three pictures of what a child does, eats or builds. */
export const childGrowing: readonly Story[] = children.flatMap((who) =>
  [tellApple, tellCake, tellIceCream, tellBalloon, tellBoat, tellCastle, tellMorning, tellEvening].map((tell) =>
    tell(who),
  ),
);
