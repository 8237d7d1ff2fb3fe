import { capital } from "#lib/core/capital.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Point } from "#lib/questions/figures/shape-part.ts";
import type { ShapesFigure } from "#lib/questions/figures/shapes.ts";
import type { Question } from "#lib/questions/question.ts";
import { paints } from "#lib/questions/shape/paints.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { numberQuestion } from "#lib/skills/drafts/questions.ts";
import { children } from "#lib/skills/words/children.ts";
import { numberedSolids, type Solid, type SolidPart, solidFacts, solidNames } from "./solid-names.ts";

/** How high each stands; a ball is as high as it is wide. */
const heights: Readonly<Record<Solid, number>> = { cylinder: 34, ball: 36, cube: 32, box: 26 };

function drawAt(rng: Rng, solid: Solid, x: number, y: number): SolidPart {
  const at = { x, y, paint: rng.pick(paints) };
  const height = heights[solid];
  if (solid === "ball") return { form: "ball", ...at, radius: height / 2 };
  if (solid === "cylinder") return { form: "cylinder", ...at, radius: 18, height };
  return solid === "cube"
    ? { form: "block", ...at, width: height, depth: height, height }
    : { form: "block", ...at, width: 44, depth: 30, height };
}

/** Solids on one another from the ground; only on top a ball can lie. */
function pickStack(rng: Rng): Solid[] {
  const standing = Array.from({ length: rng.int(2, 3) }, () =>
    rng.pick(["cylinder", "cylinder", "cube", "box"] as const),
  );
  const top: readonly Solid[] = rng.int(0, 2) > 0 ? ["ball"] : [];
  return [...standing, ...top];
}

const ground = 172;

function drawStack(rng: Rng, stack: readonly Solid[], x: number): SolidPart[] {
  let below = ground;
  return stack.map((solid) => {
    const y = below - heights[solid] / 2;
    below -= heights[solid];
    return drawAt(rng, solid, x, y);
  });
}

interface Tower {
  readonly figure: ShapesFigure;
  readonly solids: readonly Solid[];
  /** Where each of them stands. */
  readonly spots: readonly Point[];
  readonly key: string;
}

/** Four stacks side by side, in which every solid that is asked for stands. */
function pickTower(rng: Rng): Tower {
  const stacks = rng.shuffle<Solid[]>([["cylinder", "ball"], ["cube"], pickStack(rng), pickStack(rng)]);
  const parts = stacks.flatMap((stack, place) => drawStack(rng, stack, 46 + place * 76));
  return {
    figure: { type: "shapes", width: 320, height: 208, parts, labels: [], alt: "Nhiều khối xếp thành bốn chồng." },
    solids: stacks.flat(),
    spots: parts,
    key: stacks.map((stack) => stack.join("+")).join(" "),
  };
}

/** The tower with the solids of one kind counted. */
function countedTower({ figure, solids, spots }: Tower, solid: Solid): ShapesFigure {
  const counted = spots.filter((_, place) => solids[place] === solid);
  return numberedSolids(figure, solidNames[solid], counted);
}

const countOf = (solids: readonly Solid[], solid: Solid) => solids.filter((each) => each === solid).length;

/** "An xếp các khối như trong hình. Có mấy khối trụ?" Typed. */
export function buildTowerCountQuestion(rng: Rng): Question {
  const tower = pickTower(rng);
  const { figure, solids, key } = tower;
  const solid = rng.pick(["cylinder", "ball", "cube"] as const);
  const others = (["cylinder", "ball", "cube", "box"] as const).filter((other) => other !== solid);
  const [answer, name] = [countOf(solids, solid), solidNames[solid]];
  return numberQuestion(rng, {
    prompt: `${rng.pick(children)} xếp các khối như trong hình. Có mấy ${name}?`,
    figures: [figure],
    answer,
    range: [0, 20],
    isTyped: true,
    distractors: [
      mistake("FIELD", solids.length, `Đó là tất cả các khối. Con chỉ đếm ${name} nhé!`),
      ...others.map((other) =>
        mistake("FIELD", countOf(solids, other), `Con đếm nhầm khối rồi. Con chỉ đếm ${name} nhé!`),
      ),
      mistake("OFF1", answer - 1, "Con còn bỏ sót một khối. Con đếm từng chồng nhé!"),
      mistake("OFF1", answer + 1, "Con đếm thừa rồi. Con nhìn kĩ từng khối nhé!"),
    ],
    hints: [`${solidFacts[solid].replace("Khối này", "Khối đó")}.`, "Con đếm từng chồng, từ dưới lên trên."],
    explanation: { say: `Con đếm từng chồng: có ${answer} ${name}.`, figures: [countedTower(tower, solid)] },
    praise: "count",
    identity: `tower ${solid} ${key}`,
  });
}

/** "An xếp các khối. Khối trụ nhiều hơn khối cầu mấy khối?" Typed. */
export function buildTowerDifferenceQuestion(rng: Rng): Question {
  const tower = pickTower(rng);
  const { figure, solids, key } = tower;
  const [most = "cylinder", , least = "ball"] = (["cylinder", "ball", "cube"] as const).toSorted(
    (one, other) => countOf(solids, other) - countOf(solids, one),
  );
  const [a, b] = [countOf(solids, most), countOf(solids, least)];
  if (a === b) return buildTowerCountQuestion(rng);
  const [more, fewer] = [solidNames[most], solidNames[least]];
  return numberQuestion(rng, {
    prompt: `${rng.pick(children)} xếp các khối. ${capital(more)} nhiều hơn ${fewer} mấy khối?`,
    figures: [figure],
    answer: a - b,
    range: [0, 20],
    isTyped: true,
    distractors: [
      mistake("DATUM", a, `Đó là số ${more}. Con so với số ${fewer} nữa nhé!`),
      mistake("DATUM", b, `Đó là số ${fewer}. Con lấy số lớn trừ số này nhé!`),
      mistake("OP", a + b, "Con cộng rồi. Hỏi nhiều hơn mấy thì con trừ."),
    ],
    hints: [`Con đếm ${more}, rồi đếm ${fewer}.`, "Con lấy số lớn trừ số bé."],
    explanation: {
      say: `Có ${a} ${more}, ${b} ${fewer}: ${a} − ${b} = ${a - b} (khối).`,
      figures: [countedTower(tower, most)],
    },
    praise: "count",
    identity: `tower difference ${key}`,
  });
}
