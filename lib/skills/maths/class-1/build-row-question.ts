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
  readonly tell: (row: Row, place: number) => string;
}

const at = ({ names }: Row, place: number) => names[place] ?? "";

const forms: readonly Form[] = [
  {
    name: "between",
    places: [1, 2],
    ask: (row, place) => `${row.which} ở giữa ${at(row, place - 1)} và ${at(row, place + 1)}?`,
    hint: (row, place) => `Con tìm ${at(row, place - 1)} và ${at(row, place + 1)} trước.`,
    tell: (row, place) => `ở giữa ${at(row, place - 1)} và ${at(row, place + 1)}`,
  },
  {
    name: "after",
    places: [0, 1, 2],
    ask: (row, place) => `Từ phải sang trái, ${row.which.toLowerCase()} ở ngay sau ${at(row, place + 1)}?`,
    hint: (row, place) => `Con chỉ vào ${at(row, place + 1)}, rồi sang bên trái một bước.`,
    tell: (row, place) => `ở ngay sau ${at(row, place + 1)}`,
  },
  {
    name: "before",
    places: [1, 2, 3],
    ask: (row, place) => `Từ phải sang trái, ${row.which.toLowerCase()} ở ngay trước ${at(row, place - 1)}?`,
    hint: (row, place) => `Con chỉ vào ${at(row, place - 1)}, rồi sang bên phải một bước.`,
    tell: (row, place) => `ở ngay trước ${at(row, place - 1)}`,
  },
  {
    name: "counted",
    places: [1, 2],
    ask: (row, place) => `Từ phải sang trái, ${row.which.toLowerCase()} đứng thứ ${place === 1 ? "ba" : "hai"}?`,
    hint: () => "Con đếm từ phía tay phải của con.",
    tell: (_, place) => `đứng thứ ${place === 1 ? "ba" : "hai"} từ bên phải`,
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
  const where = form.tell(told, place);
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
          : `${capital(name)} không ${where}. Con nhìn lại hàng nhé!`,
      ),
    ),
    hints: [`Con đọc tên cả hàng từ ${isBack ? "phải sang trái" : "trái sang phải"} nhé!`, form.hint(told, place)],
    explanation: {
      say: `Từ ${isBack ? "phải sang trái" : "trái sang phải"}: ${read.join(", ")}. ${capital(answer)} ${where}.`,
      figures: [{ ...figure, marked: place, ...(isBack && { counted: { from: "right", to: counted } }) }],
    },
    praise: "shape",
    identity: `${form.name} ${place} ${row.join()}`,
  });
}
