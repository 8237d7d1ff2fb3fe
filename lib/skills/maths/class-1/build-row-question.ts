import { capital } from "#lib/core/capital.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { SceneFigure } from "#lib/questions/figures/scene.ts";
import type { PictureName } from "#lib/questions/picture-name.ts";
import type { Question } from "#lib/questions/question.ts";
import { wordsValue } from "#lib/questions/values.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion } from "#lib/skills/drafts/questions.ts";
import { pictureText } from "#lib/text/picture-text.ts";
import { placedThings } from "./placed-things.ts";

interface Row {
  readonly names: readonly string[];
  readonly which: string;
}

interface Form {
  readonly name: string;
  /** The places in the row, from 0, that it can ask for. */
  readonly places: readonly number[];
  readonly ask: (row: Row, place: number) => string;
  readonly hint: (row: Row, place: number) => string;
  /** A sentence that names what stands there. */
  readonly tell: (row: Row, place: number) => string;
  /** Said to another one of the row that the question does not name. */
  readonly wrong: (row: Row, place: number, other: string) => string;
}

const at = ({ names }: Row, place: number) => names[place] ?? "";

/** What comes before or after is said of the counting: an animal has a front of its own. */
const counting = "Con đếm từ phải sang trái.";

/** Said where the one to be found stands next to `given` on one side: its other neighbour, or one that is no neighbour. */
function notBeside(row: Row, given: number, other: string): string {
  const isBeside = Math.abs(row.names.indexOf(other) - given) === 1;
  return isBeside
    ? "Con đếm ngược chiều rồi. Con đếm từ phải sang trái nhé!"
    : `${capital(other)} không ở cạnh ${at(row, given)}. Con đếm lại nhé!`;
}

const ordinal = (place: number) => (place === 1 ? "ba" : "hai");

const forms: readonly Form[] = [
  {
    name: "between",
    places: [1, 2],
    ask: (row, place) => `${row.which} ở giữa ${at(row, place - 1)} và ${at(row, place + 1)}?`,
    hint: (row, place) => `Con tìm ${at(row, place - 1)} và ${at(row, place + 1)} trước.`,
    tell: (row, place) => `${capital(at(row, place))} ở giữa ${at(row, place - 1)} và ${at(row, place + 1)}.`,
    wrong: (row, place, other) =>
      `${capital(other)} không ở giữa ${at(row, place - 1)} và ${at(row, place + 1)}. Con nhìn lại hàng nhé!`,
  },
  {
    name: "after",
    places: [0, 1, 2],
    ask: (row, place) => `${counting} Đếm xong ${at(row, place + 1)} thì đến ${row.which.toLowerCase()}?`,
    hint: (row, place) => `Con chỉ vào ${at(row, place + 1)}, rồi sang bên trái một bước.`,
    tell: (row, place) => `Đếm xong ${at(row, place + 1)} thì đến ${at(row, place)}.`,
    wrong: (row, place, other) => notBeside(row, place + 1, other),
  },
  {
    name: "before",
    places: [1, 2, 3],
    ask: (row, place) => `${counting} Đếm xong ${row.which.toLowerCase()} thì đến ${at(row, place - 1)}?`,
    hint: (row, place) => `Con chỉ vào ${at(row, place - 1)}, rồi sang bên phải một bước.`,
    tell: (row, place) => `Đếm xong ${at(row, place)} thì đến ${at(row, place - 1)}.`,
    wrong: (row, place, other) => notBeside(row, place - 1, other),
  },
  {
    name: "counted",
    places: [1, 2],
    ask: (row, place) => `${counting} ${row.which} đứng thứ ${ordinal(place)}?`,
    hint: () => "Con đếm từ phía tay phải của con.",
    tell: (row, place) => `${capital(at(row, place))} đứng thứ ${ordinal(place)}.`,
    wrong: (_, place, other) =>
      `${capital(other)} không đứng thứ ${ordinal(place)}. Con đếm lại từ phải sang trái nhé!`,
  },
];

const length = 4;

/** A row of four and one of them to be named by its place. */
export function buildRowQuestion(rng: Rng): Question {
  const { pictures, which, all } = rng.pick(placedThings);
  const row = rng.shuffle<PictureName>(pictures).slice(0, length);
  const told = { names: row.map((picture) => pictureText[picture].name), which };
  const form = rng.pick(forms);
  const place = rng.pick(form.places);
  const answer = at(told, place);
  const asked = form.ask(told, place);
  const isBack = form.name !== "between";
  const read = isBack ? told.names.toReversed() : told.names;
  // Whoever counts stops at the one that is asked for.
  const counted = form.name === "counted" ? length - place : length;
  const figure: SceneFigure = {
    type: "scene",
    setting: "row",
    things: row.map((picture, step) => ({ picture, place: step + 1 })),
    alt: `Một hàng ${all}.`,
  };
  return choiceQuestion(rng, {
    prompt: asked,
    figures: [figure],
    answer: wordsValue(answer),
    distractors: told.names.map((name) =>
      mistake(
        "REL",
        wordsValue(name),
        asked.includes(name)
          ? `${capital(name)} có trong câu hỏi rồi. Con nhìn sang bên cạnh nhé!`
          : form.wrong(told, place, name),
      ),
    ),
    hints: [`Con đọc tên cả hàng từ ${isBack ? "phải sang trái" : "trái sang phải"} nhé!`, form.hint(told, place)],
    explanation: {
      say: `Từ ${isBack ? "phải sang trái" : "trái sang phải"}: ${read.join(", ")}. ${form.tell(told, place)}`,
      figures: [{ ...figure, marked: place, ...(isBack && { counted: { from: "right", to: counted } }) }],
    },
    praise: "shape",
    identity: `${form.name} ${place} ${row.join()}`,
  });
}
