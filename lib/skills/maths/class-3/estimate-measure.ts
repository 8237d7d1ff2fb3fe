import { capital } from "#lib/core/capital.ts";
import { groupNumber } from "#lib/core/group-number.ts";
import { measure } from "#lib/core/measure.ts";
import { rational } from "#lib/core/rational.ts";
import type { Rng } from "#lib/core/rng.ts";
import { toLine } from "#lib/core/to-line.ts";
import { type Unit, units } from "#lib/core/unit.ts";
import type { Question } from "#lib/questions/question.ts";
import { numberValue } from "#lib/questions/values.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { sortNamedQuestion } from "#lib/skills/drafts/sort-question.ts";
import { buildOrderCardsQuestion } from "#lib/skills/families/order-cards.ts";
import { defineGeometrySkill } from "#lib/skills/maths/define-maths-skill.ts";
import { measuredKinds, unitPairs } from "./measured-things.ts";

const sorted = 5;

/** Five things, two or three of either unit. */
function buildUnitsQuestion(rng: Rng): Question {
  const pair = rng.pick(unitPairs);
  const few = rng.int(2, 3);
  const [small, large] = pair.units;
  const things = rng.shuffle([
    ...rng
      .shuffle(pair.small)
      .slice(0, few)
      .map((name) => ({ name, tray: 0 })),
    ...rng
      .shuffle(pair.large)
      .slice(0, sorted - few)
      .map((name) => ({ name, tray: 1 })),
  ]);
  return sortNamedQuestion(rng, {
    prompt: rng.pick([
      "Con xếp mỗi thứ vào khay có đơn vị đo phù hợp.",
      `Đo bằng ${small} hay ${large}? Con xếp mỗi thứ vào khay đơn vị phù hợp.`,
    ]),
    things: things.map(({ name, tray }) => ({
      name,
      tray,
      wrong: `${capital(name)} ${tray === 0 ? pair.less : pair.more}. Con chọn đơn vị ${tray === 0 ? "bé" : "lớn"} hơn nhé!`,
    })),
    trays: pair.units,
    code: "UNIT",
    hints: [`Con nghĩ xem 1 ${large} ${pair.asked} chừng nào.`, `Thứ nào ${pair.less} thì đo bằng ${small}.`],
    explanation: "Đơn vị phù hợp là",
    praise: "trays",
    identity: `units ${things
      .map(({ name }) => name)
      .toSorted()
      .join()}`,
  });
}

/** So much larger each thing is than the one before, at the least: nobody has to weigh a cat against a melon. */
const apart = 8;

/** Three things of one kind whose measures are told apart at a glance, from the smallest. */
function pickThree(rng: Rng) {
  const { asked, things } = rng.pick(measuredKinds);
  const triples = things.flatMap((one, at) =>
    things.slice(at + 1).flatMap((two, next) =>
      things
        .slice(at + next + 2)
        .filter((three) => two.size >= one.size * apart && three.size >= two.size * apart)
        .map((three) => [one, two, three] as const),
    ),
  );
  return { asked, things: rng.pick(triples) };
}

/** About how much: each of three things belongs to one of three measures. */
function buildMeasuresQuestion(rng: Rng): Question {
  const { asked, things } = pickThree(rng);
  const trays = rng.shuffle(things);
  const lying = rng.shuffle(things);
  return sortNamedQuestion(rng, {
    prompt: rng.pick([
      `Mỗi thứ ${asked} khoảng bao nhiêu? Con xếp vào khay phù hợp.`,
      `Con xếp mỗi thứ vào khay có số đo phù hợp. Mỗi thứ ${asked} khoảng bao nhiêu?`,
    ]),
    things: lying.map((each) => ({
      name: each.name,
      tray: trays.indexOf(each),
      wrong: `${each.clue} Con chọn lại nhé!`,
    })),
    trays: trays.map((each) => each.measure),
    code: "UNIT",
    hints: ["Con đọc kĩ đơn vị của từng số đo.", "Con so sánh ba thứ, rồi so sánh ba số đo."],
    explanation: "Số đo phù hợp là",
    praise: "trays",
    identity: `measures ${things.map(({ name }) => name).join()}`,
  });
}

