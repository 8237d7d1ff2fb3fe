import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { paints } from "#lib/questions/shape/paints.ts";
import { wordsValue } from "#lib/questions/values.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, numberQuestion } from "#lib/skills/drafts/questions.ts";
import { defineGeometrySkill } from "#lib/skills/maths/define-maths-skill.ts";
import { paintName } from "#lib/text/paint-name.ts";
import {
  countedStrip,
  measuredStrips,
  type Strip,
  stripsFigure,
  surplusFigure,
  towersFigure,
} from "./strips-figure.ts";

const alt = "Các băng giấy nhiều màu.";
const gridAlt = "Các băng giấy nhiều màu trên lưới ô.";

/** Where strips begin, and how long they are, so that none leaves the eleven squares. */
function pickStrips(rng: Rng, count: number, isAligned: boolean): readonly Strip[] {
  const colours = rng.shuffle(paints).slice(0, count);
  const lengths = rng.shuffle([3, 4, 5, 6, 7, 8]).slice(0, count);
  const starts = isAligned ? [0, 0, 0, 0] : rng.shuffle([0, 1, 2, 3]);
  return colours.map((paint, place) => ({ paint, length: lengths[place] ?? 3, start: starts[place] ?? 0 }));
}

const value = ({ paint }: Strip) => wordsValue(`băng giấy ${paintName[paint]}`);

const tower = ({ paint }: Strip) => wordsValue(`tháp màu ${paintName[paint]}`);

function hintsOf(strips: readonly Strip[], isAligned: boolean) {
  return [
    isAligned
      ? "Các đầu bên trái đã thẳng nhau. Con nhìn đầu bên phải."
      : "Các đầu bên trái chưa thẳng nhau. Con đừng chỉ nhìn một đầu.",
    { say: "Con đếm số ô của từng băng giấy nhé!", figures: [stripsFigure(strips, true, gridAlt)] },
  ];
}

function reason(strips: readonly Strip[]): string {
  return strips.map(({ paint, length }) => `${paintName[paint]} ${length} ô`).join("; ");
}

/** "Băng giấy nào dài hơn?" of two, now and then equal. */
function buildTwoQuestion(rng: Rng, isAligned: boolean): Question {
  const [one, second] = pickStrips(rng, 2, isAligned);
  if (one === undefined || second === undefined) throw new Error("No strips to compare");
  const other = rng.int(0, 4) === 0 ? { ...second, length: one.length } : second;
  const isLonger = rng.int(0, 1) === 0;
  const word = isLonger ? "dài" : "ngắn";
  const equal = wordsValue("hai băng dài bằng nhau");
  const isEqual = one.length === other.length;
  const right = one.length > other.length === isLonger ? one : other;
  const again = isAligned ? "Con nhìn lại đầu bên phải nhé!" : "Con so sánh cả hai đầu nhé!";
  const strips = [one, other];
  return choiceQuestion(rng, {
    prompt: rng.pick([
      `Băng giấy nào ${word} hơn?`,
      `Băng giấy nào ${word} hơn, hay hai băng dài bằng nhau?`,
      `Hai băng giấy, băng nào ${word} hơn?`,
    ]),
    figures: [stripsFigure(strips, !isAligned, alt)],
    answer: isEqual ? equal : value(right),
    distractors: [
      ...strips.map((strip) =>
        mistake("REL", value(strip), `B${value(strip).line.text.slice(1)} không ${word} hơn. ${again}`),
      ),
      mistake("EQ", equal, "Hai băng giấy này không dài bằng nhau."),
    ],
    choices: 3,
    hints: hintsOf(strips, isAligned),
    explanation: {
      say: `Con đếm ô: ${reason(strips)}. ${isEqual ? "Hai băng dài bằng nhau" : `Băng giấy ${paintName[right.paint]} ${word} hơn`}.`,
      figures: [measuredStrips(strips, gridAlt)],
    },
    praise: "compare",
    identity: `two ${word} ${strips.map(({ paint, start, length }) => `${paint} ${start} ${length}`).join()}`,
  });
}

