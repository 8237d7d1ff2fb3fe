import { capital } from "#lib/core/capital.ts";
import type { Rng } from "#lib/core/rng.ts";
import { toLine } from "#lib/core/to-line.ts";
import type { IllustrationFigure } from "#lib/questions/figures/illustration.ts";
import type { Question } from "#lib/questions/question.ts";
import { byDifficulty, defineSkill } from "#lib/skills/define-skill.ts";
import { pairsQuestion } from "#lib/skills/drafts/pairs-question.ts";
import {
  animals,
  besides,
  counts,
  type Detail,
  deeds,
  fruits,
  held,
  spots,
  table,
  whoOptions,
} from "./stories/details.ts";
import { child, squareIllustration, thing } from "./stories/illustrate.ts";

/** A sentence and its picture, which shows every part of it. */
interface Told {
  readonly sentence: string;
  readonly scene: IllustrationFigure;
  /** The parts that other sentences of the question have otherwise. */
  readonly details: readonly Detail<unknown>[];
}

const asks = [
  "Con ghép mỗi tranh với một câu.",
  "Câu nào đúng với tranh? Con ghép nhé!",
  "Con đọc từng câu, rồi ghép với đúng tranh.",
] as const;

function tellWho(who: (typeof whoOptions)[number], deed: (typeof deeds)[number]): Told {
  const { setting, things } = deed.value(who.value);
  return {
    sentence: `${capital(who.word)} ${deed.word}.`,
    scene: squareIllustration(
      `${who.seen}${/^(?:tay|chân)/u.test(deed.seen) ? "," : ""} ${deed.seen}`,
      setting,
      things,
    ),
    details: [who, deed],
  };
}

function tellWhere(animal: (typeof animals)[number], spot: (typeof spots)[number]): Told {
  const { x, y, size } = spot.value;
  return {
    sentence: `${capital(animal.word)} ở ${spot.word}.`,
    scene: squareIllustration(`${animal.seen} ${spot.seen}`, "room", [table, thing(animal.value, x, y, size)]),
    details: [animal, spot],
  };
}

function tellCount(count: (typeof counts)[number], fruit: (typeof fruits)[number]): Told {
  const { value } = count;
  const fruitsInRow = Array.from({ length: value }, (_, place) =>
    thing(fruit.value, 100 + (place - (value - 1) / 2) * 29, 54, 28),
  );
  return {
    sentence: `Trên bàn có ${count.word} ${fruit.word}.`,
    scene: squareIllustration(`mặt bàn với ${count.seen} ${fruit.seen}`, "room", [
      thing("desk", 100, 140, 108),
      ...fruitsInRow,
    ]),
    details: [count, fruit],
  };
}

function tellHeld(
  who: (typeof whoOptions)[number],
  what: (typeof held)[number],
  where: (typeof besides)[number],
): Told {
  return {
    sentence: `${capital(who.word)} ${what.word} ${where.word}.`,
    scene: squareIllustration(`${who.seen} ${where.seen}, ${what.seen}`, "garden", [
      where.value,
      child(who.value, "up", 72),
      what.value,
    ]),
    details: [who, what, where],
  };
}

/** Two animals: one by the table, the other on it or under it. */
function tellBoth(
  by: (typeof animals)[number],
  animal: (typeof animals)[number],
  spot: (typeof spots)[number],
  beside: (typeof spots)[number],
): Told {
  const [{ x, y, size }, away] = [spot.value, beside.value];
  return {
    sentence: `${capital(animal.word)} ở ${spot.word}, ${by.word} ở ${beside.word}.`,
    scene: squareIllustration(`${animal.seen} ${spot.seen}; ${by.seen} ${beside.seen}`, "room", [
      table,
      thing(animal.value, x, y, size),
      thing(by.value, away.x, away.y, away.size),
    ]),
    details: [{ word: `${by.word} ở ${beside.word}`, seen: by.seen, proof: `${by.word} cạnh bàn`, value: by }, spot],
  };
}

/** What a card says first that is not in the picture. */
function tellWrong({ details }: Told, card: Told): string {
  const strange = card.details.find(({ word }) => details.every((detail) => detail.word !== word));
  return `Tranh này không đúng với “${strange?.word ?? card.sentence}”.`;
}

