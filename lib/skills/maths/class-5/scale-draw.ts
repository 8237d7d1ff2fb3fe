import { capital } from "#lib/core/capital.ts";
import { groupNumber } from "#lib/core/group-number.ts";
import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { DrawView } from "#lib/questions/kinds/draw/grading.ts";
import { drawPlan } from "#lib/questions/kinds/draw/sheet.ts";
import type { Question } from "#lib/questions/question.ts";
import { wholeValue } from "#lib/questions/values.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { drawQuestion } from "#lib/skills/drafts/draw-question.ts";
import { typedNumberQuestion } from "#lib/skills/drafts/questions.ts";
import {
  outlineOf,
  type Rectangle,
  rectangleGoal,
  rectanglesOn,
  shapeMistakes,
  sidesOf,
} from "#lib/skills/families/drawn-rectangles.ts";
import { defineGeometrySkill } from "#lib/skills/maths/define-maths-skill.ts";

const sheet = { columns: 9, rows: 8 } as const;

const centimetresPerMetre = 100;

const view: DrawView = {
  ...{ ...sheet, tool: "segment", most: 8, points: [], lines: [], circle: null },
  proof: "centimetres",
};

const cm = (length: number) => measure(groupNumber(length), "cm");
const metres = (length: number) => measure(groupNumber(length), "m");
const write = (scale: number) => `1 : ${groupNumber(scale)}`;
const pitch = "Mỗi cạnh ô vuông dài 1 cm.";

/** "8 m = 800 cm; 800 : 100 = 8 (cm)." */
function workOut(onPlan: number, scale: number): string {
  const real = onPlan * scale;
  return `${metres(real / centimetresPerMetre)} = ${cm(real)}; ${groupNumber(real)} : ${groupNumber(scale)} = ${onPlan} (cm).`;
}

function hintsOf(scale: number): readonly string[] {
  return [
    `Tỉ lệ ${write(scale)} cho biết 1 cm trên bản vẽ ứng với ${cm(scale)} ngoài thực tế.`,
    `Con đổi số đo thật ra xăng-ti-mét, rồi chia cho ${groupNumber(scale)}.`,
  ];
}

/** What is drawn as a segment, with how long it is in metres. */
const lengths = [
  { thing: "chiều dài phòng học", least: 7, most: 9 },
  { thing: "chiều dài tấm bảng", least: 2, most: 4 },
  { thing: "chiều dài bức tường", least: 4, most: 9 },
  { thing: "chiều rộng cái ao", least: 4, most: 9 },
  { thing: "chiều dài con thuyền", least: 4, most: 9 },
  { thing: "chiều cao cây cau", least: 5, most: 9 },
  { thing: "chiều dài luống rau", least: 3, most: 9 },
  { thing: "chiều dài chiếc xe tải", least: 5, most: 9 },
] as const;

/** "Chiều dài phòng học là 8 m. Con vẽ đoạn thẳng biểu thị chiều dài đó theo tỉ lệ 1 : 100." */
function buildSegmentQuestion(rng: Rng): Question {
  const scale = 100;
  const { thing, least, most } = rng.pick(lengths);
  const length = rng.int(least, most);
  const answer = `đoạn thẳng dài ${cm(length)}`;
  const [x, y] = [Math.floor((sheet.columns - length) / 2), sheet.rows / 2];
  const stroke = (size: number) => [[x, y, x + size, y]];
  const isWrong = `Độ dài trên bản vẽ chưa đúng. Con đổi ${metres(length)} ra xăng-ti-mét rồi tính lại nhé!`;
  return drawQuestion(rng, {
    prompt: rng.pick([
      `${capital(thing)} là ${metres(length)}. Con vẽ đoạn thẳng biểu thị ${thing} theo tỉ lệ ${write(scale)}. ${pitch}`,
      `Theo tỉ lệ ${write(scale)}, con vẽ đoạn thẳng biểu thị ${thing}, biết số đo thật là ${metres(length)}. ${pitch}`,
    ]),
    view,
    goal: { type: "segment", length },
    drawing: stroke(length),
    answer,
    measured: [mistake("COUNT-ENDS", stroke(length - 1), "Con đếm các cạnh ô vuông, không đếm các điểm nhé!")],
    distractors: [
      ...[1, -2].map((by) => mistake("OFF1", stroke(length + by), isWrong)),
      mistake(
        "PARTIAL",
        [
          [x, y, x + 1, y],
          [x, y - 1, x + 1, y - 1],
        ],
        "Con chỉ vẽ một đoạn thẳng thôi nhé!",
      ),
    ],
    wrong: `Con đổi ${metres(length)} ra xăng-ti-mét, rồi chia cho ${scale} nhé!`,
    hints: hintsOf(scale),
    explanation: `${workOut(length, scale)} Trên bản vẽ là ${answer}.`,
    praise: "draw",
    identity: `segment ${length} ${thing}`,
  });
}

