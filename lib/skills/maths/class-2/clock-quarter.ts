import type { ClockTime } from "#lib/core/clock-time.ts";
import { clockTimeAt } from "#lib/core/clock-time-at.ts";
import { minutesAfterTwelve } from "#lib/core/minutes-after-twelve.ts";
import type { Rng } from "#lib/core/rng.ts";
import { buildSetClockQuestion } from "#lib/questions/clock/build-set-clock-question.ts";
import { clockFace } from "#lib/questions/clock/clock-face.ts";
import { faceFigure } from "#lib/questions/clock/face-figure.ts";
import type { ClockFigure } from "#lib/questions/figures/clock.ts";
import type { Question } from "#lib/questions/question.ts";
import { wordsValue } from "#lib/questions/values.ts";
import { byDifficulty, type Difficulty } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, figureChoiceQuestion, numberQuestion } from "#lib/skills/drafts/questions.ts";
import { withoutLeaks } from "#lib/skills/drafts/without-leaks.ts";
import { defineGeometrySkill } from "#lib/skills/maths/define-maths-skill.ts";
import { clockFormat, type HalfNaming } from "#lib/text/clock-format.ts";
import {
  build24ToWordsQuestion,
  buildHourOf12Question,
  buildHourOf24Question,
  buildSetDayTimeQuestion,
} from "./build-day-time-question.ts";
import { shortNames } from "./sum-stories.ts";

const doings = ["học bài", "đọc sách", "vẽ tranh", "chơi cờ", "tập đàn", "gấp giấy", "xem phim"] as const;

function face(time: ClockTime) {
  return faceFigure(clockFace(time, { numerals: "all", sky: null }));
}

/** Half past or a full hour; a quarter past. */
function pickTime(rng: Rng, difficulty: Difficulty): ClockTime {
  const hour = rng.int(1, 12);
  return { hour, minute: difficulty === 1 ? 30 : rng.pick([15, 15, 30]) };
}

/** The face with the minutes that the long hand has passed. */
function passed(time: ClockTime): ClockFigure {
  const plain = clockFace(time, { numerals: "all", sky: null });
  return faceFigure({ ...plain, slice: { from: 0, to: time.minute } });
}

const passedHour = "Kim ngắn ở giữa hai số nào? Con lấy số nó vừa qua nhé!";

type WrongTime = readonly [code: "HANDS" | "OFF1" | "READ", time: ClockTime, feedback: string];

/** Times a child reads instead. */
function wrongTimes({ hour, minute }: ClockTime): readonly WrongTime[] {
  const next = (hour % 12) + 1;
  const before = ((hour + 10) % 12) + 1;
  const long = minute / 5;
  const other = minute === 30 ? 15 : 30;
  return [
    ["OFF1", { hour: next, minute }, "Kim ngắn chưa đến số sau. Con lấy số vừa qua nhé!"],
    ["HANDS", { hour: long, minute }, "Kim dài không chỉ giờ. Con xem kim ngắn nhé!"],
    ["READ", { hour, minute: other }, "Con đếm lại số phút theo kim dài nhé!"],
    ["OFF1", { hour: before, minute }, passedHour],
    ["READ", { hour: next, minute: other }, "Con nhìn lại cả hai kim nhé!"],
  ];
}

function write(time: ClockTime, naming: HalfNaming) {
  return clockFormat.time(time, naming);
}

const shortHand = "Kim ngắn chỉ giờ. Con lấy số mà kim ngắn vừa qua.";
const longHand = "Kim dài chỉ phút. Từ số 12, mỗi số là 5 phút.";

function explain(time: ClockTime, naming: HalfNaming): string {
  const told = write(time, naming);
  if (naming === "half") return `Kim dài chỉ số 6, kim ngắn qua số ${time.hour}. Đó là ${told}.`;
  return `Kim ngắn qua số ${time.hour}. Kim dài chỉ số ${time.minute / 5} là ${time.minute} phút. Đồng hồ chỉ ${told}.`;
}

/** A clock: "Đồng hồ chỉ mấy giờ?" */
function buildReadQuestion(rng: Rng, difficulty: Difficulty): Question {
  const time = pickTime(rng, difficulty);
  const naming = difficulty === 1 ? rng.pick(["half", "minutes"] as const) : "minutes";
  const told = write(time, naming);
  const story = `${rng.pick(shortNames)} ${rng.pick(doings)} lúc mấy giờ?`;
  const place = rng.int(0, 1);
  // "8 giờ 6 phút": the numeral under the long hand read as minutes, said in the same way as the others.
  const asNumeral = `${time.hour}\u00a0giờ ${time.minute / 5}\u00a0phút`;
  const distractors = wrongTimes(time).map(([code, wrong, feedback]) =>
    mistake(code, wordsValue(write(wrong, naming)), feedback),
  );
  return choiceQuestion(rng, {
    prompt: place === 0 ? "Đồng hồ chỉ mấy giờ?" : story,
    figures: [face(time)],
    answer: wordsValue(told),
    distractors:
      naming === "half"
        ? distractors
            .filter(({ value }) => value.line.text.endsWith("rưỡi"))
            .concat(
              [3, 9].map((off) =>
                mistake("READ", wordsValue(write({ ...time, hour: ((time.hour + off) % 12) + 1 }, naming)), passedHour),
              ),
            )
        : [...distractors.slice(0, 1), mistake("READ", wordsValue(asNumeral), longHand), ...distractors.slice(1)],
    hints: [shortHand, naming === "half" ? "Kim dài chỉ số 6 là nửa giờ, gọi là rưỡi." : longHand],
    explanation: { say: explain(time, naming), figures: [passed(time)] },
    praise: "time",
    identity: `read ${naming} ${place} ${told}`,
  });
}

