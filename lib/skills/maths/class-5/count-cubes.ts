import type { Rng } from "#lib/core/rng.ts";
import { type CubeStack, cubeStackDiagram } from "#lib/questions/diagrams/cube-stack-diagram.ts";
import type { Question } from "#lib/questions/question.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { typedNumberQuestion } from "#lib/skills/drafts/questions.ts";
import { withoutLeaks } from "#lib/skills/drafts/without-leaks.ts";
import { defineGeometrySkill } from "#lib/skills/maths/define-maths-skill.ts";
import { countOf, describeStack, edgesOf, facesOf, layersOf, pickStairs, seenOf } from "./cube-stacks.ts";

const range = [1, 999] as const;

const drawn = (stack: CubeStack) => cubeStackDiagram({ stack, alt: describeStack(stack) });
const layered = (stack: CubeStack) =>
  cubeStackDiagram({ stack, isLayerMarked: true, alt: `${describeStack(stack)} Lớp dưới cùng được tô màu khác.` });

const prompts = [
  "Khối trong hình được xếp bằng các hình lập phương nhỏ bằng nhau. Khối gồm bao nhiêu hình lập phương nhỏ?",
  "Con đếm xem khối trong hình gồm bao nhiêu hình lập phương nhỏ.",
  "Thể tích của khối trong hình bằng thể tích của bao nhiêu hình lập phương nhỏ?",
] as const;

/** Where some are out of sight. */
const closedPrompts = [
  "Khối trong hình xếp kín bằng các hình lập phương nhỏ. Khối gồm bao nhiêu hình lập phương nhỏ?",
  "Con đếm xem khối xếp kín trong hình gồm bao nhiêu hình lập phương nhỏ.",
  "Khối trong hình không có chỗ trống bên trong. Thể tích của khối bằng thể tích của bao nhiêu hình lập phương nhỏ?",
] as const;

const identityOf = (kind: string, stack: CubeStack) => `${kind} ${stack.map((row) => row.join()).join(" ")}`;

/** What whoever counts squares, or only what is on top, in front or in the lowest layer, comes to. */
function miscounted(stack: CubeStack): Distractor<number>[] {
  const [lowest = 0] = layersOf(stack);
  return [
    mistake("PARTIAL", seenOf(stack), "Con mới đếm các hình nhìn thấy. Con đếm cả những hình bị che khuất nhé!"),
    mistake("PARTIAL", lowest, "Con mới đếm một lớp. Con đếm đủ tất cả các lớp nhé!"),
    mistake(
      "FIELD",
      facesOf(stack),
      "Con đã đếm các mặt. Một hình lập phương có thể lộ ra hai, ba mặt, con chỉ đếm là một hình thôi.",
    ),
  ];
}

/** "Lớp dưới cùng có 6 hình, các lớp trên lần lượt có 4 hình, 1 hình: 6 + 4 + 1 = 11 (hình)." */
function addedUp(stack: CubeStack): string {
  const [lowest = 0, ...upper] = layersOf(stack);
  const count = countOf(stack);
  if (upper.length === 0) return `Khối chỉ có một lớp, gồm ${count} hình.`;
  const above = `${upper.length === 1 ? "lớp trên có" : "các lớp trên lần lượt có"} ${upper.map((each) => `${each} hình`).join(", ")}`;
  return `Lớp dưới cùng có ${lowest} hình, ${above}: ${[lowest, ...upper].join(" + ")} = ${count} (hình).`;
}

/** Few cubes, each of which shows a face. */
function pickOpen(rng: Rng): CubeStack {
  for (;;) {
    const stack = pickStairs(rng, rng.int(2, 5), rng.int(1, 3), rng.int(1, 3));
    const count = countOf(stack);
    if (count >= 4 && count <= 12 && seenOf(stack) === count && layersOf(stack).length > 1) return stack;
  }
}

/** 4 to 12 cubes, all to be seen. */
function buildSeenQuestion(rng: Rng): Question {
  const stack = pickOpen(rng);
  const count = countOf(stack);
  return typedNumberQuestion(rng, {
    prompt: rng.pick(prompts),
    figures: [drawn(stack)],
    answer: count,
    range,
    distractors: miscounted(stack),
    hints: ["Con đếm theo từng lớp, từ lớp dưới lên lớp trên.", "Con đếm số hình của mỗi lớp, rồi cộng lại."],
    explanation: { say: addedUp(stack), figures: [layered(stack)] },
    praise: "count",
    identity: identityOf("seen", stack),
  });
}

