import { groupNumber } from "#lib/core/group-number.ts";
import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion } from "#lib/skills/drafts/questions.ts";
import { decimalMeasureValue } from "#lib/skills/maths/decimal-measure.ts";
import { areaUnits } from "./area-units.ts";

/** "Hình lập phương có diện tích toàn phần 150 cm². Cạnh hình lập phương dài bao nhiêu?" */
export function buildCubeBackwardsQuestion(rng: Rng): Question {
  const [unit, square] = rng.pick(areaUnits);
  const edge = rng.int(2, 12);
  const isAll = rng.int(0, 1) === 0;
  const faces = isAll ? 6 : 4;
  const name = isAll ? "toàn phần" : "xung quanh";
  const area = edge * edge * faces;
  const surface = measure(groupNumber(area), square);
  const write = (value: number) => decimalMeasureValue(value, 0, unit);
  const tryIt = "Con nhân số này với chính nó để thử lại nhé!";
  return choiceQuestion(rng, {
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
    explanation: `Diện tích một mặt là ${groupNumber(area)} : ${faces} = ${edge * edge} (${square}). Vì ${edge} × ${edge} = ${edge * edge} nên cạnh dài ${measure(String(edge), unit)}.`,
    praise: "calculate",
    identity: `back ${name} ${edge} ${unit}`,
  });
}
