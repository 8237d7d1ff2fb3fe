import { groupNumber } from "#lib/core/group-number.ts";
import { measure } from "#lib/core/measure.ts";
import type { Rng } from "#lib/core/rng.ts";
import { toLine } from "#lib/core/to-line.ts";
import { roadDiagram } from "#lib/questions/diagrams/road-diagram.ts";
import type { DiagramFigure } from "#lib/questions/figures/diagram.ts";
import type { Question } from "#lib/questions/question.ts";
import type { Value } from "#lib/questions/values.ts";
import { type Distractor, mistake, type Words } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion } from "#lib/skills/drafts/questions.ts";
import { decimalMeasureValue, decimalText } from "#lib/skills/maths/decimal-measure.ts";
import { defineGeometrySkill } from "#lib/skills/maths/define-maths-skill.ts";
import { buildJourneyQuestion } from "./build-journey-question.ts";
import { buildTimeOnTheWayQuestion } from "./build-time-on-the-way-question.ts";
import { measuredQuestion } from "./measured-question.ts";
import { type Mover, movers, timesOf } from "./movers.ts";
import { roadInParts } from "./road-in-parts.ts";
import { tenTimesDistractor } from "./ten-times-distractor.ts";
import { decimalMeasureQuestion } from "./typed-measures.ts";

/** The short forms of the school books. */
const shortForms: Partial<Readonly<Record<Mover["speed"], string>>> = { "km/giờ": "km/h", "m/giây": "m/s" };

/** What a speed tells, with its short form, which is not read out. */
function meaningOf({ speed, time, way }: Mover): Words {
  const [before, after] = [
    `Vận tốc tính bằng ${speed}`,
    `cho biết trong 1 ${time} đi được bao nhiêu ${wayNames[way]}.`,
  ];
  const short = shortForms[speed];
  const { text, spoken } = toLine(`${before} ${after}`);
  return short === undefined ? text : { text: `${before} (còn viết là ${short}) ${after}`, spoken };
}

const wayNames = { km: "ki-lô-mét", m: "mét" } as const;

/** "Ô tô đi 150 km trong 3 giờ. Vận tốc của ô tô là:" */
function buildSpeedQuestion(rng: Rng): Question {
  const mover = rng.pick(movers);
  const { who, of, speed, way, time, moves } = mover;
  const fast = rng.int(mover.least, mover.most);
  const lasts = rng.pick(timesOf(mover));
  const far = fast * lasts;
  const [wayText, timeText] = [measure(groupNumber(far), way), measure(String(lasts), time)];
  const write = (value: number) => decimalMeasureValue(value, 0, speed);
  return rng.pick([choiceQuestion, measuredQuestion])(rng, {
    unit: speed,
    prompt: rng.pick([
      `${who} ${moves} ${wayText} trong ${timeText}. Vận tốc của ${of} là:`,
      `${who} ${moves} quãng đường ${wayText} hết ${timeText}. Tính vận tốc của ${of}.`,
      `Quãng đường AB dài ${wayText}. ${who} ${moves} từ A đến B hết ${timeText}. Vận tốc của ${of} là bao nhiêu?`,
    ]),
    figures: [
      roadDiagram({
        wayText,
        fromLeft: timeText,
        fromRight: null,
        alt: `Quãng đường AB dài ${wayText}, ${moves} hết ${timeText}.`,
      }),
    ],
    answer: write(fast),
    distractors: [
      mistake("OP", write(far * lasts), "Con đã nhân quãng đường với thời gian. Tìm vận tốc thì con chia nhé!"),
      mistake("OP", write(far - lasts), "Quãng đường không trừ cho thời gian được. Con làm phép chia nhé!"),
      mistake("OP", write(far + lasts), "Quãng đường không cộng với thời gian được. Con làm phép chia nhé!"),
      mistake("OFF10", write(fast + 10), "Con chia lại, bắt đầu từ hàng chục nhé!"),
      ...(fast > 10 ? [mistake("OFF10", write(fast - 10), "Con chia lại hàng chục nhé!")] : []),
      mistake("OFF1", write(fast - 1), "Con chia lại hàng đơn vị nhé!"),
      mistake("OFF1", write(fast - 2), "Con thử lại: lấy kết quả này nhân với thời gian xem sao."),
    ],
    hints: [meaningOf(mover), "Con lấy quãng đường chia cho thời gian."],
    explanation: {
      say: `Vận tốc = quãng đường : thời gian = ${groupNumber(far)} : ${lasts} = ${fast} (${speed}).`,
      figures: [roadInParts({ mover, fast, lasts, wayText, timeText, restText: null })],
    },
    praise: "calculate",
    identity: `speed ${far} ${lasts} ${speed}`,
  });
}

interface OnTheWay {
  readonly fast: number;
  /** In tenths. */
  readonly lasts: number;
  readonly isHalf: boolean;
  /** Told in hours and minutes. */
  readonly isCompound: boolean;
}

