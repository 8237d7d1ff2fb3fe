import { capital } from "#lib/core/capital.ts";
import { groupNumber } from "#lib/core/group-number.ts";
import type { Rng } from "#lib/core/rng.ts";
import { rectangleDiagram } from "#lib/questions/diagrams/rectangle-diagram.ts";
import type { Question } from "#lib/questions/question.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { numberQuestion, typedNumberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineGeometrySkill } from "#lib/skills/maths/define-maths-skill.ts";
import { bare, bars, drawn, drawnWithArea, fourSides, square } from "./story-rectangles.ts";

const places = [
  { thing: "Mảnh vườn", least: 6, most: 30 },
  { thing: "Sân trường", least: 20, most: 60 },
  { thing: "Thửa ruộng", least: 20, most: 80 },
  { thing: "Nền nhà", least: 4, most: 12 },
] as const;

const range = [1, 999_999] as const;
function pickRectangle(rng: Rng) {
  const { thing, least, most } = rng.pick(places);
  const length = rng.int(least + 2, most);
  return { thing, length, width: rng.int(Math.max(least - 1, Math.ceil(length / 3)), length - 1) };
}

function areaDistractors(length: number, width: number): Distractor<number>[] {
  const again =
    length > 10 ? "Con xem lại số đo chiều rộng rồi nhân lại thật kĩ nhé!" : "Con xem lại bảng nhân rồi nhân lại nhé!";
  return [
    mistake("PERIM/AREA", (length + width) * 2, "Con đang tính chu vi. Đề bài hỏi diện tích."),
    mistake("OP", length + width, "Con đã cộng. Diện tích thì con nhân chiều dài với chiều rộng."),
    mistake("PERIM/AREA", length * width * 2, "Con chỉ nhân chiều dài với chiều rộng, không nhân thêm 2."),
    mistake("TABLE-NEAR", length * (width + 1), again),
    mistake("TABLE-NEAR", length * (width - 1), again),
  ];
}

/** "Mảnh vườn hình chữ nhật có chiều dài 20 m, chiều rộng 8 m. Diện tích mảnh vườn là:": by a number of one digit or a round one. */
function buildAreaQuestion(rng: Rng): Question {
  const thing = rng.pick(["Mảnh vườn", "Sân chơi", "Thửa ruộng", "Vườn rau"]);
  const width = rng.pick([rng.int(5, 9), rng.int(1, 3) * 10]);
  const length = width < 10 ? rng.int(width + 2, width * 3) : width + rng.int(2, 15);
  return numberQuestion(rng, {
    prompt: `${thing} hình chữ nhật có chiều dài ${bare(length)}, chiều rộng ${bare(width)}. ${rng.pick(["Diện tích", "Hỏi diện tích"])} ${thing.toLowerCase()} là bao nhiêu mét vuông?`,
    figures: [drawn(length, width, null)],
    answer: length * width,
    write: square,
    range,
    isTyped: rng.int(1, 3) > 1,
    room: 1,
    distractors: areaDistractors(length, width),
    hints: [
      "Diện tích hình chữ nhật bằng chiều dài nhân chiều rộng.",
      `Hai số đo cùng đơn vị mét. Con tính ${length} × ${width}.`,
    ],
    explanation: {
      say: `Diện tích là ${length} × ${width} = ${groupNumber(length * width)} (m²).`,
      figures: [drawnWithArea(length, width)],
    },
    praise: "story",
    identity: `area ${length} ${width}`,
  });
}

/** "Mảnh vườn hình chữ nhật có diện tích 96 m², chiều dài 12 m. Chiều rộng là bao nhiêu mét?" */
function buildSideFromAreaQuestion(rng: Rng): Question {
  const thing = rng.pick(["Mảnh vườn", "Sân chơi", "Thửa ruộng", "Nền nhà"]);
  const width = rng.int(4, 9);
  const length = rng.int(width + 2, width * 3);
  const isLength = rng.pick([true, false]);
  const [given, asked] = isLength ? [width, length] : [length, width];
  const [givenName, askedName] = isLength ? ["chiều rộng", "chiều dài"] : ["chiều dài", "chiều rộng"];
  const area = length * width;
  return typedNumberQuestion(rng, {
    prompt: `${thing} hình chữ nhật có diện tích ${square(area).line.text}, ${givenName} ${bare(given)}. Hỏi ${askedName} là bao nhiêu mét?`,
    figures: [drawn(length, width, given)],
    answer: asked,
    range,
    distractors: [
      mistake("OP", area - given, "Diện tích là tích của hai cạnh. Con chia chứ không trừ."),
      mistake("PERIM/AREA", area / 2 - given, "Con đã chia cho 2 như với chu vi. Đề bài cho diện tích."),
      mistake("OP", area * given, "Con đã nhân. Biết diện tích và một cạnh thì con làm phép chia."),
    ],
    hints: ["Diện tích bằng chiều dài nhân chiều rộng.", `Con tìm số nhân với ${given} thì được ${area}.`],
    explanation: {
      say: `${capital(askedName)} là ${area} : ${given} = ${asked} (m).`,
      figures: [drawnWithArea(length, width)],
    },
    praise: "story",
    identity: `side of area ${isLength} ${length} ${width}`,
  });
}

