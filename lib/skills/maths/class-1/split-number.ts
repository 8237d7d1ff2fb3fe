import type { Rng } from "#lib/core/rng.ts";
import type { Figure } from "#lib/questions/figure.ts";
import type { Question } from "#lib/questions/question.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { wholeBox } from "#lib/skills/drafts/boxes-question.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { numberQuestion } from "#lib/skills/drafts/questions.ts";
import { sortAlikeQuestion } from "#lib/skills/drafts/sort-question.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { pictureText } from "#lib/text/picture-text.ts";
import { drawBond, drawBoth, drawMissing } from "./part-frames.ts";
import { plates, type Thing, things } from "./plates.ts";
import { shortNames } from "./short-names.ts";
import { buildOtherWayQuestion } from "./split-other-way.ts";

const capitals = ["Đĩa xanh", "Đĩa đỏ"] as const;

/** Numbers on both plates, of which that of the first or of the second is told. */
interface Laid {
  readonly whole: number;
  /** Place of the plate whose number is told. */
  readonly told: 0 | 1;
  readonly part: number;
  readonly picture: Thing;
}

/** How many lie on the plate of which nothing is told. */
const restOf = ({ whole, part }: Laid) => whole - part;

const onPlates = (laid: Laid): readonly [number, number] =>
  laid.told === 0 ? [laid.part, restOf(laid)] : [restOf(laid), laid.part];

function askLaid(rng: Rng, { whole, told, part, picture }: Laid): string {
  const { name, unit } = pictureText[picture];
  const [given, other] = told === 0 ? plates : [plates[1], plates[0]];
  const put = `xếp ${part} ${unit} vào ${given.name}, còn lại vào ${other.name}.`;
  const child: string = rng.pick(shortNames);
  return rng.pick([
    `Có ${whole} ${name}. Con ${put}`,
    `${child} có ${whole} ${name}. ${child} ${put}`,
    `Con xếp ${whole} ${name} vào hai đĩa. ${capitals[told]} có ${part} ${unit}.`,
  ]);
}

/** What is typed below the plates, and what is said to it. */
function laidSum(laid: Laid) {
  const { whole, told, part, picture } = laid;
  const { name } = pictureText[picture];
  const rest = restOf(laid);
  const other = told === 0 ? plates[1].name : plates[0].name;
  const count = `Con đếm số ${name} ở ${other} nhé!`;
  return {
    parts: [
      { type: "text" as const, text: `${whole} gồm ${part} và` },
      { type: "box" as const, box: wholeBox("số còn lại", 1) },
    ],
    values: [String(rest)],
    distractors: [
      mistake("DATUM", [String(part)], `Đó là số ${name} ở ${plates[told].name}. ${count}`),
      mistake("DATUM", [String(whole)], `Đó là số ${name} có tất cả. ${count}`),
      mistake("OFF1", [String(rest + 1)], `Gần đúng rồi. ${count}`),
      mistake("OFF1", [String(rest - 1)], `Gần đúng rồi. ${count}`),
    ],
    wrong: [count],
  };
}

/** Things are laid on two plates, and the number that was not told is typed. */
function buildPlatesQuestion(rng: Rng): Question {
  const whole = rng.int(3, 5);
  const laid: Laid = { whole, told: rng.pick([0, 1]), part: rng.int(1, whole - 1), picture: rng.pick(things) };
  const { told, part, picture } = laid;
  const { name, unit } = pictureText[picture];
  const [blue, red] = onPlates(laid);
  return sortAlikeQuestion(rng, {
    prompt: askLaid(rng, laid),
    view: { pile: { type: "alike", picture, total: whole }, trays: plates, each: null },
    ways: [[blue, red]],
    distractors: [mistake("SWAP", [red, blue], `Con đổi chỗ hai đĩa rồi. ${capitals[told]} có ${part} ${unit}.`)],
    missing: `Vẫn còn ${name} chưa xếp. Con xếp hết nhé!`,
    wrong: `Con đếm lại nhé! ${capitals[told]} có ${part} ${unit}.`,
    sum: laidSum(laid),
    hints: [`Con xếp ${part} ${unit} vào ${plates[told].name} trước.`, "Số còn lại, con xếp vào đĩa kia rồi đếm."],
    explanation: `Đĩa xanh ${blue} ${unit}, đĩa đỏ ${red} ${unit}; ${whole} gồm ${part} và ${restOf(laid)}.`,
    praise: "trays",
    identity: `plates ${whole} ${part} ${told} ${picture}`,
  });
}

/** The part on the right or on the left is asked for. */
function drawTurned(rng: Rng, whole: number, part: number): Figure {
  const bond = drawBond({ whole, part });
  return bond.type === "bond" && rng.pick([true, false]) ? { ...bond, parts: ["?", String(part)] } : bond;
}