/** What is drawn as a rectangle: how long and how wide it is on the plan, in centimetres. */
interface Plan {
  readonly scale: number;
  readonly thing: string;
  readonly long: readonly [number, number];
  readonly wide: readonly [number, number];
}

const rooms: readonly Plan[] = [
  { scale: 200, thing: "phòng họp", long: [5, 8], wide: [3, 5] },
  { scale: 200, thing: "vườn rau", long: [5, 9], wide: [2, 7] },
  { scale: 200, thing: "sân nhà", long: [4, 9], wide: [2, 6] },
  { scale: 500, thing: "sân trường", long: [6, 9], wide: [4, 8] },
  { scale: 500, thing: "bể bơi", long: [5, 9], wide: [2, 4] },
  { scale: 500, thing: "bãi đỗ xe", long: [4, 9], wide: [2, 7] },
];

const grounds: readonly Plan[] = [
  { scale: 1000, thing: "khu đất", long: [5, 9], wide: [3, 8] },
  { scale: 1000, thing: "sân bóng đá", long: [7, 9], wide: [5, 7] },
  { scale: 2000, thing: "khu vườn", long: [4, 9], wide: [2, 8] },
  { scale: 2000, thing: "cánh đồng", long: [5, 9], wide: [3, 8] },
  { scale: 5000, thing: "công viên", long: [4, 9], wide: [2, 7] },
];

interface Planned extends Plan {
  /** On the plan, in centimetres. */
  readonly length: number;
  readonly width: number;
}

function pickPlan(rng: Rng, plans: readonly Plan[]): Planned {
  const plan = rng.pick(plans);
  const length = rng.int(...plan.long);
  return { ...plan, length, width: Math.min(length - 1, rng.int(...plan.wide)) };
}

function rectangleMistakes(rectangle: Rectangle, { scale, length, width }: Planned) {
  const other = scale === 500 ? 1000 : 500;
  const [long, wide] = [length, width].map((size) => (size * scale) / other);
  const isWhole = Number.isInteger(long) && Number.isInteger(wide);
  const sized = (across: number, down: number) => outlineOf({ ...rectangle, across, down });
  const isOne = "Con mới dùng một số đo cho cả hai chiều. Con tính cả chiều dài và chiều rộng nhé!";
  return {
    measured: [
      mistake("PARTIAL", sized(width, width), isOne),
      mistake("PARTIAL", sized(length, length), isOne),
      ...(isWhole && long !== undefined && wide !== undefined
        ? [mistake("UNIT", sized(long, wide), `Con xem lại tỉ lệ: ${write(scale)}, không phải ${write(other)}.`)]
        : []),
    ],
    distractors: shapeMistakes(rectangle, sidesOf(rectangle), {
      open: "Hình chưa đủ bốn cạnh khép kín. Con xem lại nhé!",
      extra: "Hình vẽ có nét thừa. Hình chữ nhật chỉ có bốn cạnh.",
      askew: "Hình có bốn cạnh rồi, nhưng chưa đủ bốn góc vuông.",
      lengths: "Số đo trên bản vẽ chưa đúng. Con tính lại từng chiều, rồi đếm lại số ô nhé!",
    }),
  };
}

/** "Sân trường hình chữ nhật dài 40 m, rộng 25 m. Con vẽ sân trường theo tỉ lệ 1 : 500." */
function rectangleQuestion(rng: Rng, plan: Planned): Question {
  const { scale, thing, length, width } = plan;
  const corner = { x: Math.floor((sheet.columns - length) / 2), y: Math.floor((sheet.rows - width) / 2) };
  const rectangle = { corner, across: length, down: width };
  const answer = `hình chữ nhật dài ${cm(length)}, rộng ${cm(width)}`;
  const real = (size: number) => metres((size * scale) / centimetresPerMetre);
  return drawQuestion(rng, {
    prompt: rng.pick([
      `${capital(thing)} hình chữ nhật dài ${real(length)}, rộng ${real(width)}. Con vẽ ${thing} theo tỉ lệ ${write(scale)}. ${pitch}`,
      `Theo tỉ lệ ${write(scale)}, con vẽ ${thing} hình chữ nhật dài ${real(length)}, rộng ${real(width)}. ${pitch}`,
    ]),
    view,
    goal: rectangleGoal({ lengths: [length, width] }),
    drawing: outlineOf(rectangle),
    answer,
    ...rectangleMistakes(rectangle, plan),
    wrong: `Con đổi từng số đo ra xăng-ti-mét, rồi chia cho ${groupNumber(scale)} nhé!`,
    hints: hintsOf(scale),
    explanation: `${workOut(length, scale)} ${workOut(width, scale)} Trên bản vẽ là ${answer}.`,
    praise: "draw",
    identity: `rectangle ${thing} ${scale} ${length} ${width}`,
  });
}

