import type { Rng } from "#lib/core/rng.ts";
import { toLine } from "#lib/core/to-line.ts";
import { type JoinKey, type JoinRow, type JoinView, mostInRow } from "#lib/questions/kinds/join/grading.ts";
import type { MistakeCode } from "#lib/questions/mistake-code.ts";
import type { PictureName } from "#lib/questions/picture-name.ts";
import type { Question } from "#lib/questions/question.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { draftedFields } from "#lib/skills/drafts/draft.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { joinBoardText } from "#lib/text/join-board-text.ts";
import { pictureText } from "#lib/text/picture-text.ts";

/** Things that belong together one to one, with what each kind is called. */
interface Pair {
  readonly upper: { readonly picture: PictureName; readonly name: string };
  readonly lower: { readonly picture: PictureName; readonly name: string };
}

const pairs: readonly Pair[] = [
  { upper: { picture: "monkey", name: "khỉ" }, lower: { picture: "banana", name: "chuối" } },
  { upper: { picture: "cat", name: "mèo" }, lower: { picture: "fish", name: "cá" } },
  { upper: { picture: "butterfly", name: "bướm" }, lower: { picture: "flower", name: "hoa" } },
  { upper: { picture: "chicken", name: "gà" }, lower: { picture: "worm", name: "giun" } },
  { upper: { picture: "bird", name: "chim" }, lower: { picture: "caterpillar", name: "sâu" } },
  { upper: { picture: "goat", name: "dê" }, lower: { picture: "leaf", name: "lá" } },
  { upper: { picture: "elephant", name: "voi" }, lower: { picture: "ball", name: "bóng" } },
  { upper: { picture: "fox", name: "cáo" }, lower: { picture: "grapes", name: "nho" } },
];

interface Counts {
  readonly upper: number;
  readonly lower: number;
}

const allColumns = Array.from({ length: mostInRow }, (_, place) => place);

function pickColumns(rng: Rng, count: number): readonly number[] {
  return rng
    .shuffle(allColumns)
    .slice(0, count)
    .toSorted((one, other) => one - other);
}

/** "con khỉ", as one of them is told. */
const oneOf = (picture: PictureName) => pictureText[picture].name;

interface Told {
  readonly prompt: string;
  /** What the idea leads to. */
  readonly hint: string;
  readonly view: JoinView;
  readonly key: Omit<JoinKey, "wrong">;
  readonly explanation: string;
  readonly answer: string;
  readonly identity: string;
}

const idea = "Con nối từng đôi một. Nối xong, bên nào còn thừa?";

function joinQuestion(rng: Rng, { prompt, hint, view, key, explanation, answer, identity }: Told): Question {
  return {
    kind: "join",
    ...draftedFields(rng, {
      prompt,
      hints: [idea, hint],
      explanation,
      praise: "join",
      identity,
    }),
    view,
    key: { ...key, wrong: toLine("Con xem nối xong còn thừa mấy nhé!") },
    answer: toLine(answer),
  };
}

/** What is left once all are joined: "còn thừa 2 con khỉ". */
function leftOver({ upper, lower }: Pair, counts: Counts): string {
  const rest = counts.upper - counts.lower;
  const { picture } = rest > 0 ? upper : lower;
  return `còn thừa ${joinBoardText.amount(picture, Math.abs(rest))}`;
}

interface Comparison {
  readonly pair: Pair;
  readonly counts: Counts;
  readonly rows: readonly [JoinRow, JoinRow];
}

const mistakeOf = (told: number, feedback: string, code: MistakeCode) => ({ told, feedback: toLine(feedback), code });

/** "Bên nào nhiều hơn?" The two sides are the answers, and that they are equal. */
function askSide(rng: Rng, { pair, counts, rows }: Comparison): Question {
  const { upper, lower } = pair;
  const right = counts.upper > counts.lower ? 0 : 1;
  const names = [upper, lower].map(({ name }) => `Số ${name}`);
  const told = names[right] ?? "";
  return joinQuestion(rng, {
    prompt: `Con nối mỗi ${oneOf(upper.picture)} với một ${oneOf(lower.picture)}. Bên nào nhiều hơn?`,
    hint: "Bên chưa được nối hết là bên có nhiều hơn.",
    view: { rows, answers: [...names, "Bằng nhau"].map(toLine) },
    key: {
      told: right,
      mistakes: [
        mistakeOf(1 - right, "Con tìm bên còn thừa, chưa được nối hết nhé!", "REL"),
        mistakeOf(2, "Còn thừa nên hai bên không bằng nhau.", "EQ"),
      ],
    },
    explanation: `Nối xong, ${leftOver(pair, counts)}. ${told} nhiều hơn.`,
    answer: told,
    identity: `side ${upper.name} ${counts.upper} ${counts.lower}`,
  });
}