/** "Mảnh vườn hình chữ nhật có chu vi 40 m, chiều dài 12 m. Chiều rộng mảnh vườn là:", or a square. */
function buildSideQuestion(rng: Rng): Question {
  const { thing, length, width } = pickRectangle(rng);
  const isLength = rng.int(0, 2) === 0;
  const [given, asked] = isLength ? [width, length] : [length, width];
  const [givenName, askedName] = isLength ? ["chiều rộng", "chiều dài"] : ["chiều dài", "chiều rộng"];
  const around = (length + width) * 2;
  return typedNumberQuestion(rng, {
    prompt: rng.pick([
      `${thing} hình chữ nhật có chu vi ${bare(around)}, ${givenName} ${bare(given)}. Hỏi ${askedName} ${thing.toLowerCase()} là bao nhiêu mét?`,
      `Đi một vòng quanh ${thing.toLowerCase()} hình chữ nhật được ${bare(around)}. ${capital(givenName)} là ${bare(given)}. Hỏi ${askedName} là bao nhiêu mét?`,
    ]),
    figures: [drawn(length, width, given)],
    answer: asked,
    range,
    distractors: [
      mistake("PARTIAL", around - given, "Con lấy cả chu vi để trừ rồi. Con chia chu vi cho 2 trước nhé!"),
      mistake("PARTIAL", length + width, "Đó mới là nửa chu vi. Con trừ đi cạnh đã biết nhé!"),
      mistake("PARTIAL", around - given * 2, "Con còn phải chia cho 2 nữa, vì có hai cạnh như thế."),
      mistake("OP", around / 2 + given, "Nửa chu vi là tổng hai cạnh. Con trừ chứ không cộng."),
    ],
    hints: ["Nửa chu vi bằng chiều dài cộng chiều rộng.", `Con tính ${around} : 2, rồi trừ đi ${given}.`],
    explanation: {
      say: `Nửa chu vi là ${around} : 2 = ${length + width} (m). Cạnh cần tìm: ${length + width} − ${given} = ${asked} (m).`,
      figures: [drawn(length, width, null)],
    },
    praise: "story",
    identity: `side ${isLength} ${length} ${width}`,
  });
}

/** "Sân hình vuông có chu vi 40 m. Diện tích sân là:" */
function buildSquareQuestion(rng: Rng): Question {
  const side = rng.int(5, 60);
  const thing = rng.pick(["Sân chơi", "Mảnh vườn", "Vườn rau"] as const);
  const around = side * 4;
  const alt = "Một hình vuông có cạnh chưa biết.";
  return typedNumberQuestion(rng, {
    prompt: rng.pick([
      `${thing} hình vuông có chu vi ${bare(around)}. Cạnh hình vuông dài bao nhiêu mét?`,
      `Rào một vòng quanh ${thing.toLowerCase()} hình vuông hết ${bare(around)} lưới. Cạnh ${thing.toLowerCase()} dài bao nhiêu mét?`,
    ]),
    figures: [rectangleDiagram({ length: 1, width: 1, lengthText: "?", widthText: null, alt })],
    answer: side,
    range,
    distractors: [
      mistake("OP", around * 4, "Con đã nhân với 4. Biết chu vi thì con chia cho 4."),
      mistake("PARTIAL", around / 2, "Hình vuông có 4 cạnh bằng nhau. Con chia cho 4 nhé!"),
      mistake("OP", around - 4, "Con đã bớt đi 4. Con chia cho 4 nhé!"),
    ],
    hints: ["Hình vuông có 4 cạnh bằng nhau.", "Chu vi gấp 4 lần độ dài một cạnh."],
    explanation: {
      say: `Cạnh hình vuông là ${around} : 4 = ${side} (m).`,
      figures: [fourSides(side)],
    },
    praise: "story",
    identity: `square ${side} ${thing}`,
  });
}

