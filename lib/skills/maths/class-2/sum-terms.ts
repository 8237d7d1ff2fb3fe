import { capital } from "#lib/core/capital.ts";
import type { Rng } from "#lib/core/rng.ts";
import type { Question } from "#lib/questions/question.ts";
import { wordsValue } from "#lib/questions/values.ts";
import type { Difficulty } from "#lib/skills/define-skill.ts";
import { mistake } from "#lib/skills/drafts/draft.ts";
import { choiceQuestion, numberQuestion } from "#lib/skills/drafts/questions.ts";
import { withoutLeaks } from "#lib/skills/drafts/without-leaks.ts";
import { defineNumberSkill } from "#lib/skills/maths/define-maths-skill.ts";

/** The four operations. */
type OperationSign = "+" | "−" | "×" | ":";

/** What the numbers of an operation are called, in their order, its result last. */
const namesOf: Readonly<Record<OperationSign, readonly [string, string, string]>> = {
  "+": ["số hạng", "số hạng", "tổng"],
  "−": ["số bị trừ", "số trừ", "hiệu"],
  "×": ["thừa số", "thừa số", "tích"],
  ":": ["số bị chia", "số chia", "thương"],
};

/** A true operation; no two of its three numbers are the same, so that each has one name. */
interface NamedOperation {
  readonly sign: OperationSign;
  readonly numbers: readonly [number, number, number];
}

function draw(rng: Rng, sign: OperationSign): readonly [number, number, number] {
  if (sign === "+" || sign === "−") {
    const [tens, ones] = [rng.int(1, 7), rng.int(1, 7)];
    const less = tens * 10 + ones;
    const b = rng.int(1, 9 - tens - 1) * 10 + rng.int(1, 9 - ones);
    return sign === "+" ? [less, b, less + b] : [less + b, b, less];
  }
  const table = rng.pick([2, 5]);
  const times = rng.pick([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].filter((each) => each !== table && each > 1));
  const product = table * times;
  return sign === "×" ? [table, times, product] : [product, table, times];
}

/** An operation of that sign: sums and differences to 100 without carrying, the tables of 2 and 5. */
function pickOperation(rng: Rng, sign: OperationSign): NamedOperation {
  const numbers = draw(rng, sign);
  // 46 − 23 = 23 would name one number twice.
  if (new Set(numbers).size === 3) return { sign, numbers };
  return sign === "−" ? { sign, numbers: [58, 23, 35] } : { sign: "+", numbers: [23, 35, 58] };
}

const signsOf = { 1: ["+"], 2: ["−"], 3: ["×", ":"] } as const satisfies Record<Difficulty, readonly OperationSign[]>;
const signNames = { "+": "phép cộng", "−": "phép trừ", "×": "phép nhân", ":": "phép chia" } as const;

function written({ sign, numbers: [a, b, c] }: NamedOperation): string {
  return `${a} ${sign} ${b} = ${c}`;
}

function told({ sign, numbers: [a, b, c] }: NamedOperation): string {
  const [first, second, result] = namesOf[sign];
  if (first === second) return `${a} và ${b} là ${first}, ${c} là ${result}`;
  return `${a} là ${first}, ${b} là ${second}, ${c} là ${result}`;
}

/** Names of the same operation first, then of those the class knows by then. */
function otherNames(sign: OperationSign): readonly string[] {
  const near = { "+": ["−"], "−": ["+"], "×": [":", "+"], ":": ["×", "−"] } as const;
  return [...namesOf[sign], ...near[sign].flatMap((other) => namesOf[other])];
}

const spokenSigns = { "+": "cộng", "−": "trừ", "×": "nhân", ":": "chia" } as const;

/** By what a number of an operation is known: "đứng sau dấu trừ". */
function markOf(sign: OperationSign, place: number): string {
  if (place === 2) return `là kết quả của ${signNames[sign]}`;
  return `đứng ${place === 0 ? "trước" : "sau"} dấu ${spokenSigns[sign]}`;
}

function hintsOf({ sign }: NamedOperation): readonly string[] {
  return [`Đây là ${signNames[sign]}.`, "Con nhớ tên của kết quả và tên của hai số kia."];
}

