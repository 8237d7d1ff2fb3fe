import type { Rng } from "#lib/core/rng.ts";
import { boxNetDiagram } from "#lib/questions/diagrams/box-net-diagram.ts";
import { cylinderNetDiagram } from "#lib/questions/diagrams/cylinder-net-diagram.ts";
import { netDiagram } from "#lib/questions/diagrams/net-diagram.ts";
import type { DiagramFigure } from "#lib/questions/figures/diagram.ts";
import { pickNets } from "#lib/questions/nets/cube-nets.ts";
import type { Question } from "#lib/questions/question.ts";
import { wordsValue } from "#lib/questions/values.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion } from "#lib/skills/drafts/questions.ts";

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

/** "Gấp hình khai triển này thì được hình nào?"; a cube is a block too, so that name is not offered for it. */
export function buildNameSolidQuestion(rng: Rng): Question {
  const solid = rng.pick(["hình lập phương", "hình hộp chữ nhật", "hình trụ"] as const);
  const figure = netOf(rng, solid);
  const wrong = solids.filter(
    (name) => name !== solid && !(solid === "hình lập phương" && name === "hình hộp chữ nhật"),
  );
  return choiceQuestion(rng, {
    prompt: rng.pick([
      "Gấp theo hình khai triển trong hình vẽ thì được hình nào?",
      "Đây là hình khai triển của hình nào?",
    ]),
    figures: [figure],
    answer: wordsValue(solid),
    distractors: wrong.map((name) => mistake("FIELD", wordsValue(name), looks[name])),
    choices: wrong.length === 2 ? 3 : 4,
    hints: [
      "Con tưởng tượng gấp các phần lại theo những cạnh chung.",
      "Con đếm xem có bao nhiêu mặt và mỗi mặt là hình gì.",
    ],
    explanation: `${looks[solid].replace("Hình đó", "Hình này")} Đó là ${solid}.`,
    praise: "shape",
    identity: `name ${JSON.stringify(figure.marks)}`,
  });
}
