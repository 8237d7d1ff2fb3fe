import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { type Bead, type BeadRow, beadFigure, beadRowFigure, isSameBead } from "#lib/questions/shape/bead-row.ts";
import { paints } from "#lib/questions/shape/paints.ts";
import type { FlatSort } from "#lib/questions/shape/sort.ts";
import { type Distractor, mistake, type QuestionDraft } from "#lib/skills/drafts/draft.ts";
import { figureChoiceQuestion } from "#lib/skills/drafts/questions.ts";
import { defineGeometrySkill } from "#lib/skills/maths/define-maths-skill.ts";
import { paintName } from "#lib/text/paint-name.ts";
import { shapeText } from "#lib/text/shape-text.ts";

const sorts: readonly FlatSort[] = ["circle", "square", "triangle", "rectangle"];
/** Groups of three that repeat: "AAB" stands for two of one kind and one of another. */
const groupsOfThree = ["AAB", "ABB", "ABC"] as const;
const longest = 9;

const nameOf = ({ sort }: Pick<Bead, "sort">) => shapeText.sortAsLine(sort).text;
const beadName = ({ sort, paint }: Bead) => shapeText.bead(sort, paint);
const placesOf = (group: string) => [...group].map((letter) => "ABC".indexOf(letter));

function at<Item>(items: readonly Item[], place: number): Item {
  const item = items[place % items.length];
  if (item === undefined) throw new Error("An empty group");
  return item;
}

const uniqueBeads = (beads: readonly Bead[]) =>
  beads.filter((bead, place) => beads.findIndex((other) => isSameBead(other, bead)) === place);

/** What is seen of a wrong shape beside the right one; first of all whether it only repeats the shape before the gap. */
function toDistractor(wrong: Bead, { row, gap }: BeadRow): Distractor<ReturnType<typeof beadFigure>> {
  const right = at(row, gap);
  const figure = beadFigure(wrong);
  if (isSameBead(wrong, at(row, gap - 1)))
    return mistake("DATUM", figure, "Đó là hình ngay trước dấu hỏi. Con đọc lại cả dãy nhé!");
  if (!row.some(({ sort }) => sort === wrong.sort))
    return mistake("FIELD", figure, `Trong dãy không có ${nameOf(wrong)}. Con nhìn lại nhé!`);
  if (wrong.sort === right.sort) return mistake("PARTIAL", figure, "Hình đúng rồi. Con xem lại màu nhé!");
  if (wrong.paint === right.paint && row.some(({ paint }) => paint !== right.paint))
    return mistake("PARTIAL", figure, "Màu đúng rồi. Con xem lại hình nhé!");
  return mistake("FIELD", figure, "Hình này đứng ở chỗ khác trong dãy. Con đọc lại nhé!");
}

interface Asked {
  readonly beads: BeadRow;
  /** Whether whole groups stand in frames once the answer is known. */
  readonly isFramed: boolean;
  readonly candidates: readonly Bead[];
  readonly draft: Pick<QuestionDraft, "prompt" | "hints"> & { readonly rule: string };
}

function ask(rng: Rng, { beads, isFramed, candidates, draft }: Asked): Question {
  const { row, gap } = beads;
  const right = at(row, gap);
  const wrong = uniqueBeads([at(row, gap - 1), ...candidates]).filter((bead) => !isSameBead(bead, right));
  const answer = beadName(right);
  return figureChoiceQuestion(rng, {
    prompt: draft.prompt,
    figures: [beadRowFigure(beads, false, false)],
    right: beadFigure(right),
    answer,
    distractors: wrong.slice(0, 3).map((bead) => toDistractor(bead, beads)),
    hints: draft.hints,
    explanation: { say: `${draft.rule} Ô có dấu hỏi là ${answer}.`, figures: [beadRowFigure(beads, true, isFramed)] },
    praise: "shape",
    identity: `pattern ${gap} ${row.map(({ sort, paint }) => `${sort} ${paint}`).join(" ")}`,
  });
}

/** Four shapes, each with a colour of its own or all with one; those that are left over are not in the row. */
function pickShapes(rng: Rng): readonly Bead[] {
  const colours = rng.shuffle(paints);
  const isOneColour = rng.int(0, 2) === 0;
  return rng.shuffle(sorts).map((sort, place) => ({ sort, paint: at(colours, isOneColour ? 0 : place) }));
}

