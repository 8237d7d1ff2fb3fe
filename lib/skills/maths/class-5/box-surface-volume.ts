import { capital } from "#lib/core/capital.ts";
import { groupNumber } from "#lib/core/group-number.ts";
import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import { boxDiagram } from "#lib/questions/diagrams/box-diagram.ts";
import { boxNetDiagram } from "#lib/questions/diagrams/box-net-diagram.ts";
import type { DiagramFigure } from "#lib/questions/figures/diagram.ts";
import type { Question } from "#lib/questions/question.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion } from "#lib/skills/drafts/questions.ts";
import { decimalMeasureValue } from "#lib/skills/maths/decimal-measure.ts";
import { defineGeometrySkill } from "#lib/skills/maths/define-maths-skill.ts";
import { buildWaterLevelQuestion, buildWaterTankQuestion } from "./box-water.ts";
import { measuredQuestion } from "./measured-question.ts";

interface Box {
  readonly length: number;
  readonly width: number;
  readonly height: number;
}

const solidUnits = [
  ["cm", "cm²", "cm³"],
  ["dm", "dm²", "dm³"],
] as const;

type Units = (typeof solidUnits)[number];

/** A block none of whose edges are equal. */
function pickBox(rng: Rng): Box {
  const width = rng.int(2, 9);
  const length = rng.int(width + 1, Math.min(width * 3, 15));
  const heights = Array.from({ length: 11 }, (_, place) => place + 2);
  return { length, width, height: rng.pick(heights.filter((height) => height !== width && height !== length)) };
}

function boxFigure({ length, width, height }: Box, unit: Units[0]): DiagramFigure {
  const [lengthText, widthText, heightText] = edgesOf({ length, width, height }, unit);
  const alt = `Một hình hộp chữ nhật dài ${lengthText}, rộng ${widthText}, cao ${heightText}.`;
  return boxDiagram({ length, width, height, lengthText, widthText, heightText, alt });
}

const edgesOf = ({ length, width, height }: Box, unit: Units[0]) =>
  [measure(String(length), unit), measure(String(width), unit), measure(String(height), unit)] as const;

/** The block cut into cubes, its lowest layer marked. */
function cutFigure(box: Box, unit: Units[0]): DiagramFigure {
  const [lengthText, widthText, heightText] = edgesOf(box, unit);
  const alt = `Hình hộp chữ nhật xếp bằng các khối nhỏ: mỗi lớp ${box.length} × ${box.width} khối, có ${box.height} lớp.`;
  return boxDiagram({ ...box, lengthText, widthText, heightText, isCut: true, alt });
}

/** The four side faces laid out in a row, with the two bases or without them. */
function netFigure(box: Box, unit: Units[0], hasBases: boolean): DiagramFigure {
  const [length, width, height] = edgesOf(box, unit);
  const alt = `Bốn mặt bên trải thành một hàng: hai mặt dài ${length}, hai mặt dài ${width}, đều cao ${height}${hasBases ? ", thêm hai đáy" : ""}.`;
  return boxNetDiagram({
    ...box,
    lids: hasBases ? [0, 0] : null,
    texts: { length, width, height, around: measure(String((box.length + box.width) * 2), unit) },
    isPaired: true,
    alt,
  });
}

interface Asked {
  readonly name: "thể tích" | "diện tích xung quanh" | "diện tích toàn phần";
  readonly things: readonly (readonly [thing: string, ask: string])[];
}

function wordings(rng: Rng, { length, width, height }: Box, unit: Units[0], { name, things }: Asked): string {
  const told = `dài ${measure(String(length), unit)}, rộng ${measure(String(width), unit)}, cao ${measure(String(height), unit)}`;
  const [thing, ask] = rng.pick(things);
  const bare = [`Hình hộp chữ nhật ${told}. ${capital(name)} là:`, `Tính ${name} của hình hộp chữ nhật trong hình vẽ.`];
  // The boxes of the stories are small ones.
  return rng.pick(unit === "cm" ? [...bare, `${thing} dạng hình hộp chữ nhật ${told}. ${ask}`] : bare);
}

