import { groupNumber } from "#lib/core/group-number.ts";
import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import { roadDiagram } from "#lib/questions/diagrams/road-diagram.ts";
import type { Question } from "#lib/questions/question.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { boxesQuestion, decimalEntryQuestion, wholeBox } from "#lib/skills/drafts/boxes-question.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { decimalText } from "#lib/skills/maths/decimal-measure.ts";
import { defineGeometrySkill } from "#lib/skills/maths/define-maths-skill.ts";
import { buildArrivalQuestion } from "./build-arrival-question.ts";
import { type Mover, movers } from "./movers.ts";
import { roadInParts } from "./road-in-parts.ts";
import { timePairs, wholeTimeText } from "./time-text.ts";
import { minutesMistaken, pickTrip, type Trip } from "./trip.ts";
import { timeEntryQuestion } from "./typed-measures.ts";

const [pair] = timePairs;

const byHour = movers.filter(({ speed }) => speed === "km/giờ");

/** "Quãng đường AB dài 150 km. Ô tô đi từ A đến B với vận tốc 50 km/giờ …" in several dresses, and what is asked. */
function promptsOf({ who, of }: Mover, wayText: string, fastText: string, asked: string): string[] {
  return [
    `${who} đi ${wayText} với vận tốc ${fastText} thì hết ${asked}?`,
    `Quãng đường AB dài ${wayText}. ${who} đi với vận tốc ${fastText} thì hết ${asked}?`,
    `Với vận tốc ${fastText}, ${of} đi ${wayText} hết ${asked}?`,
  ];
}

function roadOf(wayText: string, fastText: string) {
  const alt = `Quãng đường AB dài ${wayText}, đi với vận tốc ${fastText}.`;
  return [roadDiagram({ wayText, fromLeft: fastText, fromRight: null, alt })];
}

const rule = "Vận tốc cho biết mỗi giờ đi được bao nhiêu ki-lô-mét.";

/** "… thì hết bao nhiêu giờ?" */
function buildHoursQuestion(rng: Rng): Question {
  const mover = rng.pick(byHour);
  const fast = rng.int(mover.least, mover.most);
  const hours = rng.int(2, mover.longest);
  const far = fast * hours;
  const [wayText, fastText] = [measure(groupNumber(far), "km"), measure(String(fast), "km/giờ")];
  const value = (scaled: number) => ({ scaled, places: 0 });
  const check = "Con thử lại: lấy số giờ này nhân với vận tốc xem có được quãng đường không.";
  return decimalEntryQuestion(rng, {
    prompt: rng.pick(promptsOf(mover, wayText, fastText, "bao nhiêu giờ")),
    figures: roadOf(wayText, fastText),
    unit: "giờ",
    answer: value(hours),
    distractors: [
      mistake("OP", value(far * fast), "Con đã nhân quãng đường với vận tốc. Tìm thời gian thì con chia nhé!"),
      // Of two hours, the speed itself is also what is left of the way.
      hours === 2
        ? mistake("OP", value(fast), "Tìm thời gian thì con lấy quãng đường chia cho vận tốc nhé!")
        : mistake("OP", value(far - fast), "Không lấy quãng đường trừ đi vận tốc được. Con làm phép chia nhé!"),
      mistake("OP", value(far + fast), "Không lấy quãng đường cộng với vận tốc được. Con làm phép chia nhé!"),
      mistake("OFF1", value(hours + 1), check),
      mistake("OFF1", value(hours - 1), check),
    ],
    wrong: check,
    hints: [rule, "Con xem quãng đường gồm mấy lần đoạn đường đi trong 1 giờ: lấy quãng đường chia cho vận tốc."],
    explanation: {
      say: `Thời gian = quãng đường : vận tốc = ${groupNumber(far)} : ${fast} = ${hours} (giờ).`,
      figures: [
        roadInParts({
          mover,
          fast,
          lasts: hours,
          wayText,
          timeText: measure(String(hours), "giờ"),
          restText: null,
        }),
      ],
    },
    praise: "calculate",
    identity: `hours ${far} ${fast}`,
  });
}

