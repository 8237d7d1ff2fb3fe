import { capital } from "#lib/core/capital.ts";
import type { Rng } from "#lib/core/rng.ts";
import { toSpoken } from "#lib/core/vietnamese/to-spoken.ts";
import type { SceneFigure, ScenePlace } from "#lib/questions/figures/scene.ts";
import type { PictureName } from "#lib/questions/picture-name.ts";
import type { Question } from "#lib/questions/question.ts";
import { type Difficulty, defineSkill } from "#lib/skills/define-skill.ts";
import { gapsQuestion } from "#lib/skills/drafts/gaps-question.ts";

/** An animal that every child calls so. */
interface Animal {
  readonly picture: PictureName;
  readonly name: string;
}

const animals = {
  climbing: [
    { picture: "cat", name: "mèo" },
    { picture: "bird", name: "chim" },
    { picture: "squirrel", name: "sóc" },
    { picture: "monkey", name: "khỉ" },
  ],
  others: [
    { picture: "dog", name: "chó" },
    { picture: "mouse", name: "chuột" },
    { picture: "rabbit", name: "thỏ" },
    { picture: "chicken", name: "gà" },
    { picture: "duck", name: "vịt" },
    { picture: "turtle", name: "rùa" },
  ],
} as const satisfies Readonly<Record<string, readonly Animal[]>>;

const everyAnimal: readonly Animal[] = [...animals.climbing, ...animals.others];

interface Setting {
  readonly setting: "table" | "box" | "tree";
  readonly thing: string;
  /** How each place is told. */
  readonly places: Readonly<Partial<Record<ScenePlace, string>>>;
  /** What is told on the first difficulties: places that are seen at once. */
  readonly plain: readonly ScenePlace[];
  /** The places of the last one. */
  readonly all: readonly ScenePlace[];
}

const settings: readonly Setting[] = [
  {
    setting: "table",
    thing: "bàn",
    places: { above: "trên", below: "dưới", left: "bên trái", right: "bên phải" },
    plain: ["above", "below"],
    all: ["above", "below", "left", "right"],
  },
  {
    setting: "box",
    thing: "hộp",
    places: { inside: "trong", above: "trên", left: "bên trái", right: "bên phải" },
    plain: ["inside", "above"],
    all: ["inside", "above", "left", "right"],
  },
  {
    setting: "tree",
    thing: "cây",
    places: { above: "trên", below: "dưới", left: "bên trái", right: "bên phải" },
    plain: ["above", "below"],
    all: ["above", "below", "left", "right"],
  },
];

interface Placed {
  readonly animal: Animal;
  readonly place: ScenePlace;
}

/** Who may be there: up in a tree only who climbs or flies. */
function mayBe(animal: Animal, { setting }: Setting, place: ScenePlace): boolean {
  return setting !== "tree" || place !== "above" || animals.climbing.some(({ name }) => name === animal.name);
}

function placeSome(rng: Rng, setting: Setting, places: readonly ScenePlace[], count: number): Placed[] {
  const placed: Placed[] = [];
  for (const place of rng.shuffle(places).slice(0, count)) {
    const isFree = (animal: Animal) => !placed.some((other) => other.animal === animal);
    const animal = rng.pick(everyAnimal.filter((each) => isFree(each) && mayBe(each, setting, place)));
    placed.push({ animal, place });
  }
  return placed;
}

const seen: Readonly<Record<ScenePlace, (thing: string) => string>> = {
  above: (thing) => `phía trên ${thing}`,
  below: (thing) => `phía dưới ${thing}`,
  left: (thing) => `cạnh ${thing}, về phía tay trái của con`,
  right: (thing) => `cạnh ${thing}, về phía tay phải của con`,
  inside: (thing) => `trong lòng ${thing}`,
  outside: (thing) => `phía ngoài ${thing}`,
};

function drawn({ setting, thing }: Setting, placed: readonly Placed[]): SceneFigure {
  const whereIs = (place: ScenePlace) =>
    setting === "tree" && place === "above" ? "trên cành cây" : seen[place](`cái ${thing}`);
  const told = placed.map(({ animal, place }) => `con ${animal.name} ở ${whereIs(place)}`);
  return {
    type: "scene",
    setting,
    things: placed.map(({ animal, place }) => ({ picture: animal.picture, place })),
    alt: `Tranh vẽ ${told.join("; ")}.`,
  };
}

/** One word that is missing: a card of the sentence, others like it, and what is said to those. */
interface Missing {
  readonly answer: string;
  readonly others: readonly string[];
  readonly wrong: (card: string) => string;
  /** What is said to a card of the other gap. */
  readonly strange: (card: string) => string;
}

function missingPlace(setting: Setting, { animal, place }: Placed, others: readonly string[]): Missing {
  return {
    answer: setting.places[place] ?? "",
    others,
    wrong: (card) => `Con xem lại tranh: con ${animal.name} không ở ${card} ${setting.thing}.`,
    strange: (card) => `Thẻ “${card}” ghi tên con vật. Chỗ này cần từ chỉ nơi ở.`,
  };
}

function missingAnimal(rng: Rng, { animal }: Placed, count: number): Missing {
  const others = rng.shuffle(everyAnimal.filter((other) => other !== animal)).slice(0, count);
  return {
    answer: animal.name,
    others: others.map(({ name }) => name),
    wrong: (card) => `Con xem lại tranh: trong tranh không có con ${card}.`,
    strange: (card) => `Không có con vật nào tên là “${card}”.`,
  };
}