/** One sentence; two that differ from it in one detail each; and one that no picture shows. */
type Grid = readonly [one: Told, first: Told, second: Told, other: Told];

function ask(rng: Rng, [one, first, second, other]: Grid, hint: string): Question {
  const all = [one, first, second, other];
  const reasons = [first, second].flatMap(({ details }) => {
    const own = details.find(({ word }) => one.details.every((detail) => detail.word !== word));
    return own === undefined ? [] : `Câu có “${own.word}” thì tranh có ${own.proof ?? own.seen}.`;
  });
  return pairsQuestion(rng, {
    prompt: rng.pick(asks),
    pairs: rng.shuffle([one, first, second]).map((told) => ({
      left: toLine(told.scene.alt),
      scene: told.scene,
      card: toLine(told.sentence),
      wrong: (card) => tellWrong(told, all.find(({ sentence }) => sentence === card) ?? told),
    })),
    others: [other.sentence],
    code: "FIELD",
    isLong: true,
    isReadByPupil: true,
    hints: ["Các câu gần giống nhau. Con tìm những từ khác nhau.", hint],
    explanation: reasons.join(" "),
    praise: "sentence",
    identity: [one, first, second]
      .map(({ sentence }) => sentence)
      .toSorted()
      .join(" "),
  });
}

/** Two of a list, in any order. */
function pickTwo<Option>(rng: Rng, options: readonly Option[]): readonly [Option, Option] {
  const [one, other] = rng.shuffle(options);
  if (one === undefined || other === undefined) throw new Error("fewer than two to pick from");
  return [one, other];
}

/** Every pair of two details of two kinds. */
function gridOf<One, Other>(
  rng: Rng,
  ones: readonly One[],
  others: readonly Other[],
  tell: (one: One, other: Other) => Told,
): Grid {
  const [one, one2] = pickTwo(rng, ones);
  const [other, other2] = pickTwo(rng, others);
  return [tell(one, other), tell(one2, other), tell(one, other2), tell(one2, other2)];
}

const askWho = (rng: Rng) =>
  ask(rng, gridOf(rng, whoOptions, deeds, tellWho), "Con nhìn từng tranh: bạn nào, đang làm gì?");

const askWhere = (rng: Rng) =>
  ask(rng, gridOf(rng, animals, spots, tellWhere), "Con nhìn từng tranh: con gì, ở chỗ nào?");

const askCount = (rng: Rng) => ask(rng, gridOf(rng, counts, fruits, tellCount), "Con đếm xem có mấy quả, là quả gì.");

function askHeld(rng: Rng): Question {
  const [who, who2] = pickTwo(rng, whoOptions);
  const [what, what2] = pickTwo(rng, held);
  const [where, where2] = pickTwo(rng, besides);
  const [first, second, other] = rng.shuffle([
    tellHeld(who2, what, where),
    tellHeld(who, what2, where),
    tellHeld(who, what, where2),
  ]);
  if (first === undefined || second === undefined || other === undefined) throw new Error("three details");
  return ask(rng, [tellHeld(who, what, where), first, second, other], "Con nhìn từng tranh: bạn nào, cầm gì, ở đâu?");
}

function askBoth(rng: Rng): Question {
  const [above, below, beside] = spots;
  if (above === undefined || below === undefined || beside === undefined) throw new Error("three places");
  const pair = pickTwo(rng, animals);
  const tell = (by: (typeof animals)[number], spot: (typeof spots)[number]) =>
    tellBoth(by, pair.find((animal) => animal !== by) ?? by, spot, beside);
  return ask(rng, gridOf(rng, pair, [above, below], tell), "Con xem con nào ở bên bàn, con kia ở đâu.");
}

/** Pictures and the sentences that tell them (curriculum, c1-picture-sentence): who does what; where, and how many; what differs in a detail. */
export const pictureSentence = defineSkill({
  id: "c1-picture-sentence",
  classId: "1",
  subject: "vietnamese",
  strand: "Đọc hiểu",
  title: "Nối tranh với câu",
  source: "rule",
  generate: byDifficulty({ 1: [askWho], 2: [askWhere, askCount], 3: [askHeld, askBoth] }),
});
