import { capital } from "#lib/core/capital.ts";
import type { Rng } from "#lib/core/rng.ts";
import { differenceBars } from "#lib/questions/bar-models/difference-bars.ts";
import type { GroupsFigure } from "#lib/questions/figures/groups.ts";
import type { PictureName } from "#lib/questions/picture-name.ts";
import type { Question } from "#lib/questions/question.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { typedNumberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { pictureText } from "#lib/text/picture-text.ts";
import { buildTableDifferenceQuestion } from "./build-table-difference-question.ts";
import { anyPairs, type Pair, pairsBetween } from "./plain-pairs.ts";
import { shortNames } from "./sum-stories.ts";

const range = [1, 200] as const;

const laidOut = [
  "marble",
  "candy",
  "apple",
  "orange",
  "flower",
  "pencil",
  "kite",
  "duck",
] as const satisfies readonly PictureName[];

/** Who or what has more, and the question about it: rows alone, or rows that belong to two children. */
function askOfRows(rng: Rng, thing: string, isLargeAbove: boolean, isOwned: boolean) {
  const isMore = rng.int(0, 1) === 1;
  const rows = ["hàng trên", "hàng dưới"];
  const owners = rng.shuffle(shortNames).slice(0, 2);
  const [above = "", below = ""] = isOwned ? owners : rows;
  const [more, less] = isLargeAbove ? [above, below] : [below, above];
  const [richRow = "", poorRow = ""] = isLargeAbove ? rows : rows.toReversed();
  const verb = isOwned ? " có" : "";
  const asked = isMore ? `${more}${verb} nhiều hơn ${less}` : `${less}${verb} ít hơn ${more}`;
  return {
    asked: isOwned ? `Hàng trên là ${thing} của ${above}, hàng dưới của ${below}. ${asked}` : capital(asked),
    part: isMore ? "phần hơn" : "phần hơn kém",
    richRow,
    poorRow,
  };
}

/** Two rows, one below the other: "Hàng trên nhiều hơn hàng dưới mấy quả táo?" */
function buildRowsQuestion(rng: Rng): Question {
  const large = rng.int(3, 10);
  const small = rng.int(1, large - 2);
  const difference = large - small;
  const picture = rng.pick(laidOut);
  const { unit, name } = pictureText[picture];
  const thing = name.slice(unit.length + 1);
  const isLargeAbove = rng.int(0, 1) === 1;
  const isOwned = picture !== "duck" && rng.int(0, 1) === 1;
  const { asked, part, richRow, poorRow } = askOfRows(rng, thing, isLargeAbove, isOwned);
  const sizes = isLargeAbove ? [large, small] : [small, large];
  const figure: GroupsFigure = {
    type: "groups",
    picture,
    holder: "rows",
    sizes,
    ringed: 0,
    alt: "Hai hàng, hàng trên và hàng dưới.",
  };
  return typedNumberQuestion(rng, {
    prompt: `${asked} mấy ${name}?`,
    figures: [figure],
    answer: difference,
    range,
    distractors: [
      mistake("OP", large + small, `Con gộp cả hai hàng rồi. Con tìm ${part} nhé!`),
      mistake("DATUM", small, `Đó là số ${thing} ở ${poorRow}. Con tìm ${part} nhé!`),
      mistake("DATUM", large, `Đó là số ${thing} ở ${richRow}. Con tìm ${part} nhé!`),
      mistake("OFF1", difference + 1, `Con tính thừa một ${unit} rồi. Con ghép lại từng đôi nhé!`),
      mistake("OFF1", difference - 1, `Con còn sót một ${unit}. Con ghép lại từng đôi nhé!`),
    ],
    hints: ["Con ghép từng đôi: một ở hàng trên, một ở hàng dưới.", `Con đếm số ${thing} thừa ra, không có đôi.`],
    explanation: {
      say: `Con lấy số lớn trừ số bé: ${large} − ${small} = ${difference} (${name}).`,
      figures: [
        {
          ...figure,
          labels: sizes.map(String),
          alt: `Hàng trên có ${sizes[0]} ${name}, hàng dưới có ${sizes[1]} ${name}.`,
        },
      ],
    },
    praise: "count",
    identity: `rows ${asked} ${sizes.join()} ${picture}`,
  });
}

/** What two numbers are compared in. */
interface Compared extends Pair {
  /** As they are called in the question. */
  readonly larger: string;
  readonly smaller: string;
  /** What is told before the question, the larger one or the smaller one first; empty for bare numbers. */
  readonly told: (isLargeFirst: boolean) => string;
  /** What is counted: "viên bi", and what is asked for: "viên". */
  readonly thing: string;
  readonly unit: string;
  /** Names of the two bars, and what stands behind the numbers in them. */
  readonly bars: readonly [larger: string, smaller: string];
  /** What the larger and the smaller number are: "tuổi bà", "số viên bi của Lan". */
  readonly known: readonly [large: string, small: string];
}

const owned = [
  ["viên", "viên bi"],
  ["con", "con tem"],
  ["que", "que tính"],
  ["bông", "bông hoa"],
  ["tờ", "tờ giấy màu"],
] as const;

