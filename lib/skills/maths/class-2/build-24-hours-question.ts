import type { Rng } from "#lib/core/rng.ts";
import type { ClockFigure } from "#lib/questions/figures/clock-figure.ts";
import type { Question } from "#lib/questions/question.ts";
import { wordsValue } from "#lib/questions/values.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion } from "#lib/skills/drafts/questions.ts";
import { withoutLeaks } from "#lib/skills/drafts/without-leaks.ts";
import { clockFormat } from "#lib/text/clock-format.ts";
import { dayPart } from "./day-part.ts";

const minutes = [0, 15, 30] as const;

interface DayTime {
  /** 13 to 23. */
  readonly hour: number;
  readonly minute: number;
}

function pickTime(rng: Rng): DayTime {
  return { hour: rng.int(13, 23), minute: rng.pick(minutes) };
}

function write(hour: number, minute: number): string {
  return clockFormat.time({ hour, minute }, "minutes");
}

/** "3 giờ 15 phút chiều" for 15:15. */
function spokenTime({ hour, minute }: DayTime): string {
  return `${write(hour > 12 ? hour - 12 : hour, minute)} ${dayPart(hour)}`;
}

const tens = "Con bớt 12 nhé, không bớt 10.";

/** "15 giờ còn gọi là mấy giờ?" */
export function ask24ToWords(rng: Rng): Question {
  const time = pickTime(rng);
  const { hour, minute } = time;
  const told = write(hour, minute);
  const digital = `${hour}:${String(minute).padStart(2, "0")}`;
  const isDigital = rng.int(0, 1) === 1;
  const figure: ClockFigure = { type: "clock", faces: [], digital, alt: `Đồng hồ điện tử chỉ ${told}.` };
  const named = (wrong: number, part: string) => wordsValue(`${write(wrong, minute)} ${part}`);
  const [right, part] = [hour - 12, dayPart(hour)];
  return choiceQuestion(rng, {
    prompt: isDigital ? "Đồng hồ điện tử này chỉ mấy giờ?" : `${told} còn gọi là:`,
    figures: isDigital ? [figure] : [],
    answer: wordsValue(spokenTime(time)),
    distractors: [
      ...(hour === 20 ? [] : [mistake("UNIT", named(((hour - 11) % 12) + 1, part), tens)]),
      mistake("OFF1", named(right === 1 ? 2 : right - 1, part), "Con tính lại giờ nhé!"),
      mistake("FIELD", named(right, "sáng"), "Con xem lại đó là buổi nào nhé!"),
      mistake("OFF1", named(right + 1, part), "Con tính lại giờ nhé!"),
    ],
    hints: withoutLeaks(right, ["13 giờ là 1 giờ chiều. Con đếm tiếp nhé!", "Giờ lớn hơn 12 thì con bớt 12."]).concat(
      "Con nhớ gọi đúng tên buổi.",
    ),
    explanation: `${hour} − 12 = ${right}. Vậy ${told} là ${spokenTime(time)}.`,
    praise: "time",
    identity: `words ${isDigital} ${told}`,
  });
}

/** "3 giờ chiều còn gọi là mấy giờ?" */
export function buildWordsTo24Question(rng: Rng): Question {
  const time = pickTime(rng);
  const { hour, minute } = time;
  const value = (wrong: number) => wordsValue(write(wrong, minute));
  return choiceQuestion(rng, {
    prompt: rng.pick([`${spokenTime(time)} còn gọi là:`, `Theo cách gọi 24 giờ, ${spokenTime(time)} là:`]),
    answer: value(hour),
    distractors: [
      mistake("UNIT", value(hour - 2), "Con thêm 12 nhé, không thêm 10."),
      mistake("OFF1", value(hour - 1), "Con tính lại giờ nhé!"),
      mistake("OFF1", value(hour === 23 ? 20 : hour + 1), "Con tính lại giờ nhé!"),
    ],
    hints: ["Sau 12 giờ trưa, con đếm tiếp: 13 giờ, 14 giờ.", "Con lấy giờ đó thêm 12."].filter(
      (hint) => !hint.includes(`${hour} giờ`),
    ),
    explanation: `${hour - 12} + 12 = ${hour}. Vậy ${spokenTime(time)} là ${write(hour, minute)}.`,
    praise: "time",
    identity: `to 24 ${write(hour, minute)}`,
  });
}