interface Layers {
  /** How many cubes the rows of a layer have, the front one first and none longer than the one behind it. */
  readonly rows: readonly number[];
  readonly count: number;
}

/** 8 to 27 cubes in equal layers, some of them out of sight; most often a box. */
function pickLayers(rng: Rng): Layers {
  for (;;) {
    const longest = rng.int(2, 6);
    const isBox = rng.int(1, 3) > 1;
    const depth = rng.int(2, 3);
    const rows = Array.from({ length: depth }, () => (isBox ? longest : rng.int(1, longest))).toSorted((a, b) => a - b);
    const count = rng.int(2, 5);
    const all = rows.reduce((sum, row) => sum + row, 0) * count;
    const stack = rows.map((row) => Array.from({ length: row }, () => count));
    if (all >= 8 && all <= 27 && seenOf(stack) < all) return { rows, count };
  }
}

/** What comes of one layer alone; of a box also of one row of each, or of its edges added. */
function wrongProducts({ rows, count }: Layers): Distractor<number>[] {
  const [shortest = 0] = rows;
  const longest = rows.at(-1) ?? 0;
  const layer = rows.reduce((sum, row) => sum + row, 0);
  const one = mistake("PARTIAL", layer, "Con mới đếm một lớp. Con nhân với số lớp nữa nhé!");
  if (shortest !== longest) return [one];
  const sum = longest + rows.length + count;
  const faces = [layer, longest * count, rows.length * count];
  // A face may have as many squares: then both lead there.
  const added = faces.includes(sum)
    ? mistake("PARTIAL", sum, "Con xem lại: nhân số hình của một hàng với số hàng, rồi nhân với số lớp nhé!")
    : mistake("OP", sum, "Con đã cộng. Con nhân số hình của một hàng với số hàng, rồi với số lớp nhé!");
  return [
    added,
    one,
    mistake("PARTIAL", longest * count, "Con mới tính một hàng của mỗi lớp. Con nhân với số hàng nữa nhé!"),
  ];
}

/** "Khối có 3 lớp, mỗi lớp có 2 hàng, mỗi hàng 4 hình lập phương nhỏ", told or drawn. */
function buildLayersQuestion(rng: Rng): Question {
  const { rows, count } = pickLayers(rng);
  const stack = rows.map((row) => Array.from({ length: row }, () => count));
  const [shortest = 0] = rows;
  const longest = rows.at(-1) ?? 0;
  const isBox = shortest === longest;
  const layer = rows.reduce((sum, row) => sum + row, 0);
  const all = layer * count;
  const isTold = isBox && rng.int(1, 3) === 1;
  const edges = [longest, rows.length, count];
  const within = isBox ? `${longest} × ${rows.length}` : rows.toReversed().join(" + ");
  const told = `Khối có ${count} lớp, mỗi lớp có ${rows.length} hàng, mỗi hàng ${longest} hình lập phương nhỏ. Khối gồm bao nhiêu hình lập phương nhỏ?`;
  return typedNumberQuestion(rng, {
    prompt: isTold ? told : rng.pick(closedPrompts),
    figures: isTold ? [] : [drawn(stack)],
    answer: all,
    range,
    distractors: [...wrongProducts({ rows, count }), ...(isTold ? [] : miscounted(stack))],
    hints: [
      "Các lớp có số hình bằng nhau. Con tìm số hình của một lớp trước.",
      {
        say: isBox
          ? "Con lấy số hình của một hàng nhân với số hàng, rồi nhân với số lớp."
          : "Con cộng số hình của các hàng trong một lớp, rồi nhân với số lớp.",
        figures: [layered(stack)],
      },
    ],
    explanation: {
      say: `Mỗi lớp có ${within} = ${layer} (hình). ${count} lớp có ${layer} × ${count} = ${all} (hình).`,
      figures: [layered(stack)],
    },
    praise: "count",
    identity: `${identityOf("layers", stack)} ${isTold ? "told" : "drawn"} ${edges.join()}`,
  });
}

