import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { typedNumberQuestion } from "#lib/skills/drafts/questions.ts";
import { children } from "#lib/skills/words/children.ts";
import { coinSides, coinsHeard, strike, throwsOf, timesOf } from "./tries.ts";

const range = [0, 60] as const;
const oneFace = "Đó là số lần của một mặt. Con lấy số lần nhiều hơn trừ số lần ít hơn nhé!";

/** "Tung đồng xu được: S, N, S … Hai mặt xuất hiện hơn kém nhau bao nhiêu lần?" */
export function buildCompareQuestion(rng: Rng): Question {
  const count = rng.int(4, 6) * 2 + 1;
  const tries = throwsOf(rng, coinSides, count);
  const tails = timesOf(tries, "S");
  const heads = count - tails;
  const difference = Math.abs(tails - heads);
  const [most, least] = [Math.max(tails, heads), Math.min(tails, heads)];
  const list = tries.join(", ");
  const [more, less] = tails > heads ? ["sấp", "ngửa"] : ["ngửa", "sấp"];
  const ask = rng.pick([
    "Hai mặt xuất hiện hơn kém nhau bao nhiêu lần?",
    `Mặt ${more} xuất hiện nhiều hơn mặt ${less} bao nhiêu lần?`,
  ]);
  return typedNumberQuestion(rng, {
    prompt: {
      text: `Tung đồng xu (S là sấp, N là ngửa): ${list}. ${ask}`,
      spoken: `Tung đồng xu: ${coinsHeard(tries)}. ${ask}`,
    },
    answer: difference,
    range,
    distractors: [
      mistake("DATUM", most, oneFace),
      mistake("DATUM", least, oneFace),
      mistake("OP", count, "Con cộng số lần của hai mặt rồi. Tìm phần hơn kém thì con trừ nhé!"),
      mistake("OFF1", difference + 1, strike),
      mistake("OFF1", difference - 1, strike),
    ],
    hints: ["Con đếm số lần mặt sấp, rồi đếm số lần mặt ngửa.", "Con lấy số lớn trừ số bé."],
    explanation: `Mặt sấp ${tails} lần, mặt ngửa ${heads} lần: ${most} − ${least} = ${difference} (lần).`,
    praise: "count",
    identity: `compare ${list}`,
  });
}

/** "An tung được: S, N, … Bình tung được: N, N, … Số lần mặt sấp của hai bạn hơn kém nhau bao nhiêu?" */
export function buildTwoTriesQuestion(rng: Rng): Question {
  const [one = "", other = ""] = rng.shuffle(children);
  const count = rng.int(6, 8);
  const draws = Array.from(
    { length: 12 },
    () => [throwsOf(rng, coinSides, count), throwsOf(rng, coinSides, count)] as const,
  );
  const [first, second] =
    draws.find(([a, b]) => timesOf(a, "S") !== timesOf(b, "S")) ??
    ([
      ["S", "S", "S", "S", "N", "S"],
      ["N", "S", "N", "N", "N", "S"],
    ] as const);
  const [letter, name] = rng.pick([
    ["S", "sấp"],
    ["N", "ngửa"],
  ] as const);
  const counts = [first, second].map((tries) => timesOf<string>(tries, letter));
  const [most, least] = [Math.max(...counts), Math.min(...counts)];
  const difference = most - least;
  const ask = `Số lần mặt ${name} của hai bạn hơn kém nhau bao nhiêu?`;
  const told = (write: (tries: readonly string[]) => string) =>
    `${one} tung đồng xu: ${write(first)}. ${other} tung: ${write(second)}. ${ask}`;
  const [a = 0, b = 0] = counts;
  return typedNumberQuestion(rng, {
    prompt: { text: told((tries) => tries.join(", ")), spoken: told(coinsHeard) },
    answer: difference,
    range,
    distractors: [
      mistake("DATUM", most, `Đó là số lần của một bạn. Con đếm cho cả hai bạn rồi trừ nhé!`),
      mistake("DATUM", least, `Đó là số lần của một bạn. Con đếm cho cả hai bạn rồi trừ nhé!`),
      mistake("OP", most + least, "Con cộng rồi. Tìm phần hơn kém thì con làm phép trừ nhé!"),
      mistake("OFF1", difference + 1, strike),
      mistake("OFF1", difference - 1, strike),
    ],
    hints: [`Con đếm số chữ ${letter} trong dãy của từng bạn.`, "Con lấy số lớn trừ số bé."],
    explanation: `${one} có ${a} lần mặt ${name}, ${other} có ${b} lần: ${most} − ${least} = ${difference}.`,
    praise: "count",
    identity: `two ${letter} ${first.join("")} ${second.join("")}`,
  });
}
