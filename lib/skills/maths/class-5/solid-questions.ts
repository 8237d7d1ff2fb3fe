import type { Rng } from "#lib/core/rng.ts";
import { boxDiagram } from "#lib/questions/diagrams/box-diagram.ts";
import { boxNetDiagram } from "#lib/questions/diagrams/box-net-diagram.ts";
import { cylinderDiagram } from "#lib/questions/diagrams/cylinder-diagram.ts";
import { cylinderNetDiagram } from "#lib/questions/diagrams/cylinder-net-diagram.ts";
import { netDiagram } from "#lib/questions/diagrams/net-diagram.ts";
import type { DiagramFigure } from "#lib/questions/figures/diagram.ts";
import { type NetCell, pickNets } from "#lib/questions/nets/cube-nets.ts";
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

/** Opposite faces of one tone. */
const pairTones = { a: "first", b: "second", c: "third" } as const;

/** A net of a cube whose opposite faces have one tone. */
export function pairedNet(cells: readonly NetCell[], alt: string): DiagramFigure {
  const pairs = cells.map(({ column, row, face }) => {
    const letter = face.toLowerCase();
    const tone = letter === "a" || letter === "b" || letter === "c" ? pairTones[letter] : "first";
    return { column, row, text: null, tone };
  });
  return netDiagram({ cells: pairs, alt });
}

const pairsAlt = "Trên hình khai triển, hai mặt đối diện tô cùng một màu.";

/** A solid laid out flat, and what it is folded to. */
interface Folded {
  readonly net: DiagramFigure;
  /** The same net with what belongs together marked, and the solid. */
  readonly shown: readonly DiagramFigure[];
}

function cubeOf(rng: Rng): Folded {
  const [cells = []] = pickNets(rng, 1);
  const plain = cells.map(({ column, row }) => ({ column, row, text: null }));
  const none = { lengthText: null, widthText: null, heightText: null };
  return {
    net: netDiagram({ cells: plain, alt: "Sáu hình vuông bằng nhau nối liền nhau." }),
    shown: [
      pairedNet(cells, pairsAlt),
      boxDiagram({ length: 1, width: 1, height: 1, ...none, alt: "Gấp lại thành hình lập phương." }),
    ],
  };
}

function boxOf(rng: Rng): Folded {
  const [length, width, height] = rng.pick(boxes);
  const lids = [rng.pick([0, 2] as const), rng.pick([0, 2] as const)] as const;
  const box = { length, width, height };
  const none = { lengthText: null, widthText: null, heightText: null };
  return {
    net: boxNetDiagram({ ...box, lids, alt: "Sáu hình chữ nhật nối liền nhau, từng đôi một bằng nhau." }),
    shown: [
      boxNetDiagram({ ...box, lids, isPaired: true, alt: pairsAlt }),
      boxDiagram({ ...box, ...none, alt: "Gấp lại thành hình hộp chữ nhật." }),
    ],
  };
}

/** What the net of a cylinder is rolled to. */
export const rolledCylinder = cylinderDiagram("Cuộn lại thành hình trụ, hai đáy là hai hình tròn.");

function cylinderOf(rng: Rng): Folded {
  const ends = (["upper", "lower"] as const).map((side) => ({
    side,
    along: rng.pick([0.1, 0.3, 0.5, 0.7, 0.9]),
    scale: 1,
  }));
  const [radius, height] = [rng.pick([18, 20, 22, 24]), rng.pick([40, 50, 60, 70])];
  const net = cylinderNetDiagram({ radius, height, ends, alt: "Một hình chữ nhật và hai hình tròn bằng nhau." });
  return { net, shown: [net, rolledCylinder] };
}

const nets = { "hình lập phương": cubeOf, "hình hộp chữ nhật": boxOf, "hình trụ": cylinderOf } as const;

/** "Gấp hình khai triển này thì được hình nào?"; a cube is a block too, so that name is not offered for it. */
export function buildNameSolidQuestion(rng: Rng): Question {
  const solid = rng.pick(["hình lập phương", "hình hộp chữ nhật", "hình trụ"] as const);
  const { net, shown } = nets[solid](rng);
  const wrong = solids.filter(
    (name) => name !== solid && !(solid === "hình lập phương" && name === "hình hộp chữ nhật"),
  );
  return choiceQuestion(rng, {
    prompt: rng.pick([
      "Gấp theo hình khai triển trong hình vẽ thì được hình nào?",
      "Đây là hình khai triển của hình nào?",
    ]),
    figures: [net],
    answer: wordsValue(solid),
    distractors: wrong.map((name) => mistake("FIELD", wordsValue(name), looks[name])),
    choices: wrong.length === 2 ? 3 : 4,
    hints: [
      "Con tưởng tượng gấp các phần lại theo những cạnh chung.",
      "Con đếm xem có bao nhiêu mặt và mỗi mặt là hình gì.",
    ],
    explanation: { say: `${looks[solid].replace("Hình đó", "Hình này")} Đó là ${solid}.`, figures: shown },
    praise: "shape",
    identity: `name ${JSON.stringify(net.marks)}`,
  });
}
