import { groupNumber } from "#lib/core/group-number.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { AxisFigure } from "#lib/questions/figures/axis.ts";
import type { Question } from "#lib/questions/question.ts";
import { wholeValue } from "#lib/questions/values.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { typedNumberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { children } from "#lib/skills/words/children.ts";
import { placeNames } from "./place-chart.ts";

const largest = 100_000;

/** A number, and whether the one after it is the answer or the one before it. */
interface Asked {
  readonly given: number;
  readonly isAfter: boolean;
  readonly answer: number;
}

/** The number that a ten, a hundred, a thousand … begins with. */
function pickEdge(rng: Rng, difficulty: 2 | 3): number {
  if (difficulty === 3) return rng.pick([rng.int(2, 99) * 1000, rng.int(1, 10) * 10_000]);
  const [size, most] = rng.pick([[10, 9999] as const, [100, 999] as const]);
  const count = rng.int(1000 / size + 1, most);
  return (count % 10 === 0 ? count - 1 : count) * size;
}

function pickAsked(rng: Rng, difficulty: Difficulty): Asked {
  const isAfter = rng.pick([true, false]);
  const step = isAfter ? 1 : -1;
  if (difficulty === 1) {
    const tens = rng.pick([rng.int(100, 999), rng.int(1000, 9999)]);
    const given = tens * 10 + rng.int(1, 8);
    return { given, isAfter, answer: given + step };
  }
  const edge = pickEdge(rng, difficulty);
  return isAfter ? { given: edge - 1, isAfter, answer: edge } : { given: edge, isAfter, answer: edge - 1 };
}

/** A short piece of the ray with the number and its neighbour on it. */
function ray({ given, answer }: Asked, asked: number | null, hop: string | null, alt: string): AxisFigure {
  const from = Math.min(given, answer, largest - 2) - 1;
  const marks = Array.from({ length: 4 }, (_, place) => {
    const at = from + place;
    const isNamed = at === given || at === answer;
    return { at, label: at === asked ? "?" : (isNamed && groupNumber(at)) || null, isLarge: isNamed };
  });
  const hops = hop === null ? [] : [{ from: given, to: answer, label: hop }];
  return { type: "axis", from, to: from + 3, marks, pointers: [], hops, alt };
}

/** How the number is asked for; `given` stands in each. */
type Way = "direct" | "ray" | "ticket" | "road" | "between" | "row" | "reversed";

const waysOf: Readonly<Record<Difficulty, readonly Way[]>> = {
  1: ["direct", "direct", "ray", "ticket", "road"],
  2: ["direct", "direct", "ticket", "road", "between"],
  3: ["direct", "reversed", "reversed", "row"],
};

function promptOf(asked: Asked, way: Way, rng: Rng): string {
  const { given, isAfter, answer } = asked;
  const [side, opposite, near, step] = isAfter
    ? (["liền sau", "liền trước", "ngay sau", 1] as const)
    : (["liền trước", "liền sau", "ngay trước", -1] as const);
  const told = groupNumber(given);
  const prompts: Readonly<Record<Way, () => string>> = {
    direct: () => `Số ${side} của ${told} là số nào?`,
    ray: () => `Trên tia số, số nào đứng ${near} số ${told}?`,
    ticket: () =>
      `Vé xem xiếc được đánh số liên tiếp. Vé của ${rng.pick(children)} có số ${told}. Vé ${near} vé đó có số bao nhiêu?`,
    road: () =>
      `Đồng hồ đo đường của xe máy đang chỉ ${told}\u00a0km. Xe đi thêm 1\u00a0km thì đồng hồ chỉ bao nhiêu ki-lô-mét?`,
    between: () => `Số nào ở giữa hai số ${groupNumber(answer - 1)} và ${groupNumber(answer + 1)}?`,
    row: () => {
      const row = [given - 2 * step, given - step, given].map(groupNumber).join(", ");
      return `Số tiếp theo của dãy ${row}, … là số nào?`;
    },
    reversed: () => `${told} là số ${opposite} của số nào?`,
  };
  return prompts[way]();
}

/** How many nines (or zeros) at the end turn into zeros (or nines). */
function turnedPlaces({ given, isAfter }: Asked): number {
  return (isAfter ? /9*$/u : /0*$/u).exec(String(given))?.[0].length ?? 0;
}

/** What goes wrong where the digits of several places change. */
function turnedMistakes(asked: Asked): Distractor<number>[] {
  const { isAfter, answer } = asked;
  const turned = turnedPlaces(asked);
  const [next, last] = [placeNames[turned], placeNames[turned - 1]];
  if (turned === 0 || next === undefined) return [];
  const which = (digit: number) => (turned === 1 ? `Chữ số ${digit} ở hàng đơn vị` : `Các chữ số ${digit} ở cuối`);
  if (isAfter) {
    const forgotten = `${which(9)} đã đổi thành 0, nhưng con quên thêm 1 vào hàng ${next}.`;
    return [mistake("CARRY", answer - 10 ** turned, forgotten)];
  }
  const kept = `Chữ số 0 ở hàng ${last} cũng phải đổi thành 9. Con xem lại nhé!`;
  return [
    mistake("BORROW", answer + 10 ** turned, `${which(0)} đã đổi thành 9, nhưng con quên bớt 1 ở hàng ${next}.`),
    ...(turned > 1 ? [mistake("ZERO", answer - 9 * 10 ** (turned - 1), kept)] : []),
  ];
}

