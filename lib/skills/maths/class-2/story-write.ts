import type { Rng } from "#lib/core/rng.ts";
import { toLine } from "#lib/core/to-line.ts";
import type { BarModelFigure, BarPart } from "#lib/questions/figures/bar-model.ts";
import type { StoryOperation } from "#lib/questions/kinds/story/grading.ts";
import type { Question } from "#lib/questions/question.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { storyQuestion } from "#lib/skills/drafts/story-question.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { children } from "#lib/skills/words/children.ts";
import { descriptionText } from "#lib/text/description-text.ts";
import { tieUnits } from "#lib/text/tie-units.ts";
import { otherStories } from "./other-stories.ts";
import { type StoryUnit, storyUnits } from "./story-units.ts";
import { changeStories, compareStories, type StorySort, type Told } from "./written-stories.ts";

interface SortText {
  readonly operation: StoryOperation;
  /** Begins with what is known where the word is said of that: "Mảy có nhiều bi hơn Khoa." */
  readonly idea: (a: number, known: string) => string;
  readonly why: string;
  readonly wrong: string;
}

/** How each sort of story is thought out; "ít hơn" said of what is known makes the other the larger one. */
const sorts: Readonly<Record<StorySort, SortText>> = {
  added: {
    operation: "+",
    idea: () => "Có thêm nữa thì nhiều lên hay ít đi?",
    why: "Có thêm nên làm phép cộng",
    wrong: "Có thêm thì nhiều lên. Con chọn lại phép tính nhé!",
  },
  taken: {
    operation: "−",
    idea: () => "Bớt đi một phần thì nhiều lên hay ít đi?",
    why: "Có bớt đi nên làm phép trừ",
    wrong: "Bớt đi thì còn ít hơn. Con chọn lại phép tính nhé!",
  },
  more: {
    operation: "+",
    idea: () => "Thanh ở dưới dài hơn. Con tìm cả thanh đó.",
    why: "Tìm số lớn hơn nên làm phép cộng",
    wrong: "Số phải tìm lớn hơn. Con chọn lại phép tính nhé!",
  },
  fewer: {
    operation: "−",
    idea: () => "Thanh ở dưới ngắn hơn. Con tìm phần còn lại.",
    why: "Tìm số bé hơn nên làm phép trừ",
    wrong: "Số phải tìm bé hơn. Con chọn lại phép tính nhé!",
  },
  "hidden-more": {
    operation: "+",
    idea: (a, known) => `${known} Vậy số phải tìm lớn hơn hay bé hơn ${a}?`,
    why: "Số đã biết bé hơn nên số phải tìm lớn hơn. Con làm phép cộng",
    wrong: "Số đã biết là số bé hơn. Con chọn lại phép tính nhé!",
  },
  "hidden-fewer": {
    operation: "−",
    idea: (a, known) => `${known} Vậy số phải tìm lớn hơn hay bé hơn ${a}?`,
    why: "Số đã biết lớn hơn nên số phải tìm bé hơn. Con làm phép trừ",
    wrong: "Số đã biết là số lớn hơn. Con chọn lại phép tính nhé!",
  },
  apart: {
    operation: "−",
    idea: () => "Hơn kém nhau là phần dài hơn của thanh ở trên.",
    why: "Hỏi hơn kém nhau nên làm phép trừ",
    wrong: "Phần hơn kém chỉ là một phần của số lớn. Con chọn lại phép tính nhé!",
  },
};

type Scene = Told & { readonly sort: StorySort; readonly names: readonly [string, string]; readonly unit: StoryUnit };

/** The bars of a story: what is given, with "?" at what is asked where that is told. */
function barsOf({ sort, names, a, b, unit }: Scene, isAsked: boolean): BarModelFigure {
  const told = (size: number) => `${size}\u00a0${unit.short}`;
  const known = (size: number): BarPart => ({ size, label: told(size), look: "plain" });
  const asked = isAsked ? `?\u00a0${unit.short}` : null;
  const open = (size: number): BarPart => ({ size, label: asked, look: "asked" });
  const gap = (size: number, label: string | null): BarPart => ({ size, label, look: "gap" });
  const upper = { name: names[0], parts: [known(a)], whole: null };
  const longer = { name: names[1], parts: [{ ...known(a), label: null }, known(b)], whole: asked };
  const shorter = { name: names[1], parts: [open(a - b), gap(b, told(b))], whole: null };
  const bars: Readonly<Record<StorySort, BarModelFigure["bars"]>> = {
    added: [{ name: null, parts: [known(a), known(b)], whole: asked }],
    taken: [{ name: null, parts: [open(a - b), gap(b, told(b))], whole: told(a) }],
    more: [upper, longer],
    "hidden-more": [upper, longer],
    fewer: [upper, shorter],
    "hidden-fewer": [upper, shorter],
    apart: [upper, { name: names[1], parts: [known(b), gap(a - b, asked)], whole: null }],
  };
  return { type: "bar-model", bars: bars[sort], alt: descriptionText.bars };
}