/** Steps of two or more heights, within a box of up to 36 cubes, some cubes out of sight. */
function pickSteps(rng: Rng): CubeStack {
  for (;;) {
    const stack = pickStairs(rng, rng.int(2, 4), rng.int(2, 3), rng.int(2, 4));
    const { length, width, height } = edgesOf(stack);
    const [count, full] = [countOf(stack), length * width * height];
    const isWide = stack.every((row) => (row[0] ?? 0) > 0) && (stack.at(-1)?.at(-1) ?? 0) > 0;
    if (full <= 36 && count >= 9 && count <= full - 3 && seenOf(stack) < count && isWide) return stack;
  }
}

/** How many cubes the steps have. */
function buildStepsQuestion(rng: Rng): Question {
  const stack = pickSteps(rng);
  const { length, width, height } = edgesOf(stack);
  const count = countOf(stack);
  return typedNumberQuestion(rng, {
    prompt: rng.pick(closedPrompts),
    figures: [drawn(stack)],
    answer: count,
    range,
    distractors: [
      ...miscounted(stack),
      mistake("FIELD", length * width * height, "Con tính cả những chỗ còn trống rồi. Con đếm từng lớp nhé!"),
    ],
    hints: withoutLeaks(count, [
      "Các lớp không bằng nhau. Con đếm theo từng lớp, kể cả những hình bị che khuất.",
      {
        say: "Hình ở trên phải có hình ở dưới đỡ. Lớp dưới cùng được tô màu khác, con đếm lớp đó trước.",
        figures: [layered(stack)],
      },
    ]),
    explanation: { say: addedUp(stack), figures: [layered(stack)] },
    praise: "count",
    identity: identityOf("steps", stack),
  });
}

/** "Cần xếp thêm ít nhất bao nhiêu hình lập phương nhỏ để được một khối hộp chữ nhật?" */
function buildMissingQuestion(rng: Rng): Question {
  const stack = pickSteps(rng);
  const { length, width, height } = edgesOf(stack);
  const [count, full] = [countOf(stack), length * width * height];
  const answer = full - count;
  const [long, broad] = [Math.max(length, width), Math.min(length, width)];
  const told = `dài ${long}, rộng ${broad}, cao ${height} hình lập phương nhỏ`;
  // What is told of the picture names the heights.
  if (answer <= Math.max(length, width, height)) return buildMissingQuestion(rng);
  return typedNumberQuestion(rng, {
    prompt: rng.pick([
      `Khối trong hình không có chỗ trống bên trong. Xếp tiếp khối này thành khối hộp chữ nhật ${told}. Cần thêm bao nhiêu hình lập phương nhỏ?`,
      `Khối hộp chữ nhật ${told} bị lấy bớt, còn lại khối như hình vẽ. Bên trong khối còn lại không có chỗ trống. Đã lấy đi bao nhiêu hình lập phương nhỏ?`,
    ]),
    figures: [drawn(stack)],
    answer,
    range,
    distractors: [
      mistake("PARTIAL", full, "Con mới tính số hình của cả khối hộp chữ nhật. Con trừ đi số hình đang có nhé!"),
      mistake("PARTIAL", count, "Con mới đếm số hình đang có. Con lấy số hình của cả khối hộp trừ đi nhé!"),
      mistake("PARTIAL", full - seenOf(stack), "Con quên những hình bị che khuất. Con đếm lại số hình đang có nhé!"),
    ],
    hints: withoutLeaks(answer, [
      "Con tìm số hình của cả khối hộp: lấy số hình một lớp nhân với số lớp.",
      {
        say: "Con đếm số hình đang có, rồi lấy số hình của cả khối hộp trừ đi.",
        figures: [layered(stack)],
      },
    ]),
    explanation: {
      say: `Cả khối hộp có ${height} lớp, mỗi lớp ${long} × ${broad} hình: ${long} × ${broad} × ${height} = ${full} (hình). ${addedUp(stack)} Số hình cần tìm: ${full} − ${count} = ${answer} (hình).`,
      figures: [layered(stack)],
    },
    praise: "count",
    identity: identityOf("missing", stack),
  });
}

/** Volumes counted in cubes (curriculum, c5-count-cubes): all to be seen; equal layers; steps, and what is missing to a box. */
export const countCubes = defineGeometrySkill({
  id: "c5-count-cubes",
  classId: "5",
  title: "Đếm hình lập phương nhỏ",
  generate: byDifficulty({
    1: [buildSeenQuestion],
    2: [buildLayersQuestion],
    3: [buildStepsQuestion, buildMissingQuestion],
  }),
});