function compareOwned(rng: Rng): Compared {
  const pair = rng.pick(anyPairs);
  const [larger = "", smaller = ""] = rng.shuffle(shortNames);
  const [unit, thing] = rng.pick(owned);
  return {
    ...pair,
    larger,
    smaller,
    told: (isLargeFirst) => {
      const [one, other] = isLargeFirst ? [larger, smaller] : [smaller, larger];
      const [a, b] = isLargeFirst ? [pair.large, pair.small] : [pair.small, pair.large];
      return `${one} có ${a} ${thing}, ${other} có ${b} ${unit}. `;
    },
    thing,
    unit,
    bars: [larger, smaller],
    known: [`số ${thing} của ${larger}`, `số ${thing} của ${smaller}`],
  };
}

const families = [
  { elders: ["ông", "bà"], youngers: ["bố", "mẹ"], pairs: pairsBetween([58, 79], [31, 44]) },
  { elders: ["bố", "mẹ"], youngers: ["anh", "chị"], pairs: pairsBetween([38, 49], [11, 16]) },
] as const;

function compareAges(rng: Rng): Compared {
  const { elders, youngers, pairs } = rng.pick(families);
  const [larger, smaller, pair] = [rng.pick(elders), rng.pick(youngers), rng.pick(pairs)];
  return {
    ...pair,
    larger,
    smaller,
    told: (isLargeFirst) => {
      const [one, other] = isLargeFirst ? [larger, smaller] : [smaller, larger];
      const [a, b] = isLargeFirst ? [pair.large, pair.small] : [pair.small, pair.large];
      return `Năm nay ${one} ${a} tuổi, ${other} ${b} tuổi. `;
    },
    thing: "tuổi",
    unit: "tuổi",
    bars: [capital(larger), capital(smaller)],
    known: [`tuổi ${larger}`, `tuổi ${smaller}`],
  };
}

function compareNumbers(rng: Rng): Compared {
  const pair = rng.pick(anyPairs);
  return {
    ...pair,
    larger: `số ${pair.large}`,
    smaller: `số ${pair.small}`,
    told: () => "",
    thing: "đơn vị",
    unit: "đơn vị",
    bars: ["Số lớn", "Số bé"],
    known: ["số lớn", "số bé"],
  };
}

/** "Lan có 48 viên bi, Mai có 35 viên. Lan hơn Mai bao nhiêu viên?", with its bars. */
function buildPairQuestion(rng: Rng): Question {
  const compared = rng.pick([compareOwned, compareOwned, compareAges, compareNumbers])(rng);
  const { large, small, larger, smaller, unit, thing, known } = compared;
  const difference = large - small;
  const isMore = rng.int(0, 1) === 1;
  const isLargeFirst = rng.int(0, 1) === 1;
  const asked = isMore ? `${larger} hơn ${smaller}` : `${smaller} kém ${larger}`;
  const part = isMore ? "phần hơn" : "phần hơn kém";
  const [ones, isLong] = [(large % 10) - (small % 10), difference > 9];
  const bars = (found: string) =>
    differenceBars({
      names: compared.bars,
      large,
      small,
      labels: { large: `${large} ${unit}`, small: `${small} ${unit}`, difference: found },
    });
  return typedNumberQuestion(rng, {
    prompt: `${compared.told(isLargeFirst)}${capital(asked)} bao nhiêu ${unit}?`,
    figures: [bars("?")],
    answer: difference,
    range,
    distractors: [
      mistake("OP", large + small, `Con cộng hai số rồi. Muốn tìm ${part}, con làm phép trừ nhé!`),
      mistake("DATUM", small, `Đó là ${known[1]}. Con tìm ${part} trên sơ đồ nhé!`),
      mistake("DATUM", large, `Đó là ${known[0]}. Con tìm ${part} trên sơ đồ nhé!`),
      ...(isLong ? [mistake("PARTIAL", ones, "Con mới trừ hàng đơn vị. Con trừ cả hàng chục nhé!")] : []),
      ...(ones > 0
        ? [mistake("PARTIAL", difference - ones, "Con mới trừ hàng chục. Con trừ cả hàng đơn vị nhé!")]
        : []),
      mistake("OFF10", difference + 10, "Con tính lại hàng chục nhé!"),
      mistake("OFF10", difference - 10, "Con xem lại các chữ số ở hàng chục nhé!"),
    ],
    hints: ["Phần nét đứt trên sơ đồ là phần hơn kém nhau.", `Con lấy số lớn trừ số bé thì được ${part}.`],
    explanation: {
      say: `Con lấy số lớn trừ số bé: ${large} − ${small} = ${difference} (${thing}).`,
      figures: [bars(`${difference} ${unit}`)],
    },
    praise: "story",
    identity: `pair ${isMore} ${large} ${small} ${thing}`,
  });
}

/** By how much two amounts differ (curriculum, c2-difference-by): two rows of things; two numbers; the ends of a table. */
export const differenceBy = defineNumberSkill({
  id: "c2-difference-by",
  classId: "2",
  title: "Hơn, kém nhau bao nhiêu",
  generate: byDifficulty({ 1: [buildRowsQuestion], 2: [buildPairQuestion], 3: [buildTableDifferenceQuestion] }),
});