const things = ["Mảnh vườn", "Thửa ruộng", "Sân trường", "Khu đất"] as const;

const sidesFirst = (told: number) =>
  `Con lấy nửa chu vi nhân với ${told} rồi. Con tìm chiều dài và chiều rộng trước nhé!`;

function distractorsOf(length: number, width: number, around: number, known: number | null): Distractor<number>[] {
  const difference = length - width;
  const half = length + width;
  return [
    known === null
      ? mistake(
          "PARTIAL",
          ((around + difference) / 2) * ((around - difference) / 2),
          "Chu vi không phải là tổng chiều dài và chiều rộng. Con chia chu vi cho 2 trước nhé!",
        )
      : mistake("PARTIAL", known * (around - known), "Con lấy cả chu vi để trừ rồi. Con chia chu vi cho 2 trước nhé!"),
    mistake(
      "OP",
      around * (known ?? difference),
      `Con không lấy chu vi nhân với ${known ?? difference} được. Con tìm chiều dài và chiều rộng trước nhé!`,
    ),
    mistake("PERIM/AREA", half * 2 - difference, "Đề bài hỏi diện tích. Con tìm chiều dài và chiều rộng rồi nhân nhé!"),
    mistake("PARTIAL", half * (known ?? difference), sidesFirst(known ?? difference)),
  ];
}

/** "Mảnh vườn hình chữ nhật có chu vi 40 m, chiều dài hơn chiều rộng 4 m. Diện tích mảnh vườn là:" */
function buildSumDifferenceAreaQuestion(rng: Rng): Question {
  const thing = rng.pick(things);
  const width = rng.int(6, 30);
  const length = width + rng.int(2, 15);
  const around = (length + width) * 2;
  const half = length + width;
  const difference = length - width;
  const isKnown = rng.int(0, 2) === 0;
  const told = isKnown
    ? `chiều dài ${bare(length)}`
    : rng.pick([`chiều dài hơn chiều rộng ${bare(difference)}`, `chiều rộng kém chiều dài ${bare(difference)}`]);
  const place = thing.toLowerCase();
  return numberQuestion(rng, {
    prompt: rng.pick([
      `${thing} hình chữ nhật có chu vi ${bare(around)}, ${told}. Diện tích ${place} là bao nhiêu mét vuông?`,
      `Đi một vòng quanh ${place} hình chữ nhật được ${bare(around)}, biết ${told}. Hỏi diện tích ${place} là bao nhiêu mét vuông?`,
    ]),
    answer: length * width,
    write: square,
    range,
    isTyped: length * width < 1000,
    room: 1,
    distractors: distractorsOf(length, width, around, isKnown ? length : null),
    hints: [
      "Nửa chu vi bằng chiều dài cộng chiều rộng. Con tính nửa chu vi trước.",
      isKnown
        ? `Con lấy nửa chu vi trừ đi ${bare(length)} để tìm chiều rộng.`
        : { say: "Biết tổng và hiệu của hai cạnh, con tìm từng cạnh rồi nhân.", figures: [bars(length, width)] },
    ],
    explanation: {
      figures: [drawnWithArea(length, width)],
      say: `Nửa chu vi là ${around} : 2 = ${half} (m). ${isKnown ? `Chiều rộng là ${half} − ${length} = ${width} (m).` : `Chiều dài là (${half} + ${difference}) : 2 = ${length} (m), chiều rộng là ${length} − ${difference} = ${width} (m).`} Diện tích là ${length} × ${width} = ${groupNumber(length * width)} (m²).`,
    },
    praise: "story",
    identity: `two steps ${isKnown} ${length} ${width} ${thing}`,
  });
}

/** Perimeter and area in stories (curriculum, c4-area-perimeter-story): the area; a side; two steps. */
export const areaPerimeterStory = defineGeometrySkill({
  id: "c4-area-perimeter-story",
  classId: "4",
  title: "Bài toán chu vi, diện tích",
  generate: byDifficulty({
    1: [buildAreaQuestion],
    2: [buildSideQuestion, buildSideFromAreaQuestion, buildSquareQuestion],
    3: [buildSumDifferenceAreaQuestion],
  }),
});