/** A number below ten and one that leads past it, or back below it; all three differ. */
function pickNumbers(rng: Rng, operation: StoryOperation): { readonly a: number; readonly b: number } {
  const less = rng.int(3, 9);
  const b = rng.int(11 - less, 9);
  if (less === b) return pickNumbers(rng, operation);
  return operation === "+" ? { a: less, b } : { a: less + b, b };
}

const isOther = (unit: StoryUnit) => (other: StoryUnit) => other.short !== unit.short;

const lineOf = ({ short, full, asked = full }: StoryUnit) => ({ short, full: { text: full, spoken: asked } });

function ask(rng: Rng, stories: typeof changeStories): Question {
  const story = rng.pick(stories);
  const { operation, idea, why, wrong } = sorts[story.sort];
  const { a, b } = pickNumbers(rng, operation);
  const [first = "", second = ""] = rng.shuffle(children.filter((name) => !name.includes(" ")));
  const told = { first, second, a, b };
  const prompt = story.tell(told);
  const { unit } = story;
  const scene: Scene = { ...told, sort: story.sort, unit, names: story.names?.(told) ?? ["", ""] };
  const result = operation === "+" ? a + b : a - b;
  const others = rng.shuffle(storyUnits.filter(isOther(unit)).filter(({ full }) => !prompt.includes(full)));
  const apart = [...new Map(others.map((each) => [each.short, each])).values()].slice(0, 2);
  return storyQuestion(rng, {
    prompt: tieUnits(prompt),
    operation,
    left: a,
    right: b,
    lead: story.lead(told),
    unit: lineOf(unit),
    others: apart.map(lineOf),
    wrongOperation: `Bước 1: ${wrong}`,
    distractors: [
      mistake("OP", operation === "+" ? Math.abs(a - b) : a + b, "Bước 2: Con xem lại dấu rồi tính lại kết quả nhé!"),
      mistake("DATUM", a, "Bước 2: Con viết lại số trong đề bài rồi. Con tính kết quả nhé!"),
      mistake("DATUM", b, "Bước 2: Con viết lại số trong đề bài rồi. Con tính kết quả nhé!"),
      mistake("OFF1", result + 1, "Bước 2: Gần đúng rồi. Con tính lại kết quả nhé!"),
      mistake("OFF1", result - 1, "Bước 2: Gần đúng rồi. Con tính lại kết quả nhé!"),
    ],
    hints: [
      {
        say: tieUnits(`Đề bài cho biết ${a} ${unit.short} và ${b} ${unit.short}. Con nhìn sơ đồ nhé!`),
        figures: [barsOf(scene, false)],
      },
      { say: idea(a, story.known?.(told) ?? ""), figures: [barsOf(scene, true)] },
      toLine("Con tách số để tính qua 10 nhé!"),
    ],
    explanation: {
      say: tieUnits(`${why}: ${a} ${operation} ${b} = ${result} (${unit.short}). Đáp số: ${result} ${unit.full}.`),
      figures: [barsOf(scene, true)],
    },
    praise: "solve",
    identity: `${story.sort} ${stories.indexOf(story)} ${a} ${b}`,
  });
}

/** Word problems set out in writing (curriculum, c2-story-write): more and less; than another; in other words. */
export const storyWrite = defineNumberSkill({
  id: "c2-story-write",
  classId: "2",
  title: "Giải bài toán: thêm, bớt, nhiều hơn, ít hơn",
  generate: byDifficulty({
    1: [(rng) => ask(rng, changeStories)],
    2: [(rng) => ask(rng, compareStories)],
    3: [(rng) => ask(rng, otherStories)],
  }),
});
