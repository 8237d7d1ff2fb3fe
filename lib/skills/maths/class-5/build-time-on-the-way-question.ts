import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import { roadDiagram } from "#lib/questions/diagrams/road-diagram.ts";
import type { Question } from "#lib/questions/question.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { decimalText } from "#lib/skills/maths/decimal-measure.ts";
import { movers } from "./movers.ts";
import { roadInParts } from "./road-in-parts.ts";
import { timePairs, timeText, wholeTimeText } from "./time-text.ts";
import { type LargeAndSmall, timeEntryQuestion } from "./typed-measures.ts";

const [pair] = timePairs;

/** The part behind the comma or the remainder taken for minutes, left out, or minutes a little off. */
function timeDistractors(minutes: number, far: number, fast: number): Distractor<LargeAndSmall>[] {
  const hours = Math.floor(minutes / 60);
  const part = Math.round((minutes * 100) / 60) % 100;
  const value = (large: number, small: number) => [large, small] as const;
  const rest = "Số dư chưa phải là số phút. Con chia tiếp để được số giờ rồi đổi phần lẻ ra phút nhé!";
  const turn = "Phần sau dấu phẩy là phần của giờ. Con nhân với 60 để đổi ra phút.";
  const again = "Con tính lại cẩn thận nhé!";
  return [
    ...(Number.isInteger(far) && far % fast < 60 ? [mistake("REMAINDER", value(hours, far % fast), rest)] : []),
    mistake("UNIT", value(hours, part % 10 === 0 ? part / 10 : part), turn),
    ...(part === 60 ? [] : [mistake("UNIT", value(hours, part), turn)]),
    mistake("PARTIAL", value(hours, 0), "Con bỏ quên phần lẻ của giờ. Con đổi ra phút nhé!"),
    mistake("OFF1", value(hours + 1, minutes % 60), again),
    mistake("OFF10", value(hours, (minutes + 5) % 60), again),
    mistake("OFF10", value(hours, (minutes + 55) % 60), again),
  ];
}

/** "Ô tô đi quãng đường 75 km với vận tốc 50 km/giờ. Thời gian ô tô đi hết quãng đường đó là:" */
export function buildTimeOnTheWayQuestion(rng: Rng): Question {
  const mover = rng.pick(movers.filter(({ speed }) => speed === "km/giờ"));
  const { who, of, least, most } = mover;
  const minutes = rng.int(1, 3) * 60 + rng.pick([12, 15, 18, 24, 30, 36, 42, 45, 48]);
  const speeds = Array.from({ length: most - least + 1 }, (_, more) => least + more).filter(
    (fast) => (fast * minutes) % 60 === 0,
  );
  const fast = rng.pick(speeds.length > 0 ? speeds : [40]);
  const far = (fast * minutes) / 60;
  const hours = Math.floor(minutes / 60);
  const hundredths = Math.round((minutes * 100) / 60);
  const [wayText, fastText] = [measure(decimalText(far * 10, 1), "km"), measure(String(fast), "km/giờ")];
  const restText = measure(String(minutes % 60), "phút");
  return timeEntryQuestion(rng, {
    pair,
    prompt: rng.pick([
      `${who} đi quãng đường ${wayText} với vận tốc ${fastText}. Thời gian ${of} đi hết quãng đường đó là:`,
      `Quãng đường AB dài ${wayText}. ${who} đi từ A đến B với vận tốc ${fastText} thì hết bao nhiêu thời gian?`,
    ]),
    figures: [
      roadDiagram({
        wayText,
        fromLeft: fastText,
        fromRight: null,
        alt: `Quãng đường AB dài ${wayText}, đi với vận tốc ${fastText}.`,
      }),
    ],
    answer: [hours, minutes % 60],
    distractors: timeDistractors(minutes, far, fast),
    hints: [
      "Thời gian bằng quãng đường chia cho vận tốc.",
      `Con tính ${decimalText(far * 10, 1)} : ${fast} được số giờ, rồi đổi phần lẻ ra phút.`,
    ],
    explanation: {
      say: `Thời gian = ${decimalText(far * 10, 1)} : ${fast} = ${decimalText(hundredths, 2)} (giờ). Đổi phần lẻ ra phút: ${decimalText(hundredths % 100, 2)} × 60 = ${minutes % 60} (phút). Vậy thời gian là ${wholeTimeText(minutes, pair)}.`,
      figures: [
        roadInParts({ mover, fast, lasts: minutes / 60, wayText, timeText: wholeTimeText(minutes, pair), restText }),
      ],
    },
    praise: "calculate",
    identity: `time ${far} ${fast} ${timeText(hours, minutes % 60, pair)}`,
  });
}
