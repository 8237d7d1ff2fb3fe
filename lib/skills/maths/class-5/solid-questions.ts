import type { Rng } from "#lib/core/rng.ts";
import { boxDiagram } from "#lib/questions/diagrams/box-diagram.ts";
import { boxNetDiagram } from "#lib/questions/diagrams/box-net-diagram.ts";
import { cylinderDiagram } from "#lib/questions/diagrams/cylinder-diagram.ts";
import { cylinderNetDiagram } from "#lib/questions/diagrams/cylinder-net-diagram.ts";
import { netDiagram } from "#lib/questions/diagrams/net-diagram.ts";
import type { DiagramFigure } from "#lib/questions/figures/diagram.ts";
import { pickNets } from "#lib/questions/nets/cube-nets.ts";
import type { Question } from "#lib/questions/question.ts";
import { wordsValue } from "#lib/questions/values.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion } from "#lib/skills/drafts/questions.ts";

/** What is asked, the right answer first, and how it is explained. */
const facts = [
  {
    ask: "Hình trụ có hai đáy là hình gì?",
    answers: [
      "hai hình tròn bằng nhau",
      "hai hình vuông bằng nhau",
      "hai hình tròn không bằng nhau",
      "hai hình tam giác bằng nhau",
    ],
    tell: "Hình trụ có hai đáy là hai hình tròn bằng nhau.",
  },
  {
    ask: "Mặt xung quanh của hình trụ trải phẳng ra thành hình gì?",
    answers: ["hình chữ nhật", "hình tròn", "hình tam giác", "hình thang vuông"],
    tell: "Trải phẳng mặt xung quanh của hình trụ ra thì được hình chữ nhật.",
  },
  {
    ask: "Hình trụ có bao nhiêu mặt đáy?",
    answers: ["2 mặt đáy", "1 mặt đáy", "4 mặt đáy", "6 mặt đáy"],
    tell: "Hình trụ có 2 mặt đáy, một ở trên và một ở dưới.",
  },
  {
    ask: "Các mặt của hình lập phương là hình gì?",
    answers: ["6 hình vuông bằng nhau", "4 hình vuông bằng nhau", "8 hình vuông bằng nhau", "12 hình vuông bằng nhau"],
    tell: "Hình lập phương có các mặt là 6 hình vuông bằng nhau.",
  },
  {
    ask: "Hình hộp chữ nhật có bao nhiêu mặt?",
    answers: ["6 mặt", "4 mặt", "8 mặt", "12 mặt"],
    tell: "Có 4 mặt bên và 2 đáy, tất cả là 6 mặt.",
  },
  {
    ask: "Hình hộp chữ nhật có bao nhiêu cạnh?",
    answers: ["12 cạnh", "6 cạnh", "8 cạnh", "4 cạnh"],
    tell: "Có 4 cạnh ở đáy trên, 4 cạnh ở đáy dưới và 4 cạnh bên: tất cả 12 cạnh.",
  },
  {
    ask: "Hình lập phương có bao nhiêu đỉnh?",
    answers: ["8 đỉnh", "6 đỉnh", "12 đỉnh", "4 đỉnh"],
    tell: "Có 4 đỉnh ở trên và 4 đỉnh ở dưới: tất cả 8 đỉnh.",
  },
  {
    ask: "Hình lập phương có bao nhiêu cạnh?",
    answers: ["12 cạnh", "6 cạnh", "8 cạnh", "4 cạnh"],
    tell: "Có 4 cạnh ở đáy trên, 4 cạnh ở đáy dưới và 4 cạnh bên: tất cả 12 cạnh.",
  },
  {
    ask: "Hình hộp chữ nhật có ba kích thước là gì?",
    answers: [
      "chiều dài, chiều rộng, chiều cao",
      "đáy lớn, đáy bé, chiều cao",
      "bán kính, đường kính, chiều cao",
      "chu vi, diện tích, chiều cao",
    ],
    tell: "Ba kích thước của hình hộp chữ nhật là chiều dài, chiều rộng, chiều cao.",
  },
  {
    ask: "Đồ vật nào có dạng hình trụ?",
    answers: ["lon sữa", "viên gạch", "quả bóng", "quyển sách"],
    tell: "Cái lon sữa có hai đáy tròn bằng nhau nên có dạng hình trụ.",
  },
  {
    ask: "Đồ vật nào có dạng hình lập phương?",
    answers: ["con xúc xắc", "lon nước", "quả địa cầu", "tờ giấy"],
    tell: "Sáu mặt của con xúc xắc là sáu hình vuông bằng nhau.",
  },
  {
    ask: "Đồ vật nào có dạng hình hộp chữ nhật?",
    answers: ["bao diêm", "quả bóng", "ống nước tròn", "đồng xu"],
    tell: "Cái bao diêm có sáu mặt là hình chữ nhật.",
  },
] as const;

