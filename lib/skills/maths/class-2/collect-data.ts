import { capital } from "#lib/core/capital.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { type TallyPlace, tallyQuestion } from "#lib/skills/drafts/tally-question.ts";
import { mixed, pickCounted, pickCounts, pickFeatures } from "#lib/skills/maths/counted-things.ts";
import { defineDataSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { total } from "#lib/skills/total.ts";
import { paintName } from "#lib/text/paint-name.ts";
import { shapeText } from "#lib/text/shape-text.ts";
import { strokeChart } from "./tally.ts";

const bundle = 5;

/** At least one row has a bundle. */
const hasBundle = (counts: readonly number[]) => Math.max(...counts) >= bundle;

/** "5 và 2", "5, 5 và 1" */
function bundlesOf(count: number): string {
  const rest = count % bundle;
  const bundles = Array.from({ length: Math.floor(count / bundle) }, () => String(bundle));
  const parts = rest === 0 ? bundles : [...bundles, String(rest)];
  return `${parts.slice(0, -1).join(", ")} và ${parts.at(-1)}`;
}

/** "Cứ 5 vạch là một nhóm: 7 gồm 5 và 2; 6 gồm 5 và 1." */
function gathered(counts: readonly number[]): string {
  const large = [...new Set(counts)].filter((count) => count > bundle);
  const told = large.map((count) => `${count} gồm ${bundlesOf(count)}`).join("; ");
  return `Cứ 5 vạch là một nhóm${told === "" ? "" : `: ${told}`}.`;
}

/** What is said of the number behind a row. */
function totalOf(name: string, counts: readonly number[], row: number): TallyPlace {
  const count = counts[row] ?? 0;
  return {
    distractors: [
      mistake("READ", total(counts), `Đó là số của cả ba hàng. Con chỉ đếm hàng ${capital(name)} nhé!`),
      ...strokeChart.misread(count),
    ],
    tooLow: `Số ở hàng ${capital(name)} còn thiếu. Con đếm lại các vạch nhé!`,
    tooHigh: `Số ở hàng ${capital(name)} thừa rồi. Con đếm lại các vạch nhé!`,
  };
}

const exchanged = "Có hai số đang đổi chỗ cho nhau. Con xem lại từng hàng nhé!";

/** Rows of pictures: what they are called, and all of the question that follows from what lies there. */
function pictured(rng: Rng, counts: readonly number[], isTotalled: boolean) {
  const { kinds, all, each } = pickCounted(rng, counts.length);
  const names = kinds.map(({ name }) => name);
  const rows = {
    things: mixed(rng, counts).flatMap((place) => {
      const kind = kinds[place];
      return kind === undefined ? [] : [{ thing: { type: "picture", picture: kind.picture } as const, place }];
    }),
    sheet: {
      type: "strokes",
      rows: kinds.map(({ name, picture }) => ({ name, picture })),
      isTotalled,
      namesEnds: false,
    },
    places: names.map((name, row) => totalOf(name, counts, row)),
    strokes: {
      left: `Vẫn còn ${each} chưa gạch. Con gạch cho đủ nhé!`,
      stray: kinds.map(({ name, full }) => `Hàng ${capital(name)} có vạch không phải của ${full}.`),
    },
    exchanged,
    wrongEnds: null,
    way: gathered(counts),
    praise: "tally",
  } as const;
  return { all, each, names, rows };
}

/** Two kinds: a stroke for each thing. */
function buildStrokesQuestion(rng: Rng): Question {
  const counts = pickCounts(rng, { places: 2, each: [2, 7], all: [6, 10] }, hasBundle);
  const { all, each, names, rows } = pictured(rng, counts, false);
  return tallyQuestion(rng, {
    prompt: rng.pick([
      `Kiểm đếm ${all}. Mỗi ${each} gạch một vạch.`,
      `Con gạch vạch để kiểm đếm ${all}.`,
      `Mỗi ${each} là một vạch. Con gạch để kiểm đếm ${all}.`,
    ]),
    ...rows,
    hints: [
      `Con gạch hết ${each} của một hàng đã. Sau đó con sang hàng kia.`,
      "Vạch thứ năm gạch chéo qua bốn vạch trước. Đó là một nhóm.",
    ],
    identity: `strokes ${names.join()} ${counts.join()}`,
  });
}

/** Three kinds: strokes, then the number of each row. */
function buildTotalsQuestion(rng: Rng): Question {
  const counts = pickCounts(rng, { places: 3, each: [2, 9], all: [10, 18] }, hasBundle);
  const { all, each, names, rows } = pictured(rng, counts, true);
  return tallyQuestion(rng, {
    prompt: rng.pick([
      `Kiểm đếm ${all}, rồi ghi số vào mỗi hàng.`,
      `Con gạch vạch cho từng ${each}. Con ghi số ở mỗi hàng.`,
    ]),
    ...rows,
    hints: [
      `Con gạch hết ${each} của một hàng đã. Sau đó con sang hàng khác.`,
      "Con đếm các nhóm 5 vạch trước, rồi đếm các vạch lẻ.",
    ],
    identity: `totals ${names.join()} ${counts.join()}`,
  });
}

const areDifferent = (counts: readonly number[]) => new Set(counts).size === counts.length;

/** Shapes that are counted by one of their features, whatever the other one is. */
function pickShapes(rng: Rng, counts: readonly number[]) {
  const isByPaint = rng.int(0, 1) === 0;
  const { paints, forms } = pickFeatures(rng);
  const things = mixed(rng, counts).map((place) => {
    const [paint, sort] = isByPaint ? [paints[place], rng.pick(forms)] : [rng.pick(paints), forms[place]];
    return { thing: { type: "shape", paint: paint ?? "red", sort: sort ?? "circle" } as const, place };
  });
  const names = isByPaint
    ? paints.map((paint) => paintName[paint])
    : forms.map((sort) => shapeText.sortAsLine(sort).text);
  return { isByPaint, names, things };
}

/** Shapes sorted by colour or by form: strokes, numbers, the most and the least. */
function buildEndsQuestion(rng: Rng): Question {
  const counts = pickCounts(rng, { places: 3, each: [3, 11], all: [15, 24] }, areDifferent);
  const { isByPaint, names, things } = pickShapes(rng, counts);
  const by = isByPaint ? "màu sắc" : "hình dạng";
  const asked = isByPaint
    ? ["Màu nào có nhiều hình nhất, màu nào có ít hình nhất?", "Tìm màu có nhiều hình nhất và màu có ít hình nhất."]
    : ["Hình nào có nhiều nhất, hình nào có ít nhất?", "Tìm hình có nhiều nhất và hình có ít nhất."];
  return tallyQuestion(rng, {
    prompt: `Kiểm đếm theo ${by}. ${rng.pick(asked)}`,
    things,
    sheet: { type: "strokes", rows: names.map((name) => ({ name, picture: null })), isTotalled: true, namesEnds: true },
    places: names.map((name, row) => totalOf(name, counts, row)),
    strokes: {
      left: "Vẫn còn hình chưa gạch. Con gạch cho đủ nhé!",
      stray: names.map(
        (name) => `Hàng ${capital(name)} có vạch của hình ${isByPaint ? "màu " : ""}khác. Con xem lại nhé!`,
      ),
    },
    exchanged,
    wrongEnds: {
      turned: "Con đổi chỗ hàng nhiều nhất và hàng ít nhất rồi.",
      most: "Hàng nhiều nhất có số lớn nhất. Con so sánh lại ba số nhé!",
      least: "Hàng ít nhất có số bé nhất. Con so sánh lại ba số nhé!",
    },
    hints: [
      isByPaint ? "Con chỉ nhìn màu, không cần nhìn hình dạng." : "Con chỉ nhìn hình dạng, không cần nhìn màu.",
      "Con đếm các nhóm 5 vạch trước, rồi đếm các vạch lẻ.",
      "Con so sánh ba số. Số nào lớn nhất, số nào bé nhất?",
    ],
    way: `${gathered(counts)} ${Math.max(...counts)} lớn nhất, ${Math.min(...counts)} bé nhất.`,
    praise: "tally",
    identity: `ends ${names.join()} ${counts.join()}`,
  });
}

/** Things are counted with strokes (curriculum, c2-collect-data): two kinds; three, with their numbers; by a second feature, with the most and the least. */
export const collectData = defineDataSkill({
  id: "c2-collect-data",
  classId: "2",
  title: "Kiểm đếm và ghi số liệu",
  generate: byDifficulty({
    1: [buildStrokesQuestion],
    2: [buildTotalsQuestion],
    3: [buildEndsQuestion],
  }),
});
