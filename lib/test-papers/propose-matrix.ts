import type { ClassId } from "#lib/core/class-id.ts";
import type { Subject } from "#lib/core/subject.ts";
import { type Difficulty, difficulties } from "#lib/skills/define-skill.ts";
import {
  type Cell,
  cellKey,
  type Form,
  forms,
  type Matrix,
  type Slot,
  type StrandId,
  type Supply,
  sortCells,
  splitQuarters,
} from "./matrix.ts";
import { quartersOf, quartersOfTest } from "./plan.ts";

/** Quarters of a question that is circled, and the most of one that is written where there is a choice. */
const usualQuarters = { choice: 2, written: 6 } as const;

interface Shares {
  /** Quarters by level. */
  readonly levels: readonly [number, number, number];
  /** Quarters of what is circled. */
  readonly choice: number;
}

/** How the ten points of a maths test are split by class (paper.md, the table of proposals). */
const mathsShares: Readonly<Record<ClassId, Shares>> = {
  "1": { levels: [24, 14, 2], choice: 24 },
  "2": { levels: [22, 14, 4], choice: 20 },
  "3": { levels: [18, 16, 6], choice: 16 },
  "4": { levels: [20, 14, 6], choice: 12 },
  "5": { levels: [18, 16, 6], choice: 12 },
};

const cell = (strand: StrandId, level: Difficulty, form: Form, count: number, quarters: number): Cell => ({
  strand,
  level,
  form,
  count,
  quarters,
});

/** Questions on a text: every text has two of level 1 and one of level 2. */
const onText = [cell("reading", 1, "choice", 2, 4), cell("reading", 2, "choice", 1, 2)] as const;

const classes2And3: Matrix = [
  ...onText,
  cell("reading", 2, "written", 1, 4),
  cell("reading", 3, "written", 1, 4),
  cell("language", 1, "choice", 3, 6),
  cell("language", 2, "written", 1, 4),
];

/** What classes 4 and 5 are asked on a text; they differ in what is circled of the language. */
const onTextIn4And5: Matrix = [
  ...onText,
  cell("reading", 1, "written", 1, 2),
  cell("reading", 2, "written", 1, 4),
  cell("reading", 3, "written", 1, 4),
];

/** What is asked in writing of a Vietnamese test beside the text by prompt; the rest of its points are in aloud and writing. */
const vietnameseMatrices: Readonly<Record<ClassId, Matrix>> = {
  "1": [
    ...onText,
    cell("reading", 1, "written", 1, 2),
    cell("reading", 2, "written", 1, 4),
    cell("language", 1, "choice", 2, 4),
    cell("language", 2, "written", 1, 4),
  ],
  "2": classes2And3,
  "3": classes2And3,
  "4": [...onTextIn4And5, cell("language", 1, "choice", 4, 8), cell("language", 2, "written", 1, 4)],
  "5": [
    ...onTextIn4And5,
    cell("language", 1, "choice", 3, 6),
    cell("language", 2, "choice", 1, 2),
    cell("language", 2, "written", 1, 4),
  ],
};

/** The quarters a matrix has to add up to. */
export function quartersAsked(classId: ClassId, subject: Subject): number {
  return subject === "maths" ? quartersOfTest : quartersOf(vietnameseMatrices[classId]);
}

/** The points a strand is to have: as many as its part of what was taught. */
type Weights = ReadonlyMap<StrandId, number>;

/** What a matrix is made from. */
export interface Material {
  /** How many questions there are for each cell. */
  readonly supply: Supply;
  /** How many skills: two questions of one skill are alike. */
  readonly variety: Supply;
  readonly weights: Weights;
}

/** The matrix a class usually has; where nothing to draw fits it, the questions go to other rows of the same level. */
export function proposeMatrix(classId: ClassId, subject: Subject, material: Material): Matrix {
  return subject === "vietnamese" ? vietnameseMatrices[classId] : proposeMaths(classId, material);
}

/** An even number near a part of a whole. */
const evenNear = (value: number) => 2 * Math.round(value / 2);

function proposeMaths(classId: ClassId, material: Material): Matrix {
  const { levels, choice } = mathsShares[classId];
  const circled = evenNear((choice * levels[0]) / (levels[0] + levels[1]));
  const byForm = {
    choice: [circled, choice - circled, 0],
    written: [levels[0] - circled, levels[1] - choice + circled, levels[2]],
  };
  const slots = forms.flatMap((form) =>
    difficulties.flatMap((level, place) => {
      const quarters = byForm[form][place] ?? 0;
      return splitQuarters(Math.ceil(quarters / usualQuarters[form]), quarters).map((each) => ({
        level,
        form,
        quarters: each,
      }));
    }),
  );
  return placeSlots(slots, material);
}

/** Each question, the weightiest first, into the row that lacks most. */
function placeSlots(slots: readonly Omit<Slot, "strand">[], { supply, variety, weights }: Material): Matrix {
  const all = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  const lacking = new Map([...weights].map(([strand, weight]) => [strand, (quartersOfTest * weight) / all]));
  const left = [new Map(variety), new Map(supply)] as const;
  const placed = new Map<string, Cell>();
  for (const { level, form, quarters } of slots.toSorted((one, other) => other.quarters - one.quarters)) {
    const inOrder = [...lacking].toSorted(([, one], [, other]) => other - one).map(([strand]) => strand);
    const keyOf = (strand: StrandId) => cellKey({ strand, level, form });
    const hasLeft = (there: Supply) => inOrder.find((each) => (there.get(keyOf(each)) ?? 0) > 0);
    const strand = hasLeft(left[0]) ?? hasLeft(left[1]) ?? inOrder[0] ?? "numbers";
    const key = keyOf(strand);
    for (const there of left) there.set(key, (there.get(key) ?? 0) - 1);
    lacking.set(strand, (lacking.get(strand) ?? 0) - quarters);
    const before = placed.get(key) ?? { strand, level, form, count: 0, quarters: 0 };
    placed.set(key, { ...before, count: before.count + 1, quarters: before.quarters + quarters });
  }
  return sortCells([...placed.values()]);
}
