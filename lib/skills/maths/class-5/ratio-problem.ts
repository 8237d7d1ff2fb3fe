import { capital } from "#lib/core/capital.ts";
import { greatestCommonDivisor } from "#lib/core/rational.ts";
import { fillGaps, readTable } from "#lib/core/read-table.ts";
import type { Rng } from "#lib/core/rng.ts";
import { writeFraction } from "#lib/core/write-fraction.ts";
import { ratioBars } from "#lib/questions/bar-models/ratio-bars.ts";
import type { Question } from "#lib/questions/question.ts";
import { wholeValue } from "#lib/questions/values.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { type Distractor, mistake, type Words } from "#lib/skills/drafts/draft.ts";
import { numberQuestion } from "#lib/skills/drafts/questions.ts";
import { writeWith } from "#lib/skills/maths/write-with.ts";
import { withGap } from "./measured-question.ts";

/** Two numbers of `few` and `many` equal parts. */
export interface Ratio {
  readonly few: number;
  readonly many: number;
  readonly part: number;
}

/** What the two numbers are: "số cây bưởi" and "số cây cam". */
export interface RatioStory {
  readonly small: string;
  readonly large: string;
  /** Whose bars they are, in a word or two. */
  readonly names: readonly [small: string, large: string];
  /** "kg", or what is counted: "cây"; empty for bare numbers. */
  readonly unit: string;
}

const columns = { numbers: ["most"], words: ["unit", "smallBar", "largeBar", "small", "large", "text"] } as const;

/** A story that tells of the sum or the difference as {number}; no part is larger than `most`, to be believable. */
interface ToldStory extends RatioStory {
  readonly most: number;
  readonly text: string;
}

/** Stories a row each: `most`, the unit, how both stand before their bars, what they are, and the sentence. */
export function readRatioStories(text: string): ToldStory[] {
  return readTable(columns, text).map(({ smallBar, largeBar, ...story }) => ({
    ...story,
    names: [smallBar, largeBar],
  }));
}

interface RatioProblem extends Ratio {
  readonly story: RatioStory;
  readonly by: "sum" | "difference";
  readonly prompt: string;
  readonly isLargeAsked: boolean;
  /** A step that comes before: "Nửa chu vi là 112 : 2 = 56 (m)." and the hint to it. */
  readonly before?: {
    readonly step: string;
    readonly hint: Words;
    readonly distractors: readonly Distractor<number>[];
  };
  /** Years to come or gone: added to what the parts give. */
  readonly shift?: number;
  /** The number is typed; else four to pick from. */
  readonly isTyped: boolean;
  readonly identity: string;
}

/** One that is small enough, in lowest terms; each part is more than any number of parts, so that no hint names it. */
export function pickRatio(rng: Rng, few: readonly number[], mostParts: number, mostPart: number): Ratio {
  const top = rng.pick(few);
  const bottoms = Array.from({ length: mostParts - top }, (_, more) => top + more + 1);
  const many = rng.pick(bottoms.filter((bottom) => greatestCommonDivisor(top, bottom) === 1));
  return { few: top, many, part: rng.int(many + 1, Math.max(many + 2, mostPart)) };
}

/** "Số cây bưởi bằng 3/4 số cây cam.", for a single part also "Số cây cam gấp 4 lần số cây bưởi." */
export function describeRatio(rng: Rng, { few, many }: Ratio, { small, large }: RatioStory): string {
  const isTimes = few === 1 && rng.pick([true, false]);
  if (isTimes) return `${capital(large)} gấp ${many} lần ${small}.`;
  return `${capital(small)} bằng ${writeFraction(few, many)} ${large}.`;
}

/** The sum or the difference of the two numbers. */
export function baseOf({ few, many, part }: Ratio, by: "sum" | "difference"): number {
  return (by === "sum" ? many + few : many - few) * part;
}

/** Said to the sum or the difference itself. */
function tellBase({ story, by, isLargeAsked, shift = 0 }: RatioProblem): string {
  if (by === "sum") return `Đó là tổng của cả hai. Đề bài chỉ hỏi ${isLargeAsked ? story.large : story.small}.`;
  return `Đó mới là ${shift === 0 ? "hiệu của hai số" : "hiệu số tuổi của hai người"}.`;
}

/** Said to whoever divides by the difference of the parts in the place of their sum, or the other way round. */
function tellWrongParts({ few, many, by }: RatioProblem): string {
  const [word, wrong] = by === "sum" ? ["tổng", "hiệu"] : ["hiệu", "tổng"];
  return by === "sum" && many - few === 1
    ? "Con chưa chia tổng cho số phần bằng nhau."
    : `Con chia cho ${wrong} số phần rồi. Bài này cần ${word} số phần bằng nhau.`;
}