/** The quotient, and what its part behind the comma makes in minutes. */
function workedOf({ far, fast, minutes }: Trip): string {
  const hundredths = Math.round((minutes * 100) / 60);
  const [all, part] = [decimalText(hundredths, 2), decimalText(hundredths % 100, 2)];
  return `${groupNumber(far)} : ${fast} = ${all} (giờ). Phần lẻ: ${part} giờ = ${part} × 60 phút = ${minutes % 60} phút.`;
}

function helpOf(trip: Trip) {
  const { mover, far, fast, minutes, wayText } = trip;
  const timeText = wholeTimeText(minutes, pair);
  return {
    hints: [
      "Thời gian bằng quãng đường chia cho vận tốc.",
      `Con tính ${groupNumber(far)} : ${fast} ra số thập phân. Phần lẻ của giờ nhân với 60 được số phút.`,
    ],
    figures: [
      roadInParts({
        mover,
        fast,
        lasts: minutes / 60,
        wayText,
        timeText,
        restText: measure(String(minutes % 60), "phút"),
      }),
    ],
  };
}

/** "… thì hết bao lâu?": "… giờ … phút" */
function buildMinutesQuestion(rng: Rng): Question {
  const trip = pickTrip(rng, byHour);
  const { mover, minutes, wayText, fastText } = trip;
  const { hints, figures } = helpOf(trip);
  return timeEntryQuestion(rng, {
    pair,
    prompt: rng.pick(promptsOf(mover, wayText, fastText, "bao nhiêu thời gian")),
    figures: roadOf(wayText, fastText),
    answer: [Math.floor(minutes / 60), minutes % 60],
    distractors: minutesMistaken(trip),
    hints,
    explanation: { say: `${workedOf(trip)} Vậy thời gian là ${wholeTimeText(minutes, pair)}.`, figures },
    praise: "calculate",
    identity: `minutes ${trip.far} ${trip.fast}`,
  });
}

/** "… giờ = … giờ … phút": the quotient first. */
function buildQuotientQuestion(rng: Rng): Question {
  const trip = pickTrip(rng, byHour);
  const { mover, minutes, wayText, fastText } = trip;
  const { hints, figures } = helpOf(trip);
  const quotient = decimalText(Math.round((minutes * 100) / 60), 2);
  const answer = `${measure(quotient, "giờ")} = ${wholeTimeText(minutes, pair)}`;
  return boxesQuestion(rng, {
    prompt: rng.pick([
      `${mover.who} đi ${wayText} với vận tốc ${fastText}. Con viết số giờ, rồi đổi ra giờ và phút.`,
      `Quãng đường AB dài ${wayText}, vận tốc của ${mover.of} là ${fastText}. Con viết số giờ đi, rồi đổi ra giờ và phút.`,
    ]),
    parts: [
      { type: "box", box: { name: "số giờ tìm được", maxDigits: 4, hasComma: true } },
      { type: "text", text: "giờ =" },
      { type: "box", box: wholeBox("giờ", 2) },
      { type: "text", text: "giờ" },
      { type: "box", box: wholeBox("phút", 2) },
      { type: "text", text: "phút" },
    ],
    values: [quotient, String(Math.floor(minutes / 60)), String(minutes % 60)],
    distractors: minutesMistaken(trip, quotient).map(
      ({ value: [hours, rest], ...each }): Distractor<readonly string[]> => ({
        ...each,
        value: [quotient, String(hours), String(rest)],
      }),
    ),
    wrong: [
      "Con lấy quãng đường chia cho vận tốc, viết thương dưới dạng số thập phân nhé!",
      "Số giờ là phần nguyên của số thập phân con tìm được.",
      "Con lấy phần lẻ của giờ nhân với 60 để được số phút nhé!",
    ],
    hints,
    explanation: { say: `${workedOf(trip)} Vậy ${answer}.`, figures },
    praise: "calculate",
    answer,
    identity: `quotient ${trip.far} ${trip.fast}`,
  });
}

/** How long a way takes (curriculum, c5-travel-time): whole hours; hours and minutes; when one arrives, with a rest on the way. */
export const travelTime = defineGeometrySkill({
  id: "c5-travel-time",
  classId: "5",
  title: "Thời gian đi hết quãng đường",
  generate: byDifficulty({
    1: [buildHoursQuestion],
    2: [buildMinutesQuestion, buildMinutesQuestion, buildQuotientQuestion],
    3: [buildArrivalQuestion],
  }),
});
