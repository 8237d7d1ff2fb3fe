import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import { routeDiagram } from "#lib/questions/diagrams/route-diagram.ts";
import type { PictureName } from "#lib/questions/picture-name.ts";
import type { Question } from "#lib/questions/question.ts";
import { wholeValue, wordsValue } from "#lib/questions/values.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { boxesQuestion, wholeBox } from "#lib/skills/drafts/boxes-question.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, numberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineGeometrySkill } from "#lib/skills/maths/define-maths-skill.ts";
import { pictureText } from "#lib/text/picture-text.ts";
import { buildWalkQuestion, onField } from "./build-walk-question.ts";

const pictures: readonly PictureName[] = [
  "apple",
  "orange",
  "turtle",
  "fish",
  "kite",
  "lotus",
  "pencil",
  "duck",
  "mango",
  "melon",
];

interface Place {
  readonly picture: PictureName;
  readonly column: number;
  readonly row: number;
}

const [columns, rows] = [6, 4];
const placeText = (column: number, row: number) => `cột ${column}, hàng ${row}`;

/** Four things in different columns and rows, none where column and row are the same number. */
function pickPlaces(rng: Rng): Place[] {
  const names = rng.shuffle(pictures);
  const across = rng.shuffle([1, 2, 3, 4, 5, 6]);
  const down = rng.shuffle([1, 2, 3, 4]);
  return down.map((row, place) => {
    const column = across[place] ?? 1;
    return {
      picture: names[place] ?? "apple",
      row,
      column: column === row ? (across[place + 4 > 5 ? 4 : place + 4] ?? 6) : column,
    };
  });
}

const field = { columns, rows, points: [], way: [], isNumbered: true };

function figureOf(things: readonly Place[]) {
  return routeDiagram({
    ...field,
    things,
    alt: "Lưới ô vuông ghi số cột từ trái sang phải, số hàng từ dưới lên trên.",
  });
}

/** The square of a thing, with the ways to the numbers of its column and its row. */
function foundFigure({ picture, column, row }: Place, things: readonly Place[]) {
  const alt = `Từ ô có ${pictureText[picture].name}, dò thẳng xuống gặp số ${column}, dò ngang sang trái gặp số ${row}.`;
  return routeDiagram({ ...field, things, marked: { column, row }, alt });
}

const placeHints = [
  "Con đếm cột từ trái sang phải, đếm hàng từ dưới lên trên.",
  "Con dò theo số ghi ở phía dưới (cột) và số ghi ở bên trái (hàng).",
];

const identityOf = (kind: string, asked: Place, things: readonly Place[]) =>
  `${kind} ${asked.picture} ${things.map((thing) => `${thing.picture}${thing.column}${thing.row}`).join(" ")}`;

/** "Ở cột 3, hàng 2 có gì?" */
function buildThingQuestion(rng: Rng, asked: Place, things: readonly Place[]): Question {
  const { column, row } = asked;
  const { name } = pictureText[asked.picture];
  return choiceQuestion(rng, {
    prompt: rng.pick([
      `Trên lưới ô vuông, ở ${placeText(column, row)} có gì?`,
      `Ô ở ${placeText(column, row)} có hình gì?`,
    ]),
    figures: [figureOf(things)],
    answer: wordsValue(name),
    distractors: things
      .filter((thing) => thing !== asked)
      .map((thing) =>
        mistake("FIELD", wordsValue(pictureText[thing.picture].name), "Con dò lại cột trước, hàng sau nhé!"),
      ),
    hints: placeHints,
    explanation: {
      say: `Cột ${column} và hàng ${row} gặp nhau ở ô có ${name}.`,
      figures: [foundFigure(asked, things)],
    },
    praise: "choose",
    identity: identityOf("what", asked, things),
  });
}

/** "Con rùa ở cột mấy, hàng mấy?", both numbers typed. */
function buildWhereQuestion(rng: Rng, asked: Place, things: readonly Place[]): Question {
  const { column, row } = asked;
  const { name } = pictureText[asked.picture];
  const value = (x: number, y: number) => [String(x), String(y)];
  return boxesQuestion(rng, {
    prompt: rng.pick([`Trên lưới ô vuông, ${name} ở cột mấy, hàng mấy?`, `Ô có hình ${name} ở cột nào, hàng nào?`]),
    figures: [figureOf(things)],
    parts: [
      { type: "text", text: "cột" },
      { type: "box", box: wholeBox("cột", 1) },
      { type: "text", text: ", hàng" },
      { type: "box", box: wholeBox("hàng", 1) },
    ],
    values: value(column, row),
    answer: placeText(column, row),
    wrong: ["Con dò thẳng xuống để đọc lại số cột nhé!", "Con dò ngang sang trái để đọc lại số hàng nhé!"],
    distractors: [
      mistake("SWAP", value(row, column), "Con đọc ngược rồi. Số ghi ở phía dưới là cột, số ghi ở bên trái là hàng."),
      mistake("REL", value(column, rows + 1 - row), "Con đếm hàng từ dưới lên nhé!"),
      mistake("REL", value(columns + 1 - column, row), "Con đếm cột từ trái sang phải nhé!"),
    ],
    hints: placeHints,
    explanation: {
      say: `Dò thẳng xuống được cột ${column}, dò ngang sang trái được hàng ${row}: ${placeText(column, row)}.`,
      figures: [foundFigure(asked, things)],
    },
    praise: "choose",
    identity: identityOf("where", asked, things),
  });
}

