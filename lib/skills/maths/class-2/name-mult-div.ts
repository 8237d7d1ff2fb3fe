import { capital } from "#lib/core/capital.ts";
import type { Rng } from "#lib/core/rng.ts";
import { toLine } from "#lib/core/to-line.ts";
import type { PartsFigure } from "#lib/questions/figures/parts.ts";
import type { Question } from "#lib/questions/question.ts";
import { byDifficulty } from "#lib/skills/define-skill.ts";
import { draftedFields, type HelpWords } from "#lib/skills/drafts/draft.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";
import { buildMultDivBoxesQuestion } from "./build-mult-div-boxes-question.ts";
import { fillingsOf, kinds, namesOf, type Operation, pickFact, type Three, written } from "./mult-div-facts.ts";

/** Names of other operations that the class knows by then. */
const othersOf = {
  "×": ["số hạng", "tổng", "hiệu"],
  ":": ["số bị trừ", "số trừ", "hiệu", "tích", "thừa số"],
} as const satisfies Record<Operation, readonly string[]>;

const homes: Readonly<Record<string, string>> = {
  "số hạng": "phép cộng",
  tổng: "phép cộng",
  "số bị trừ": "phép trừ",
  "số trừ": "phép trừ",
  hiệu: "phép trừ",
  "thừa số": "phép nhân",
  tích: "phép nhân",
};

const signs = { "×": "dấu nhân", ":": "dấu chia" } as const satisfies Record<Operation, string>;

function partsFigure(operation: Operation, numbers: Three<number>, names: readonly string[] | null): PartsFigure {
  const [a, b, c] = numbers;
  const told = names === null ? "" : ` ${numbers.map((number, place) => `${number} là ${names[place]}`).join(", ")}.`;
  return {
    type: "parts",
    operation,
    numbers: numbers.map((number, place) => ({ text: String(number), name: names?.[place] ?? null })),
    marked: names === null ? 2 : null,
    alt: `Phép tính ${written(operation, [a, b, c])}.${told}`,
  };
}

/** A sentence for a name that belongs to another operation, or for two names that were exchanged; null for no known mistake. */
function nameMistake(operation: Operation, put: Three<string>): string | null {
  const names: readonly string[] = namesOf[operation];
  const foreign = put.find((name) => !names.includes(name));
  if (foreign !== undefined) return `${capital(foreign)} là tên trong ${homes[foreign]}. Đây là ${kinds[operation]}.`;
  if (operation === ":" && put[0] === "số chia" && put[1] === "số bị chia")
    return "Số bị chia là số đem chia. Con xem lại hai số đứng hai bên dấu chia nhé!";
  return null;
}

const nameHints = {
  "×": ["Hai số nhân với nhau có cùng một tên gọi."],
  ":": ["Số đứng trước dấu chia là số đem chia cho số kia."],
} as const satisfies Record<Operation, readonly string[]>;

/** "Con nêu tên gọi của từng số trong phép nhân nhé!" */
function buildNamesQuestion(rng: Rng, operation: Operation, others: number): Question {
  const numbers = pickFact(rng, operation);
  const names = namesOf[operation];
  const labels = rng.shuffle([...new Set(names), ...rng.shuffle(othersOf[operation]).slice(0, others)]);
  const isReusable = operation === "×";
  const filling = names.map((name) => labels.indexOf(name));
  const prompts = [
    `Con nêu tên gọi của từng số trong ${kinds[operation]} nhé!`,
    `Mỗi số trong ${kinds[operation]} này gọi là gì?`,
    `Con ghép tên gọi với từng số trong ${kinds[operation]}.`,
  ] as const;
  const mistakes = fillingsOf(labels.length, isReusable).flatMap((put) => {
    const [a = "", b = "", c = ""] = put.map((label) => labels[label]);
    const said = nameMistake(operation, [a, b, c]);
    return said === null ? [] : [{ labels: put, feedback: toLine(said), code: "FIELD" as const }];
  });
  const [a, b, c] = numbers;
  const places = [`đứng trước ${signs[operation]}`, `đứng ngay sau ${signs[operation]}`, "là kết quả"];
  const hints: readonly HelpWords[] = [
    {
      say: "Con bắt đầu từ kết quả, đứng sau dấu bằng.",
      figures: [partsFigure(operation, numbers, null)],
    },
    ...nameHints[operation],
  ];
  const rule = written(operation, names);
  return {
    kind: "match",
    ...draftedFields(rng, {
      prompt: rng.pick(prompts),
      hints,
      explanation: {
        say: `${operation === "×" ? `${a} và ${b} là thừa số` : `${a} là số bị chia, ${b} là số chia`}, ${c} là ${names[2]}. ${capital(rule)}.`,
        figures: [partsFigure(operation, numbers, names)],
      },
      praise: "label",
      identity: `names ${written(operation, numbers)} ${labels.join()}`,
    }),
    view: { operation, numbers: numbers.map(String), filled: "names", labels: labels.map(toLine), isReusable },
    key: {
      fillings: [filling],
      mistakes,
      wrong: numbers.map((number, place) => toLine(`Số ${number} ${places[place]}. Con chọn lại tên nhé!`)),
    },
    answer: toLine(rule),
  };
}

/** Names of × and : (curriculum, c2-name-mult-div): below a product; below a quotient; numbers into boxes from their names. */
export const nameMultDiv = defineNumberSkill({
  id: "c2-name-mult-div",
  classId: "2",
  title: "Thừa số, tích, số bị chia, số chia, thương",
  generate: byDifficulty({
    1: [(rng) => buildNamesQuestion(rng, "×", 2)],
    2: [(rng) => buildNamesQuestion(rng, ":", 1)],
    3: [(rng) => buildMultDivBoxesQuestion(rng, rng.pick(["×", ":", ":"] as const))],
  }),
});
