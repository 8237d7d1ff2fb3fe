import type { Rng } from "#lib/core/rng.ts";
import { writeRoman } from "#lib/core/write-roman.ts";
import { romanClockDiagram } from "#lib/questions/diagrams/roman-clock-diagram.ts";
import type { Question } from "#lib/questions/question.ts";
import { compoundValue } from "#lib/questions/values/compound-value.ts";
import { poseChoice } from "#lib/skills/pose/pose-choice.ts";
import { slip } from "#lib/skills/pose/slip.ts";

const mirrored = new Map([
  [4, 6],
  [6, 4],
  [9, 11],
  [11, 9],
]);

const nextHour = (hour: number) => (hour % 12) + 1;
const hourBefore = (hour: number) => (hour === 1 ? 12 : hour - 1);

function time(hour: number, minute: number) {
  return minute === 0 ? compoundValue([hour, "giờ"]) : compoundValue([hour, "giờ"], [minute, "phút"]);
}

/** "Đồng hồ mặt số La Mã chỉ mấy giờ?" */
export function askRomanClock(rng: Rng): Question {
  const hour = rng.int(1, 12);
  const minute = rng.pick([0, 0, 15, 30]);
  const right = time(hour, minute);
  const mirror = mirrored.get(hour);
  // The hour that the minute hand points at, and the minutes at which the hour hand stands.
  const hands = time(minute === 0 ? 12 : minute / 5, (hour % 12) * 5);
  const mirrors =
    mirror === undefined
      ? []
      : [slip("SWAP", time(mirror, minute), "Con xem lại chữ I đứng bên trái hay bên phải nhé!")];
  return poseChoice(rng, {
    prompt: rng.pick([
      "Đồng hồ có mặt số La Mã chỉ mấy giờ?",
      "Con xem đồng hồ trong hình. Bây giờ là mấy giờ?",
      "Đồng hồ ở tháp chuông chỉ mấy giờ?",
    ]),
    figures: [romanClockDiagram({ hour, minute, alt: "Đồng hồ có mặt số La Mã, một kim ngắn và một kim dài." })],
    answer: right,
    slips: [
      ...mirrors,
      slip("HANDS", hands, "Kim ngắn chỉ giờ, kim dài chỉ phút."),
      slip("OFF1", time(nextHour(hour), minute), "Con xem kim ngắn đã đi qua số nào rồi nhé!"),
      slip("OFF1", time(hourBefore(hour), minute), "Con đọc lại số La Mã ở chỗ kim ngắn nhé!"),
      slip("OFF1", time(nextHour(nextHour(hour)), minute), "Con đọc lại số La Mã ở chỗ kim ngắn nhé!"),
    ],
    hints: [
      "Kim ngắn chỉ giờ, kim dài chỉ phút.",
      "I là 1, V là 5, X là 10. Kim dài chỉ XII là giờ đúng, chỉ III là 15 phút, chỉ VI là 30 phút.",
    ],
    explanation: `Kim ngắn ${minute === 0 ? "chỉ" : "vừa qua"} số ${writeRoman(hour)}, tức là ${hour}; kim dài chỉ ${writeRoman(minute === 0 ? 12 : minute / 5)}. Đồng hồ chỉ ${right.line.text}.`,
    praise: "time",
    identity: `clock ${hour} ${minute}`,
  });
}
