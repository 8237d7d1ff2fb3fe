import type { Rng } from "#lib/core/rng.ts";
import { cylinderNetDiagram } from "#lib/questions/diagrams/cylinder-net-diagram.ts";
import { netDiagram } from "#lib/questions/diagrams/net-diagram.ts";
import type { DiagramFigure } from "#lib/questions/figures/diagram.ts";
import { foldedFaces, type NetCell, oppositeFace, pickNets, pickOtherHexes } from "#lib/questions/nets/cube-nets.ts";
import type { Question } from "#lib/questions/question.ts";
import { wordsValue } from "#lib/questions/values.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, figureChoiceQuestion } from "#lib/skills/drafts/questions.ts";
import { defineGeometrySkill } from "#lib/skills/maths/define-maths-skill.ts";
import { buildNameSolidQuestion, pairedNet, rolledCylinder } from "./solid-questions.ts";

type Cell = Pick<NetCell, "column" | "row">;

/** The squares of each row from the left: "Hàng 1: ô 2. Hàng 2: ô 1, 2, 3, 4." */
function describeRows<Each extends Cell>(cells: readonly Each[], tell: (row: readonly Each[]) => string): string {
  const rows = Map.groupBy(cells, ({ row }) => row);
  return [...rows]
    .toSorted(([a], [b]) => a - b)
    .map(([row, squares]) => `Hàng ${row + 1}: ${tell(squares.toSorted((a, b) => a.column - b.column))}.`)
    .join(" ");
}

/** "Hàng 1: ô 2. Hàng 2: ô 1, 2, 3, 4.": where the squares lie. */
function placesOf(cells: readonly NetCell[]): string {
  return describeRows(cells, (row) => `ô ${row.map(({ column }) => column + 1).join(", ")}`);
}

function blank(cells: readonly NetCell[]): DiagramFigure {
  return netDiagram({
    cells: cells.map(({ column, row }) => ({ column, row, text: null })),
    alt: `Sáu hình vuông. ${placesOf(cells)}`,
  });
}

/** The squares that lie on each other once they are folded, marked. */
function overlapFigure(cells: readonly NetCell[]): DiagramFigure {
  const faces = foldedFaces(cells);
  const twice = faces.find((face, place) => faces.indexOf(face) !== place);
  return netDiagram({
    cells: cells.map(({ column, row }, place) => ({
      column,
      row,
      text: null,
      tone: faces[place] === twice ? "second" : "first",
    })),
    alt: "Hình không gấp được: tô màu các hình vuông chồng lên nhau khi gấp.",
  });
}

/** Why six squares make no cube: what of them lies on each other. */
function overlapReason(cells: readonly Cell[]): string {
  const has = (column: number, row: number) => cells.some((cell) => cell.column === column && cell.row === row);
  const isSquare = cells.some(
    ({ column, row }) => has(column + 1, row) && has(column, row + 1) && has(column + 1, row + 1),
  );
  if (isSquare) return "Hình này có bốn hình vuông chung một đỉnh. Gấp lại thì có hai hình chồng lên nhau.";
  const five = [0, 1, 2, 3, 4];
  const isLong = cells.some(
    ({ column, row }) => five.every((more) => has(column + more, row)) || five.every((more) => has(column, row + more)),
  );
  return isLong
    ? "Hình này có năm hình vuông trên một hàng thẳng. Gấp lại thì hình đầu và hình cuối chồng lên nhau."
    : "Hình này có hai hình vuông ở cùng một phía của một hàng thẳng. Gấp lại thì hai hình ấy chồng lên nhau.";
}