function wayDistractors({ fast, lasts, isHalf, isCompound }: OnTheWay, write: (scaled: number) => Value): Distractor[] {
  const whole = Math.floor(lasts / 10) * 10;
  return [
    ...(isCompound
      ? [mistake("UNIT", write(fast * (whole + 3)), "30 phút không phải là 0,3 giờ. Con đổi lại nhé!")]
      : []),
    ...(isHalf
      ? [mistake("PARTIAL", write(fast * whole), "Con mới tính số giờ chẵn. Con tính cả nửa giờ nữa nhé!")]
      : []),
    mistake("OP", write(fast * 10 + lasts), "Con đã cộng vận tốc với thời gian. Con phải nhân nhé!"),
    mistake(
      "OP",
      write(Math.abs(fast * 10 - lasts)),
      "Con đã trừ. Tìm quãng đường thì con nhân vận tốc với thời gian.",
    ),
    mistake("OFF1", write(fast * (lasts + 10)), "Con nhân lại với đúng thời gian nhé!"),
    tenTimesDistractor(write(fast * lasts * 10), !isHalf),
  ];
}

/** A way of giving the time: "2,5 giờ", "2 giờ 30 phút", "40 giây". */
function lastingText({ lasts, isCompound }: OnTheWay, time: Mover["time"]): string {
  if (!isCompound) return measure(decimalText(lasts, 1), time);
  return `${measure(String(Math.floor(lasts / 10)), "giờ")} ${measure("30", "phút")}`;
}

/** The road with its hours, and the half one at its end. */
function wholeRoad(mover: Mover, journey: OnTheWay): DiagramFigure {
  const { fast, lasts, isHalf } = journey;
  return roadInParts({
    mover,
    fast,
    lasts: lasts / 10,
    wayText: measure(decimalText(fast * lasts, 1), mover.way),
    timeText: lastingText(journey, mover.time),
    restText: isHalf ? measure("30", "phút") : null,
  });
}

/** "Xe máy đi với vận tốc 36 km/giờ. Trong 2,5 giờ xe máy đi được bao nhiêu ki-lô-mét?" */
function buildWayQuestion(rng: Rng): Question {
  const mover = rng.pick(movers);
  const { who, of, speed, way, time, moves } = mover;
  const isHalf = time === "giờ" && rng.int(0, 1) === 0;
  const lasts = rng.pick(timesOf(mover)) * 10 - (isHalf ? 5 : 0);
  const fast = isHalf ? rng.int(Math.ceil(mover.least / 2), mover.most / 2) * 2 : rng.int(mover.least, mover.most);
  const isCompound = isHalf && rng.int(0, 1) === 0;
  const timeText = lastingText({ fast, lasts, isHalf, isCompound }, time);
  const fastText = measure(String(fast), speed);
  const write = (scaled: number) => decimalMeasureValue(scaled, 1, way);
  const bare = decimalText(lasts, 1);
  const turn = isCompound ? `Đổi: ${timeText} = ${measure(bare, "giờ")}. ` : "";
  return decimalMeasureQuestion(rng, {
    unit: way,
    wrong: "Con lấy vận tốc nhân với thời gian. Con tính lại từng bước nhé!",
    prompt: rng.pick([
      `${who} ${moves} với vận tốc ${fastText} trong ${timeText}. Quãng đường ${of} ${moves} được là:`,
      `${who} ${moves} từ A đến B hết ${timeText} với vận tốc ${fastText}. Quãng đường AB dài bao nhiêu?`,
      `Vận tốc của ${of} là ${fastText}. Trong ${timeText}, ${of} ${moves} được quãng đường dài bao nhiêu?`,
    ]),
    figures: [
      roadDiagram({
        wayText: "?",
        fromLeft: fastText,
        fromRight: null,
        alt: `Quãng đường AB chưa biết, ${moves} với vận tốc ${fastText}.`,
      }),
    ],
    answer: write(fast * lasts),
    distractors: wayDistractors({ fast, lasts, isHalf, isCompound }, write),
    hints: [
      "Vận tốc cho biết trong một đơn vị thời gian đi được bao nhiêu.",
      isCompound
        ? "Con đổi thời gian ra giờ trước: 30 phút là nửa giờ. Rồi lấy vận tốc nhân với thời gian."
        : "Con lấy vận tốc nhân với thời gian.",
    ],
    explanation: {
      say: `${turn}Quãng đường = vận tốc × thời gian = ${fast} × ${bare} = ${decimalText(fast * lasts, 1)} (${way}).`,
      figures: [wholeRoad(mover, { fast, lasts, isHalf, isCompound })],
    },
    praise: "calculate",
    identity: `way ${fast} ${timeText} ${speed}`,
  });
}

/** Speed, way and time (curriculum, c5-speed): the speed; the way; the time, or a journey told by the clock. */
export const speed = defineGeometrySkill({
  id: "c5-speed",
  classId: "5",
  title: "Vận tốc, quãng đường, thời gian",
  generate(difficulty, rng) {
    if (difficulty === 1) return buildSpeedQuestion(rng);
    return difficulty === 2
      ? buildWayQuestion(rng)
      : rng.pick([buildTimeOnTheWayQuestion, buildJourneyQuestion, buildJourneyQuestion])(rng);
  },
});
