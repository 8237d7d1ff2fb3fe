import { capital } from "#lib/core/capital.ts";
import { groupNumber } from "#lib/core/group-number.ts";
import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import { rectangleDiagram } from "#lib/questions/diagrams/rectangle-diagram.ts";
import type { BarModelFigure } from "#lib/questions/figures/bar-model.ts";
import type { Question } from "#lib/questions/question.ts";
import { measureValue, wholeValue } from "#lib/questions/values.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { numberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineGeometrySkill } from "#lib/skills/maths/define-maths-skill.ts";
import { descriptionText } from "#lib/text/description-text.ts";

const places = [
  { thing: "Mảnh vườn", least: 6, most: 30 },
  { thing: "Sân trường", least: 20, most: 60 },
  { thing: "Thửa ruộng", least: 20, most: 80 },
  { thing: "Nền nhà", least: 4, most: 12 },
] as const;

const range = [1, 999_999] as const;
const square = (value: number) => measureValue(wholeValue(value), "m²");
const metres = (value: number) => measureValue(wholeValue(value), "m");
const bare = (value: number) => measure(String(value), "m");

function pickRectangle(rng: Rng) {
  const { thing, least, most } = rng.pick(places);
  const length = rng.int(least + 2, most);
  return { thing, length, width: rng.int(Math.max(least - 2, Math.ceil(length / 3)), length - 1) };
}

/** What the known mistakes make of the sides; where one side alone is told, also of it and the difference. */
function areaDistractors(length: number, width: number, given: number | null): Distractor<number>[] {
  const difference = length - width;
  const turned = given === length ? length + difference : Math.abs(width - difference);
  const unknown =
    given === null
      ? []
      : [
          mistake("PARTIAL", given * difference, "Con phải tìm cạnh chưa biết trước rồi mới nhân."),
          mistake("PARTIAL", given * turned, "Con xem lại: cạnh kia dài hơn hay ngắn hơn?"),
        ];
  return [
    mistake("PERIM/AREA", (length + width) * 2, "Con đang tính chu vi. Đề bài hỏi diện tích."),
    ...unknown,
    mistake("OP", length + width, "Con đã cộng. Diện tích thì con nhân chiều dài với chiều rộng."),
    mistake("PERIM/AREA", length * width * 2, "Con chỉ nhân chiều dài với chiều rộng, không nhân thêm 2."),
  ];
}

/** The rectangle with both sides, or with the one that is told. */
function drawn(length: number, width: number, given: number | null) {
  const isTold = (side: number) => given === null || given === side;
  const text = (side: number) => (isTold(side) ? bare(side) : "?");
  const tell = (side: number) => (isTold(side) ? bare(side) : "chưa biết");
  return rectangleDiagram({
    length,
    width,
    lengthText: text(length),
    widthText: text(width),
    alt: `Một hình chữ nhật có chiều dài ${tell(length)}, chiều rộng ${tell(width)}.`,
  });
}

/** "Mảnh vườn hình chữ nhật có chiều dài 12 m, chiều rộng 8 m. Diện tích mảnh vườn là:" */
function buildAreaQuestion(rng: Rng): Question {
  const { thing, length, width } = pickRectangle(rng);
  const isMore = rng.int(0, 1) === 0;
  const difference = length - width;
  const prompts = isMore
    ? [
        `${thing} hình chữ nhật có chiều rộng ${bare(width)}, chiều dài hơn chiều rộng ${bare(difference)}. Diện tích ${thing.toLowerCase()} là:`,
        `${thing} hình chữ nhật có chiều dài ${bare(length)}, chiều rộng kém chiều dài ${bare(difference)}. Diện tích ${thing.toLowerCase()} là bao nhiêu?`,
      ]
    : [
        `${thing} hình chữ nhật có chiều dài ${bare(length)}, chiều rộng ${bare(width)}. Diện tích ${thing.toLowerCase()} là:`,
      ];
  const prompt = rng.pick(prompts);
  const given = prompt.includes(`chiều dài ${bare(length)}`) ? length : width;
  return numberQuestion(rng, {
    prompt,
    figures: [drawn(length, width, isMore ? given : null)],
    answer: length * width,
    write: square,
    range,
    step: 10,
    distractors: areaDistractors(length, width, isMore ? given : null),
    hints: [
      isMore ? "Con tìm cạnh chưa biết trước." : "Diện tích hình chữ nhật bằng chiều dài nhân chiều rộng.",
      "Con nhân chiều dài với chiều rộng (cùng đơn vị đo).",
    ],
    explanation: `${isMore ? `Hai cạnh dài ${bare(length)} và ${bare(width)}. ` : ""}Diện tích là ${length} × ${width} = ${groupNumber(length * width)} (m²).`,
    praise: "story",
    identity: `area ${isMore ? given : "both"} ${length} ${width}`,
  });
}