/** "Hình nào gấp lại được thành hình lập phương?" */
function buildCubeNetQuestion(rng: Rng): Question {
  const isNot = rng.int(0, 2) === 0;
  const [right, ...wrong] = isNot
    ? [...pickOtherHexes(rng, 1), ...pickNets(rng, 3)]
    : [...pickNets(rng, 1), ...pickOtherHexes(rng, 3)];
  const figure = blank(right ?? []);
  return figureChoiceQuestion(rng, {
    prompt: isNot
      ? "Hình nào không gấp lại được thành hình lập phương?"
      : rng.pick(["Hình nào gấp lại được thành hình lập phương?", "Hình nào là hình khai triển của hình lập phương?"]),
    right: figure,
    answer: figure.alt,
    distractors: wrong.map((cells) =>
      mistake(
        "FIELD",
        blank(cells),
        isNot ? "Hình này gấp lại được, không có hai mặt nào chồng lên nhau." : overlapReason(cells),
      ),
    ),
    hints: [
      "Con tưởng tượng một hình vuông là đáy rồi gấp các hình vuông khác lên.",
      "Gấp được khi sáu hình vuông thành sáu mặt, không có hai hình nào chồng lên nhau.",
    ],
    explanation: {
      say: `${isNot ? overlapReason(right ?? []) : "Gấp lại, sáu hình vuông thành sáu mặt của hình lập phương."} Hình cần tìm gồm sáu hình vuông. ${placesOf(right ?? [])}`,
      figures: [
        isNot ? overlapFigure(right ?? []) : pairedNet(right ?? [], "Hai mặt đối diện khi gấp lại tô cùng một màu."),
      ],
    },
    praise: "shape",
    identity: `net ${isNot} ${figure.alt} ${wrong.map(placesOf).toSorted().join("/")}`,
  });
}

type Ends = Parameters<typeof cylinderNetDiagram>[0]["ends"];

/** "Hình nào là hình khai triển của hình trụ?" */
function buildCylinderNetQuestion(rng: Rng): Question {
  const [radius, height] = [rng.pick([16, 18, 20]), rng.pick([36, 44, 52, 60])];
  const draw = (ends: Ends, alt: string) => cylinderNetDiagram({ radius, height, ends, alt });
  const upper = { side: "upper", along: rng.pick([0.1, 0.3, 0.5, 0.7]), scale: 1 } as const;
  const lower = { side: "lower", along: rng.pick([0.2, 0.4, 0.6, 0.9]), scale: 1 } as const;
  const right = draw([upper, lower], "Một hình chữ nhật, trên và dưới có hai hình tròn bằng nhau.");
  return figureChoiceQuestion(rng, {
    prompt: rng.pick([
      "Hình nào là hình khai triển của hình trụ?",
      "Cắt theo hình nào thì gấp được một hộp hình trụ có hai đáy?",
    ]),
    right,
    answer: right.alt,
    distractors: [
      mistake(
        "PARTIAL",
        draw([upper], "Một hình chữ nhật và một hình tròn ở phía trên."),
        "Hình trụ có hai đáy, hình này mới có một.",
      ),
      mistake(
        "FIELD",
        draw(
          [
            { ...upper, along: 0 },
            { ...upper, along: 0.9 },
          ],
          "Một hình chữ nhật, phía trên có hai hình tròn bằng nhau.",
        ),
        "Hai đáy của hình trụ ở hai phía, một trên một dưới.",
      ),
      mistake(
        "FIELD",
        draw([upper, { ...lower, scale: 0.6 }], "Một hình chữ nhật, trên và dưới có hai hình tròn to nhỏ khác nhau."),
        "Hai đáy của hình trụ phải bằng nhau.",
      ),
    ],
    hints: [
      "Hình trụ có hai đáy là hai hình tròn bằng nhau.",
      "Mặt xung quanh trải ra thành hình chữ nhật, hai đáy ở hai phía của nó.",
    ],
    explanation: { say: `Hình trụ trải ra như sau: ${right.alt}`, figures: [rolledCylinder] },
    praise: "shape",
    identity: `cylinder ${radius} ${height} ${upper.along} ${lower.along}`,
  });
}

const letters = ["M", "N", "P", "Q", "R", "S"] as const;

type Lettered = Cell & { readonly text: string };

/** "Hàng 1: ô 2 ghi A. Hàng 2: ô 1 ghi C, ô 2 ghi B.": what is written where. */
function writtenOf(cells: readonly Lettered[]): string {
  return describeRows(cells, (row) => row.map(({ column, text }) => `ô ${column + 1} ghi ${text}`).join(", "));
}