const notFaces = "Đó là cách tính diện tích các mặt. Thể tích thì con nhân ba kích thước.";

/** "Hình hộp chữ nhật dài 6 cm, rộng 4 cm, cao 5 cm. Thể tích là:" */
function buildVolumeQuestion(rng: Rng): Question {
  const drawn = pickBox(rng);
  // Not past what can be typed.
  const box = { ...drawn, height: Math.min(drawn.height, Math.floor(999 / (drawn.length * drawn.width))) };
  const [unit, , cube] = rng.pick(solidUnits);
  const { length, width, height } = box;
  const side = (length + width) * 2 * height;
  const write = (value: number) => decimalMeasureValue(value, 0, cube);
  return measuredQuestion(rng, {
    unit: cube,
    prompt: wordings(rng, box, unit, {
      name: "thể tích",
      things: [
        ["Một khối gỗ", "Khối gỗ có thể tích là bao nhiêu?"],
        ["Một hộp quà", "Thể tích của hộp quà là bao nhiêu?"],
        ["Một hộp bánh", "Thể tích hộp bánh là bao nhiêu?"],
      ],
    }),
    figures: [boxFigure(box, unit)],
    answer: write(length * width * height),
    distractors: [
      mistake("PERIM/AREA", write(side), "Đó là cách tính diện tích các mặt bên. Thể tích thì con nhân ba kích thước."),
      mistake("PERIM/AREA", write(side + length * width * 2), notFaces),
      mistake("OP", write(length + width + height), "Con đã cộng ba số đo. Con nhân ba số đo nhé!"),
      mistake("PARTIAL", write(length * width), "Con mới tính một mặt đáy. Con nhân thêm với chiều cao nhé!"),
      mistake("OFF10", write(length * width * height + 10), "Con tính lại cẩn thận nhé!"),
    ],
    hints: [
      "Thể tích cho biết khối đó chứa được bao nhiêu khối lập phương nhỏ cạnh 1 đơn vị.",
      `Một lớp có ${length} × ${width} khối nhỏ và có ${height} lớp như thế.`,
    ],
    explanation: {
      say: `Thể tích = dài × rộng × cao. ${length} × ${width} = ${length * width}; ${length * width} × ${height} = ${groupNumber(length * width * height)} (${cube}).`,
      figures: [cutFigure(box, unit)],
    },
    praise: "calculate",
    identity: `volume ${length} ${width} ${height} ${unit}`,
  });
}

const notVolume = "Đó là cách tính thể tích. Đề bài hỏi diện tích xung quanh.";

/** "Tính diện tích xung quanh của hình hộp chữ nhật trong hình vẽ."; a label around a box. */
function buildLateralQuestion(rng: Rng): Question {
  const box = pickBox(rng);
  const [unit, square] = rng.pick(solidUnits);
  const { length, width, height } = box;
  const side = (length + width) * 2 * height;
  const write = (value: number) => decimalMeasureValue(value, 0, square);
  return rng.pick([choiceQuestion, measuredQuestion])(rng, {
    unit: square,
    prompt: wordings(rng, box, unit, {
      name: "diện tích xung quanh",
      things: [
        ["Một hộp trà", "Người ta dán giấy kín bốn mặt xung quanh hộp. Diện tích giấy dán là bao nhiêu?"],
        ["Một hộp quà", "Bốn mặt xung quanh bọc giấy màu. Diện tích giấy màu là bao nhiêu?"],
        ["Một chiếc hộp", "Bạn An tô màu bốn mặt xung quanh. Diện tích phần tô màu là bao nhiêu?"],
      ],
    }),
    figures: [boxFigure(box, unit)],
    answer: write(side),
    distractors: [
      mistake("PERIM/AREA", write(side + length * width * 2), "Con tính cả hai đáy rồi. Xung quanh chỉ có 4 mặt bên."),
      mistake("PARTIAL", write((length + width) * height), "Con quên nhân với 2 khi tính chu vi đáy."),
      mistake("PERIM/AREA", write(length * width * height), notVolume),
      mistake("PARTIAL", write((length + width) * 2), "Con mới tính chu vi đáy. Con nhân thêm với chiều cao nhé!"),
      mistake("OFF10", write(side + 10), "Con tính lại cẩn thận nhé!"),
    ],
    hints: [
      "Bốn mặt bên trải ra thành một hình chữ nhật: dài bằng chu vi đáy, rộng bằng chiều cao.",
      `Con tính chu vi đáy (${length} + ${width}) × 2, rồi nhân với chiều cao.`,
    ],
    explanation: {
      say: `Chu vi đáy: (${length} + ${width}) × 2 = ${(length + width) * 2} (${unit}). Diện tích xung quanh = chu vi đáy × chiều cao = ${(length + width) * 2} × ${height} = ${groupNumber(side)} (${square}).`,
      figures: [netFigure(box, unit, false)],
    },
    praise: "calculate",
    identity: `lateral ${length} ${width} ${height} ${unit}`,
  });
}