function distractorsOf(asked: Asked, way: Way): Distractor<number>[] {
  const { given, isAfter, answer } = asked;
  const step = isAfter ? 1 : -1;
  const done = isAfter ? "thêm" : "bớt";
  const only = "Hai số liền nhau chỉ hơn kém nhau 1 đơn vị.";
  const told = groupNumber(given);
  if (way === "between") {
    const again = "Số này đề bài cho rồi. Con tìm số ở giữa hai số nhé!";
    const far = `Số này không nằm giữa ${groupNumber(answer - 1)} và ${groupNumber(answer + 1)}. Con so sánh lại nhé!`;
    return [
      mistake("DATUM", answer - 1, again),
      mistake("DATUM", answer + 1, again),
      ...[10, -10].map((by) => mistake("OFF10", answer + by, far)),
      ...[100, -100].map((by) => mistake("OFF100", answer + by, far)),
    ];
  }
  const side = isAfter ? "trước" : "sau";
  const isReversed = way === "reversed";
  const turned = isReversed
    ? `Con tìm số liền ${side} của ${told} rồi. Đề bài hỏi ${told} đứng ngay ${side} số nào.`
    : `Con ${isAfter ? "bớt" : "thêm"} 1 rồi. Số phải tìm ${isAfter ? "lớn hơn" : "bé hơn"} ${told}.`;
  return [
    mistake("REL", given - step, turned),
    mistake(
      "DATUM",
      given,
      isReversed
        ? `${told} là số đề bài cho. Con nghĩ xem ${told} đứng ngay ${side} số nào.`
        : `${told} là số đề bài cho. Con ${done} 1 nữa nhé!`,
    ),
    ...turnedMistakes(asked),
    mistake("OFF1", given + step * 2, `Con ${done} 2 rồi. ${only}`),
    mistake("OFF10", given + step * 10, `Con ${done} 10 rồi. ${only}`),
    mistake("OFF100", given + step * 100, `Con ${done} 100 rồi. ${only}`),
    mistake("ZERO", given + step * 1000, `Con ${done} ${groupNumber(1000)} rồi. ${only}`),
  ];
}

/** Which digits change, before the sum: "699 thành 700" is not seen from the ones alone. */
function hintOf(asked: Asked, way: Way): string {
  const { given, isAfter } = asked;
  if (way === "between") return "Con thêm 1 vào số bé hơn trong hai số.";
  const digit = isAfter ? 9 : 0;
  const turned = turnedPlaces(asked);
  const others = turned === 1 ? "hàng chục" : "các hàng bên trái";
  const tail = turned > 0 ? ` Chữ số hàng đơn vị là ${digit}, nên ${others} cũng thay đổi.` : "";
  const told = groupNumber(given);
  return `${isAfter ? `Con thêm 1 vào ${told}` : `Con lấy ${told} bớt đi 1`}.${tail}`;
}

function explain({ given, isAfter, answer }: Asked, way: Way): string {
  const [from, to] = [groupNumber(given), groupNumber(answer)];
  const [sum, more, side, opposite] = isAfter
    ? [`${from} + 1 = ${to}`, "hơn", "liền sau", "liền trước"]
    : [`${from} − 1 = ${to}`, "kém", "liền trước", "liền sau"];
  const [before, after] = [groupNumber(answer - 1), groupNumber(answer + 1)];
  const direct = `Số ${side} ${more} số đã cho 1 đơn vị: ${sum}.`;
  return {
    direct,
    ray: direct,
    ticket: `Con ${isAfter ? "thêm" : "bớt"} 1: ${sum}.`,
    road: `Con thêm 1: ${sum} (km).`,
    between: `${before} + 1 = ${to} và ${to} + 1 = ${after}. Số ở giữa là ${to}.`,
    row: `Trong dãy, mỗi số ${more} số đứng trước 1 đơn vị: ${sum}.`,
    reversed: `${sum}. Vậy ${from} là số ${opposite} của ${to}.`,
  }[way];
}

function ask(rng: Rng, difficulty: Difficulty): Question {
  const picked = rng.pick(waysOf[difficulty]);
  const asked = pickAsked(rng, difficulty);
  const { given, isAfter, answer } = asked;
  // A meter never counts down.
  const way = picked === "road" && !isAfter ? "ticket" : picked;
  const hop = isAfter ? "+1" : "−1";
  return typedNumberQuestion(rng, {
    prompt: promptOf(asked, way, rng),
    figures: way === "ray" ? [ray(asked, answer, null, "Một đoạn tia số có một số còn thiếu.")] : [],
    answer,
    write: wholeValue,
    range: [1, largest],
    distractors: distractorsOf(asked, way),
    hints: [
      way === "row"
        ? "Con xem mỗi số hơn hay kém số đứng trước mấy đơn vị."
        : "Hai số liền nhau hơn kém nhau 1 đơn vị.",
      {
        say: hintOf(asked, way),
        figures: way === "between" ? [] : [ray(asked, answer, null, "Một đoạn tia số có một số còn thiếu.")],
      },
    ],
    explanation: {
      say: explain(asked, way),
      figures: [
        ray(
          asked,
          null,
          hop,
          `Tia số: từ ${groupNumber(given)} ${isAfter ? "thêm" : "bớt"} 1 thì đến ${groupNumber(answer)}.`,
        ),
      ],
    },
    praise: "neighbour",
    identity: `${way} ${isAfter} ${answer}`,
  });
}

/** The numbers next to a number (curriculum, c3-neighbours-100000): in the ones; over a ten or hundred; over a thousand, reversed. */
export const neighboursHundredThousand = defineNumberSkill({
  id: "c3-neighbours-100000",
  classId: "3",
  title: "Số liền trước, số liền sau đến 100 000",
  generate: (difficulty, rng) => ask(rng, difficulty),
});