/** "Bản vẽ khu vườn có tỉ lệ 1 : 2 000. Chu vi thật của khu vườn là bao nhiêu mét?" */
function buildPerimeterQuestion(rng: Rng): Question {
  const { scale, thing, length, width } = pickPlan(rng, grounds);
  const around = (length + width) * 2;
  const real = (size: number) => (size * scale) / centimetresPerMetre;
  const rectangle = rng.pick(rectanglesOn(sheet, length, width));
  const lines = sidesOf(rectangle).map((side) => ({ ...side, isEndless: false, isBase: true }));
  return typedNumberQuestion(rng, {
    prompt: rng.pick([
      `Bản vẽ ${thing} có tỉ lệ ${write(scale)}. ${pitch} Chu vi thật của ${thing} là bao nhiêu mét?`,
      `Đây là bản vẽ ${thing} theo tỉ lệ ${write(scale)}. ${pitch} Ngoài thực tế, chu vi ${thing} là bao nhiêu mét?`,
    ]),
    figures: [drawPlan({ ...view, lines }, `Bản vẽ hình chữ nhật dài ${length} ô, rộng ${width} ô.`)],
    answer: real(around),
    write: wholeValue,
    range: [1, 999_999],
    // The number of centimetres has two digits more than that of metres.
    room: 2,
    distractors: [
      mistake("UNIT", around, "Đó là chu vi trên bản vẽ, tính bằng xăng-ti-mét. Con tính chu vi thật nhé!"),
      mistake(
        "PARTIAL",
        real(length + width),
        "Đó là tổng của một chiều dài và một chiều rộng. Chu vi gồm cả bốn cạnh.",
      ),
      mistake("PERIM/AREA", real(length * width), "Chu vi là tổng độ dài bốn cạnh, không phải tích của hai cạnh."),
      mistake("PARTIAL", real(length), "Đó là chiều dài thật. Con tính cả chu vi nhé!"),
      mistake("PARTIAL", real(width), "Đó là chiều rộng thật. Con tính cả chu vi nhé!"),
      mistake("UNIT", around * scale, "Đó là số xăng-ti-mét. Con đổi ra mét nhé!"),
      mistake("UNIT", real(around) * 10, "Con xem lại cách đổi xăng-ti-mét ra mét nhé!"),
      mistake("UNIT", real(around) / 10, "Con xem lại cách đổi xăng-ti-mét ra mét nhé!"),
    ],
    hints: [
      "Con đếm ô để biết chiều dài, chiều rộng trên bản vẽ, rồi tính chu vi trên bản vẽ.",
      `Con nhân với ${groupNumber(scale)} để được chu vi thật, rồi đổi ra mét.`,
    ],
    explanation: `Chu vi trên bản vẽ: (${length} + ${width}) × 2 = ${around} (cm). Chu vi thật: ${around} × ${groupNumber(scale)} = ${groupNumber(around * scale)} (cm). ${cm(around * scale)} = ${metres(real(around))}.`,
    praise: "calculate",
    identity: `perimeter ${thing} ${scale} ${length} ${width}`,
  });
}

/** Things are drawn to scale (curriculum, c5-scale-draw): a segment at 1 : 100; a rectangle at 1 : 200 or 1 : 500; at a smaller scale, or the real perimeter of a plan. */
export const scaleDraw = defineGeometrySkill({
  id: "c5-scale-draw",
  classId: "5",
  title: "Vẽ theo tỉ lệ",
  generate: byDifficulty({
    1: [buildSegmentQuestion],
    2: [(rng) => rectangleQuestion(rng, pickPlan(rng, rooms))],
    3: [(rng) => rectangleQuestion(rng, pickPlan(rng, grounds)), buildPerimeterQuestion],
  }),
});
