import { capital } from "#lib/core/capital.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { PictureName } from "#lib/questions/picture-name.ts";
import { children } from "#lib/skills/words/children.ts";

interface SurveyKind {
  readonly name: string;
  /** Null where there is no picture of it. */
  readonly picture: PictureName | null;
}

interface Topic {
  readonly title: string;
  /** "Con vật nào" */
  readonly which: string;
  readonly unit: string;
  /** What all rows together count: "con vật". */
  readonly all: string;
  readonly kinds: readonly SurveyKind[];
  /** What each of the children has ("con tem"), and without its counting word; null where the kinds are counted. */
  readonly owned: { readonly thing: string; readonly name: string } | null;
}

export interface SurveyRow extends SurveyKind {
  readonly count: number;
  /** "Có … con mèo", "An có … bông sen": the two parts around the number. */
  readonly before: string;
  readonly after: string;
}

/** What was counted, row by row; no two rows have the same number. */
export interface Survey extends Omit<Topic, "kinds"> {
  readonly rows: readonly SurveyRow[];
}

const drawn = {
  animals: [
    { name: "gà", picture: "chicken" },
    { name: "vịt", picture: "duck" },
    { name: "ngỗng", picture: "goose" },
    { name: "rùa", picture: "turtle" },
    { name: "cá", picture: "fish" },
  ],
  fruits: [
    { name: "táo", picture: "apple" },
    { name: "cam", picture: "orange" },
    { name: "xoài", picture: "mango" },
    { name: "chuối", picture: "banana" },
    { name: "đào", picture: "peach" },
    { name: "na", picture: "custard-apple" },
  ],
} as const satisfies Record<string, readonly SurveyKind[]>;

const owned = [
  { thing: "bông sen", name: "bông sen", picture: "lotus" },
  { thing: "viên bi", name: "bi", picture: "marble" },
  { thing: "con tem", name: "tem", picture: "stamp" },
  { thing: "cái kẹo", name: "kẹo", picture: "candy" },
  { thing: "cái bút chì", name: "bút chì", picture: "pencil" },
] as const;

const fruits: Topic = {
  title: "Số quả trong giỏ",
  which: "Loại quả nào",
  unit: "quả",
  all: "quả",
  kinds: drawn.fruits,
  owned: null,
};
const animals: Topic = {
  title: "Số con vật",
  which: "Con vật nào",
  unit: "con",
  all: "con vật",
  kinds: drawn.animals,
  owned: null,
};

const plainTopics: readonly Topic[] = [
  {
    title: "Số con vật",
    which: "Con vật nào",
    unit: "con",
    all: "con vật",
    kinds: ["mèo", "chó", "thỏ", "lợn", "trâu", "dê"].map((name) => ({ name, picture: null })),
    owned: null,
  },
  {
    title: "Số xe qua cổng trường",
    which: "Loại xe nào",
    unit: "chiếc",
    all: "chiếc xe",
    kinds: ["xe đạp", "xe máy", "ô tô", "xe buýt"].map((name) => ({ name, picture: null })),
    owned: null,
  },
];

/** "Số bi của các bạn": a row for each child. */
function ownedTopic(rng: Rng): Topic {
  const { picture, ...each } = rng.pick(owned);
  return {
    title: `Số ${each.name} của các bạn`,
    which: "Bạn nào",
    unit: each.thing,
    all: each.thing,
    kinds: children.map((name) => ({ name, picture })),
    owned: each,
  };
}

function pickTopic(rng: Rng, isDrawn: boolean): Topic {
  return rng.pick(isDrawn ? [fruits, animals, ownedTopic(rng)] : [fruits, animals, ...plainTopics, ownedTopic(rng)]);
}

function pickCounts(rng: Rng, rows: number, least: number, most: number): number[] {
  return rng.shuffle(Array.from({ length: most - least + 1 }, (_, at) => least + at)).slice(0, rows);
}

/** Something that was counted; every row has a picture where `isDrawn`. */
export function pickSurvey(
  rng: Rng,
  rows: number,
  span: readonly [least: number, most: number],
  isDrawn: boolean,
): Survey {
  const { kinds, ...topic } = pickTopic(rng, isDrawn);
  const counts = pickCounts(rng, rows, ...span);
  const chosen = rng.shuffle(kinds).slice(0, rows);
  return {
    ...topic,
    rows: chosen.map((kind, at) => ({
      ...kind,
      count: counts[at] ?? 0,
      before: topic.owned === null ? "Có" : `${kind.name} có`,
      after: topic.owned?.thing ?? `${topic.unit} ${kind.name}`,
    })),
  };
}

/** The name a row carries in the drawing. */
export function rowName({ name }: SurveyRow): string {
  return capital(name);
}

export function sharpest(rows: readonly SurveyRow[], isMost: boolean): SurveyRow {
  const [first] = rows.toSorted((a, b) => (isMost ? b.count - a.count : a.count - b.count));
  if (first === undefined) throw new RangeError("No rows");
  return first;
}