/** "Hình hộp chữ nhật dài 6 cm, rộng 4 cm, cao 5 cm. Diện tích toàn phần là:" */
function buildTotalQuestion(rng: Rng): Question {
  const box = pickBox(rng);
  const [unit, square] = rng.pick(solidUnits);
  const { length, width, height } = box;
  const side = (length + width) * 2 * height;
  const base = length * width;
  const write = (value: number) => decimalMeasureValue(value, 0, square);
  return measuredQuestion(rng, {
    unit: square,
    prompt: wordings(rng, box, unit, {
      name: "diện tích toàn phần",
      things: [
        ["Một hộp quà", "Giấy gói vừa kín tất cả các mặt, không tính mép dán. Diện tích giấy gói là bao nhiêu?"],
        ["Một hộp bánh", "Giấy bọc vừa kín cả sáu mặt, không tính mép dán. Diện tích giấy bọc là bao nhiêu?"],
      ],
    }),
    figures: [boxFigure(box, unit)],
    answer: write(side + base * 2),
    distractors: [
      mistake("PARTIAL", write(side), "Con mới tính 4 mặt bên. Con cộng thêm hai đáy nhé!"),
      mistake("PARTIAL", write(side + base), "Con mới cộng một đáy. Hình hộp có hai đáy bằng nhau."),
      mistake("PERIM/AREA", write(base * height), "Đó là cách tính thể tích. Đề bài hỏi diện tích các mặt."),
      mistake("PARTIAL", write((length + width) * height + base * 2), "Con quên nhân với 2 khi tính chu vi đáy."),
      mistake("OFF10", write(side + base * 2 + 10), "Con tính lại cẩn thận nhé!"),
    ],
    hints: [
      "Diện tích toàn phần gồm 4 mặt bên và 2 đáy.",
      `Con tính mặt bên: (${length} + ${width}) × 2 × ${height}, rồi cộng thêm hai đáy: ${length} × ${width} × 2.`,
    ],
    explanation: {
      say: `Xung quanh: (${length} + ${width}) × 2 × ${height} = ${side}; hai đáy: ${length} × ${width} × 2 = ${base * 2}. Tất cả: ${side} + ${base * 2} = ${groupNumber(side + base * 2)} (${square}).`,
      figures: [netFigure(box, unit, true)],
    },
    praise: "calculate",
    identity: `total ${length} ${width} ${height} ${unit}`,
  });
}

/** A block (curriculum, c5-box-surface-volume): its side faces; all its faces; what it holds, how high the water stands. */
export const boxSurfaceVolume = defineGeometrySkill({
  id: "c5-box-surface-volume",
  classId: "5",
  title: "Hình hộp chữ nhật: diện tích, thể tích",
  generate: byDifficulty({
    1: [buildLateralQuestion],
    2: [buildTotalQuestion],
    3: [buildVolumeQuestion, buildWaterTankQuestion, buildWaterLevelQuestion],
  }),
});
