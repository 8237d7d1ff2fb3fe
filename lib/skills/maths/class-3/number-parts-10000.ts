import { groupNumber } from "#lib/core/group-number.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { BoxesPart } from "#lib/questions/kinds/boxes/grading.ts";
import type { Question } from "#lib/questions/question.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { boxesQuestion, wholeBox } from "#lib/skills/drafts/boxes-question.ts";
import { type Distractor, mistake } from "#lib/skills/drafts/draft.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { buildComposeQuestion } from "./build-compose-number-question.ts";
import {
  allParts,
  numberOf,
  type Part,
  partsOf,
  pickDigits,
  type Typed,
  thousandsFirst,
  worthOf,
} from "./four-digit-parts.ts";
import { charted, placeNames } from "./place-chart.ts";

const fromRight = "Các hàng từ phải sang trái là: đơn vị, chục, trăm, nghìn.";

const names = thousandsFirst.map((place) => placeNames[place]);

function mistakesOfPlaces(digits: readonly number[], written: string): Distractor<Typed>[] {
  const moved = digits.flatMap((_, box) =>
    digits.flatMap((other, at) => {
      const said = `Trong số ${written}, ${other} là chữ số hàng ${names[at]}, không phải hàng ${names[box]}.`;
      const typed = digits.map((__, place) => (place === box ? String(other) : null));
      return at === box ? [] : [mistake("PLACE", typed, said)];
    }),
  );
  const turned = "Con viết ngược rồi. Chữ số ngoài cùng bên trái là chữ số hàng nghìn.";
  return [mistake("SWAP", digits.toReversed().map(String), turned), ...moved];
}

/** "Số 3 527 gồm mấy nghìn, mấy trăm, mấy chục và mấy đơn vị?" */
function buildPlacesQuestion(rng: Rng): Question {
  const digits = pickDigits(rng, 0);
  const number = numberOf(digits);
  const written = groupNumber(number);
  const told = names.map((name, at) => `${digits[at]} ${name}`).join(" ");
  return boxesQuestion(rng, {
    prompt: rng.pick([
      `Số ${written} gồm mấy nghìn, mấy trăm, mấy chục và mấy đơn vị?`,
      `Con viết xem số ${written} có mấy nghìn, mấy trăm, mấy chục, mấy đơn vị.`,
      `Con phân tích số ${written} thành nghìn, trăm, chục và đơn vị.`,
    ]),
    parts: names.flatMap((name): BoxesPart[] => [
      { type: "box", box: wholeBox(`số ${name}`, 2) },
      { type: "text", text: name ?? "" },
    ]),
    values: digits.map(String),
    distractors: mistakesOfPlaces(digits, written),
    wrong: names.map((name) => `Con xem lại chữ số hàng ${name} của số ${written}.`),
    answer: told,
    hints: [fromRight, `Số ${written} có bốn chữ số. Chữ số ngoài cùng bên trái ở hàng nào?`],
    explanation: charted(`Số ${written} gồm ${told}.`, number),
    praise: "place",
    identity: `places ${number}`,
  });
}

const orders = ["nhất", "hai", "ba"] as const;

const places = [0, 1, 2, 3] as const;

function mistakesOfSum(parts: readonly Part[], written: string): Distractor<Typed>[] {
  const shifted = parts.flatMap((part, box) =>
    places
      .filter((place) => place !== part.place)
      .map((place) => {
        const typed = parts.map((_, at) => (at === box ? String(part.digit * 10 ** place) : null));
        const [right, wrong] = [placeNames[part.place], placeNames[place]];
        return mistake(
          "PLACE",
          typed,
          `Chữ số ${part.digit} của số ${written} ở hàng ${right}, không phải hàng ${wrong}.`,
        );
      }),
  );
  return [
    mistake(
      "PLACE",
      parts.map(({ digit }) => String(digit)),
      "Con mới viết các chữ số. Con xem mỗi chữ số ở hàng nào rồi viết giá trị của nó nhé!",
    ),
    mistake(
      "ZERO",
      parts.map(({ digit }, at) => String(digit * 10 ** (parts.length - 1 - at))),
      `Con bỏ quên chữ số 0. Số ${written} có bốn chữ số, chữ số đầu ở hàng nghìn.`,
    ),
    mistake(
      "SWAP",
      parts.toReversed().map((part) => String(worthOf(part))),
      "Các số hạng đã đúng. Con viết theo thứ tự từ hàng nghìn nhé!",
    ),
    ...shifted,
  ];
}