/** "Số khỉ thế nào so với số chuối?" More, fewer or as many. */
function askRelation(rng: Rng, { pair, counts, rows }: Comparison): Question {
  const { upper, lower } = pair;
  const isSwapped = rng.pick([true, false]);
  const [first, second] = isSwapped ? [lower, upper] : [upper, lower];
  const difference = (counts.upper - counts.lower) * (isSwapped ? -1 : 1);
  const names = ["Nhiều hơn", "Ít hơn", "Bằng nhau"];
  const right = [difference > 0, difference < 0, difference === 0].indexOf(true);
  const told = names[right] ?? "";
  const more = difference > 0 ? first : second;
  const found = difference === 0 ? "không còn thừa gì" : leftOver(pair, counts);
  return joinQuestion(rng, {
    prompt: `Con nối từng đôi. Số ${first.name} thế nào so với số ${second.name}?`,
    hint: "Bên nào còn thừa thì bên đó có số lớn hơn.",
    view: { rows, answers: names.map(toLine) },
    key: {
      told: right,
      mistakes:
        difference === 0
          ? [0, 1].map((wrong) => mistakeOf(wrong, "Bên nào cũng được nối hết, không bên nào thừa.", "REL"))
          : [
              mistakeOf(1 - right, `Bên còn thừa là ${more.name}. Con nghĩ lại nhé!`, "SWAP"),
              mistakeOf(2, "Còn thừa nên hai bên không bằng nhau.", "EQ"),
            ],
    },
    explanation: `Nối xong, ${found}. ${difference === 0 ? "Hai bên bằng nhau." : `Số ${first.name} ${told.toLowerCase()} số ${second.name}.`}`,
    answer: told,
    identity: `relation ${first.name} ${counts.upper} ${counts.lower}`,
  });
}

/** "Con nối rồi lấy thêm chuối cho bằng số khỉ." */
function askRest(rng: Rng, { pair, counts, rows }: Comparison): Question {
  const { upper, lower } = pair;
  const rest = counts.upper - counts.lower;
  const added = joinBoardText.amount(lower.picture, rest);
  return joinQuestion(rng, {
    prompt: rng.pick([
      `Con nối rồi lấy thêm ${lower.name} cho bằng số ${upper.name}.`,
      `Con nối từng đôi. Con lấy thêm ${lower.name} để hai bên bằng nhau.`,
    ]),
    hint: `Mỗi ${oneOf(upper.picture)} còn thừa đều cần có ${lower.name}.`,
    view: { rows, answers: null },
    key: {
      told: rest,
      mistakes: [
        mistakeOf(rest - 1, `Vẫn còn ${oneOf(upper.picture)} chưa có ${lower.name}.`, "OFF1"),
        mistakeOf(rest + 1, `Bây giờ ${lower.name} lại thừa rồi.`, "OFF1"),
      ].filter(({ told }) => told > 0 && told <= mostInRow - counts.lower),
    },
    explanation: `Nối xong, ${leftOver(pair, counts)}. Lấy thêm ${added} thì hai bên bằng nhau.`,
    answer: added,
    identity: `rest ${upper.name} ${counts.upper} ${counts.lower}`,
  });
}

function compare(rng: Rng, counts: Counts, columnsOf: (count: number) => readonly number[]): Comparison {
  const pair = rng.pick(pairs);
  return {
    ...{ pair, counts },
    rows: [
      { picture: pair.upper.picture, places: columnsOf(counts.upper) },
      { picture: pair.lower.picture, places: columnsOf(counts.lower) },
    ],
  };
}

/** Up to five of each, one below the other: one or two more on a side. */
function buildSideQuestion(rng: Rng): Question {
  const few = rng.int(1, mostInRow - 1);
  const many = Math.min(mostInRow, few + rng.int(1, 2));
  const counts = rng.pick([
    { upper: many, lower: few },
    { upper: few, lower: many },
  ]);
  return askSide(
    rng,
    compare(rng, counts, (count) => allColumns.slice(0, count)),
  );
}

/** Up to five of each, lying about; as many on both sides once in four. */
function buildRelationQuestion(rng: Rng): Question {
  const upper = rng.int(2, mostInRow);
  const others = allColumns.map((place) => place + 1).filter((count) => count !== upper && Math.abs(count - upper) < 3);
  const lower = rng.int(0, 3) === 0 ? upper : rng.pick(others);
  return askRelation(
    rng,
    compare(rng, { upper, lower }, (count) => pickColumns(rng, count)),
  );
}

/** Three or four, close together, above fewer that reach further. */
function buildRestQuestion(rng: Rng): Question {
  const upper = rng.int(3, mostInRow - 1);
  const lower = rng.int(Math.max(2, upper - 3), upper - 1);
  const inner = rng.shuffle(allColumns.slice(1, -1)).slice(0, lower - 2);
  const wide = [0, ...inner, mostInRow - 1].toSorted((one, other) => one - other);
  return askRest(
    rng,
    compare(rng, { upper, lower }, (count) => (count === upper ? allColumns.slice(0, count) : wide)),
  );
}

/** Two rows are joined one to one (curriculum, c1-more-fewer-equal): which is more; more, fewer or as many; how many are missing. */
export const moreFewerEqual = defineNumberSkill({
  id: "c1-more-fewer-equal",
  classId: "1",
  title: "Nhiều hơn, ít hơn, bằng nhau",
  generate: byDifficulty({ 1: [buildSideQuestion], 2: [buildRelationQuestion], 3: [buildRestQuestion] }),
});