function missingThing(setting: Setting): Missing {
  const others = settings.map(({ thing }) => thing).filter((thing) => thing !== setting.thing);
  return {
    answer: setting.thing,
    others,
    wrong: (card) => `Con xem lại tranh: tranh không vẽ cái ${card}.`,
    strange: (card) => `Tranh không vẽ cái nào tên là “${card}”.`,
  };
}

const asks = [
  "Nhìn tranh, điền từ vào câu.",
  "Con xem tranh rồi điền từ vào câu.",
  "Tranh vẽ gì? Con điền từ vào câu.",
] as const;

const isOfSides = ({ things }: SceneFigure) => things.some(({ place }) => place === "left" || place === "right");

/** What to look for in a picture of one animal, or of two: of these only where the sides are asked for, by the hands. */
function hintOn(figure: SceneFigure, thing: string): string {
  if (figure.things.length < 2) return "Con điền từng thẻ, đọc to cả câu rồi so với tranh.";
  return isOfSides(figure)
    ? "Bên trái là phía tay trái của con khi con nhìn tranh."
    : `Con nhìn cái ${thing}: con nào ở cao, con nào ở thấp?`;
}

function build(rng: Rng, { thing }: Setting, figure: SceneFigure, text: string, missing: readonly Missing[]): Question {
  const cards = new Set(missing.flatMap(({ answer, others }) => [answer, ...others]));
  const answers = missing.map(({ answer }) => answer);
  const asked = rng.pick(asks);
  return gapsQuestion(rng, {
    prompt: { text: asked, spoken: toSpoken(`${asked.slice(0, -1)}: ${text}`) },
    figures: [figure],
    text,
    answers,
    others: [...cards].filter((card) => !answers.includes(card)),
    hints: ["Con nhìn xem tranh vẽ con gì, ở chỗ nào.", hintOn(figure, thing)],
    explain: (filled) =>
      `Câu nói đúng như tranh: ${filled}${isOfSides(figure) ? " Trái, phải là theo tay của con khi nhìn tranh." : ""}`,
    wrong(card, gap) {
      const own = missing[gap];
      if (own === undefined) throw new Error(`The sentence has no gap ${gap}`);
      const isLike = own.others.includes(card) || own.answer === card;
      return isLike ? own.wrong(card) : own.strange(card);
    },
    mistake: "FIELD",
    praise: "sentence",
    topic: [figure.setting, ...figure.things.map(({ picture }) => picture).toSorted()].join(),
    identity: `${figure.alt} ${text} ${[...cards].toSorted().join()}`,
  });
}

/** One gap, three cards: who, where, or by what. */
function askOne(rng: Rng): Question {
  const setting = rng.pick(settings);
  const [placed] = placeSome(rng, setting, setting.plain, 1);
  if (placed === undefined) throw new Error("nothing is drawn");
  const { animal, place } = placed;
  const where = setting.places[place] ?? "";
  const other = setting.plain.find((each) => each !== place) ?? place;
  const figure = drawn(setting, [placed]);
  const [text, missing] = rng.pick([
    () =>
      [
        `Con ${animal.name} ở … ${setting.thing}.`,
        missingPlace(setting, placed, [setting.places[other] ?? "", setting.places.left ?? ""]),
      ] as const,
    () => [`Con … ở ${where} ${setting.thing}.`, missingAnimal(rng, placed, 2)] as const,
    () => [`Con ${animal.name} ở ${where} ….`, missingThing(setting)] as const,
  ])();
  return build(rng, setting, figure, text, [missing]);
}

/** Two gaps, four cards: who and where. */
function askTwo(rng: Rng): Question {
  const setting = rng.pick(settings);
  const [placed] = placeSome(rng, setting, setting.plain, 1);
  if (placed === undefined) throw new Error("nothing is drawn");
  const other = setting.plain.find((each) => each !== placed.place) ?? placed.place;
  return build(rng, setting, drawn(setting, [placed]), `Con … ở … ${setting.thing}.`, [
    missingAnimal(rng, placed, 1),
    missingPlace(setting, placed, [setting.places[other] ?? ""]),
  ]);
}

/** Two animals, and four words for places of which two fit. */
function askPlaces(rng: Rng): Question {
  const setting = rng.pick(settings);
  const [one, other] = rng.shuffle(placeSome(rng, setting, setting.all, 2));
  if (one === undefined || other === undefined) throw new Error("nothing is drawn");
  const words = Object.values(setting.places);
  const wordsBut = ({ place }: Placed) => words.filter((word) => word !== setting.places[place]);
  // "Bên trái cây" would be read as fruit.
  const text = `${capital(one.animal.name)} ở … cái ${setting.thing}, ${other.animal.name} ở … cái ${setting.thing}.`;
  return build(rng, setting, drawn(setting, [one, other]), text, [
    missingPlace(setting, one, wordsBut(one)),
    missingPlace(setting, other, wordsBut(other)),
  ]);
}

const forms: Readonly<Record<Difficulty, (rng: Rng) => Question>> = { 1: askOne, 2: askTwo, 3: askPlaces };

/** Puts words into a sentence until it tells what a picture shows. */
export const completePictureSentence = defineSkill({
  id: "c1-complete-picture-sentence",
  classId: "1",
  subject: "vietnamese",
  strand: "Câu",
  title: "Điền từ vào câu theo tranh",
  source: "rule",
  generate: (difficulty, rng) => forms[difficulty](rng),
});
