import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import { roadDiagram } from "#lib/questions/diagrams/road-diagram.ts";
import type { Question } from "#lib/questions/question.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion } from "#lib/skills/drafts/questions.ts";
import { decimalMeasureValue } from "#lib/skills/maths/decimal-measure.ts";

const couples = [
  { first: "Ô tô", second: "xe máy", fast: [44, 60], slow: [28, 40] },
  { first: "Xe máy", second: "xe đạp", fast: [30, 40], slow: [10, 16] },
  { first: "Ô tô con", second: "ô tô tải", fast: [50, 64], slow: [36, 46] },
] as const;

interface Meeting {
  /** Who sets out from where how fast, and the two speeds. */
  readonly told: string;
  readonly one: number;
  readonly other: number;
  readonly hours: number;
}

const added = "Hai xe đi ngược chiều: mỗi giờ, quãng đường cả hai xe đi được bằng tổng hai vận tốc.";
const fastText = (fast: number) => measure(String(fast), "km/giờ");

/** The road with the two speeds and its length, "?" where that is asked for. */
function drawn({ one, other }: Meeting, wayText: string) {
  const [fromLeft, fromRight] = [fastText(one), fastText(other)];
  const way = wayText === "?" ? "chưa biết" : `dài ${wayText}`;
  const alt = `Quãng đường AB ${way}. Hai xe đi ngược chiều nhau: xe đi từ A có vận tốc ${fromLeft}, xe đi từ B có vận tốc ${fromRight}.`;
  return roadDiagram({ wayText, fromLeft, fromRight, alt });
}

/** "… Sau mấy giờ hai xe gặp nhau?" */
function buildMeetingTimeQuestion(rng: Rng, meeting: Meeting): Question {
  const { told, one, other, hours } = meeting;
  const both = one + other;
  const far = both * hours;
  const wayText = measure(String(far), "km");
  const write = (value: number) => decimalMeasureValue(value, 0, "giờ");
  const check = "Con thử lại: nhân số giờ với tổng hai vận tốc xem có bằng quãng đường không.";
  return choiceQuestion(rng, {
    prompt: `Quãng đường AB dài ${wayText}. ${told} Sau mấy giờ hai xe gặp nhau?`,
    figures: [drawn(meeting, wayText)],
    answer: write(hours),
    distractors: [
      mistake("OFF1", write(hours + 1), check),
      mistake("OFF1", write(hours - 1), check),
      mistake("PARTIAL", write(Math.ceil(far / one)), added),
      mistake("PARTIAL", write(Math.ceil(far / other)), added),
      mistake("OFF1", write(hours + 2), check),
    ],
    hints: [added, `Con tính ${one} + ${other}, rồi lấy ${far} chia cho tổng đó.`],
    explanation: `Mỗi giờ hai xe đi được ${one} + ${other} = ${both} (km). Thời gian gặp nhau là ${far} : ${both} = ${hours} (giờ).`,
    praise: "story",
    identity: `meet ${one} ${other} ${hours}`,
  });
}

/** "… Sau 2 giờ hai xe gặp nhau. Quãng đường AB dài bao nhiêu?" */
function buildWholeWayQuestion(rng: Rng, meeting: Meeting): Question {
  const { told, one, other, hours } = meeting;
  const both = one + other;
  const far = both * hours;
  const write = (value: number) => decimalMeasureValue(value, 0, "km");
  const single = "Con mới tính quãng đường của một xe.";
  return choiceQuestion(rng, {
    prompt: `${told} Sau ${measure(String(hours), "giờ")} hai xe gặp nhau. Quãng đường AB dài bao nhiêu?`,
    figures: [drawn(meeting, "?")],
    answer: write(far),
    distractors: [
      mistake("OP", write((one - other) * hours), "Con đã trừ hai vận tốc. Hai xe đi ngược chiều thì con cộng."),
      mistake("PARTIAL", write(both), "Đó mới là quãng đường hai xe đi trong một giờ."),
      mistake("PARTIAL", write(one * hours), single),
      mistake("PARTIAL", write(other * hours), single),
      mistake("OFF10", write(far + 10), "Con tính lại cẩn thận nhé!"),
    ],
    hints: [added, `Con tính ${one} + ${other}, rồi nhân với thời gian.`],
    explanation: `Mỗi giờ hai xe đi được ${one} + ${other} = ${both} (km). Quãng đường AB là ${both} × ${hours} = ${far} (km).`,
    praise: "story",
    identity: `whole ${one} ${other} ${hours}`,
  });
}

/** Two that set out at the same time from the two ends of a road, until they meet. */
export function buildTwoMoversQuestion(rng: Rng): Question {
  const { first, second, fast, slow } = rng.pick(couples);
  const [one, other] = [rng.int(fast[0], fast[1]), rng.int(slow[0], slow[1])];
  const told = `${first} đi từ A với vận tốc ${fastText(one)}. Cùng lúc đó, ${second} đi từ B ngược chiều với vận tốc ${fastText(other)}.`;
  return rng.pick([buildMeetingTimeQuestion, buildWholeWayQuestion])(rng, { told, one, other, hours: rng.int(2, 4) });
}