/** "Mảnh vườn hình chữ nhật có chu vi 40 m, chiều dài 12 m. Chiều rộng mảnh vườn là:", or a square. */
function buildSideQuestion(rng: Rng): Question {
  const { thing, length, width } = pickRectangle(rng);
  const isLength = rng.int(0, 2) === 0;
  const [given, asked] = isLength ? [width, length] : [length, width];
  const [givenName, askedName] = isLength ? ["chiều rộng", "chiều dài"] : ["chiều dài", "chiều rộng"];
  const around = (length + width) * 2;
  return numberQuestion(rng, {
    prompt: rng.pick([
      `${thing} hình chữ nhật có chu vi ${bare(around)}, ${givenName} ${bare(given)}. Tính ${askedName} ${thing.toLowerCase()}.`,
      `Đi một vòng quanh ${thing.toLowerCase()} hình chữ nhật được ${bare(around)}. ${capital(givenName)} là ${bare(given)}. Hỏi ${askedName} là bao nhiêu?`,
    ]),
    figures: [drawn(length, width, given)],
    answer: asked,
    write: metres,
    range,
    distractors: [
      mistake("PARTIAL", around - given, "Con lấy cả chu vi để trừ rồi. Con chia chu vi cho 2 trước nhé!"),
      mistake("PARTIAL", length + width, "Đó mới là nửa chu vi. Con trừ đi cạnh đã biết nhé!"),
      mistake("PARTIAL", around - given * 2, "Con còn phải chia cho 2 nữa, vì có hai cạnh như thế."),
      mistake("OP", around / 2 + given, "Nửa chu vi là tổng hai cạnh. Con trừ chứ không cộng."),
    ],
    hints: ["Nửa chu vi bằng chiều dài cộng chiều rộng.", `Con tính ${around} : 2, rồi trừ đi ${given}.`],
    explanation: `Nửa chu vi là ${around} : 2 = ${length + width} (m). Cạnh cần tìm: ${length + width} − ${given} = ${asked} (m).`,
    praise: "story",
    identity: `side ${isLength} ${length} ${width}`,
  });
}

/** "Sân hình vuông có chu vi 40 m. Diện tích sân là:" */
function buildSquareQuestion(rng: Rng): Question {
  const side = rng.int(4, 60);
  const thing = rng.pick(["Sân chơi", "Mảnh vườn", "Vườn rau"] as const);
  const around = side * 4;
  const alt = "Một hình vuông có cạnh chưa biết.";
  return numberQuestion(rng, {
    prompt: rng.pick([
      `${thing} hình vuông có chu vi ${bare(around)}. Cạnh hình vuông dài bao nhiêu?`,
      `Rào một vòng quanh ${thing.toLowerCase()} hình vuông hết ${bare(around)} lưới. Cạnh ${thing.toLowerCase()} dài bao nhiêu?`,
    ]),
    figures: [rectangleDiagram({ length: 1, width: 1, lengthText: "?", widthText: null, alt })],
    answer: side,
    write: metres,
    range,
    distractors: [
      mistake("OP", around * 4, "Con đã nhân với 4. Biết chu vi thì con chia cho 4."),
      mistake("PARTIAL", around / 2, "Hình vuông có 4 cạnh bằng nhau. Con chia cho 4 nhé!"),
      mistake("OP", around - 4, "Con đã bớt đi 4. Con chia cho 4 nhé!"),
    ],
    hints: ["Hình vuông có 4 cạnh bằng nhau.", "Chu vi gấp 4 lần độ dài một cạnh."],
    explanation: `Cạnh hình vuông là ${around} : 4 = ${side} (m).`,
    praise: "story",
    identity: `square ${side} ${thing}`,
  });
}

const things = ["Mảnh vườn", "Thửa ruộng", "Sân trường", "Khu đất"] as const;

/** The two sides as bars: how they differ. */
function bars(length: number, width: number): BarModelFigure {
  const difference = length - width;
  return {
    type: "bar-model",
    bars: [
      { name: "Chiều dài", parts: [{ size: length, label: null, look: "plain" }], whole: null },
      {
        name: "Chiều rộng",
        parts: [
          { size: width, label: null, look: "plain" },
          { size: difference, label: bare(difference), look: "gap" },
        ],
        whole: null,
      },
    ],
    alt: descriptionText.bars,
  };
}

const sidesFirst = "Đó mới là nửa chu vi nhân với số đo. Con tìm hai cạnh trước nhé!";

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
    mistake("OP", around * (known ?? difference), "Con không nhân chu vi với số đo được. Con tìm hai cạnh trước nhé!"),
    mistake("PERIM/AREA", half * 2 - difference, "Con xem lại: đề bài hỏi diện tích."),
    mistake("PARTIAL", half * (known ?? difference), sidesFirst),
  ];
}

/** "Mảnh vườn hình chữ nhật có chu vi 40 m, chiều dài hơn chiều rộng 4 m. Diện tích mảnh vườn là:" */
function buildSumDifferenceAreaQuestion(rng: Rng): Question {
  const thing = rng.pick(things);
  const width = rng.int(6, 40);
  const length = width + rng.int(2, 20);
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
      `${thing} hình chữ nhật có chu vi ${bare(around)}, ${told}. Diện tích ${place} là:`,
      `Đi một vòng quanh ${place} hình chữ nhật được ${bare(around)}, biết ${told}. Tính diện tích ${place}.`,
    ]),
    answer: length * width,
    write: (value) => measureValue(wholeValue(value), "m²"),
    range: [1, 999_999],
    step: 10,
    distractors: distractorsOf(length, width, around, isKnown ? length : null),
    hints: [
      "Nửa chu vi bằng chiều dài cộng chiều rộng. Con tính nửa chu vi trước.",
      isKnown
        ? `Con lấy nửa chu vi trừ đi ${bare(length)} để tìm chiều rộng.`
        : { say: "Biết tổng và hiệu của hai cạnh, con tìm từng cạnh rồi nhân.", figures: [bars(length, width)] },
    ],
    explanation: `Nửa chu vi là ${around} : 2 = ${half} (m). ${isKnown ? `Chiều rộng là ${half} − ${length} = ${width} (m).` : `Chiều dài là (${half} + ${difference}) : 2 = ${length} (m), chiều rộng là ${length} − ${difference} = ${width} (m).`} Diện tích là ${length} × ${width} = ${groupNumber(length * width)} (m²).`,
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
    2: [buildSideQuestion, buildSideQuestion, buildSquareQuestion],
    3: [buildSumDifferenceAreaQuestion],
  }),
});
