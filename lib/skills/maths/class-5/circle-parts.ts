import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { decimalMeasure, decimalMeasureValue, decimalText } from "#lib/skills/maths/decimal-measure.ts";
import { ringFigure, unrolledFigure } from "./circle-figures.ts";
import { measuredQuestion } from "./measured-question.ts";
import { decimalMeasureQuestion } from "./typed-measures.ts";

const rims = [
  { thing: "Một sợi dây quấn vừa khít một vòng quanh cái đĩa", of: "cái đĩa", unit: "cm", least: 14, most: 26 },
  { thing: "Bánh xe lăn đúng một vòng thì đi được quãng đường", of: "bánh xe", unit: "cm", least: 30, most: 70 },
  { thing: "Hàng rào vừa khít quanh một bồn hoa hình tròn", of: "bồn hoa", unit: "m", least: 6, most: 18 },
] as const;

/** Said to a length that is only a little wrong. */
const tryAround = "Con thử lại: nhân số này với 3,14 xem có ra chu vi đã cho không (bán kính thì nhân thêm với 2).";

/** "Hình tròn có chu vi 31,4 cm. Bán kính của hình tròn là: … cm" */
export function buildCircleBackwardsQuestion(rng: Rng): Question {
  const { thing, of, unit, least, most } = rng.pick(rims);
  const radius = rng.int(least / 2, most / 2);
  const isRadius = rng.int(0, 2) > 0;
  const around = decimalMeasure(radius * 628, 2, unit);
  const line = isRadius ? "Bán kính" : "Đường kính";
  const [asked, other] = isRadius ? [radius, radius * 2] : [radius * 2, radius];
  const write = (value: number) => decimalMeasureValue(value, 0, unit);
  const bare = decimalText(radius * 628, 2);
  return measuredQuestion(rng, {
    unit,
    prompt: rng.pick([
      `Hình tròn có chu vi ${around}. Với số 3,14, ${line.toLowerCase()} của hình tròn là:`,
      `${thing} dài ${around}. Với số 3,14, ${line.toLowerCase()} của ${of} là:`,
    ]),
    answer: write(asked),
    distractors: [
      isRadius
        ? mistake("PARTIAL", write(other), "Đó mới là đường kính. Con chia tiếp để được bán kính.")
        : mistake("PARTIAL", write(other), "Đó là bán kính. Đường kính gấp đôi bán kính."),
      ...(isRadius ? [mistake("OP", write(radius * 4), "Con đã nhân với 2. Bán kính bằng một nửa đường kính.")] : []),
      mistake("OFF1", write(asked + 1), tryAround),
      mistake("OFF1", write(asked - 1), tryAround),
    ],
    hints: [
      "Chu vi bằng đường kính nhân với 3,14. Biết chu vi, con làm ngược lại.",
      `Con tính ${bare} : 3,14 để được đường kính${isRadius ? ", rồi tìm bán kính" : ""}.`,
    ],
    explanation: {
      say: `Đường kính là ${bare} : 3,14 = ${radius * 2} (${unit}).${isRadius ? ` Bán kính là ${radius * 2} : 2 = ${radius} (${unit}).` : ""}`,
      figures: [unrolledFigure(radius * 20, unit)],
    },
    praise: "calculate",
    identity: `back ${isRadius} ${radius} ${unit}`,
  });
}

const halves = [
  { thing: "Mặt bàn có dạng nửa hình tròn", of: "mặt bàn", unit: "dm", square: "dm²" },
  { thing: "Ô cửa kính có dạng nửa hình tròn", of: "ô cửa kính", unit: "dm", square: "dm²" },
  { thing: "Miếng bìa có dạng nửa hình tròn", of: "miếng bìa", unit: "cm", square: "cm²" },
] as const;