/** "Đồng hồ nào chỉ 8 giờ 30 phút?" */
function buildWhichQuestion(rng: Rng, difficulty: Difficulty): Question {
  const time = pickTime(rng, difficulty);
  const naming = difficulty === 1 ? rng.pick(["half", "minutes"] as const) : "minutes";
  const told = write(time, naming);
  const different = new Map(wrongTimes(time).map((wrong) => [minutesAfterTwelve(wrong[1]), wrong]));
  different.delete(minutesAfterTwelve(time));
  const wrong = [...different.values()].slice(0, 3);
  return figureChoiceQuestion(rng, {
    prompt: rng.pick([`Đồng hồ nào chỉ ${told}?`, `Con tìm đồng hồ chỉ ${told} nhé!`]),
    right: face(time),
    answer: told,
    distractors: wrong.map(([code, at, feedback]) => mistake(code, face(at), feedback)),
    hints: [longHand, "Kim ngắn đã đi qua số chỉ giờ."],
    explanation: { say: explain(time, naming), figures: [passed(time)] },
    praise: "time",
    identity: `which ${naming} ${told}`,
  });
}

/** The hands are told: "Kim ngắn ở giữa số 8 và số 9, kim dài chỉ số 6." */
function buildToldQuestion(rng: Rng, difficulty: Difficulty): Question {
  const hour = rng.int(1, 11);
  const time = { hour, minute: difficulty === 1 ? 30 : 15 };
  const told = write(time, "minutes");
  const prompt =
    difficulty === 1
      ? `Kim ngắn ở giữa số ${hour} và ${hour + 1}, kim dài chỉ số 6. Đồng hồ chỉ mấy giờ?`
      : `Kim ngắn vừa qua số ${hour}, kim dài chỉ số 3. Đồng hồ chỉ mấy giờ?`;
  return choiceQuestion(rng, {
    prompt,
    answer: wordsValue(told),
    distractors: [
      ...wrongTimes(time)
        .slice(0, 2)
        .map(([code, at, feedback]) => mistake(code, wordsValue(write(at, "minutes")), feedback)),
      mistake("READ", wordsValue(`${hour}\u00a0giờ ${time.minute / 5}\u00a0phút`), longHand),
      mistake("READ", wordsValue(write({ hour, minute: time.minute === 30 ? 15 : 30 }, "minutes")), longHand),
    ],
    hints: [shortHand, longHand],
    explanation: { say: explain(time, "minutes"), figures: [passed(time)] },
    praise: "time",
    identity: `told ${told}`,
  });
}

/** "Con quay kim đến 8 giờ 30 phút nhé!" */
function buildSetQuestion(rng: Rng, difficulty: Difficulty): Question {
  const time = pickTime(rng, difficulty);
  const story = rng.int(0, 1) === 0 ? null : { who: rng.pick(shortNames), what: rng.pick(doings) };
  return buildSetClockQuestion({
    time: clockTimeAt(minutesAfterTwelve(time)),
    naming: difficulty === 1 ? "half" : "minutes",
    numerals: "all",
    step: difficulty === 1 ? 30 : 15,
    story,
    sky: null,
    rng,
  });
}

/** "Đồng hồ chỉ 8 giờ bao nhiêu phút?" Typed. */
function buildMinutesQuestion(rng: Rng): Question {
  const time = pickTime(rng, 2);
  const { hour, minute } = time;
  const numeral = minute / 5;
  const hours = clockFormat.hours(hour);
  return numberQuestion(rng, {
    prompt: rng.pick([`Đồng hồ chỉ ${hours} bao nhiêu phút?`, `Đã qua ${hours} bao nhiêu phút?`]),
    figures: [face(time)],
    answer: minute,
    range: [1, 60],
    step: 5,
    isTyped: true,
    distractors: [
      mistake("READ", numeral, "Con đọc số mà kim dài chỉ. Mỗi số là 5 phút, con nhé!"),
      mistake("READ", numeral * 10, "Mỗi số là 5 phút, không phải 10 phút. Con đếm lại nhé!"),
      mistake("READ", minute === 30 ? 15 : 30, "Con đếm lại số phút theo kim dài nhé!"),
    ],
    hints: withoutLeaks(minute, ["Kim dài chỉ phút. Con đếm từ số 12.", "Từ số 12, mỗi số là 5 phút."]),
    explanation: { say: explain(time, "minutes"), figures: [passed(time)] },
    praise: "time",
    identity: `minutes ${hour} ${minute}`,
  });
}

/** Clocks at quarters and halves (curriculum, c2-clock-quarter): half past; 15 minutes; hours of 24 in words. */
export const clockQuarter = defineGeometrySkill({
  id: "c2-clock-quarter",
  classId: "2",
  title: "Xem giờ: 15 phút, 30 phút",
  // The map asks for a picture in the first difficulty.
  generate: byDifficulty({
    1: [buildReadQuestion, buildWhichQuestion, buildSetQuestion],
    2: [
      buildReadQuestion,
      buildWhichQuestion,
      buildSetQuestion,
      buildSetQuestion,
      buildToldQuestion,
      buildMinutesQuestion,
      buildMinutesQuestion,
    ],
    3: [
      build24ToWordsQuestion,
      buildHourOf12Question,
      buildHourOf24Question,
      buildSetDayTimeQuestion,
      buildSetDayTimeQuestion,
    ],
  }),
});
