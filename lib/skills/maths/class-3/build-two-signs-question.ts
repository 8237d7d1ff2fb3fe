import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { wholeValue } from "#lib/questions/values.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { typedNumberQuestion } from "#lib/skills/drafts/questions.ts";
import {
  done,
  inCounters,
  instead,
  isTimes,
  most,
  notRound,
  partsOf,
  pickSum,
  type RoundSum,
  thousands,
} from "./round-sum.ts";
import { results } from "./tell-wrong-operation.ts";

/** Two signs, the first of them × or : ; what comes after it is in thousands as well. */
interface TwoSigns {
  readonly product: RoundSum;
  readonly then: RoundSum;
  /** The product stands behind: "4 000 + 3 000 × 2". */
  readonly isBehind: boolean;
}

function pickTwoSigns(rng: Rng): TwoSigns {
  const product = pickSum(rng, ({ operation, first, result }) => isTimes(operation) && first > 1 && result < most);
  const isBehind = rng.pick([true, false, false]);
  const then = pickSum(
    rng,
    ({ operation, first, second }) =>
      (operation === "+" || operation === "−") && (isBehind ? second : first) === product.result,
  );
  return { product, then, isBehind };
}

/** From left to right, × and : not first. */
function leftToRight({ product, then, isBehind }: TwoSigns): number {
  if (!isBehind) return then.result;
  const first = results([then.first, product.first])[then.operation];
  return results([first, product.second])[product.operation];
}

const firstDone = ({ product }: TwoSigns) => (product.operation === "×" ? "nhân" : "chia");

function mistakesOf(signs: TwoSigns): Distractor<number>[] {
  const { product, then } = signs;
  const answer = then.result * thousands.size;
  const [before, after] = [firstDone(signs), done[then.operation]];
  const wrong = instead[then.operation];
  return [
    mistake("PARTIAL", product.result * thousands.size, `Con mới làm phép ${before}. Con còn phải ${after} nữa.`),
    mistake("ORDER", leftToRight(signs) * thousands.size, `Con làm phép ${before} trước, rồi mới ${after} nhé!`),
    mistake(
      "OP",
      results([then.first, then.second])[wrong] * thousands.size,
      `Sau phép ${before}, con đã làm phép ${done[wrong]} thay vì phép ${after}.`,
    ),
    mistake("ZERO", then.result, "Đó mới là số nghìn. Con viết thêm các chữ số 0 nhé!"),
    mistake("ZERO", answer / 10, "Con viết thiếu chữ số 0 rồi. Con đếm lại nhé!"),
    mistake("ZERO", answer * 10, "Con viết thừa chữ số 0 rồi. Con đếm lại nhé!"),
    ...[1000, -1000].map((by) => mistake("OFF1", answer + by, "Con nhẩm lại từng bước với số nghìn nhé!")),
    ...notRound(answer, thousands),
  ];
}

/** "3 000 × 2 + 4 000 = ?" */
export function buildTwoSignsQuestion(rng: Rng): Question {
  const signs = pickTwoSigns(rng);
  const { product, then, isBehind } = signs;
  const inner = partsOf(product, thousands);
  const outer = partsOf(then, thousands);
  const times = `${inner.written[0]} ${product.operation} ${inner.written[1]}`;
  const text = isBehind
    ? `${outer.written[0]} ${then.operation} ${times}`
    : `${times} ${then.operation} ${outer.written[1]}`;
  return typedNumberQuestion(rng, {
    prompt: rng.pick([`${text} = ?`, `Tính nhẩm: ${text}`, `Con tính nhẩm xem ${text} bằng bao nhiêu.`]),
    answer: outer.values[2],
    write: wholeValue,
    range: [1, 100_000],
    step: 1000,
    distractors: mistakesOf(signs),
    hints: [
      `Con làm phép ${firstDone(signs)} trước, rồi mới làm phép ${done[then.operation]}.`,
      `Con coi mỗi nghìn là một đơn vị và nhẩm ${inCounters(product, thousands).split(" = ")[0]} trước.`,
    ],
    explanation: `${inCounters(product, thousands)}, ${inCounters(then, thousands)}. Vậy ${text} = ${outer.written[2]}.`,
    praise: "calculate",
    identity: `signs ${text}`,
  });
}
