import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { decimalMeasureValue, decimalText } from "#lib/skills/maths/decimal-measure.ts";
import { measuredQuestion } from "./measured-question.ts";
import { movers } from "./movers.ts";
import { roadInParts } from "./road-in-parts.ts";
import { timePairs, wholeTimeText } from "./time-text.ts";

const [pair] = timePairs;

interface Journey {
  readonly fast: number;
  /** How long is driven and rested, in minutes. */
  readonly minutes: number;
  readonly rest: number;
}

function journeyDistractors({ fast, minutes, rest }: Journey): Distractor[] {
  const write = (kilometres: number) => decimalMeasureValue(Math.round(kilometres * 10), 1, "km");
  const hours = Math.floor(minutes / 60);
  return [
    ...(rest === 0
      ? []
      : [mistake("DATUM", write((fast * (minutes + rest)) / 60), "Con đã tính cả lúc nghỉ. Khi nghỉ, xe không đi.")]),
    mistake("PARTIAL", write(fast * hours), "Con mới tính số giờ chẵn. Con đổi cả số phút lẻ ra giờ nhé!"),
    mistake(
      "UNIT",
      write(fast * (hours + (minutes % 60) / 100)),
      "Số phút lẻ chưa viết ngay sau dấu phẩy được. Con đổi ra giờ trước nhé!",
    ),
    mistake(
      "UNIT",
      write(fast * (hours + 1)),
      "Con đã làm tròn thời gian lên thành giờ chẵn. Con tính đúng số phút nhé!",
    ),
  ];
}

function pickJourney(rng: Rng, [least, most]: readonly [number, number]): Journey {
  const minutes = rng.int(1, 3) * 60 + rng.pick([15, 30, 30, 45]);
  const speeds = Array.from({ length: most - least + 1 }, (_, more) => least + more);
  return {
    minutes,
    rest: rng.pick([0, 15, 20, 30]),
    fast: rng.pick(speeds.filter((fast) => (fast * minutes) % 60 === 0)),
  };
}

/** "Ô tô đi từ A lúc 7 giờ 15 phút và đến B lúc 10 giờ 15 phút, dọc đường nghỉ 30 phút. … Quãng đường AB dài là: … km" */
export function buildJourneyQuestion(rng: Rng): Question {
  const mover = rng.pick(movers.filter(({ speed }) => speed === "km/giờ"));
  const { who, of, least, most } = mover;
  const journey = pickJourney(rng, [least, most]);
  const { fast, minutes, rest } = journey;
  const start = rng.int(6, 13) * 60 + rng.pick([5, 15, 20, 30, 45, 50]);
  const [left, came] = [wholeTimeText(start, pair), wholeTimeText(start + minutes + rest, pair)];
  const [drive, restText] = [wholeTimeText(minutes, pair), measure(String(rest), "phút")];
  const bare = decimalText(Math.round((minutes * 100) / 60), 2);
  const far = (fast * minutes) / 60;
  const hasRest = rest > 0;
  const restOfHour = measure(String(minutes % 60), "phút");
  const texts = { wayText: measure(String(far), "km"), timeText: drive, restText: restOfHour };
  return measuredQuestion(rng, {
    unit: "km",
    prompt: `${who} đi từ A lúc ${left} và đến B lúc ${came}${hasRest ? `, dọc đường nghỉ ${restText}` : ""}. Vận tốc của ${of} là ${measure(String(fast), "km/giờ")}. Quãng đường AB dài là:`,
    answer: decimalMeasureValue(far, 0, "km"),
    distractors: journeyDistractors(journey),
    hints: [
      `Thời gian xe chạy bằng giờ đến trừ giờ khởi hành${hasRest ? ", rồi trừ thời gian nghỉ" : ""}.`,
      `Con đổi thời gian ra giờ, viết dưới dạng số thập phân, rồi lấy ${fast} nhân với số giờ đó.`,
    ],
    explanation: {
      say: `Thời gian xe chạy: ${came} − ${left}${hasRest ? ` − ${restText}` : ""} = ${drive}. Đổi: ${drive} = ${measure(bare, "giờ")}. Quãng đường AB: ${fast} × ${bare} = ${far} (km).`,
      figures: [roadInParts({ mover, fast, lasts: minutes / 60, ...texts })],
    },
    praise: "story",
    identity: `journey ${left} ${minutes} ${rest} ${fast}`,
  });
}
