import { groupNumber } from "#lib/core/group-number.ts";
import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { decimalMeasureValue } from "#lib/skills/maths/decimal-measure.ts";
import { poseChoice } from "#lib/skills/pose/pose-choice.ts";
import { slip } from "#lib/skills/pose/slip.ts";

/** "Bể cá dạng hình hộp chữ nhật dài 8 dm, rộng 5 dm, cao 6 dm. Mực nước cao 4 dm. Trong bể có bao nhiêu lít nước?" */
export function askWaterTank(rng: Rng): Question {
  const width = rng.int(3, 6);
  const length = rng.int(width + 1, 10);
  const height = rng.int(4, 8);
  const water = rng.int(2, height - 1);
  const [long, broad, high, deep] = [length, width, height, water].map((edge) => measure(String(edge), "dm"));
  const box = `dạng hình hộp chữ nhật dài ${long}, rộng ${broad}, cao ${high}`;
  const isMissing = rng.int(0, 1) === 0;
  const depth = isMissing ? height - water : water;
  const write = (value: number) => decimalMeasureValue(value, 0, "l");
  return poseChoice(rng, {
    prompt: isMissing
      ? `Bể nước ${box}. Mực nước trong bể cao ${deep}. Biết 1 dm³ = ${measure("1", "l")}, hỏi phải đổ thêm bao nhiêu lít nước thì đầy bể?`
      : `Bể cá ${box}. Mực nước trong bể cao ${deep}. Biết 1 dm³ = ${measure("1", "l")}, hỏi trong bể có bao nhiêu lít nước?`,
    answer: write(length * width * depth),
    slips: [
      slip("DATUM", write(length * width * height), "Con đã tính thể tích cả bể. Con xem lại chiều cao phần nước nhé!"),
      slip(
        "PARTIAL",
        write(length * width * (height - depth)),
        isMissing ? "Đó là phần nước đã có sẵn trong bể." : "Đó là phần bể còn trống.",
      ),
      slip(
        "PERIM/AREA",
        write((length + width) * 2 * depth),
        "Con đã tính diện tích xung quanh. Con nhân ba kích thước nhé!",
      ),
      slip("PARTIAL", write(length * width), "Con mới nhân chiều dài với chiều rộng. Con nhân thêm với chiều cao nhé!"),
      slip("OP", write(length + width + depth), "Con đã cộng ba số đo. Con nhân ba số đo nhé!"),
    ],
    hints: [
      isMissing
        ? "Phần còn trống cũng là một hình hộp chữ nhật, cùng đáy với bể."
        : "Phần nước cũng là một hình hộp chữ nhật, cùng đáy với bể.",
      isMissing
        ? `Con tính ${height} − ${water} để biết phần trống cao bao nhiêu, rồi nhân với ${length} × ${width}.`
        : `Con nhân ${length} × ${width} với chiều cao của mực nước.`,
    ],
    explanation: `${isMissing ? `Phần trống cao ${height} − ${water} = ${depth} (dm). ` : ""}Thể tích là ${length} × ${width} × ${depth} = ${groupNumber(length * width * depth)} (dm³), bằng ${measure(groupNumber(length * width * depth), "l")}.`,
    praise: "story",
    identity: `tank ${isMissing} ${length} ${width} ${height} ${water}`,
  });
}