/** "Mặt bàn có dạng nửa hình tròn bán kính 6 dm. Diện tích mặt bàn là (dùng số 3,14):" */
export function buildHalfCircleQuestion(rng: Rng): Question {
  const { thing, of, unit, square } = rng.pick(halves);
  const radius = rng.int(3, 12);
  const isDiameter = rng.pick([true, false]);
  const told = isDiameter
    ? `đường kính ${decimalMeasure(radius * 2, 0, unit)}`
    : `bán kính ${decimalMeasure(radius, 0, unit)}`;
  const half = radius * radius * 157;
  const write = (scaled: number) => decimalMeasureValue(scaled, 2, square);
  const turn = isDiameter ? `Bán kính là ${radius * 2} : 2 = ${radius} (${unit}). ` : "";
  return decimalMeasureQuestion(rng, {
    unit: square,
    wrong: "Con tính diện tích cả hình tròn, rồi chia cho 2. Con tính lại từng bước nhé!",
    prompt: `${thing}, ${told}. Diện tích ${of} là (dùng số 3,14):`,
    answer: write(half),
    distractors: [
      mistake("PARTIAL", write(half * 2), "Đó là diện tích cả hình tròn. Đề bài hỏi nửa hình tròn."),
      mistake(
        "PERIM/AREA",
        write(radius * 314),
        "Đó là cách tính nửa chu vi. Diện tích thì nhân bán kính với bán kính.",
      ),
      mistake("OP", write(half * 4), "Con đã dùng đường kính làm bán kính. Con xem lại nhé!"),
      mistake("PARTIAL", write(radius * radius * 50), "Con còn quên nhân với 3,14."),
    ],
    hints: [
      "Nửa hình tròn có diện tích bằng một nửa diện tích hình tròn.",
      `Con tính ${isDiameter ? "bán kính, rồi lấy bán kính nhân bán kính" : `${radius} × ${radius}`}, nhân với 3,14 và chia cho 2.`,
    ],
    explanation: `${turn}Diện tích cả hình tròn là ${radius} × ${radius} × 3,14 = ${decimalText(half * 2, 2)} (${square}). Một nửa là ${decimalText(half * 2, 2)} : 2 = ${decimalText(half, 2)} (${square}).`,
    praise: "calculate",
    identity: `half ${thing} ${told}`,
  });
}

const rings = [
  { thing: "Bồn hoa hình tròn", around: "lối đi" },
  { thing: "Cái ao hình tròn", around: "bờ ao" },
  { thing: "Đài phun nước hình tròn", around: "lối đi" },
] as const;

/** "Bồn hoa hình tròn có bán kính 5 m. Lối đi bao quanh rộng 1 m. Diện tích lối đi là (dùng số 3,14):" */
export function buildRingQuestion(rng: Rng): Question {
  const { thing, around } = rng.pick(rings);
  const [inner, wide] = [rng.int(3, 9), rng.int(1, 2)];
  const outer = inner + wide;
  const write = (times: number) => decimalMeasureValue(times * 314, 2, "m²");
  const [small, large] = [inner * inner, outer * outer];
  return decimalMeasureQuestion(rng, {
    unit: "m²",
    wrong: "Con tính diện tích hai hình tròn rồi trừ. Con tính lại từng bước nhé!",
    prompt: `${thing} có bán kính ${decimalMeasure(inner, 0, "m")}. Xung quanh là ${around} rộng ${decimalMeasure(wide, 0, "m")}. Diện tích ${around} là (dùng số 3,14):`,
    answer: write(large - small),
    distractors: [
      mistake("PARTIAL", write(large), `Đó là diện tích hình tròn lớn, gồm cả phần ở giữa. Con trừ phần ấy đi.`),
      mistake("PARTIAL", write(small), "Đó là diện tích hình tròn ở giữa. Con còn phải tính hình tròn lớn."),
      mistake("OP", write(wide * wide), `Con đã lấy bề rộng ${around} làm bán kính. Con tính hai hình tròn rồi trừ.`),
      mistake("OP", write(large + small), "Con đã cộng diện tích hai hình tròn. Con cần phần hơn kém."),
    ],
    hints: [
      `Hình tròn lớn gồm phần ở giữa và ${around}.`,
      `Bán kính hình tròn lớn là ${inner} + ${wide}. Con tính diện tích hai hình tròn rồi trừ.`,
    ],
    explanation: {
      say: `Bán kính hình tròn lớn: ${inner} + ${wide} = ${outer} (m). Hình tròn lớn: ${outer} × ${outer} × 3,14 = ${decimalText(large * 314, 2)} (m²); ở giữa: ${inner} × ${inner} × 3,14 = ${decimalText(small * 314, 2)} (m²). Phần hơn là ${decimalText(large * 314, 2)} − ${decimalText(small * 314, 2)} = ${decimalText((large - small) * 314, 2)} (m²).`,
      figures: [ringFigure(inner, outer, "m")],
    },
    praise: "calculate",
    identity: `ring ${around} ${inner} ${wide}`,
  });
}
