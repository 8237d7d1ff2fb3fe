import type { Question } from "#lib/questions/question.ts";
import type { Way } from "#tests/contract/way.ts";
import { facesOf, minutesShown } from "./hands.ts";
import { writeTime } from "./write-time.ts";

/** Class 1 says "rưỡi" where class 2 says "30 phút": seen by the words of the question and its answers. */
function hasHalf(question: Question): boolean {
  return question.kind === "choice" ? !question.view.choices.some(({ text }) => text.includes("phút")) : true;
}

function read(question: Question, offset: number): string | null {
  const [face] = facesOf(question.figures);
  return face === undefined ? null : writeTime(minutesShown(face) + offset, hasHalf(question));
}

/** The time a prompt asks for, in minutes since twelve, and as it is written there. */
function asked(question: Question): { minutes: number; written: string } | null {
  const found = /(\d+)\u00a0giờ(?: rưỡi| (\d+)\u00a0phút)?/u.exec(question.prompt.text);
  if (found === null) return null;
  const [written, hour, minute] = found;
  const past = written.endsWith("rưỡi") ? 30 : Number(minute ?? 0);
  return { minutes: ((Number(hour) % 12) * 60 + past) % 720, written };
}

function findClock(question: Question): string | null {
  const wanted = asked(question);
  if (question.kind !== "figure-choice" || wanted === null) return null;
  const fitting = [...question.view.figures.keys()].filter((place) =>
    facesOf(question.view.figures.slice(place, place + 1)).every((face) => minutesShown(face) === wanted.minutes),
  );
  return fitting.length === 1 && fitting[0] === question.key.right ? wanted.written : null;
}

/** Turns the hands step by step from where they stand; true to the key only where they come to the time asked for. */
function setClock(question: Question): string | null {
  const wanted = asked(question);
  if (question.kind !== "clock-set" || wanted === null) return null;
  const { start, step } = question.view;
  for (let turned = 0; turned < 720; turned += step) {
    const minutes = ((start.hour % 12) * 60 + start.minute + turned) % 720;
    const isRight = (Math.floor(minutes / 60) || 12) === question.key.hour && minutes % 60 === question.key.minute;
    if (minutes === wanted.minutes && isRight) return wanted.written;
  }
  return null;
}

/** How long it takes from the first clock to the second, counted by the minute. */
function lasts(question: Question): string | null {
  const [start, end] = facesOf(question.figures).map(minutesShown);
  if (start === undefined || end === undefined) return null;
  let length = 0;
  while ((start + length) % 720 !== end) length += 1;
  return length % 60 === 0 ? `${length / 60}\u00a0giờ` : `${length}\u00a0phút`;
}

export const clockWays: readonly Way[] = [
  [/^Đồng\u00a0hồ chỉ mấy giờ\?$/u, (_, __, question) => read(question, 0)],
  [/^\p{L}+ [\p{L} ]+ lúc mấy giờ\?$/u, (_, __, question) => read(question, 0)],
  [/^Đồng\u00a0hồ nào chỉ .+\?$/u, (_, __, question) => findClock(question)],
  [/ lúc .+\. Đồng\u00a0hồ nào đúng\?$/u, (_, __, question) => findClock(question)],
  [/^Con quay kim đến .+ nhé!$/u, (_, __, question) => setClock(question)],
  [/ lúc .+\. Con quay kim nhé!$/u, (_, __, question) => setClock(question)],
  [/^Sau \d+\u00a0giờ nữa, đồng\u00a0hồ chỉ mấy giờ\?$/u, ([hours = 0], _, question) => read(question, hours * 60)],
  [/^Trước đó \d+\u00a0giờ, đồng\u00a0hồ chỉ mấy giờ\?$/u, ([hours = 0], _, question) => read(question, -hours * 60)],
  [/^Sau \d+\u00a0phút nữa, đồng\u00a0hồ chỉ mấy giờ\?$/u, ([minutes = 0], _, question) => read(question, minutes)],
  [/^\p{L}+ [\p{L} ]+ trong bao lâu\?$/u, (_, __, question) => lasts(question)],
];
