import type { Rng } from "#lib/core/rng.ts";
import type { TableFigure } from "#lib/questions/figures/table.ts";
import type { Question } from "#lib/questions/question.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { typedNumberQuestion } from "#lib/skills/drafts/questions.ts";
import { withoutLeaks } from "#lib/skills/drafts/without-leaks.ts";
import { anyPairs, type Pair } from "./plain-pairs.ts";
import { shortNames } from "./sum-stories.ts";

const range = [1, 200] as const;

/** What three amounts are told of in a table. */
interface Listed {
  readonly head: readonly [string, string];
  readonly alt: string;
  readonly names: (rng: Rng) => readonly string[];
  readonly more: string;
  readonly less: string;
  /** What is asked for: "con"; and with what it counts: "con tem". */
  readonly unit: string;
  readonly thing: string;
}

const listed: readonly Listed[] = [
  {
    head: ["Bạn", "Số viên bi"],
    alt: "Bảng số viên bi của ba bạn.",
    names: (rng) => rng.shuffle(shortNames).slice(0, 3),
    more: "Bạn nhiều bi nhất hơn bạn ít bi nhất",
    less: "Bạn ít bi nhất kém bạn nhiều bi nhất",
    unit: "viên",
    thing: "viên bi",
  },
  {
    head: ["Bạn", "Số con tem"],
    alt: "Bảng số con tem của ba bạn.",
    names: (rng) => rng.shuffle(shortNames).slice(0, 3),
    more: "Bạn nhiều tem nhất hơn bạn ít tem nhất",
    less: "Bạn ít tem nhất kém bạn nhiều tem nhất",
    unit: "con",
    thing: "con tem",
  },
  {
    head: ["Lớp", "Số cây"],
    alt: "Bảng số cây ba lớp đã trồng.",
    names: () => ["2A", "2B", "2C"],
    more: "Lớp trồng nhiều nhất hơn lớp trồng ít nhất",
    less: "Lớp trồng ít nhất kém lớp trồng nhiều nhất",
    unit: "cây",
    thing: "cây",
  },
  {
    head: ["Cây", "Chiều cao (cm)"],
    alt: "Bảng chiều cao của ba cây.",
    names: (rng) => rng.shuffle(["Cà chua", "Ớt", "Đậu", "Hoa hồng", "Hoa cúc"]).slice(0, 3),
    more: "Con so cây cao nhất với cây thấp nhất. Cao hơn",
    less: "Con so cây thấp nhất với cây cao nhất. Thấp hơn",
    unit: "xăng-ti-mét",
    thing: "xăng-ti-mét",
  },
];

/** Three different amounts; the largest and the smallest differ without borrowing, by none of the three. */
function pickThree(rng: Rng): Pair & { readonly middle: number } {
  const pair = rng.pick(anyPairs.filter(({ large, small }) => large - small > 8));
  const { large, small } = pair;
  const between = Array.from({ length: large - small - 5 }, (_, place) => small + 3 + place);
  return { ...pair, middle: rng.pick(between.filter((each) => each !== large - small)) };
}

/** A table of three amounts: "Bạn nhiều tem nhất hơn bạn ít tem nhất bao nhiêu con?" */
export function buildTableDifferenceQuestion(rng: Rng): Question {
  const { large, small, middle } = pickThree(rng);
  const difference = large - small;
  const { head, alt, names, more, less, unit, thing } = rng.pick(listed);
  const isMore = rng.int(0, 1) === 1;
  const part = isMore ? "phần hơn" : "phần hơn kém";
  const amounts = rng.shuffle([large, small, middle]);
  const rows = names(rng).map((name, row) => [name, String(amounts[row])]);
  const figure: TableFigure = { type: "table", title: null, head, rows, marked: null, alt };
  const tinted = [large, small].map((amount) => ({ row: amounts.indexOf(amount), column: 1 }));
  const between = "Con tìm lại số lớn nhất và số bé nhất nhé!";
  return typedNumberQuestion(rng, {
    prompt: `${isMore ? more : less} bao nhiêu ${unit}?`,
    figures: [figure],
    answer: difference,
    range,
    distractors: [
      mistake("OP", large + small, `Con cộng hai số rồi. Muốn tìm ${part}, con làm phép trừ nhé!`),
      mistake("DATUM", large, `Đó là số lớn nhất trong bảng. Con tìm ${part} nhé!`),
      mistake("DATUM", small, `Đó là số bé nhất trong bảng. Con tìm ${part} nhé!`),
      mistake("DATUM", middle, between),
      mistake("FIELD", large - middle, between),
      mistake("FIELD", middle - small, between),
      mistake("OFF10", difference + 10, "Con tính lại hàng chục nhé!"),
      mistake("OFF10", difference - 10, "Con xem lại các chữ số ở hàng chục nhé!"),
    ],
    hints: withoutLeaks(difference, [
      "Con tìm số lớn nhất và số bé nhất trong bảng trước.",
      "Con lấy số lớn nhất trừ số bé nhất.",
    ]),
    explanation: {
      say: `Số lớn nhất là ${large}, số bé nhất là ${small}. ${large} − ${small} = ${difference} (${thing}).`,
      figures: [{ ...figure, tinted }],
    },
    praise: "story",
    identity: `table ${isMore} ${thing} ${large} ${middle} ${small}`,
  });
}