/** "5 208 = … + … + …": the thousands first, what is 0 left out. */
function buildExpandQuestion(rng: Rng): Question {
  const number = numberOf(pickDigits(rng, 1));
  const parts = partsOf(number);
  const written = groupNumber(number);
  const sum = `${written} = ${parts.map((part) => groupNumber(worthOf(part))).join(" + ")}`;
  return boxesQuestion(rng, {
    prompt: rng.pick([
      `Con viết số ${written} thành tổng, từ hàng nghìn đến hàng đơn vị. Hàng nào có chữ số 0 thì bỏ qua.`,
      `Viết ${written} thành tổng các nghìn, trăm, chục, đơn vị theo thứ tự. Con bỏ qua hàng có chữ số 0.`,
    ]),
    parts: [
      { type: "text", text: `${written} =` },
      ...parts.flatMap((_, at): BoxesPart[] => [
        ...(at === 0 ? [] : [{ type: "text", text: "+" } as const]),
        { type: "box", box: wholeBox(`số hạng thứ ${orders[at]}`, 4) },
      ]),
    ],
    values: parts.map((part) => String(worthOf(part))),
    distractors: mistakesOfSum(parts, written),
    wrong: parts.map(({ place }) => `Con xem lại chữ số hàng ${placeNames[place]} của số ${written}.`),
    answer: sum,
    hints: [fromRight, charted("Con xem mỗi chữ số ở hàng nào rồi viết giá trị theo hàng đó.", number)],
    explanation: charted(`${written} gồm ${allParts(number)}. Vậy ${sum}.`, number),
    praise: "place",
    identity: `sum ${number}`,
  });
}

/** "5 208 = 5 000 + … + 8": a single gap. */
function buildGapQuestion(rng: Rng): Question {
  const number = numberOf(pickDigits(rng, 1));
  const parts = partsOf(number);
  const missing = rng.int(0, parts.length - 1);
  const part = parts[missing] ?? { digit: 0, place: 0 };
  const written = groupNumber(number);
  const sum = parts.map((each, at) => (at === missing ? "…" : groupNumber(worthOf(each)))).join(" + ");
  const filled = parts.map((each) => groupNumber(worthOf(each))).join(" + ");
  const [before = "", behind = ""] = `${written} = ${sum}`.split("…").map((text) => text.trim());
  const name = placeNames[part.place];
  return boxesQuestion(rng, {
    prompt: rng.pick([`Con viết số hạng còn thiếu: ${written} = ${sum}`, `Ô trống là số nào? ${written} = ${sum}`]),
    parts: [
      { type: "text", text: before },
      { type: "box", box: wholeBox("số hạng còn thiếu", 4) },
      ...(behind === "" ? [] : [{ type: "text", text: behind } as const]),
    ],
    values: [String(worthOf(part))],
    distractors: places
      .filter((place) => place !== part.place)
      .map((place) =>
        mistake(
          "PLACE",
          [String(part.digit * 10 ** place)],
          `Chữ số ${part.digit} của số ${written} không ở hàng ${placeNames[place]}. Con đếm lại các hàng từ phải sang trái.`,
        ),
      ),
    wrong: [`Con xem các số hạng đã có, rồi tìm hàng còn thiếu của số ${written}.`],
    answer: `${written} = ${filled}`,
    hints: [
      "Con xem chữ số nào của số đã cho chưa có mặt trong tổng.",
      `Còn thiếu hàng ${name}. Con viết giá trị của chữ số hàng ${name}.`,
    ],
    explanation: charted(`${written} gồm ${allParts(number)}. Vậy ${written} = ${filled}.`, number, part.place),
    praise: "place",
    identity: `gap ${number} ${missing}`,
  });
}

/** Numbers of four digits (curriculum, c3-number-parts-10000): their places; as a sum; put together, out of order. */
export const numberPartsTenThousand = defineNumberSkill({
  id: "c3-number-parts-10000",
  classId: "3",
  title: "Cấu tạo số có bốn chữ số",
  generate: byDifficulty({
    1: [buildPlacesQuestion],
    2: [buildExpandQuestion, buildExpandQuestion, buildGapQuestion],
    3: [buildComposeQuestion],
  }),
});
