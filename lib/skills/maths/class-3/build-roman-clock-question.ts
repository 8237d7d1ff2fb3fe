import type { Rng } from "#lib/core/rng.ts";
import { writeRoman } from "#lib/core/write-roman.ts";
import type { Question } from "#lib/questions/question.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion } from "#lib/skills/drafts/questions.ts";
import { clock, hourBefore, nextHour, timeValue } from "./clock-times.ts";

const mirrored = new Map([
  [4, 6],
  [6, 4],
  [9, 11],
  [11, 9],
]);

/** "Đồng hồ mặt số La Mã chỉ mấy giờ?" */
export function buildRomanClockQuestion(rng: Rng): Question {
  const hour = rng.int(1, 12);
  const minute = rng.pick([0, 0, 15, 30]);
  const time = { hour, minute };
  const face = { numerals: "roman" } as const;
  const right = timeValue(time);
  const mirror = mirrored.get(hour);
  // The hour that the minute hand points at, and the minutes at which the hour hand stands.
  const hands = timeValue({ hour: minute === 0 ? 12 : minute / 5, minute: (hour % 12) * 5 });
  const mirrors =
    mirror === undefined
      ? []
      : [mistake("SWAP", timeValue({ hour: mirror, minute }), "Con xem lại chữ I đứng bên trái hay bên phải nhé!")];
  return choiceQuestion(rng, {
    prompt: rng.pick([
      "Đồng hồ có mặt số La Mã chỉ mấy giờ?",
      "Con xem đồng hồ trong hình. Bây giờ là mấy giờ?",
      "Đồng hồ ở tháp chuông chỉ mấy giờ?",
    ]),
    figures: [clock(time, face)],
    answer: right,
    distractors: [
      ...mirrors,
      mistake("HANDS", hands, "Kim ngắn chỉ giờ, kim dài chỉ phút."),
      mistake("OFF1", timeValue({ hour: nextHour(hour), minute }), "Con xem kim ngắn đã đi qua số nào rồi nhé!"),
      mistake("OFF1", timeValue({ hour: hourBefore(hour), minute }), "Con đọc lại số La Mã ở chỗ kim ngắn nhé!"),
      mistake(
        "OFF1",
        timeValue({ hour: nextHour(nextHour(hour)), minute }),
        "Con đọc lại số La Mã ở chỗ kim ngắn nhé!",
      ),
    ],
    hints: [
      { say: "Kim ngắn chỉ giờ. I là 1, V là 5, X là 10.", figures: [clock(time, { ...face, guide: "hour" })] },
      {
        say: "Kim dài chỉ XII là giờ đúng, chỉ III là 15 phút, chỉ VI là 30 phút.",
        figures: [clock(time, { ...face, guide: "minute" })],
      },
    ],
    explanation: `Kim ngắn ${minute === 0 ? "chỉ" : "vừa qua"} số ${writeRoman(hour)}, tức là ${hour}; kim dài chỉ ${writeRoman(minute === 0 ? 12 : minute / 5)}. Đồng hồ chỉ ${right.line.text}.`,
    praise: "time",
    identity: `clock ${hour} ${minute}`,
  });
}
