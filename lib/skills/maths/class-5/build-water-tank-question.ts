import { groupNumber } from "#lib/core/group-number.ts";
import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion } from "#lib/skills/drafts/questions.ts";
import { decimalMeasureValue } from "#lib/skills/maths/decimal-measure.ts";

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
  return choiceQuestion(rng, {
    prompt: isMissing
      ? `Bể nước ${box}. Mực nước trong bể cao ${deep}. Biết 1 dm³ = ${measure("1", "l")}, hỏi phải đổ thêm bao nhiêu lít nước thì đầy bể?`
      : `Bể cá ${box}. Mực nước trong bể cao ${deep}. Biết 1 dm³ = ${measure("1", "l")}, hỏi trong bể có bao nhiêu lít nước?`,
    answer: write(base * depth),
    distractors: [
      mistake("DATUM", write(base * height), "Con đã tính thể tích cả bể. Con xem lại chiều cao phần nước nhé!"),
      mistake(
        "PARTIAL",
        write(base * (height - depth)),
        isMissing ? "Đó là phần nước đã có sẵn trong bể." : "Đó là phần bể còn trống.",
      ),
      mistake(
        "PERIM/AREA",
        write((length + width) * 2 * depth),
        "Con đã tính diện tích xung quanh. Con nhân ba kích thước nhé!",
      ),
      mistake("PARTIAL", write(base), "Con mới nhân chiều dài với chiều rộng. Con nhân thêm với chiều cao nhé!"),
      mistake("OP", write(length + width + depth), "Con đã cộng ba số đo. Con nhân ba số đo nhé!"),
    ],
    hints: [
      `${isMissing ? "Phần còn trống" : "Phần nước"} cũng là một hình hộp chữ nhật, cùng đáy với bể.`,
      isMissing
        ? `Con tính ${height} − ${water} để biết phần trống cao bao nhiêu, rồi nhân với ${length} × ${width}.`
        : `Con nhân ${length} × ${width} với chiều cao của mực nước.`,
    ],
    explanation: `${isMissing ? `Phần trống cao ${height} − ${water} = ${depth} (dm). ` : ""}Thể tích là ${length} × ${width} × ${depth} = ${groupNumber(base * depth)} (dm³), bằng ${measure(groupNumber(base * depth), "l")}.`,
    praise: "story",
    identity: `tank ${isMissing} ${length} ${width} ${height} ${water}`,
  });
}