/** Why a name is wrong: that of another operation, or of another place in this one. */
function nameFeedback({ sign }: NamedOperation, name: string): string {
  const place = namesOf[sign].indexOf(name);
  const other = (["+", "−", "×", ":"] as const).find((each) => namesOf[each].includes(name)) ?? sign;
  if (place < 0) return `Đó là tên gọi trong ${signNames[other]}. Đây là ${signNames[sign]}.`;
  if (place === 2) return "Đó là tên gọi của kết quả. Con xem số này đứng ở đâu nhé!";
  if (namesOf[sign][0] === namesOf[sign][1]) return "Tên này gọi hai số ở trước dấu bằng.";
  return place === 0 ? "Tên này gọi số đứng đầu phép tính." : "Tên này gọi số đứng ngay trước dấu bằng.";
}

/** "Trong phép tính 35 − 12 = 23, số 12 gọi là gì?" */
function buildNameQuestion(rng: Rng, operation: NamedOperation): Question {
  const { sign, numbers } = operation;
  const place = rng.pick([0, 1, 2] as const);
  const name = namesOf[sign][place];
  const number = numbers[place];
  const prompts = [
    `Trong phép tính ${written(operation)}, số ${number} gọi là:`,
    `${written(operation)}. Tên gọi của số ${number} là:`,
  ] as const;
  return choiceQuestion(rng, {
    prompt: rng.pick(prompts),
    answer: wordsValue(name),
    distractors: otherNames(sign).map((other) => mistake("FIELD", wordsValue(other), nameFeedback(operation, other))),
    hints: hintsOf(operation),
    explanation: `Trong ${signNames[sign]} này: ${told(operation)}.`,
    praise: "name",
    identity: `name ${written(operation)} ${place}`,
  });
}

/** "Trong phép tính 35 − 12 = 23, số trừ là số nào?" */
function buildNumberQuestion(rng: Rng, operation: NamedOperation): Question {
  const { sign, numbers } = operation;
  const names = namesOf[sign];
  const places = names[0] === names[1] ? [2] : [0, 1, 2];
  const place = rng.pick(places);
  const name = names[place] ?? "";
  const answer = numbers[place] ?? 0;
  const [a, b, c] = numbers;
  return numberQuestion(rng, {
    prompt: `Trong phép tính ${written(operation)}, ${name} là số nào?`,
    answer,
    distractors: [
      ...[a, b, c].map((other, at) => mistake("FIELD", other, `${other} là ${names[at]}. Con tìm ${name} nhé!`)),
      mistake("OP", c + b, "Con không cần tính. Con chọn một số trong phép tính nhé!"),
      ...[answer + 1, answer - 1].map((near) =>
        mistake("OFF1", near, "Số này không có trong phép tính. Con nhìn lại nhé!"),
      ),
    ],
    range: [0, 1000],
    isTyped: true,
    hints: hintsOf(operation),
    explanation: `${capital(name)} ${markOf(sign, place)}. Vậy ${name} là ${answer}.`,
    praise: "name",
    identity: `number ${written(operation)} ${place}`,
  });
}

function givenTerms({ sign, numbers: [a, b] }: NamedOperation): string {
  const [first, second] = namesOf[sign];
  return first === second ? `Hai ${first} là ${a} và ${b}` : `${capital(first)} là ${a}, ${second} là ${b}`;
}

/** "Số bị trừ là 35, số trừ là 12. Hiệu là số nào?" */
function buildResultQuestion(rng: Rng, operation: NamedOperation): Question {
  const { sign, numbers } = operation;
  const [a, b, c] = numbers;
  const name = namesOf[sign][2];
  const prompts = [`${givenTerms(operation)}. ${capital(name)} là số nào?`, `Tìm ${name} của ${a} và ${b}.`];
  const place = rng.int(0, 1);
  const undone = { "+": a - b, "−": a + b, "×": a + b, ":": a - b }[sign];
  return numberQuestion(rng, {
    prompt: prompts[place] ?? "",
    answer: c,
    distractors: [
      mistake("OP", undone, `${capital(name)} là kết quả của ${signNames[sign]}.`),
      ...[a, b].map((each, at) => mistake("DATUM", each, `${each} là ${namesOf[sign][at]}. Con tìm ${name} nhé!`)),
      mistake("OFF1", c + 1, "Hơi lớn một chút. Con tính lại nhé!"),
      mistake("OFF1", c - 1, "Hơi bé một chút. Con tính lại nhé!"),
    ],
    range: [0, 100],
    isTyped: true,
    hints: [`${capital(name)} là kết quả của ${signNames[sign]}.`, `Con tính ${a} ${sign} ${b}.`],
    explanation: `${capital(name)} là ${written(operation)}.`,
    praise: "calculate",
    identity: `result ${place} ${written(operation)}`,
  });
}

