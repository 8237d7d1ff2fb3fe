import { capital } from "#lib/core/capital.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { SceneFigure, ScenePlace } from "#lib/questions/figures/scene.ts";
import type { PictureName } from "#lib/questions/picture-name.ts";
import type { Question } from "#lib/questions/question.ts";
import { wordsValue } from "#lib/questions/values.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, figureChoiceQuestion } from "#lib/skills/drafts/questions.ts";
import { defineGeometrySkill } from "#lib/skills/maths/define-maths-skill.ts";
import { pictureText } from "#lib/text/picture-text.ts";
import { buildRowQuestion } from "./build-row-question.ts";
import { letters } from "./letters.ts";
import { placedThings } from "./placed-things.ts";

/** A place of a scene in words, with what is said to whoever takes it for another. */
interface Place {
  readonly place: ScenePlace;
  readonly words: string;
  /** How it is seen that a thing is there. */
  readonly seen: string;
}

interface Scenery {
  readonly setting: "table" | "box";
  readonly thing: string;
  /** What is asked about; the place that is its opposite stands next to it. */
  readonly asked: readonly (readonly [Place, Place])[];
  /** Wrong answers of the other axis. */
  readonly others: readonly Place[];
}

function place(name: ScenePlace, words: string, seen: string): Place {
  return { place: name, words, seen };
}

const table = {
  above: place("above", "trên bàn", "cao hơn mặt bàn"),
  below: place("below", "dưới bàn", "ở giữa các chân bàn"),
  left: place("left", "bên trái bàn", "ở phía tay trái của con"),
  right: place("right", "bên phải bàn", "ở phía tay phải của con"),
};

const box = {
  above: place("above", "trên hộp", "cao hơn cái hộp"),
  below: place("below", "dưới hộp", "thấp hơn cái hộp"),
  inside: place("inside", "trong hộp", "nằm lọt trong hộp"),
  outside: place("outside", "ngoài hộp", "không nằm lọt trong hộp"),
  left: place("left", "bên trái hộp", "ở phía tay trái của con"),
  right: place("right", "bên phải hộp", "ở phía tay phải của con"),
};

const both = (one: Place, other: Place) =>
  [
    [one, other],
    [other, one],
  ] as const;

const sceneries = {
  1: [
    { setting: "table", thing: "cái bàn", asked: both(table.above, table.below), others: [table.left, table.right] },
    { setting: "box", thing: "cái hộp", asked: both(box.inside, box.outside), others: [box.above, box.below] },
  ],
  2: [
    { setting: "table", thing: "cái bàn", asked: both(table.left, table.right), others: [table.above, table.below] },
    { setting: "box", thing: "cái hộp", asked: both(box.left, box.right), others: [box.above, box.inside] },
  ],
} as const satisfies Record<1 | 2, readonly Scenery[]>;

function hintOf(wanted: Place, name: string, thing: string): string {
  if (wanted.place === "left" || wanted.place === "right") return "Con giơ tay trái, tay phải lên rồi nhìn hình nhé!";
  if (wanted.place === "inside" || wanted.place === "outside")
    return `Con xem ${name} có nằm lọt trong ${thing} không.`;
  return `Con xem ${name} cao hơn hay thấp hơn ${thing === "cái bàn" ? "mặt bàn" : thing}.`;
}

function explain(name: string, { seen, words }: Place): string {
  return `${capital(name)} ${seen}. ${capital(name)} ở ${words}.`;
}

/** "Quả táo ở đâu?" */
function buildWhereQuestion(scenery: Scenery, rng: Rng): Question {
  const [wanted, opposite] = rng.pick(scenery.asked);
  const [picture = "apple"] = rng.shuffle(rng.pick(placedThings).pictures);
  const { name } = pictureText[picture];
  const figure: SceneFigure = {
    type: "scene",
    setting: scenery.setting,
    things: [{ picture, place: wanted.place }],
    alt: `Hình vẽ ${scenery.thing} và ${name}.`,
  };
  const notThere = ({ words }: Place) => `${capital(name)} không ở ${words}. Con nhìn lại hình nhé!`;
  return choiceQuestion(rng, {
    prompt: rng.pick([`${capital(name)} ở đâu?`, `Con nhìn xem ${name} ở đâu.`, `Trong hình, ${name} ở chỗ nào?`]),
    figures: [figure],
    answer: wordsValue(wanted.words),
    distractors: [
      mistake("REL", wordsValue(opposite.words), notThere(opposite)),
      ...scenery.others.map((other) => mistake("FIELD", wordsValue(other.words), notThere(other))),
    ],
    hints: [`Con tìm ${name} trong hình trước.`, hintOf(wanted, name, scenery.thing)],
    explanation: { say: explain(name, wanted), figures: [{ ...figure, marked: 0 }] },
    praise: "shape",
    identity: `where ${picture} ${wanted.words}`,
  });
}

