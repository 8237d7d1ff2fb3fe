import type { ClockTime } from "#lib/core/clock-time.ts";
import { clockTimeAt } from "#lib/core/clock-time-at.ts";
import { minutesAfterTwelve } from "#lib/core/minutes-after-twelve.ts";
import type { Rng } from "#lib/core/rng.ts";
import { clockFace } from "#lib/questions/clock/clock-face.ts";
import type { ClockFigure } from "#lib/questions/figures/clock.ts";
import type { Question } from "#lib/questions/question.ts";
import { type Distractor, type HelpWords, mistake, type Words } from "#lib/skills/drafts/draft.ts";
import { typedNumberQuestion } from "#lib/skills/drafts/questions.ts";
import { clockFormat } from "#lib/text/clock-format.ts";
import { clockText } from "#lib/text/clock-text.ts";
import { shortNames } from "./sum-stories.ts";

/** From one time to another, less than an hour later and not past the next full hour. */
interface Span {
  readonly start: ClockTime;
  readonly end: ClockTime;
  readonly length: number;
}

type Step = readonly [minute: number, length: number];

/** Seen clocks stand at a full hour, 15 or 30 minutes past; from a full hour on, the end shows how long it was. */
const seenSteps: readonly Step[] = [
  [0, 15],
  [0, 30],
  [15, 45],
];

/** Told times, so that neither of them, nor their minutes together, is the answer already. */
const toldSteps: readonly Step[] = [10, 15, 20, 30, 40, 45, 50].flatMap((from) =>
  [20, 30, 40, 45, 50, 60]
    .map((to) => [from, to - from, to % 60] as const)
    .filter(([, length, to]) => length >= 15 && ![from, to, from + to].includes(length))
    .map(([, length]): Step => [from, length]),
);

/** Hours that are told in one syllable, at which children are up. */
function pickSpan(rng: Rng, steps: readonly Step[]): Span {
  const [minute, length] = rng.pick(steps);
  const start = { hour: rng.int(2, 9), minute };
  return { start, end: clockTimeAt(minutesAfterTwelve(start) + length), length };
}

const told = (time: ClockTime) => clockFormat.time(time, "minutes");

function clocks({ start, end, length }: Span, isWayShown: boolean): ClockFigure {
  const plain = { numerals: "all", sky: null } as const;
  const way = isWayShown ? { from: start.minute, to: start.minute + length } : null;
  return {
    type: "clock",
    faces: [
      { ...clockFace(start, plain), label: clockText.start },
      { ...clockFace(end, plain), slice: way, label: clockText.end },
    ],
    digital: null,
    alt: clockText.twoAlt(start, end),
  };
}

function explain({ start, end, length }: Span): string {
  const [from, to] = [start.minute, end.minute];
  if (from === 0) return `Kim dài đi từ số 12 đến số ${to / 5} là ${to} phút.`;
  return `${to === 0 ? 60 : to} − ${from} = ${length} (phút).`;
}

function distractors({ start, end, length }: Span): readonly Distractor<number>[] {
  const [from, to] = [start.minute, end.minute];
  const isToFullHour = to === 0;
  return [
    ...(isToFullHour ? [mistake("UNIT", 100 - from, "Một giờ có 60 phút, không phải 100 phút. Con đếm lại nhé!")] : []),
    ...(isToFullHour ? [mistake("PARTIAL", 1, "Con mới xem số giờ. Chưa đủ một giờ, con đếm số phút nhé!")] : []),
    ...(from > 0 ? [mistake("DATUM", from, "Đó là số phút lúc đầu. Con đếm đến lúc sau nhé!")] : []),
    ...(to > 0 ? [mistake("DATUM", to, "Đó là số phút lúc sau. Con đếm từ lúc đầu nhé!")] : []),
    ...(from > 0 && to > 0
      ? [mistake("OP", from + to, "Con cộng hai số phút rồi. Con đếm kim dài đi bao lâu nhé!")]
      : []),
    mistake("READ", length / 5, "Con đếm số khoảng rồi. Mỗi khoảng là 5 phút, con nhé!"),
    mistake("COUNT-ENDS", length + 5, "Con đếm thừa 5 phút rồi. Con đếm lại nhé!"),
    mistake("COUNT-ENDS", length - 5, "Con đếm thiếu 5 phút rồi. Con đếm lại nhé!"),
    mistake("OFF1", length + 1, "Con đếm lại từng 5 phút nhé!"),
    mistake("OFF1", length - 1, "Con đếm lại từng 5 phút nhé!"),
  ];
}

interface SpanDraft {
  readonly span: Span;
  readonly prompt: Words;
  readonly isSeen: boolean;
  readonly identity: string;
}

function buildSpanQuestion(rng: Rng, { span, prompt, isSeen, identity }: SpanDraft): Question {
  const idea = "Con xem kim dài đi từ số nào đến số nào.";
  const hints: readonly HelpWords[] = [
    isSeen ? idea : { say: idea, figures: [clocks(span, false)] },
    { say: "Kim dài đi qua mỗi số là 5 phút. Con đếm nhé!", figures: [clocks(span, true)] },
  ];
  return typedNumberQuestion(rng, {
    prompt,
    figures: isSeen ? [clocks(span, false)] : [],
    answer: span.length,
    range: [1, 120],
    step: 5,
    distractors: distractors(span),
    hints,
    explanation: { say: explain(span), figures: [clocks(span, true)] },
    praise: "duration",
    identity: `${identity} ${told(span.start)} ${span.length}`,
  });
}

const doings = ["học", "vẽ", "bơi", "đọc", "chơi"] as const;

/** Two clocks: "Lan vẽ trong bao nhiêu phút?" */
export function buildClockSpanQuestion(rng: Rng): Question {
  const [child, doing] = [rng.pick(shortNames), rng.pick(doings)];
  const prompts: readonly string[] = [
    `${child} ${doing} trong bao nhiêu phút?`,
    `Con xem hai đồng hồ: ${child} ${doing} bao nhiêu phút?`,
  ];
  return buildSpanQuestion(rng, {
    span: pickSpan(rng, seenSteps),
    prompt: rng.pick(prompts),
    isSeen: true,
    identity: `seen ${doing}`,
  });
}

/** "Lan vẽ từ 7 giờ 30 phút đến 8 giờ. Lan vẽ bao nhiêu phút?" */
export function buildToldSpanQuestion(rng: Rng): Question {
  const span = pickSpan(rng, toldSteps);
  const { start, end } = span;
  const [child, doing] = [rng.pick(shortNames), rng.pick(doings)];
  const prompts: readonly string[] = [
    `${child} ${doing} từ ${told(start)} đến ${told(end)}. ${child} ${doing} bao nhiêu phút?`,
    `Bây giờ là ${told(start)}. Còn bao nhiêu phút nữa đến ${told(end)}?`,
  ];
  const place = rng.int(0, 1);
  return buildSpanQuestion(rng, {
    span,
    prompt: prompts[place] ?? "",
    isSeen: false,
    identity: place === 0 ? `told ${doing}` : "now",
  });
}