function buildPlaceQuestion(rng: Rng): Question {
  const things = pickPlaces(rng);
  return rng.pick([buildThingQuestion, buildWhereQuestion])(rng, rng.pick(things), things);
}

const ways = [
  { who: "Con kiến bò", unit: "cm", each: [1, 2, 3, 5], from: "A", to: "B" },
  { who: "Bạn nhỏ đi", unit: "m", each: [10, 20, 50, 80], from: "nhà (A)", to: "trường (B)" },
  { who: "Xe đạp đi", unit: "m", each: [50, 60, 90], from: "chợ (A)", to: "bến xe (B)" },
] as const;

function shortestDistractors(dx: number, dy: number, edge: number): Distractor<number>[] {
  return [
    mistake("OP", dx * dy * edge, "Con đã nhân. Số cạnh đi ngang và số cạnh đi dọc phải cộng lại."),
    mistake("COUNT-ENDS", (dx + dy + 2) * edge, "Con đã đếm các điểm. Con đếm các cạnh phải đi nhé!"),
    mistake("PARTIAL", dx * edge, "Con mới đếm các cạnh đi ngang. Con đếm cả các cạnh đi dọc nhé!"),
    mistake("UNIT", dx + dy, "Con mới đếm số cạnh. Con nhân với độ dài một cạnh nhé!"),
  ];
}

/** "Đi theo các đường kẻ từ A đến B, đường ngắn nhất dài bao nhiêu?" */
function buildShortestQuestion(rng: Rng): Question {
  const { who, unit, each, from, to } = rng.pick(ways);
  const edge = rng.pick(each);
  const [dx, dy] = [rng.int(2, 6), rng.int(2, 4)];
  const isRising = rng.int(0, 1) === 0;
  const answer = wholeValue((dx + dy) * edge).line.text;
  const [left, bottom] = [rng.int(0, 7 - dx), rng.int(0, 4 - dy)];
  const a = { x: left, y: isRising ? bottom : bottom + dy, name: "A" };
  const b = { x: left + dx, y: isRising ? bottom + dy : bottom, name: "B" };
  const edgeText = measure(String(edge), unit);
  return numberQuestion(rng, {
    prompt: rng.pick([
      `${who} theo các đường kẻ từ ${from} đến ${to}. Mỗi cạnh ô dài ${edgeText}. Đường đi ngắn nhất dài: …\u00a0${unit}`,
      `Mỗi cạnh ô vuông dài ${edgeText}. Đi theo cạnh các ô, đường ngắn nhất từ A đến B dài: …\u00a0${unit}`,
    ]),
    figures: [onField([a, b], "Lưới ô vuông có hai điểm A và B.")],
    answer: (dx + dy) * edge,
    isTyped: true,
    range: [1, 999],
    step: edge,
    distractors: shortestDistractors(dx, dy, edge),
    hints: [
      "Đường ngắn nhất không đi lùi: chỉ đi về phía điểm B.",
      "Con đếm số cạnh phải đi ngang, số cạnh phải đi dọc rồi cộng lại.",
    ],
    explanation: {
      say: `Đi ngang ${dx} cạnh, đi dọc ${dy} cạnh: ${dx} + ${dy} = ${dx + dy} (cạnh); ${dx + dy} × ${edge} = ${answer} (${unit}).`,
      figures: [
        onField(
          [a, b],
          `Một đường ngắn nhất từ A đến B: đi ngang ${dx} cạnh, đi dọc ${dy} cạnh.`,
          [a, { x: b.x, y: a.y }, b],
          true,
        ),
      ],
    },
    praise: "calculate",
    identity: `shortest ${dx} ${dy} ${edge} ${unit} ${isRising} ${left}`,
  });
}

/** Ways on squared paper (curriculum, c5-coordinate-route): columns and rows; following; the shortest way. */
export const coordinateRoute = defineGeometrySkill({
  id: "c5-coordinate-route",
  classId: "5",
  title: "Đường đi trên lưới ô vuông",
  generate: byDifficulty({
    1: [buildPlaceQuestion],
    2: [buildWalkQuestion],
    3: [buildShortestQuestion],
  }),
});
