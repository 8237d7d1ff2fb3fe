import type { Rng } from "#lib/core/rng.ts";
import { toSpoken } from "#lib/core/vietnamese/to-spoken.ts";
import { writeRoman } from "#lib/core/write-roman.ts";
import type { Question } from "#lib/questions/question.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, numberQuestion } from "#lib/skills/drafts/questions.ts";
import { setClockQuestion } from "#lib/skills/drafts/set-clock-question.ts";
import { withoutLeaks } from "#lib/skills/drafts/without-leaks.ts";
import { clock, hourBefore, nextHour, timeText, timeValue } from "./clock-times.ts";
import { mirroredRoman } from "./mirrored-roman.ts";

/** "Đồng hồ mặt số La Mã chỉ mấy giờ?" */
export function buildRomanClockQuestion(_difficulty: Difficulty, rng: Rng): Question {
  const hour = rng.int(1, 12);
  const minute = rng.pick([0, 0, 15, 30]);
  const time = { hour, minute };
  const face = { numerals: "roman" } as const;
  const right = timeValue(time);
  // The hour that the minute hand points at, and the minutes at which the hour hand stands.
  const hands = timeValue({ hour: minute === 0 ? 12 : minute / 5, minute: (hour % 12) * 5 });
  const mirror = timeValue({ hour: mirroredRoman.get(hour) ?? hour, minute });
  const later =
    minute === 0
      ? "Kim ngắn chỉ đúng vào một số. Con đọc lại số La Mã ấy nhé!"
      : "Con xem kim ngắn đã đi qua số nào rồi nhé!";
  return choiceQuestion(rng, {
    prompt: rng.pick([
      "Đồng hồ có mặt số La Mã chỉ mấy giờ?",
      "Con xem đồng hồ trong hình. Bây giờ là mấy giờ?",
      "Đồng hồ ở tháp chuông chỉ mấy giờ?",
    ]),
    figures: [clock(time, face)],
    answer: right,
    distractors: [
      mistake("SWAP", mirror, "Con xem lại chữ I đứng bên trái hay bên phải nhé!"),
      mistake("HANDS", hands, "Kim ngắn chỉ giờ, kim dài chỉ phút."),
      mistake("OFF1", timeValue({ hour: nextHour(hour), minute }), later),
      ...[hourBefore(hour), nextHour(nextHour(hour))].map((other) =>
        mistake("OFF1", timeValue({ hour: other, minute }), "Con đọc lại số La Mã ở chỗ kim ngắn nhé!"),
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

/** "Chuyến xe chạy lúc IX giờ 15 phút. Con quay kim chỉ giờ đó.": the hour is read, then set. */
export function buildSetRomanQuestion(_difficulty: Difficulty, rng: Rng): Question {
  const time = { hour: rng.int(1, 12), minute: rng.pick([0, 15, 30]) };
  const roman = writeRoman(time.hour);
  const rest = time.minute === 0 ? "" : ` ${time.minute}\u00a0phút`;
  const [before, after] = rng.pick([
    ["Đồng hồ cổ ở quảng trường chỉ ", ". Con quay kim đồng hồ này đến đúng giờ đó."],
    ["Trên vé ghi: tàu chạy lúc ", ". Con quay kim chỉ giờ tàu chạy."],
  ] as const);
  return setClockQuestion(rng, {
    // Spelled: to say the number would tell what is asked.
    prompt: {
      text: `${before}${roman}\u00a0giờ${rest}${after}`,
      spoken: toSpoken(`${before}${toSpoken(roman)} giờ${rest}${after}`),
    },
    time,
    step: 15,
    answer: timeText(time),
    hints: [
      "I là 1, V là 5, X là 10. Con đọc số La Mã trước.",
      "Chữ I đứng ngay trước V hoặc X thì bớt 1, đứng sau thì thêm 1.",
    ],
    explanation: `${roman} là ${time.hour}. Đồng hồ phải chỉ ${timeText(time)}.`,
    identity: `set ${time.hour} ${time.minute}`,
  });
}

/** "XIV + VI = …": read, then worked out, and typed as we write numbers today. */
export function buildRomanSumQuestion(_difficulty: Difficulty, rng: Rng): Question {
  const isSum = rng.pick([true, false]);
  const small = rng.int(2, 9);
  const other = isSum ? rng.int(2, 20 - small) : rng.int(small + 1, 20);
  const answer = isSum ? other + small : other - small;
  const sign = isSum ? "+" : "−";
  const [first, second] = [writeRoman(other), writeRoman(small)];
  const swapped = (number: number) => mirroredRoman.get(number) ?? number;
  const work = (a: number, b: number) => (isSum ? a + b : a - b);
  const ask = "Con viết kết quả bằng chữ số thường dùng.";
  return numberQuestion(rng, {
    prompt: {
      text: `${first} ${sign} ${second} = ? ${ask}`,
      spoken: toSpoken(`${toSpoken(first)} ${sign} ${toSpoken(second)} bằng bao nhiêu? ${ask}`),
    },
    answer,
    range: [0, 40],
    isTyped: true,
    distractors: [
      mistake("SWAP", work(swapped(other), small), `Con đọc lại số ${first}: chữ I đứng bên trái hay bên phải?`),
      mistake("SWAP", work(other, swapped(small)), `Con đọc lại số ${second}: chữ I đứng bên trái hay bên phải?`),
      mistake("OP", isSum ? Math.abs(other - small) : other + small, "Con xem lại dấu phép tính nhé!"),
    ],
    hints: withoutLeaks(answer, [
      "Con đổi từng số La Mã ra số thường dùng, rồi tính.",
      "Chữ I đứng ngay trước V hoặc X thì bớt 1, đứng sau thì thêm vào.",
    ]),
    explanation: `${first} là ${other}, ${second} là ${small}. ${other} ${sign} ${small} = ${answer}.`,
    praise: "calculate",
    identity: `sum ${other} ${sign} ${small}`,
  });
}