/** "Hình trụ có hai đáy là hình gì?" and other facts of the solids. */
export function buildSolidFactQuestion(rng: Rng): Question {
  const { ask, answers, tell } = rng.pick(facts);
  const [right, ...wrong] = answers;
  return choiceQuestion(rng, {
    prompt: ask,
    answer: wordsValue(right),
    distractors: wrong.map((name) =>
      mistake("FIELD", wordsValue(name), "Con nhớ lại hình dạng của khối đó rồi chọn lại nhé!"),
    ),
    hints: [
      "Con tưởng tượng khối đó ở trước mặt, xoay nó để nhìn đủ các phía.",
      ask.startsWith("Đồ vật")
        ? "Con nghĩ xem từng đồ vật có những mặt nào, mỗi mặt là hình gì."
        : "Con nhớ lại khi gấp hình: đếm lần lượt các phần ở trên, ở dưới và xung quanh.",
    ],
    explanation: tell,
    praise: "name",
    identity: `fact ${ask}`,
  });
}

const solids = ["hình lập phương", "hình hộp chữ nhật", "hình trụ", "hình cầu"] as const;

type Solid = (typeof solids)[number];

const looks = {
  "hình lập phương": "Hình đó có 6 mặt là hình vuông bằng nhau.",
  "hình hộp chữ nhật": "Hình đó có 6 mặt là hình chữ nhật.",
  "hình trụ": "Hình đó có hai đáy là hình tròn.",
  "hình cầu": "Hình đó tròn như quả bóng, không trải phẳng ra được.",
} as const satisfies Record<Solid, string>;

/** Edges that make neither a cube nor a block with square faces, so that it is named in one way alone. */
const boxes = [
  [6, 3, 2],
  [5, 3, 4],
  [5, 2, 3],
  [4, 3, 2],
  [6, 4, 3],
  [7, 3, 4],
  [5, 4, 2],
  [6, 2, 4],
] as const;

function netOf(rng: Rng, solid: Exclude<Solid, "hình cầu">): DiagramFigure {
  if (solid === "hình lập phương") {
    const [cells = []] = pickNets(rng, 1);
    return netDiagram({
      cells: cells.map(({ column, row }) => ({ column, row, text: null })),
      alt: "Sáu hình vuông bằng nhau nối liền nhau.",
    });
  }
  if (solid === "hình trụ") {
    const ends = (["upper", "lower"] as const).map((side) => ({
      side,
      along: rng.pick([0.1, 0.3, 0.5, 0.7, 0.9]),
      scale: 1,
    }));
    return cylinderNetDiagram({
      radius: rng.pick([18, 20, 22, 24]),
      height: rng.pick([40, 50, 60, 70]),
      ends,
      alt: "Một hình chữ nhật và hai hình tròn bằng nhau.",
    });
  }
  const [length, width, height] = rng.pick(boxes);
  const lids = [rng.pick([0, 2] as const), rng.pick([0, 2] as const)] as const;
  return boxNetDiagram({
    length,
    width,
    height,
    lids,
    alt: "Sáu hình chữ nhật nối liền nhau, từng đôi một bằng nhau.",
  });
}

function solidOf(rng: Rng, solid: Exclude<Solid, "hình cầu">): DiagramFigure {
  if (solid === "hình trụ") {
    return cylinderDiagram({
      radius: rng.pick([30, 40, 50, 60]),
      height: rng.pick([70, 90, 110, 120]),
      alt: "Một khối có hai đáy tròn bằng nhau.",
    });
  }
  const [length, width, height] = solid === "hình lập phương" ? [1, 1, 1] : rng.pick(boxes);
  const texts = { lengthText: null, widthText: null, heightText: null };
  const faces = solid === "hình lập phương" ? "hình vuông" : "hình chữ nhật";
  return boxDiagram({ length, width, height, ...texts, alt: `Một khối có 6 mặt là ${faces}.` });
}

/** "Gấp hình khai triển này thì được hình nào?"; a cube is a block too, so that name is not offered for it. */
export function buildNameSolidQuestion(rng: Rng): Question {
  const solid = rng.pick(["hình lập phương", "hình hộp chữ nhật", "hình trụ"] as const);
  const isNet = solid === "hình lập phương" || rng.int(0, 3) > 0;
  const figure = isNet ? netOf(rng, solid) : solidOf(rng, solid);
  const wrong = solids.filter(
    (name) => name !== solid && !(solid === "hình lập phương" && name === "hình hộp chữ nhật"),
  );
  return choiceQuestion(rng, {
    prompt: isNet
      ? rng.pick(["Gấp theo hình khai triển trong hình vẽ thì được hình nào?", "Đây là hình khai triển của hình nào?"])
      : rng.pick(["Khối trong hình vẽ có dạng hình nào?", "Khối gỗ trong hình vẽ là hình gì?"]),
    figures: [figure],
    answer: wordsValue(solid),
    distractors: wrong.map((name) => mistake("FIELD", wordsValue(name), looks[name])),
    choices: wrong.length === 2 ? 3 : 4,
    hints: [
      isNet ? "Con tưởng tượng gấp các phần lại theo những cạnh chung." : "Con xem các mặt của khối là hình gì.",
      "Con đếm xem có bao nhiêu mặt và mỗi mặt là hình gì.",
    ],
    explanation: `${looks[solid].replace("Hình đó", "Hình này")} Đó là ${solid}.`,
    praise: "shape",
    identity: `name ${JSON.stringify(figure.marks)}`,
  });
}
