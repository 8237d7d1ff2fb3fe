import { capital } from "#lib/core/capital.ts";
import type { Line } from "#lib/core/line.ts";
import { toLine } from "#lib/core/to-line.ts";

type Operation = "+" | "−";

const names = {
  "+": ["số hạng", "số hạng", "tổng"],
  "−": ["số bị trừ", "số trừ", "hiệu"],
} as const;
const kinds = { "+": "phép cộng", "−": "phép trừ" } as const;
const asked = { "+": ["số hạng thứ nhất", "số hạng thứ hai", "tổng"], "−": names["−"] } as const;
const does = { "+": "cộng", "−": "trừ" } as const;

function nameOrder(operation: Operation): readonly string[] {
  return names[operation];
}

/** "Số hạng + số hạng = tổng". */
function rule(operation: Operation): string {
  const [first, second, result] = names[operation];
  return `${first} ${operation} ${second} = ${result}`;
}

/** Sentences about the names of the numbers in a sum and a difference, and the words on the board they are put on. */
export const termsText = {
  names,
  rule: (operation: Operation): Line => toLine(rule(operation)),
  equation: (operation: Operation, a: number, b: number): Line => toLine(`${a} ${operation} ${b}`),
  label: (words: string): Line => toLine(words),

  promptNames: (operation: Operation): Line => toLine(`Con nêu tên gọi của từng số trong ${kinds[operation]} nhé!`),
  promptName: (operation: Operation, number: number): Line =>
    toLine(`Trong ${kinds[operation]} này, số ${number} gọi là gì?`),
  promptNumber: (operation: Operation, [a = 0, b = 0, result = 0]: readonly number[], place: number): Line =>
    toLine(`Trong ${a} ${operation} ${b} = ${result}, ${asked[operation][place]} là số nào?`),
  promptResult: (operation: Operation, a: number, b: number): Line =>
    toLine(
      operation === "+"
        ? `Hai số hạng là ${a} và ${b}. Tổng là bao nhiêu?`
        : `Số bị trừ là ${a}, số trừ là ${b}. Hiệu là bao nhiêu?`,
    ),
  promptTerm: (given: number, total: number): Line =>
    toLine(`Một số hạng là ${given}, tổng là ${total}. Số hạng kia là số nào?`),
  promptMake: (operation: Operation, result: number): Line =>
    toLine(
      operation === "+"
        ? `Con chọn hai số hạng có tổng là ${result} nhé!`
        : `Con chọn số bị trừ, số trừ để hiệu là ${result} nhé!`,
    ),

  hintSign: (operation: Operation): Line =>
    toLine(operation === "+" ? "Con thấy dấu cộng. Đây là phép cộng." : "Con thấy dấu trừ. Đây là phép trừ."),
  hintPlace: (operation: Operation, place: number): Line => {
    if (place === 2) return toLine(`Con nhìn số đứng sau dấu bằng. Đó là kết quả ${kinds[operation]}.`);
    if (operation === "+") return toLine("Con nhìn hai số đứng trước và sau dấu cộng.");
    return toLine(
      place === 0 ? "Số này đứng trước dấu trừ. Nó bị bớt đi." : "Số này đứng sau dấu trừ. Nó là phần bớt đi.",
    );
  },
  hintWhere: (number: number): Line => toLine(`Con xem số ${number} đứng ở đâu.`),
  hintEnds: toLine("Con bắt đầu từ số đứng sau dấu bằng."),
  hintExample: toLine("Đây là ví dụ. Con xem tên nhé!"),
  hintCalculate: (operation: Operation): Line =>
    toLine(
      operation === "+"
        ? "Muốn tìm tổng, con lấy hai số hạng cộng lại."
        : "Muốn tìm hiệu, con lấy số bị trừ trừ đi số trừ.",
    ),
  hintTerm: toLine("Số hạng kia là phần còn thiếu của tổng."),
  hintTermHow: toLine("Con lấy tổng trừ đi số hạng đã biết."),
  hintPlaces: (operation: Operation): Line =>
    toLine(`Con ${does[operation]} đơn vị trước, rồi ${does[operation]} chục.`),
  hintCount: (operation: Operation): Line =>
    toLine(operation === "+" ? "Con đếm tất cả các quả nhé!" : "Con đếm những quả chưa bị gạch nhé!"),
  hintMake: (operation: Operation): Line =>
    toLine(operation === "+" ? "Con thử cộng từng cặp số." : "Số bị trừ phải lớn hơn số trừ."),
  /** A way to try the cards one by one. */
  hintMakeWay: (operation: Operation, result: number): Line =>
    toLine(`Con lấy ${result} ${operation === "+" ? "trừ đi" : "cộng"} một thẻ. Có thẻ nào bằng kết quả không?`),
  hintMakeNot: (operation: Operation, a: number, b: number, value: number): Line =>
    toLine(`Con thử ${a} ${operation} ${b}: được ${value}. Con thử cặp khác nhé!`),

  explainNames: (operation: Operation, numbers: readonly number[]): Line => {
    const [a = 0, b = 0, result = 0] = numbers;
    const [first, second, last] = names[operation];
    const terms = operation === "+" ? `${a} và ${b} là ${first}` : `${a} là ${first}, ${b} là ${second}`;
    return toLine(`${terms}, ${result} là ${last}. ${capital(rule(operation))}.`);
  },
  explainName: (operation: Operation, number: number, place: number): Line => {
    const name = names[operation][place];
    return toLine(`${capital(rule(operation))}. Vậy ${number} là ${name}.`);
  },
  explainResult: (operation: Operation, a: number, b: number, result: number): Line =>
    toLine(`${a} ${operation} ${b} = ${result}. Vậy ${names[operation][2]} là ${result}.`),
  explainTerm: (given: number, term: number, total: number): Line =>
    toLine(`${total} − ${given} = ${term}. Vậy số hạng kia là ${term}.`),
  explainMake: (operation: Operation, a: number, b: number, result: number): Line =>
    toLine(`${capital(names[operation][2])} của ${a} ${operation} ${b} là ${result}.`),

  wrongName: (number: number): Line => toLine(`Con xem lại tên của số ${number} nhé!`),
  wrongBox: (operation: Operation): Line =>
    toLine(operation === "+" ? "Con cộng lại hai số đó nhé!" : "Con trừ lại hai số đó nhé!"),
  mistakeName: (operation: Operation, other: string): Line => {
    const isOther = (["+", "−"] as const).find((each) => each !== operation && nameOrder(each).includes(other));
    if (isOther !== undefined) return toLine(`${capital(other)} có trong ${kinds[isOther]}. Con nhìn lại dấu nhé!`);
    const place = nameOrder(operation).indexOf(other);
    if (place === 2) return toLine(`${capital(other)} đứng sau dấu bằng con nhé!`);
    if (operation === "+") return toLine("Số hạng là số được cộng. Con nhìn lại nhé!");
    return toLine(place === 0 ? "Số bị trừ đứng trước dấu trừ con nhé!" : "Số trừ đứng sau dấu trừ con nhé!");
  },
  mistakeNumber: (operation: Operation, place: number): Line => {
    if (operation === "−") return toLine(`Đó là ${names[operation][place]}. Con nhìn lại câu hỏi nhé!`);
    return toLine(place === 2 ? "Số đó đứng sau dấu bằng, là kết quả." : "Con nhìn lại số thứ nhất, số thứ hai nhé!");
  },
  mistakeOperation: (operation: Operation): Line =>
    toLine(operation === "+" ? "Tìm tổng thì con cộng hai số nhé!" : "Tìm hiệu thì con trừ hai số nhé!"),
  mistakeCarry: toLine("Con tính lại hàng chục nhé!"),
  mistakeOnes: toLine("Con tính lại hàng đơn vị nhé!"),
  mistakeTermAdded: toLine("Tổng đã biết rồi. Con lấy tổng trừ đi nhé!"),
  mistakeGiven: toLine("Đó là số đã biết. Con tìm số hạng kia nhé!"),
  mistakeMade: (operation: Operation, a: number, b: number, value: number, result: number): Line =>
    toLine(`${a} ${operation} ${b} = ${value}, ${value < result ? "bé hơn" : "lớn hơn"} ${result}. Con chọn lại nhé!`),
  mistakeLess: (a: number, b: number): Line => toLine(`${a} bé hơn ${b} nên không trừ được. Con đổi chỗ nhé!`),

  praiseNames: [toLine("Con gọi đúng tên rồi!"), toLine("Con nhớ tên rất giỏi!")],
  praiseNumber: [toLine("Con tìm đúng số rồi!")],
  praiseResult: [toLine("Con tính đúng rồi!"), toLine("Con hiểu đúng tên gọi rồi!")],
  praiseMake: [toLine("Con ghép hai số rất khéo!")],

  partsAlt: (operation: Operation, numbers: readonly { text: string; name: string | null }[]): string => {
    const [a, b, result] = numbers.map(({ text }) => text);
    const named = numbers.flatMap(({ text, name }) => (name === null || name === "?" ? [] : [`${text} là ${name}`]));
    return [
      `Phép tính ${a} ${operation} ${b} = ${result}.`,
      ...(named.length > 0 ? [`${named.join(", ")}.`] : []),
    ].join(" ");
  },
  sumAlt: (operation: Operation, a: number | null, b: number | null, result: number | null): string =>
    `Phép tính ${a ?? "bao nhiêu"} ${does[operation]} ${b ?? "bao nhiêu"} bằng ${result ?? "bao nhiêu"}.`,
} as const;