/** Counted on in words first, then over a frame with a question mark for each step; nothing is counted on from nothing. */
function hintsToPart(parts: Parameters<typeof drawMissing>[0]) {
  const { whole, part } = parts;
  if (part === whole) return [`Con lấy hết ${whole} rồi. Con xem còn lại gì không.`];
  if (part === 0) return ["Số 0 là không có gì. Con nghĩ xem số kia là mấy."];
  return [
    `Con đếm tiếp từ ${part} đến ${whole}.`,
    { say: "Con đếm các dấu hỏi trong khung xem mình đã thêm mấy.", figures: [drawMissing(parts)] },
  ];
}

/** "8 gồm 5 và mấy?" */
function askPart(rng: Rng, whole: number, part: number, least: number): Question {
  const answer = whole - part;
  const parts = { whole, part, picture: rng.pick(things) };
  const prompts = [
    `${whole} gồm ${part} và mấy?`,
    `Tách ${whole} thành ${part} và mấy?`,
    `${part} và mấy gộp lại được ${whole}?`,
    `Tách ${whole} thành hai số. Một số là ${part}. Số kia là mấy?`,
  ];
  const place = rng.int(0, prompts.length - 1);
  return numberQuestion(rng, {
    prompt: prompts[place] ?? "",
    figures: [drawTurned(rng, whole, part)],
    answer,
    range: [0, 20],
    distractors: [
      mistake("DATUM", part, "Đó là số đã có. Con tìm số kia nhé!"),
      mistake("DATUM", whole, "Đó là số ở trên. Con tìm một phần của số đó."),
      mistake("OFF1", answer + 1, `Hai số gộp lại thì quá ${whole} rồi.`),
      mistake("OFF1", answer - 1, `Hai số gộp lại chưa đủ ${whole}.`),
    ],
    hints: hintsToPart(parts),
    explanation: {
      say: `${whole} gồm ${part} và ${answer}.`,
      figures: part === whole || part === 0 ? [] : [drawBoth(parts)],
    },
    praise: "part",
    identity: `part ${place} ${whole} ${part} ${least}`,
    isTyped: true,
  });
}

function buildPartQuestion(rng: Rng): Question {
  const whole = rng.int(6, 8);
  return askPart(rng, whole, rng.int(1, whole - 1), 1);
}

/** Nothing is a part too: of 9 and 0 one is asked for, or both together. */
function buildNothingQuestion(rng: Rng): Question {
  const whole = rng.int(8, 10);
  return rng.pick([true, false])
    ? askPart(rng, whole, rng.pick([0, whole]), 0)
    : askWhole(rng, rng.shuffle([0, whole]));
}

/** "4 và 5 gộp lại được mấy?" */
function askWhole(rng: Rng, [one = 0, other = 0]: readonly number[]): Question {
  const whole = one + other;
  const prompts = [
    `${one} và ${other} gộp lại được mấy?`,
    `Gộp ${one} và ${other} được mấy?`,
    `Một số tách thành ${one} và ${other}. Số đó là mấy?`,
  ];
  const place = rng.int(0, prompts.length - 1);
  return numberQuestion(rng, {
    prompt: prompts[place] ?? "",
    figures: [
      {
        ...{ type: "bond", whole: "?", parts: [String(one), String(other)] },
        alt: `Sơ đồ gộp ${one} và ${other} thành một số.`,
      },
    ],
    answer: whole,
    range: [0, 20],
    distractors: [
      mistake("DATUM", one, `Đó mới là một số. Con gộp cả ${other} nữa nhé!`),
      mistake("DATUM", other, `Đó mới là một số. Con gộp cả ${one} nữa nhé!`),
      mistake("OFF1", whole + 1, "Con đếm thừa một rồi. Con đếm lại nhé!"),
      mistake("OFF1", whole - 1, "Con đếm thiếu một rồi. Con đếm lại nhé!"),
    ],
    hints:
      one === 0 || other === 0
        ? ["Số 0 là không có gì. Con xem gộp với số kia thì có mấy."]
        : [`Con đếm tiếp từ ${Math.max(one, other)}.`, `Con đếm thêm ${Math.min(one, other)} lần nữa.`],
    explanation: `${one} và ${other} gộp lại được ${whole}.`,
    praise: "part",
    identity: `whole ${place} ${one} ${other}`,
    isTyped: true,
  });
}

function buildWholeQuestion(rng: Rng): Question {
  const whole = rng.int(8, 10);
  const one = rng.int(1, whole - 1);
  return askWhole(rng, [one, whole - one]);
}

/** A number taken apart and put together (curriculum, c1-split-number): on two plates; in a bond; in other ways, with 0 too. */
export const splitNumber = defineNumberSkill({
  id: "c1-split-number",
  classId: "1",
  title: "Tách số, gộp số",
  generate: byDifficulty({
    1: [buildPlatesQuestion],
    2: [buildPartQuestion],
    3: [
      buildOtherWayQuestion,
      buildOtherWayQuestion,
      buildOtherWayQuestion,
      buildWholeQuestion,
      buildWholeQuestion,
      buildNothingQuestion,
    ],
  }),
});