interface Told {
  readonly amount: number;
  readonly unit: Unit;
}

const textOf = ({ amount, unit }: Told) => measure(groupNumber(amount), unit);
const sizeOf = ({ amount, unit }: Told) => amount * units[unit].size;

/** Lengths about a decimetre: 9 cm, 85 mm, 1 dm, 95 mm. */
function pickLengths(rng: Rng): readonly Told[] {
  const cm = rng.pick([7, 8, 9, 11, 12, 13]);
  const least = (Math.min(cm, 10) - 2) * 10;
  const mm = rng.shuffle(Array.from({ length: 60 }, (_, place) => least + place)).filter((each) => each % 10 !== 0);
  return [
    { amount: 1, unit: "dm" },
    { amount: cm, unit: "cm" },
    ...mm.slice(0, 2).map((amount): Told => ({ amount, unit: "mm" })),
  ];
}

/** One kilogram or litre, and three measures near it of the digits of one number: 950 g, 905 g, 590 g. */
function pickNearThousand(rng: Rng, [large, small]: readonly [Unit, Unit]): readonly Told[] {
  const [one = 9, two = 5] = rng.shuffle([9, 8, 7, 6, 5, 4]);
  const amounts = [
    [one, two, 0],
    [one, 0, two],
    [two, one, 0],
    [two, 0, one],
  ].map(([hundreds = 0, tens = 0, ones = 0]) => hundreds * 100 + tens * 10 + ones);
  return [
    { amount: 1, unit: large },
    ...rng
      .shuffle(amounts)
      .slice(0, 3)
      .map((amount): Told => ({ amount, unit: small })),
  ];
}

const kinds = [
  { what: "độ dài", into: "mm", rule: "1 cm = 10 mm, 1 dm = 100 mm", pick: pickLengths },
  {
    what: "cân nặng",
    into: "g",
    rule: "1 kg = 1\u00a0000\u00a0g",
    pick: (rng: Rng) => pickNearThousand(rng, ["kg", "g"]),
  },
  {
    what: "lượng nước",
    into: "ml",
    rule: "1 l = 1\u00a0000\u00a0ml",
    pick: (rng: Rng) => pickNearThousand(rng, ["l", "ml"]),
  },
] as const;

/** Four measures of one kind in different units, to be put in order. */
function buildOrderQuestion(rng: Rng): Question {
  const { what, into, rule, pick } = rng.pick([kinds[0], kinds[0], kinds[1], kinds[2]]);
  const told = rng.shuffle(pick(rng));
  const steps = told.flatMap((each) =>
    each.unit === into ? [] : [`${textOf(each)} = ${measure(groupNumber(sizeOf(each) / units[into].size), into)}`],
  );
  return buildOrderCardsQuestion(rng, {
    numbers: told.map((each) => numberValue(toLine(textOf(each)), rational(sizeOf(each)))),
    isRising: rng.pick([true, false]),
    prompts: [`Con xếp các số đo ${what} theo thứ tự {way}.`, `Bốn thẻ ghi số đo ${what}. Con xếp {way}.`],
    first: `Số đo đứng đầu chưa đúng. Con đổi ra ${into} rồi tìm số đo {name}.`,
    later: `Số đo đầu tiên đúng rồi. Con đổi các số đo còn lại ra ${into} rồi so sánh tiếp.`,
    hints: ["Các số đo khác đơn vị. Con đổi về cùng một đơn vị trước.", `Con nhớ lại: ${rule}.`],
    explanation: `Đổi ra ${into}: ${steps.join("; ")}. {Way}: {row}.`,
    identityOf: (row) => row.map(({ line }) => line.text).join(),
  });
}

/** Units and measures estimated (curriculum, c3-estimate-measure): which unit; about how much; measures of several units in order. */
export const estimateMeasure = defineGeometrySkill({
  id: "c3-estimate-measure",
  classId: "3",
  title: "Chọn đơn vị, ước lượng số đo",
  generate: byDifficulty({
    1: [buildUnitsQuestion],
    2: [buildMeasuresQuestion],
    3: [buildOrderQuestion],
  }),
});