function distractorsOf(problem: RatioProblem): Distractor<number>[] {
  const { few, many, part, story, by, isLargeAsked, before, shift = 0 } = problem;
  const base = baseOf({ few, many, part }, by);
  const [mine, other] = isLargeAsked ? [many, few] : [few, many];
  const wrongParts = by === "sum" ? many - few : many + few;
  const name = isLargeAsked ? story.small : story.large;
  const word = by === "sum" ? "tổng" : "hiệu";
  const asLarge = `Con lấy ${word} chia cho số phần của ${story.large} rồi. Con xem ${word} gồm bao nhiêu phần bằng nhau nhé!`;
  const whole = tellBase(problem);
  return [
    mistake("FIELD", other * part + shift, `Đó là ${name}. Con đọc lại câu hỏi nhé!`),
    mine === many && shift === 0
      ? mistake<number>("PARTIAL", base, whole)
      : mistake<number>("OP", (base * mine) / many + shift, asLarge),
    mistake("OP", (base * mine) / wrongParts + shift, tellWrongParts(problem)),
    mistake("PARTIAL", part + shift, "Đó mới là giá trị của một phần. Con tính tiếp nhé!"),
    ...(before?.distractors ?? []),
    mistake("OP", base / many, asLarge),
    mistake("PARTIAL", base, whole),
    mistake("OFF1", (mine + 1) * part + shift, "Con đếm lại số phần bằng nhau nhé!"),
    mistake("OFF1", mine * part + 10 + shift, "Con tính lại cẩn thận nhé!"),
  ];
}

function explain(problem: RatioProblem): string {
  const { few, many, part, story, by, isLargeAsked, before, shift = 0 } = problem;
  const [word, sign, count] = by === "sum" ? ["Tổng", "+", many + few] : ["Hiệu", "−", many - few];
  const [name, mine] = isLargeAsked ? [story.large, many] : [story.small, few];
  const unit = story.unit === "" ? "" : ` (${story.unit})`;
  // A single part is the whole difference; a number of one part is found with it.
  const one = `Giá trị một phần: ${count === 1 ? part : `${Number(count) * part} : ${count} = ${part}`}${unit}.`;
  const found = mine === 1 ? `${part}${unit}.` : `${part} × ${mine} = ${mine * part}${unit}.`;
  const parts = `${word} số phần bằng nhau: ${many} ${sign} ${few} = ${count} (phần). ${one}`;
  const first = before === undefined ? "" : `${before.step} `;
  if (shift === 0) return `${first}${parts} ${capital(name)}: ${found}`;
  const now = `${mine * part} ${shift < 0 ? "−" : "+"} ${Math.abs(shift)} = ${mine * part + shift}${unit}`;
  return `${first}${parts} ${capital(name)} khi đó: ${found} ${capital(name)} hiện nay: ${now}.`;
}

/** Two numbers from their sum or difference and their ratio, with the two bars as help. */
export function ratioQuestion(rng: Rng, problem: RatioProblem): Question {
  const { few, many, part, story, by, isLargeAsked, before, shift = 0 } = problem;
  const answer = (isLargeAsked ? many : few) * part + shift;
  const figure = ratioBars({
    names: story.names,
    parts: [few, many],
    asked: isLargeAsked ? 1 : 0,
  });
  const word = by === "sum" ? "tổng" : "hiệu";
  const sketch = { say: "Con vẽ sơ đồ: các phần đều bằng nhau.", figures: [figure] };
  const { isTyped } = problem;
  // A question after somebody's age names its unit itself.
  const hasGap = isTyped && story.unit !== "" && problem.prompt.endsWith(":");
  const way =
    shift === 0
      ? `Con tìm ${word} số phần bằng nhau, lấy ${word} của hai số chia cho số phần đó để được một phần.`
      : "Con lấy hiệu số tuổi chia cho hiệu số phần để được một phần, tìm tuổi khi ấy rồi tính ra tuổi hiện nay.";
  return numberQuestion(rng, {
    prompt: hasGap ? withGap(problem.prompt, story.unit) : problem.prompt,
    answer,
    range: [1, 9999],
    write: story.unit === "" ? wholeValue : writeWith(story.unit),
    distractors: distractorsOf(problem),
    isTyped,
    hints: before === undefined ? [sketch, way] : [before.hint, sketch, way],
    explanation: { say: explain(problem), figures: [figure] },
    praise: "story",
    identity: problem.identity,
  });
}

/** "Tổng của hai số là 56. Số bé bằng 3/4 số lớn. Số bé là:" One part is small at difficulty 1. */
export function buildPlainRatioQuestion(
  { by, stories }: { readonly by: "sum" | "difference"; readonly stories: readonly ToldStory[] },
  difficulty: Difficulty,
  rng: Rng,
): Question {
  const story = rng.pick(stories);
  const drawn = pickRatio(rng, difficulty === 1 ? [1] : [2, 3, 4, 5], difficulty === 1 ? 7 : 9, story.most);
  // With one part between them a number would be the difference itself.
  const ratio = by === "difference" && difficulty === 1 && drawn.many === 2 ? { ...drawn, many: 3 } : drawn;
  const isLargeAsked = rng.pick([true, false]);
  const isTold = story.unit === "" && rng.pick([true, false]);
  const told = isTold
    ? `Tỉ số của số bé và số lớn là ${writeFraction(ratio.few, ratio.many)}.`
    : describeRatio(rng, ratio, story);
  const base = baseOf(ratio, by);
  return ratioQuestion(rng, {
    ...ratio,
    story,
    by,
    isLargeAsked,
    isTyped: difficulty === 2 || rng.pick([true, false]),
    prompt: `${fillGaps(story.text, { number: base })} ${told} ${capital(isLargeAsked ? story.large : story.small)} là:`,
    identity: `${story.text.replace("{number}", "#").slice(0, 14)} ${base} ${ratio.few}/${ratio.many} ${isLargeAsked}`,
  });
}
