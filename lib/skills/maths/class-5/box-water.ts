import { groupNumber } from "#lib/core/group-number.ts";
import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import { boxDiagram } from "#lib/questions/diagrams/box-diagram.ts";
import type { DiagramFigure } from "#lib/questions/figures/diagram.ts";
import type { Question } from "#lib/questions/question.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { decimalMeasureValue } from "#lib/skills/maths/decimal-measure.ts";
import { measuredQuestion } from "./measured-question.ts";

const notLateral = "Con đã tính diện tích xung quanh. Con nhân ba kích thước nhé!";

interface Tank {
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly water: number;
}

/** The tank with its water, and how high the water, or what is empty above it, is. */
function tankFigure({ length, width, height, water }: Tank, isEmptyMeasured: boolean): DiagramFigure {
  const write = (edge: number) => measure(String(edge), "dm");
  const part = isEmptyMeasured ? `phần trống cao ${write(height - water)}` : `nước cao ${write(water)}`;
  return boxDiagram({
    length,
    width,
    height,
    lengthText: write(length),
    widthText: write(width),
    heightText: write(height),
    filling: { share: water / height, isEmptyMeasured, text: write(isEmptyMeasured ? height - water : water) },
    alt: `Bể dài ${write(length)}, rộng ${write(width)}, cao ${write(height)}; ${part}.`,
  });
}

/** "Bể cá dạng hình hộp chữ nhật dài 8 dm, rộng 5 dm, cao 6 dm. Mực nước cao 4 dm. Trong bể có bao nhiêu lít nước?" */
export function buildWaterTankQuestion(rng: Rng): Question {
  const width = rng.int(3, 6);
  const length = rng.int(width + 1, 10);
  const height = rng.int(4, 8);
  const water = rng.int(2, height - 1);
  const [long, broad, high, deep] = [length, width, height, water].map((edge) => measure(String(edge), "dm"));
  const box = `dạng hình hộp chữ nhật dài ${long}, rộng ${broad}, cao ${high}`;
  const isMissing = rng.int(0, 1) === 0;
  const depth = isMissing ? height - water : water;
  const base = length * width;
  const write = (value: number) => decimalMeasureValue(value, 0, "l");
  const otherPart = isMissing ? "Đó là phần nước đã có sẵn trong bể." : "Đó là phần bể còn trống.";
  return measuredQuestion(rng, {
    unit: "l",
    prompt: isMissing
      ? `Bể nước ${box}. Mực nước trong bể cao ${deep}. Biết 1 dm³ = ${measure("1", "l")}, hỏi phải đổ thêm bao nhiêu lít nước thì đầy bể?`
      : `Bể cá ${box}. Mực nước trong bể cao ${deep}. Biết 1 dm³ = ${measure("1", "l")}, hỏi trong bể có bao nhiêu lít nước?`,
    answer: write(base * depth),
    distractors: [
      mistake("DATUM", write(base * height), "Con đã tính thể tích cả bể. Con xem lại chiều cao phần nước nhé!"),
      mistake("PARTIAL", write(base * (height - depth)), otherPart),
      mistake("PERIM/AREA", write((length + width) * 2 * depth), notLateral),
      mistake("PARTIAL", write(base), "Con mới nhân chiều dài với chiều rộng. Con nhân thêm với chiều cao nhé!"),
      mistake("OP", write(length + width + depth), "Con đã cộng ba số đo. Con nhân ba số đo nhé!"),
    ],
    hints: [
      `${isMissing ? "Phần còn trống" : "Phần nước"} cũng là một hình hộp chữ nhật, cùng đáy với bể.`,
      isMissing
        ? `Con tính ${height} − ${water} để biết phần trống cao bao nhiêu, rồi nhân với ${length} × ${width}.`
        : `Con nhân ${length} × ${width} với chiều cao của mực nước.`,
    ],
    explanation: {
      say: `${isMissing ? `Phần trống cao ${height} − ${water} = ${depth} (dm). ` : ""}Thể tích là ${length} × ${width} × ${depth} = ${groupNumber(base * depth)} (dm³), bằng ${measure(groupNumber(base * depth), "l")}.`,
      figures: [tankFigure({ length, width, height, water }, isMissing)],
    },
    praise: "story",
    identity: `tank ${isMissing} ${length} ${width} ${height} ${water}`,
  });
}

/** "Bể cá dài 8 dm, rộng 5 dm. Đổ vào bể 120 l nước. Mực nước cao bao nhiêu đề-xi-mét?" */
export function buildWaterLevelQuestion(rng: Rng): Question {
  const width = rng.int(3, 6);
  const [length, height] = [rng.int(width + 1, 10), rng.int(5, 9)];
  const deep = rng.int(2, height - 1);
  const [base, water] = [length * width, length * width * deep];
  const [long, broad, high] = [length, width, height].map((edge) => measure(String(edge), "dm"));
  const poured = measure(String(water), "l");
  const write = (value: number) => decimalMeasureValue(value, 0, "dm");
  return measuredQuestion(rng, {
    unit: "dm",
    prompt: `Bể cá dạng hình hộp chữ nhật dài ${long}, rộng ${broad}, cao ${high}, chưa có nước. Người ta đổ vào bể ${poured} nước. Biết 1 dm³ = ${measure("1", "l")}, mực nước trong bể cao bao nhiêu?`,
    answer: write(deep),
    distractors: [
      mistake("PARTIAL", write(base), "Đó là diện tích đáy bể. Con lấy thể tích nước chia cho diện tích đáy."),
      mistake("DATUM", write(height), "Đó là chiều cao của bể. Nước chưa đầy bể đâu con."),
      mistake("FIELD", write(height - deep), "Đó là phần bể còn trống. Đề bài hỏi mực nước cao bao nhiêu."),
      mistake("PARTIAL", write(width * deep), "Con mới chia cho chiều dài. Con chia tiếp cho chiều rộng nhé!"),
      mistake("PARTIAL", write(length * deep), "Con mới chia cho chiều rộng. Con chia tiếp cho chiều dài nhé!"),
    ],
    hints: [
      "Phần nước là một hình hộp chữ nhật cùng đáy với bể.",
      `Con tính diện tích đáy ${length} × ${width}, rồi lấy thể tích nước chia cho diện tích đáy.`,
    ],
    explanation: {
      say: `${poured} nước là ${measure(String(water), "dm³")}. Diện tích đáy là ${length} × ${width} = ${base} (dm²). Mực nước cao ${water} : ${base} = ${deep} (dm).`,
      figures: [tankFigure({ length, width, height, water: deep }, false)],
    },
    praise: "story",
    identity: `level ${length} ${width} ${height} ${deep}`,
  });
}