/** A net with a letter on each face, some faces of another tone. */
function letteredNet(cells: readonly Lettered[], alt: string, marked: readonly (Lettered | undefined)[] = []) {
  const tone = (cell: Lettered) => (marked.includes(cell) ? "second" : "first");
  return netDiagram({
    cells: cells.map((cell) => ({ column: cell.column, row: cell.row, text: cell.text, tone: tone(cell) })),
    alt,
  });
}

/** How two opposite faces lie, where these two are in one line, with one between them; how to fold from a face beside the first. */
function oppositeHints(named: readonly Lettered[], one: Lettered, other: Lettered | undefined): string[] {
  const far = (a: Cell, b: Cell | undefined) => Math.abs(a.column - (b?.column ?? 0)) + Math.abs(a.row - (b?.row ?? 0));
  const beside = named.filter((cell) => far(cell, one) === 1);
  const between = beside.find((cell) => far(cell, other) === 1);
  const isInLine = between !== undefined && (one.column === other?.column || one.row === other?.row);
  const [first] = beside;
  return [
    isInLine
      ? "Trên một hàng thẳng, hai mặt cách nhau đúng một mặt thì đối diện nhau."
      : "Hai mặt đối diện không có cạnh chung, cả khi đã gấp lại.",
    `Con giữ mặt ${(between ?? first)?.text} nằm yên rồi gấp các mặt khác lên. Mặt nào dựng ở phía đối diện với mặt ${one.text}?`,
  ];
}

/** "Gấp thành hình lập phương thì mặt nào đối diện với mặt A?" */
function buildOppositeQuestion(rng: Rng): Question {
  const [cells = []] = pickNets(rng, 1);
  const names = rng.shuffle(letters);
  const named = cells.map((cell, place) => ({ ...cell, text: names[place] ?? "" }));
  const asked = rng.pick(named);
  const right = named.find(({ face }) => face === oppositeFace(asked.face));
  const isNear = (cell: NetCell) => Math.abs(cell.column - asked.column) + Math.abs(cell.row - asked.row) === 1;
  const wrong = rng.shuffle(named.filter((cell) => cell !== asked && cell !== right)).slice(0, 3);
  const { text } = asked;
  const pairAlt = `Hình khai triển: hai mặt đối diện ${text} và ${right?.text} tô cùng một màu.`;
  return choiceQuestion(rng, {
    prompt: rng.pick([
      `Gấp hình này thành hình lập phương. Mặt nào đối diện với mặt ${text}?`,
      `Gấp hình này thành hình lập phương rồi đặt mặt ${text} làm đáy dưới. Mặt nào ở trên cùng?`,
      `Khi gấp hình này thành hình lập phương, mặt nào không có cạnh chung với mặt ${text}?`,
    ]),
    figures: [letteredNet(named, `Hình khai triển của hình lập phương, mỗi mặt ghi một chữ cái. ${writtenOf(named)}`)],
    answer: wordsValue(`mặt ${right?.text}`),
    distractors: wrong.map((cell) =>
      mistake(
        "FIELD",
        wordsValue(`mặt ${cell.text}`),
        isNear(cell)
          ? `Mặt này kề với mặt ${text} ngay trên hình: hai mặt có cạnh chung.`
          : `Khi gấp lại, mặt này có cạnh chung với mặt ${text}.`,
      ),
    ),
    hints: oppositeHints(named, asked, right),
    explanation: {
      say: `Bốn mặt khác đều có cạnh chung với mặt ${text} khi gấp lại. Mặt đối diện là mặt ${right?.text}.`,
      figures: [letteredNet(named, pairAlt, [asked, right])],
    },
    praise: "shape",
    identity: `opposite ${text} ${named.map((cell) => `${cell.column}${cell.row}${cell.text}`).join("")}`,
  });
}

/** Solids laid out flat (curriculum, c5-nets-cylinder): their names; which net; the faces that lie opposite. */
export const netsCylinder = defineGeometrySkill({
  id: "c5-nets-cylinder",
  classId: "5",
  title: "Hình khai triển, hình trụ",
  generate: byDifficulty({
    1: [buildNameSolidQuestion],
    2: [buildCubeNetQuestion, buildCubeNetQuestion, buildCylinderNetQuestion],
    3: [buildOppositeQuestion],
  }),
});