/** "Băng giấy nào dài nhất?" of three or four; the one that reaches farthest need not be the longest. */
function buildMostQuestion(rng: Rng): Question {
  const strips = pickStrips(rng, 4, false);
  const isLongest = rng.int(0, 1) === 0;
  const word = isLongest ? "dài" : "ngắn";
  const [right, ...wrong] = strips.toSorted((a, b) => (isLongest ? b.length - a.length : a.length - b.length));
  if (right === undefined) throw new Error("No strips to compare");
  return choiceQuestion(rng, {
    prompt: rng.pick([`Băng giấy nào ${word} nhất?`, `Con tìm băng giấy ${word} nhất nhé!`]),
    figures: [stripsFigure(strips, false, alt)],
    answer: value(right),
    distractors: wrong.map((strip) =>
      mistake(
        "REL",
        value(strip),
        `B${value(strip).line.text.slice(1)} chưa phải ${word} nhất. Con xem cả hai đầu nhé!`,
      ),
    ),
    hints: [
      "Con đừng chỉ nhìn một đầu của băng giấy.",
      { say: "Con đếm số ô của từng băng giấy nhé!", figures: [stripsFigure(strips, true, gridAlt)] },
    ],
    explanation: {
      say: `Con đếm ô: ${reason(strips)}. Băng giấy ${paintName[right.paint]} ${word} nhất.`,
      figures: [measuredStrips(strips, gridAlt)],
    },
    praise: "compare",
    identity: `most ${word} ${strips.map(({ paint, start, length }) => `${paint} ${start} ${length}`).join()}`,
  });
}

/** "Tháp nào cao hơn?" of two, now and then equal. */
function buildTwoTowersQuestion(rng: Rng): Question {
  const [one, second] = pickStrips(rng, 2, true);
  if (one === undefined || second === undefined) throw new Error("No towers to compare");
  const other = rng.int(0, 4) === 0 ? { ...second, length: one.length } : second;
  const isTaller = rng.int(0, 1) === 0;
  const word = isTaller ? "cao" : "thấp";
  const equal = wordsValue("hai tháp cao bằng nhau");
  const isEqual = one.length === other.length;
  const right = one.length > other.length === isTaller ? one : other;
  const towers = [one, other];
  return choiceQuestion(rng, {
    prompt: rng.pick([`Tháp nào ${word} hơn?`, `Tháp nào ${word} hơn, hay hai tháp cao bằng nhau?`]),
    figures: [towersFigure(towers, false, "Hai toà tháp khác màu.")],
    answer: isEqual ? equal : tower(right),
    distractors: [
      ...towers.map((each) =>
        mistake(
          "REL",
          tower(each),
          `T${tower(each).line.text.slice(1)} không ${word} hơn. Con nhìn hai đỉnh tháp nhé!`,
        ),
      ),
      mistake("EQ", equal, "Hai đỉnh tháp không ngang nhau, con nhé!"),
    ],
    choices: 3,
    hints: ["Hai chân tháp ngang nhau.", "Con nhìn xem đỉnh tháp nào ở cao hơn."],
    explanation: {
      say: isEqual
        ? "Hai đỉnh tháp ngang nhau. Hai tháp cao bằng nhau."
        : `Hai chân tháp ngang nhau. Nhìn đỉnh thì tháp màu ${paintName[right.paint]} ${word} hơn.`,
      figures: [towersFigure(towers, true, "Hai toà tháp khác màu, có vạch ngang ở đỉnh.")],
    },
    praise: "compare",
    identity: `two towers ${word} ${towers.map(({ paint, length }) => `${paint} ${length}`).join()}`,
  });
}

