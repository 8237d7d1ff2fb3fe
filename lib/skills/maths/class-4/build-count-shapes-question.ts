import type { Rng } from "#lib/core/rng.ts";
import { namedPolygonDiagram } from "#lib/questions/diagrams/named-polygon-diagram.ts";
import type { DiagramFigure } from "#lib/questions/figures/diagram.ts";
import type { DiagramMark } from "#lib/questions/figures/diagram-mark.ts";
import type { Question } from "#lib/questions/question.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { typedNumberQuestion } from "#lib/skills/drafts/questions.ts";
import { total } from "#lib/skills/total.ts";
import { drawnOver } from "./drawn-over.ts";

const quartets = ["ABCD", "MNPQ", "EGHK", "RSTU", "IKLM"] as const;

/** How often a parallelogram is cut across and along, and how many there are then of each number of parts. */
const cuts = [
  {
    columns: 2,
    rows: 1,
    kinds: [
      [1, 2],
      [2, 1],
    ],
  },
  {
    columns: 3,
    rows: 1,
    kinds: [
      [1, 3],
      [2, 2],
      [3, 1],
    ],
  },
  {
    columns: 4,
    rows: 1,
    kinds: [
      [1, 4],
      [2, 3],
      [3, 2],
      [4, 1],
    ],
  },
  {
    columns: 2,
    rows: 2,
    kinds: [
      [1, 4],
      [2, 4],
      [4, 1],
    ],
  },
] as const;

function draw(rng: Rng, { columns, rows }: (typeof cuts)[number], names: string) {
  const [across, up, lean] = [rng.int(18, 21) * 10, rng.int(9, 11) * 10, rng.int(3, 5) * 10];
  const isMirrored = rng.pick([true, false]);
  const [left, top] = [(320 - across - lean) / 2, (180 - up) / 2];
  const at = (along: number, down: number) => {
    const x = left + lean * (1 - down) + across * along;
    return { x: isMirrored ? 320 - x : x, y: top + up * down };
  };
  const line = (from: readonly [number, number], to: readonly [number, number]): DiagramMark => ({
    form: "line",
    from: at(...from),
    to: at(...to),
    look: "solid",
    ends: "plain",
  });
  const inner = [
    ...Array.from({ length: columns - 1 }, (_, place) => line([(place + 1) / columns, 0], [(place + 1) / columns, 1])),
    ...Array.from({ length: rows - 1 }, (_, place) => line([0, (place + 1) / rows], [1, (place + 1) / rows])),
  ];
  const corners = [at(0, 0), at(1, 0), at(1, 1), at(0, 1)];
  const outline = namedPolygonDiagram({
    corners,
    names: Array.from(names),
    alt: `Hình bình hành ${names} được chia bằng các đoạn thẳng song song với cạnh.`,
  });
  const figure: DiagramFigure = { ...outline, marks: [...outline.marks, ...inner] };
  const numbers = Array.from({ length: columns * rows }, (_, place): DiagramMark => {
    const [column, row] = [place % columns, Math.floor(place / columns)];
    return { form: "label", ...at((column + 0.5) / columns, (row + 0.5) / rows), text: String(place + 1) };
  });
  return { figure, numbered: drawnOver(figure, numbers, `Hình bình hành ${names}, các phần được đánh số.`) };
}

/** "Trong hình vẽ có tất cả bao nhiêu hình bình hành?" */
export function buildCountShapesQuestion(rng: Rng): Question {
  const cut = rng.pick(cuts);
  const names = rng.pick(quartets);
  const { figure, numbered } = draw(rng, cut, names);
  const small = cut.columns * cut.rows;
  const counts = cut.kinds.map(([, count]) => count);
  const answer = total(counts);
  const told = cut.kinds.map(([parts, count]) => `gồm ${parts} phần có ${count} hình`).join("; ");
  return typedNumberQuestion(rng, {
    prompt: rng.pick([
      "Trong hình vẽ có tất cả bao nhiêu hình bình hành?",
      `Hình bình hành ${names} được chia như hình vẽ. Có tất cả bao nhiêu hình bình hành, kể cả hình to?`,
    ]),
    figures: [figure],
    answer,
    range: [1, 99],
    distractors: [
      mistake("PARTIAL", small, "Con mới đếm các hình nhỏ. Con đếm cả những hình ghép từ nhiều hình nhỏ nhé!"),
      mistake("PARTIAL", small + 1, "Con mới đếm các hình nhỏ và hình to nhất. Còn hình ghép từ vài hình nhỏ nữa nhé!"),
      mistake("PARTIAL", answer - 1, "Con còn sót một hình. Con nhớ đếm cả hình to nhất nhé!"),
      mistake("OFF1", answer + 1, "Con đếm thừa một hình. Con đếm theo thứ tự: hình 1 phần, 2 phần và nhiều hơn nhé!"),
    ],
    hints: [
      "Hai hình bình hành nhỏ nằm cạnh nhau ghép lại cũng thành một hình bình hành.",
      "Con đếm lần lượt: hình gồm 1 phần, hình gồm 2 phần, rồi các hình gồm nhiều phần hơn.",
    ],
    explanation: {
      say: `Hình bình hành ${told}. Có tất cả ${counts.join(" + ")} = ${answer} (hình).`,
      figures: [numbered],
    },
    praise: "shape",
    identity: `shapes ${cut.columns} ${cut.rows} ${JSON.stringify(figure.marks[0])} ${names}`,
  });
}
