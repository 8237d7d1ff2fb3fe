import { groupNumber } from "#lib/core/group-number.ts";
import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import { rectangleDiagram } from "#lib/questions/diagrams/rectangle-diagram.ts";
import type { Question } from "#lib/questions/question.ts";
import { measureValue, wholeValue } from "#lib/questions/values.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { numberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineGeometrySkill } from "#lib/skills/maths/define-maths-skill.ts";
import { buildSumDifferenceAreaQuestion } from "./build-sum-difference-area-question.ts";

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
      `Đi một vòng quanh ${thing.toLowerCase()} hình chữ nhật được ${bare(around)}. ${givenName[0]?.toUpperCase()}${givenName.slice(1)} là ${bare(given)}. Hỏi ${askedName} là bao nhiêu?`,
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
  return numberQuestion(rng, {
    prompt: rng.pick([
      `${thing} hình vuông có chu vi ${bare(around)}. Cạnh hình vuông dài bao nhiêu?`,
      `Rào một vòng quanh ${thing.toLowerCase()} hình vuông hết ${bare(around)} lưới. Cạnh ${thing.toLowerCase()} dài bao nhiêu?`,
    ]),
    figures: [
      rectangleDiagram({
        length: 1,
        width: 1,
        lengthText: "?",
        widthText: null,
        alt: "Một hình vuông có cạnh chưa biết.",
      }),
    ],
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

/** Perimeter and area in stories (curriculum, c4-area-perimeter-story): the area; a side; two steps. */
export const areaPerimeterStory = defineGeometrySkill({
  id: "c4-area-perimeter-story",
  classId: "4",
  title: "Bài toán chu vi, diện tích",
  generate(difficulty, rng) {
    if (difficulty === 1) return buildAreaQuestion(rng);
    return difficulty === 2
      ? rng.pick([buildSideQuestion, buildSideQuestion, buildSquareQuestion])(rng)
      : buildSumDifferenceAreaQuestion(rng);
  },
});