/** "Băng giấy đỏ dài mấy ô?" */
function buildSquaresQuestion(rng: Rng): Question {
  const strips = pickStrips(rng, 3, false);
  const [{ paint, start, length } = { paint: "red", start: 0, length: 3 } as const] = strips;
  const name = `băng giấy ${paintName[paint]}`;
  return numberQuestion(rng, {
    prompt: rng.pick([`B${name.slice(1)} dài mấy ô?`, `Con đếm xem ${name} dài mấy ô.`]),
    figures: [stripsFigure(strips, true, gridAlt)],
    answer: length,
    range: [1, 11],
    distractors: [
      mistake("COUNT-ENDS", length + 1, "Con đếm số ô, đừng đếm số vạch nhé!"),
      mistake("PARTIAL", length + start, "Con đếm từ đầu bên trái của băng giấy nhé!"),
      mistake("OFF1", length - 1, "Con đếm lại từng ô nhé!"),
    ],
    hints: [`Con tìm ${name} trước.`, "Con đếm từng ô, từ đầu này đến đầu kia."],
    explanation: { say: `B${name.slice(1)} dài ${length} ô.`, figures: [countedStrip(strips, 0, gridAlt)] },
    praise: "measure",
    identity: `squares ${paint} ${start} ${length}`,
    isTyped: true,
  });
}

/** "Băng giấy đỏ dài hơn băng giấy xanh mấy ô?" of two that begin apart. */
function buildMoreQuestion(rng: Rng): Question {
  const strips = pickStrips(rng, 2, false).toSorted((a, b) => b.length - a.length);
  const [long, short] = strips;
  if (long === undefined || short === undefined) throw new Error("No strips to compare");
  const answer = long.length - short.length;
  const [one, other] = [`băng giấy ${paintName[long.paint]}`, `băng giấy ${paintName[short.paint]}`];
  const isLonger = rng.int(0, 1) === 0;
  return numberQuestion(rng, {
    prompt: isLonger ? `B${one.slice(1)} dài hơn ${other} mấy ô?` : `B${other.slice(1)} ngắn hơn ${one} mấy ô?`,
    figures: [stripsFigure(strips, true, gridAlt)],
    answer,
    range: [0, 20],
    distractors: [
      mistake("DATUM", long.length, `Đó là số ô của ${one}. Con tìm phần hơn thôi nhé!`),
      mistake("DATUM", short.length, `Đó là số ô của ${other}. Con tìm phần hơn thôi nhé!`),
      mistake("OP", long.length + short.length, "Đó là số ô của cả hai băng. Con tìm phần hơn thôi nhé!"),
      mistake("OFF1", answer + 1, "Con đếm thừa rồi. Con đếm lại số ô của từng băng nhé!"),
      mistake("OFF1", answer - 1, "Con đếm sót rồi. Con đếm lại số ô của từng băng nhé!"),
    ],
    hints: ["Con đếm số ô của từng băng giấy.", "Con lấy số ô nhiều hơn trừ số ô ít hơn."],
    explanation: {
      say: `Con đếm ô: ${reason(strips)}. ${long.length} − ${short.length} = ${answer}. Phần hơn là ${answer} ô.`,
      figures: [surplusFigure(long, short, "Hai băng giấy có đầu bên trái thẳng nhau trên lưới ô.")],
    },
    praise: "compare",
    identity: `more ${isLonger} ${strips.map(({ paint, start, length }) => `${paint} ${start} ${length}`).join()}`,
    isTyped: true,
  });
}

const askers: Readonly<Record<Difficulty, readonly ((rng: Rng) => Question)[]>> = {
  1: [(rng) => buildTwoQuestion(rng, true), (rng) => buildTwoQuestion(rng, true), buildTwoTowersQuestion],
  2: [(rng) => buildTwoQuestion(rng, false), buildSquaresQuestion],
  3: [buildMostQuestion, buildMoreQuestion],
};

/** Longer and shorter (curriculum, c1-length-compare): two in line, two out of line and their squares, the longest of four and by how much. */
export const lengthCompare = defineGeometrySkill({
  id: "c1-length-compare",
  classId: "1",
  title: "Dài hơn, ngắn hơn",
  generate: (difficulty, rng) => rng.pick(askers[difficulty])(rng),
});
