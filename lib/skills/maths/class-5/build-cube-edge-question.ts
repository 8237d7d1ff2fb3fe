import { groupNumber } from "#lib/core/group-number.ts";
import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { decimalMeasureValue } from "#lib/skills/maths/decimal-measure.ts";
import { areaUnits } from "./area-units.ts";
import { facesFigure, volumeFigure } from "./cube-figures.ts";
import { measuredQuestion } from "./measured-question.ts";
import { solidUnits } from "./solid-units.ts";

/** "Hình lập phương có diện tích toàn phần 150 cm². Cạnh hình lập phương dài bao nhiêu?" */
export function buildEdgeOfSurfaceQuestion(rng: Rng): Question {
  const [unit, square] = rng.pick(areaUnits);
  const isAll = rng.int(0, 1) === 0;
  const faces = isAll ? 6 : 4;
  // The number of faces stands in the hints.
  const edge = rng.pick([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].filter((each) => each !== faces));
  const name = isAll ? "toàn phần" : "xung quanh";
  const area = edge * edge * faces;
  const surface = measure(groupNumber(area), square);
  const write = (value: number) => decimalMeasureValue(value, 0, unit);
  const tryIt = "Con nhân số này với chính nó rồi so với diện tích một mặt nhé!";
  return measuredQuestion(rng, {
    unit,
    prompt: rng.pick([
      `Hình lập phương có diện tích ${name} là ${surface}. Cạnh hình lập phương dài bao nhiêu?`,
      `Một khối lập phương có diện tích ${name} ${surface}. Độ dài cạnh của khối đó là:`,
    ]),
    answer: write(edge),
    distractors: [
      mistake("PARTIAL", write(edge * edge), "Con mới tính diện tích một mặt. Con tìm cạnh của hình vuông đó nhé!"),
      ...((faces * edge * edge) % 12 === 0
        ? [mistake("OP", write(area / 12), "Con đã chia cho số cạnh. Con tìm diện tích một mặt trước nhé!")]
        : []),
      mistake("OP", write(area), "Đó là diện tích. Con tìm độ dài cạnh nhé!"),
      mistake("OFF1", write(edge + 1), tryIt),
      mistake("OFF1", write(edge - 1), tryIt),
      mistake("OFF1", write(edge + 2), tryIt),
    ],
    hints: [
      isAll ? "Diện tích toàn phần gồm 6 mặt bằng nhau." : "Diện tích xung quanh gồm 4 mặt bằng nhau.",
      `Diện tích một mặt là ${groupNumber(area)} : ${faces}. Con tìm số nhân với chính nó được diện tích ấy.`,
    ],
    explanation: {
      say: `Diện tích một mặt là ${groupNumber(area)} : ${faces} = ${edge * edge} (${square}). Vì ${edge} × ${edge} = ${edge * edge} nên cạnh dài ${measure(String(edge), unit)}.`,
      figures: [facesFigure(String(edge * edge), square, isAll ? "diện tích toàn phần" : "diện tích xung quanh")],
    },
    praise: "calculate",
    identity: `back ${name} ${edge} ${unit}`,
  });
}

/** "Hình lập phương có thể tích 125 cm³. Cạnh hình lập phương dài bao nhiêu?" */
export function buildEdgeOfVolumeQuestion(rng: Rng): Question {
  const [unit, , cubic] = rng.pick(solidUnits);
  const edge = rng.int(2, 12);
  const [face, held] = [edge * edge, edge ** 3];
  const volume = measure(groupNumber(held), cubic);
  const length = measure(String(edge), unit);
  const write = (value: number) => decimalMeasureValue(value, 0, unit);
  const tryIt = "Con nhân số này với chính nó, rồi nhân với số này lần nữa và so với thể tích nhé!";
  return measuredQuestion(rng, {
    unit,
    prompt: rng.pick([
      `Hình lập phương có thể tích là ${volume}. Cạnh hình lập phương dài bao nhiêu?`,
      `Một khối lập phương có thể tích ${volume}. Độ dài cạnh của khối đó là:`,
    ]),
    answer: write(edge),
    distractors: [
      mistake("PARTIAL", write(face), "Đó là cạnh nhân cạnh, tức là diện tích một mặt. Con tìm cạnh nhé!"),
      ...(held % 3 === 0
        ? [mistake("OP", write(held / 3), "Con đã chia thể tích cho 3. Thể tích là cạnh nhân cạnh nhân cạnh.")]
        : []),
      mistake("OP", write(held), "Đó là thể tích. Con tìm độ dài cạnh nhé!"),
      mistake("OFF1", write(edge + 1), tryIt),
      mistake("OFF1", write(edge - 1), tryIt),
    ],
    hints: [
      "Thể tích hình lập phương bằng cạnh nhân cạnh nhân cạnh.",
      `Con thử từng số: nhân số đó với chính nó, rồi nhân với số đó lần nữa, xem có được ${groupNumber(held)} không.`,
    ],
    explanation: {
      say: `Thể tích bằng cạnh nhân cạnh nhân cạnh. ${edge} × ${edge} = ${face}; ${face} × ${edge} = ${groupNumber(held)} nên cạnh dài ${length}.`,
      figures: [volumeFigure(edge * 10, length)],
    },
    praise: "calculate",
    identity: `back volume ${edge} ${unit}`,
  });
}