/** A group of shapes again and again: the next one is missing, or one inside the row. */
function buildGroupQuestion(rng: Rng, group: string, isInside: boolean): Question {
  const shapes = pickShapes(rng);
  const places = placesOf(group);
  const period = places.length;
  const length = isInside ? longest : rng.int(2 * period + 1, 3 * period);
  const gap = isInside ? rng.int(period, longest - 2) : length - 1;
  const row = Array.from({ length }, (_, place) => at(shapes, at(places, place)));
  const beads = { period, row, gap };
  const used = new Set(places).size;
  // Where each shape has its colour, the right shape in the colour of another one misleads as well.
  const right = at(row, gap);
  const swapped = shapes.slice(0, used).map(({ paint }) => ({ sort: right.sort, paint }));
  const strange = shapes.slice(used);
  return ask(rng, {
    beads,
    isFramed: true,
    candidates: [...shapes.slice(0, used), ...(period > 2 ? swapped : []), ...strange],
    draft: {
      prompt: isInside
        ? rng.pick(["Hình nào còn thiếu trong dãy?", "Dãy còn thiếu một hình. Đó là hình nào?"])
        : rng.pick(["Hình nào đặt vào ô có dấu hỏi?", "Tiếp theo trong dãy là hình nào?"]),
      hints: [
        "Con đọc tên từng hình từ trái sang phải nhé!",
        {
          say: `Mỗi khung có ${period} hình. Con so sánh các khung nhé!`,
          figures: [beadRowFigure(beads, false, true)],
        },
      ],
      rule: `Nhóm lặp lại: ${places.map((place) => nameOf(at(shapes, place))).join(", ")}.`,
    },
  });
}

/** Shapes in groups of two and colours in groups of three, or the other way round. */
function buildTwoRhythmsQuestion(rng: Rng): Question {
  const [short, long] = ["AB", rng.pick(groupsOfThree)];
  const isShapeShort = rng.int(0, 1) === 0;
  const [shapePlaces, paintPlaces] = (isShapeShort ? [short, long] : [long, short]).map(placesOf);
  if (shapePlaces === undefined || paintPlaces === undefined) throw new Error("Two rhythms are needed");
  const [dealtSorts, dealtPaints] = [rng.shuffle(sorts), rng.shuffle(paints)];
  const groupSorts = shapePlaces.map((place) => at(dealtSorts, place));
  const groupPaints = paintPlaces.map((place) => at(dealtPaints, place));
  const length = rng.int(longest - 2, longest);
  const row = Array.from({ length }, (_, place) => ({ sort: at(groupSorts, place), paint: at(groupPaints, place) }));
  const right = at(row, length - 1);
  const candidates = [
    ...rng.shuffle(groupPaints.map((paint) => ({ sort: right.sort, paint }))),
    ...rng.shuffle(groupSorts.map((sort) => ({ sort, paint: right.paint }))),
    ...rng.shuffle(row),
  ];
  return ask(rng, {
    beads: { period: groupSorts.length, row, gap: length - 1 },
    isFramed: false,
    candidates,
    draft: {
      prompt: rng.pick([
        "Con nhìn cả hình và màu. Tiếp theo là hình nào?",
        "Con xem cả hình và màu. Ô có dấu hỏi là hình nào?",
      ]),
      hints: [
        "Con đọc riêng tên các hình, rồi đọc riêng các màu.",
        `Cứ ${groupSorts.length} hình thì tên hình lặp lại. Cứ ${groupPaints.length} hình thì màu lặp lại.`,
      ],
      rule: `Hình lặp lại: ${groupSorts.map((sort) => nameOf({ sort })).join(", ")}. Màu lặp lại: ${groupPaints.map((paint) => paintName[paint]).join(", ")}.`,
    },
  });
}

/** What comes next in a row of shapes (curriculum, c1-pattern-shapes): in turn, in groups of three, in two rhythms or inside the row. */
export const patternShapes = defineGeometrySkill({
  id: "c1-pattern-shapes",
  classId: "1",
  title: "Hình tiếp theo trong dãy",
  generate(difficulty, rng) {
    if (difficulty === 1) return buildGroupQuestion(rng, "AB", false);
    if (difficulty === 2) return buildGroupQuestion(rng, rng.pick(groupsOfThree), false);
    return rng.int(0, 1) === 0 ? buildTwoRhythmsQuestion(rng) : buildGroupQuestion(rng, rng.pick(groupsOfThree), true);
  },
});
