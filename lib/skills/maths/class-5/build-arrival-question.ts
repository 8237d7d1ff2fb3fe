import { capital } from "#lib/core/capital.ts";
import { groupNumber } from "#lib/core/group-number.ts";
import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { decimalText } from "#lib/skills/maths/decimal-measure.ts";
import { type Mover, movers } from "./movers.ts";
import { roadInParts } from "./road-in-parts.ts";
import { timePairs, wholeTimeText } from "./time-text.ts";
import { partOfHour, pickTrip, type Trip } from "./trip.ts";
import { type LargeAndSmall, timeEntryQuestion } from "./typed-measures.ts";

const [pair] = timePairs;

/** Who is on the way, with what. */
const travellers: Readonly<Partial<Record<Mover["who"], readonly (readonly [who: string, of: string])[]>>> = {
  "Ô tô": [
    ["Bác Hải lái ô tô", "bác"],
    ["Một ô tô khách chạy", "ô tô"],
  ],
  "Xe máy": [
    ["Chú Tâm đi xe máy", "chú"],
    ["Cô Hạnh đi xe máy", "cô"],
  ],
  "Xe đạp": [
    ["Chị Ngọc đi xe đạp", "chị"],
    ["Anh Dũng đi xe đạp", "anh"],
  ],
};

interface Arrival {
  readonly trip: Trip;
  /** Minutes since midnight, and minutes of rest. */
  readonly start: number;
  readonly rest: number;
}

/** Draws until the arrival is not on the full hour and no part of it is asked for without one. */
function pickArrival(rng: Rng): Arrival {
  const mover = rng.pick(movers.filter(({ who }) => travellers[who] !== undefined));
  const trip = pickTrip(rng, [mover], 3);
  const draws = Array.from({ length: 12 }, () => ({
    trip,
    start: rng.int(6, 14) * 60 + rng.pick([0, 5, 10, 15, 20, 30, 40, 45, 50]),
    rest: rng.pick([10, 15, 20, 25, 30]),
  }));
  const isUneven = ({ start, rest }: Arrival) => (start + trip.minutes + rest) % 60 !== 0;
  return draws.find(isUneven) ?? { trip, start: 425, rest: 20 };
}

const asHours = (minutes: number): LargeAndSmall => [Math.floor(minutes / 60), minutes % 60];

/** The rest left out, taken away or told alone; the part of an hour taken for minutes; minutes that are not turned. */
function arrivalMistakes({ trip, start, rest }: Arrival): Distractor<LargeAndSmall>[] {
  const { minutes } = trip;
  const hours = Math.floor(minutes / 60);
  const part = Math.round((minutes * 100) / 60) % 100;
  const came = start + minutes + rest;
  const sum = [start, minutes, rest].map((each) => each % 60).reduce((all, each) => all + each, 0);
  const written = partOfHour(trip);
  const turn = (count: number) =>
    `Con coi ${measure(written, "giờ")} là ${measure(String(count), "phút")} rồi. Con lấy ${written} nhân với 60, rồi tính lại nhé!`;
  return [
    mistake("PARTIAL", asHours(came - rest), `Con quên ${measure(String(rest), "phút")} nghỉ dọc đường.`),
    // An hour less may also be an hour that was not carried over.
    ...(rest === 30
      ? []
      : [
          mistake(
            "OP",
            asHours(came - 2 * rest),
            "Con đã trừ thời gian nghỉ. Nghỉ dọc đường thì đến muộn hơn, con cộng nhé!",
          ),
        ]),
    mistake("PARTIAL", asHours(minutes + rest), "Đó là thời gian đi và nghỉ. Con cộng với giờ khởi hành nữa nhé!"),
    mistake("PARTIAL", asHours(start + rest), "Con chưa tính thời gian đi trên đường."),
    ...(sum > 60
      ? [
          mistake(
            "UNIT",
            [Math.floor(came / 60) - Math.floor(sum / 60), sum] as const,
            `${measure(String(sum), "phút")} nhiều hơn 1 giờ. Con đổi tiếp ra giờ và phút nhé!`,
          ),
        ]
      : []),
    ...[part, ...(part % 10 === 0 ? [part / 10] : [])].map((wrong) =>
      mistake("UNIT", asHours(start + hours * 60 + wrong + rest), turn(wrong)),
    ),
  ];
}

/** "Bác Hải lái ô tô từ A lúc 7 giờ 15 phút đến B cách A 105 km … nghỉ 20 phút. Hỏi bác đến B lúc mấy giờ?" */
export function buildArrivalQuestion(rng: Rng): Question {
  const arrival = pickArrival(rng);
  const { trip, start, rest } = arrival;
  const { mover, far, fast, minutes, wayText, fastText } = trip;
  const [who, of] = rng.pick(travellers[mover.who] ?? [[mover.who, mover.of]]);
  const [left, drive, came] = [start, minutes, start + minutes + rest].map((each) => wholeTimeText(each, pair));
  const restText = measure(String(rest), "phút");
  const quotient = decimalText(Math.round((minutes * 100) / 60), 2);
  return timeEntryQuestion(rng, {
    pair,
    prompt: rng.pick([
      `${who} từ A lúc ${left} để đến B cách A ${wayText}, với vận tốc ${fastText}. Dọc đường ${of} nghỉ ${restText}. Hỏi ${of} đến B lúc mấy giờ?`,
      `Quãng đường AB dài ${wayText}. ${who} từ A lúc ${left} với vận tốc ${fastText}, giữa đường nghỉ ${restText}. Hỏi ${of} đến B lúc mấy giờ?`,
    ]),
    answer: asHours(start + minutes + rest),
    distractors: arrivalMistakes(arrival),
    hints: [
      "Con tính thời gian đi trên đường trước: quãng đường chia cho vận tốc, rồi đổi ra giờ và phút.",
      "Giờ đến bằng giờ khởi hành cộng thời gian đi, cộng thời gian nghỉ.",
    ],
    explanation: {
      say: `Thời gian đi là: ${groupNumber(far)} : ${fast} = ${quotient} (giờ). Đổi: ${measure(quotient, "giờ")} = ${drive}. ${capital(of)} đến B lúc: ${left} + ${drive} + ${restText} = ${came}.`,
      figures: [
        roadInParts({
          mover,
          fast,
          lasts: minutes / 60,
          wayText,
          timeText: drive ?? "",
          restText: measure(String(minutes % 60), "phút"),
        }),
      ],
    },
    praise: "story",
    identity: `arrival ${far} ${fast} ${start} ${rest}`,
  });
}