/** The places of a scene that can be filled at the same time. */
const free = {
  table: ["above", "below", "left", "right"],
  box: ["above", "inside", "left", "right"],
} as const satisfies Record<Scenery["setting"], readonly ScenePlace[]>;

/** "Quả nào ở trên bàn?": one of four things. */
function buildWhatQuestion(scenery: Scenery, rng: Rng): Question {
  const places = rng.shuffle(free[scenery.setting]);
  const [wanted] = rng.pick(scenery.asked.filter(([each]) => places.some((one) => one === each.place)));
  const kind = rng.pick(placedThings);
  const pictures = rng.shuffle<PictureName>(kind.pictures).slice(0, places.length);
  const things = places.map((each, at) => ({ picture: pictures[at] ?? "apple", place: each }));
  const value = (picture: PictureName) => wordsValue(pictureText[picture].name);
  const right = things.find((thing) => thing.place === wanted.place)?.picture ?? "apple";
  const wrong = things.filter(({ picture }) => picture !== right);
  const figure: SceneFigure = {
    type: "scene",
    setting: scenery.setting,
    things,
    alt: `Hình vẽ ${scenery.thing} và ${kind.all}.`,
  };
  return choiceQuestion(rng, {
    prompt: rng.pick([
      `${kind.which} ở ${wanted.words}?`,
      `Con tìm xem ${kind.which.toLowerCase()} ở ${wanted.words}.`,
    ]),
    figures: [figure],
    answer: value(right),
    distractors: wrong.map(({ picture }) =>
      mistake("REL", value(picture), `${capital(pictureText[picture].name)} không ở ${wanted.words}, con nhé!`),
    ),
    hints: [`Con tìm ${scenery.thing} trước.`, `Con chỉ tay vào chỗ ${wanted.words}. Có gì ở đó?`],
    explanation: {
      say: explain(pictureText[right].name, wanted),
      figures: [{ ...figure, marked: things.findIndex(({ picture }) => picture === right) }],
    },
    praise: "shape",
    identity: `what ${wanted.words} ${pictures.toSorted().join()} ${right}`,
  });
}

/** "Hình nào có quả táo ở trên bàn?": the same thing in other places. */
function buildWhichQuestion(scenery: Scenery, rng: Rng): Question {
  const [wanted, opposite] = rng.pick(scenery.asked);
  // What lies on a box is outside of it as well.
  if (wanted.place === "outside") return buildWhereQuestion(scenery, rng);
  const picture = rng.pick<PictureName>(rng.pick(placedThings).pictures);
  const { name } = pictureText[picture];
  const named = rng.shuffle(letters);
  const draw = (each: Place, at: number): SceneFigure => ({
    type: "scene",
    setting: scenery.setting,
    things: [{ picture, place: each.place }],
    alt: `Hình ${named[at] ?? ""}.`,
  });
  const shown: readonly ScenePlace[] = free[scenery.setting];
  const wrong = [opposite, ...scenery.others.filter((each) => shown.includes(each.place))];
  return figureChoiceQuestion(rng, {
    prompt: `Hình nào có ${name} ở ${wanted.words}?`,
    right: draw(wanted, 0),
    answer: `${name} ở ${wanted.words}`,
    distractors: wrong
      .slice(0, 3)
      .map((each, at) => mistake("REL", draw(each, at + 1), `Ở hình này, ${name} ở ${each.words}.`)),
    hints: [`Con tìm ${name} trong từng hình.`, hintOf(wanted, name, scenery.thing)],
    explanation: { say: explain(name, wanted), figures: [{ ...draw(wanted, 0), marked: 0 }] },
    praise: "shape",
    identity: `which ${picture} ${wanted.words}`,
  });
}

/** Where things are (curriculum, c1-position): above, below, inside, outside; left and right; places in a row. */
export const position = defineGeometrySkill({
  id: "c1-position",
  classId: "1",
  title: "Vị trí: trên, dưới, trái, phải",
  generate(difficulty, rng) {
    if (difficulty === 3) return buildRowQuestion(rng);
    return rng.pick([buildWhereQuestion, buildWhatQuestion, buildWhichQuestion])(
      rng.pick<Scenery>(sceneries[difficulty]),
      rng,
    );
  },
});