/** "Thương là 7, số chia là 5. Số bị chia là số nào?": the first number of × or : from the others' names. */
function buildFirstQuestion(rng: Rng, operation: NamedOperation): Question {
  const { sign, numbers } = operation;
  const [answer, b, c] = numbers;
  const [first, second, result] = namesOf[sign];
  const isTimes = sign === "×";
  const told = isTimes ? `một ${second} là ${b}` : `${second} là ${b}`;
  const asked = isTimes ? `${capital(first)} kia` : capital(first);
  const work = isTimes ? `${c} : ${b}` : `${c} × ${b}`;
  return numberQuestion(rng, {
    prompt: `${capital(result)} là ${c}, ${told}. ${asked} là số nào?`,
    answer,
    distractors: [
      mistake("DATUM", b, `${b} là ${second} đã cho. Con tìm số còn lại nhé!`),
      mistake("DATUM", c, `${c} là ${result}. Con tìm ${first} nhé!`),
      mistake("OP", c - b, "Con làm phép trừ rồi. Con nhớ lại bảng nhân, bảng chia nhé!"),
      mistake("OP", c + b, "Con cộng hai số rồi. Con nhớ lại bảng nhân, bảng chia nhé!"),
      mistake("TABLE-NEAR", isTimes ? answer + 1 : answer + b, "Hơi lớn một chút. Con nhẩm lại bảng nhân nhé!"),
      mistake("TABLE-NEAR", isTimes ? answer - 1 : answer - b, "Hơi bé một chút. Con nhẩm lại bảng nhân nhé!"),
    ],
    range: [0, 100],
    isTyped: true,
    hints: withoutLeaks(answer, [
      `${capital(result)} là kết quả của ${signNames[sign]}.`,
      isTimes ? `Mấy nhân ${b} thì bằng ${c}?` : `Mấy chia ${b} thì được ${c}?`,
    ]),
    explanation: `Con viết phép tính: ${written(operation)}. Ta có ${work} = ${answer} nên ${first} là ${answer}.`,
    praise: "calculate",
    identity: `first ${written(operation)}`,
  });
}

/** "Câu nào đúng với phép tính 35 − 12 = 23?" */
function buildTrueQuestion(rng: Rng, operation: NamedOperation): Question {
  const { sign, numbers } = operation;
  const names = namesOf[sign];
  const place = rng.pick([0, 1, 2] as const);
  const sentence = (number: number, name: string) => wordsValue(`${number} là ${name}`);
  const all = numbers.flatMap((number, at) =>
    [...new Set(otherNames(sign))].filter((name) => name !== names[at]).map((name) => sentence(number, name)),
  );
  const own = all.filter(({ line }) => names.some((name) => line.text.endsWith(` là ${name}`)));
  return choiceQuestion(rng, {
    prompt: `Câu nào đúng với phép tính ${written(operation)}?`,
    answer: sentence(numbers[place], names[place]),
    distractors: [...rng.shuffle(own), ...rng.shuffle(all)].map((value) =>
      mistake("FIELD", value, nameFeedback(operation, value.line.text.replace(/^\d+ là /u, ""))),
    ),
    hints: hintsOf(operation),
    explanation: `Số ${numbers[place]} ${markOf(sign, place)}, nên ${numbers[place]} là ${names[place]}.`,
    praise: "name",
    identity: `true ${written(operation)} ${place}`,
  });
}

const askers = {
  1: [buildNameQuestion, buildNameQuestion, buildTrueQuestion, buildResultQuestion, buildResultQuestion],
  2: [buildNameQuestion, buildTrueQuestion, buildNumberQuestion, buildResultQuestion],
  3: [buildNameQuestion, buildNumberQuestion, buildResultQuestion, buildFirstQuestion],
} as const;

/** What the numbers of an operation are called (curriculum, c2-sum-terms): of + ; of − ; of × and : . */
export const sumTerms = defineNumberSkill({
  id: "c2-sum-terms",
  classId: "2",
  title: "Tên gọi thành phần phép tính",
  generate(difficulty, rng) {
    return rng.pick(askers[difficulty])(rng, pickOperation(rng, rng.pick(signsOf[difficulty])));
  },
});
