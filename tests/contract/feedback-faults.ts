import type { Question } from "#lib/questions/question.ts";
import { drawnTexts } from "./drawn-texts.ts";
import { evaluateMeasured } from "./evaluate-measured.ts";
import { writtenNumber } from "./read-number.ts";

/** A wrong answer with what is said to it. */
interface Wrong {
  /** As it is written: "64", "67 + 7 = 64". */
  readonly text: string;
  /** Its number, of an equation the result; not a number where it holds several or none. */
  readonly value: number;
  readonly answer: number;
  /** The numbers of the question and its pictures. */
  readonly shown: readonly number[];
  /** The numbers of the answers to choose from. */
  readonly choices: readonly number[];
  readonly said: string;
  readonly asked: string;
}

const written = new RegExp(writtenNumber, "gu");

function numberOf(text: string): number {
  const read = evaluateMeasured(text);
  return read === null ? Number.NaN : Number(read.value.top) / Number(read.value.bottom);
}

function numbersIn(text: string): number[] {
  return [...text.matchAll(written)].map(([number]) => numberOf(number));
}

/** The one number of an answer, without its unit; the result of an equation. */
function resultIn(text: string): number {
  const [value = Number.NaN, ...more] = numbersIn(text.split("=").at(-1) ?? "");
  return more.length === 0 ? value : Number.NaN;
}

const isNear = (a: number, b: number) => Math.abs(a - b) < 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));

type Operation = (a: number, b: number) => number;
const plus: Operation = (a, b) => a + b;
const minus: Operation = (a, b) => Math.abs(a - b);
const times: Operation = (a, b) => a * b;
const over: Operation = (a, b) => a / b;

/** The parts of fractions and the measures in a smaller unit as well: a mistake may be made with them. */
function numbersNear(text: string): number[] {
  const parts = text.replaceAll("\u2044", " ; ");
  const large = /\d[ \u00a0](?:kg|l|km)(?!\p{L})/u.test(text) ? numbersIn(text).map((number) => number * 1000) : [];
  return [...numbersIn(text), ...numbersIn(parts), ...large];
}

/** The numbers a mistake may have been made with: those of the question, or of the equation itself. */
function operandsOf({ text, shown }: Wrong): readonly number[] {
  return text.includes("=") ? numbersIn(text.split("=")[0] ?? "") : shown;
}

/** Whether the wrong number comes from an operation with two of the numbers. */
function comesFrom(operation: Operation) {
  return (wrong: Wrong) => {
    const numbers = operandsOf(wrong);
    // "một phần mấy" asks for the number below the stroke.
    const values = [wrong.value, 1 / wrong.value];
    return numbers.some((a, at) =>
      numbers.some((b, other) => at !== other && values.some((value) => isNear(operation(a, b), value))),
    );
  };
}

const isShown = ({ value, shown }: Wrong) => shown.some((number) => isNear(number, value));
const isLess = ({ value, answer }: Wrong) => value < answer;
const isMore = ({ value, answer }: Wrong) => value > answer;
const saysIt = ({ value }: Wrong, [first = Number.NaN]: readonly number[]) => isNear(value, first);

/** A nought in front is not written. */
function haveSameDigits(a: number, b: number): boolean {
  const length = Math.max(String(a).length, String(b).length);
  const [first, second] = [a, b].map((number) => Array.from(String(number).padStart(length, "0")).toSorted().join(""));
  return first === second;
}

/** Too many steps lead past the answer, backwards below it. */
const isPast = (wrong: Wrong) => (wrong.asked.includes("lùi") ? isLess(wrong) : isMore(wrong));

/** Another place of the comma, other noughts at the end. */
function isShifted({ value, answer }: Wrong): boolean {
  const places = Math.log10(value / answer);
  return isNear(places, Math.round(places)) && Math.round(places) !== 0;
}

/** One more or less in some places. */
const isOneOff = ({ value, answer }: Wrong) => /^[01]+$/u.test(String(Math.abs(value - answer)));

/** What is left of one of the numbers, or of a hundred per cent. */
const isRest = ({ value, answer, shown }: Wrong) => [...shown, 100, 1].some((whole) => isNear(whole - answer, value));

/** The smaller digit taken from the larger one, column by column. */
function turnedDigits(a: number, b: number): number {
  const length = Math.max(String(a).length, String(b).length);
  const [first, second] = [a, b].map((number) => Array.from(String(number).padStart(length, "0"), Number));
  return Number(first?.map((digit, at) => Math.abs(digit - (second?.[at] ?? 0))).join(""));
}

/** Before it is divided there is the answer so many times, or the sum or the difference of what is given. */
function isNotDivided(wrong: Wrong, [by = 0]: readonly number[]): boolean {
  const halves = { ...wrong, shown: [...wrong.shown, ...wrong.shown.flatMap((number) => [number / by, number * by])] };
  return isNear(wrong.value, wrong.answer * by) || comesFrom(plus)(halves) || comesFrom(minus)(halves);
}

/** The same digits but for the noughts. */
function haveSameCounters({ value, answer }: Wrong): boolean {
  const [first, second] = [value, answer].map((number) => String(number).replace(/[0.]/gu, ""));
  return first === second;
}

const hasSides = ({ asked }: Wrong) => /chiều dài \d/u.test(asked) && /chiều rộng \d/u.test(asked);
const isTurned = ({ value, answer }: Wrong) => isNear(value * answer, 1);
const around: Operation = (a, b) => (a + b) * 2;
const comesFromAny = (wrong: Wrong) => [plus, minus, times, over].some((operation) => comesFrom(operation)(wrong));

type Rule = (wrong: Wrong, numbers: readonly number[]) => boolean;

/**
 * What a sentence claims of the wrong answer it is said to, by how it begins or what it holds; the numbers are those of the
 * sentence. A rule speaks only of wrong answers with one number, except where it says otherwise.
 */
const rules: readonly (readonly [RegExp, Rule])[] = [
  [/^Đó mới là \d/u, saysIt],
  [/^Mới được \d+ thôi/u, saysIt],
  [/^\d+ là kết quả rồi/u, saysIt],
  [/^Thêm \d+ thì quá \d/u, (wrong, numbers) => saysIt(wrong, numbers) && isMore(wrong)],
  [/^Thêm \d+ thì chưa đủ \d/u, (wrong, numbers) => saysIt(wrong, numbers) && isLess(wrong)],
  [/Đây là phép cộng\. Con gộp|Con (?:đã )?(?:làm|lấy) phép trừ(?: rồi)?\.(?! Đề bài hỏi cả)/u, comesFrom(minus)],
  [/Đây là phép trừ\. Con|Con (?:đã )?(?:làm|lấy) phép cộng(?: rồi)?\.|Con cộng hai số rồi/u, comesFrom(plus)],
  [/Con (?:đã )?(?:làm|lấy) phép nhân(?: rồi)?\./u, comesFrom(times)],
  [/Con (?:đã )?(?:làm|lấy) phép chia(?: rồi)?\./u, comesFrom(over)],
  [/^Số chục viết trước, số đơn vị viết sau/u, ({ value, answer }) => haveSameDigits(value, answer)],
  [/bớt nhiều quá/u, isLess],
  [/bớt còn thiếu/u, isMore],
  [/(?:đếm|nhảy) thừa/u, isPast],
  [/đếm sót|nhảy thiếu/u, isLess],
  [/Bớt như thế nhiều quá/u, isMore],
  [/Bớt như thế chưa đủ/u, isLess],
  [/số này lớn quá/u, isMore],
  [/số này còn bé/u, isLess],
  [/^Con (?:cộng|trừ|tính) lại (?:các|cột|hàng) đơn vị/u, ({ value, answer }) => value % 10 !== answer % 10],
  [/^Con (?:cộng|trừ|tính) lại (?:các|cột|hàng) chục/u, ({ value, answer }) => value % 10 === answer % 10],
  [/^Con quên số 10 rồi/u, ({ value, answer }) => answer - value === 10],
  [/^Con còn quên \d+ chục/u, ({ value, answer }, [tens = 0]) => answer - value === tens * 10],
  [/^Con còn quên \d+ đơn vị/u, ({ value, answer }, [ones = 0]) => answer - value === ones],
  [/^\d+ là số đơn vị\. Con cộng vào/u, ({ value, answer }, [ones = 0]) => value - answer === ones * 9],
  [/^Đó là (?:số lúc đầu|số đã có|chỗ bắt đầu|số đem tách|số bớt đi)/u, isShown],
  [
    /^Đó là phần đã có/u,
    (wrong) => isShown(wrong) || wrong.shown.some((whole) => whole - wrong.answer === wrong.value),
  ],
  [/^Số này có trong dãy rồi/u, isShown],
  [/^Số đó chưa lớn hơn \d/u, ({ value }, [limit = 0]) => value <= limit],
  [/^Số đó chưa bé hơn \d/u, ({ value }, [limit = 0]) => value >= limit],
  [/^Vẫn còn số lớn hơn/u, ({ value, choices }) => choices.some((other) => other > value)],
  [/^Vẫn còn số bé hơn/u, ({ value, choices }) => choices.some((other) => other < value)],
  [/^Đó là số lớn nhất/u, (wrong) => [...wrong.choices, ...wrong.shown].every((other) => other <= wrong.value)],
  [/^Đó là số bé nhất/u, (wrong) => wrong.choices.every((other) => other >= wrong.value)],
  [/còn quên chia cho \d|còn phải chia cho \d/u, isNotDivided],
  [/^Mỗi hình chỉ đếm một lần/u, isMore],
  [/còn quên một (?:đoạn|cạnh)/u, isLess],
  [/^Con mượn 1 thì nhớ trả lại 1/u, isMore],
  [/^Con mượn thừa rồi/u, isLess],
  [/^Con nhớ thừa rồi/u, isMore],
  [/quên nhớ/u, isOneOff],
  [
    /hàng của từng chữ số|đứng chưa đúng hàng|viết lại từng chữ số theo thứ tự/u,
    ({ value, answer }) => haveSameDigits(value, answer),
  ],
  [/trừ số bé trong từng cột|^Có hàng con lấy chữ số lớn|^Con lấy số ở trên trừ số ở dưới/u, comesFrom(turnedDigits)],
  [
    /đếm lại số chữ số 0|dấu phẩy (?:đã )?chuyển|^Dấu phẩy đã|chỗ đặt dấu phẩy|khi đổi từ xăng-ti-mét|một đơn vị lớn bằng/u,
    isShifted,
  ],
  [/^Đó là (?:các |số phần trăm của )?phần còn lại/u, isRest],
  [/^Đó là cả hai phần/u, isMore],
  [/^Số lượng nhiều lên|^Có thêm thì nhiều lên/u, comesFrom(minus)],
  [/^Số lượng ít đi|^Ở đây con làm phép trừ/u, comesFrom(plus)],
  [/^Con đã cộng hai số đo/u, comesFrom(plus)],
  [/^Con đã cộng hai số\. Hỏi/u, isMore],
  [/^Đó là hơn bao nhiêu/u, comesFrom(minus)],
  [/^Con mới lấy đáy nhân với chiều cao/u, comesFrom(times)],
  [/^Con chỉ thêm hoặc bớt 1 thôi/u, ({ value, answer }) => Math.abs(value - answer) > 1],
  [/^Dãy số tăng dần/u, isLess],
  [/^Số \d+ là chỗ bắt đầu/u, ({ value, answer }) => Math.abs(value - answer) === 1],
  [/^Số \d+ đã có rồi/u, ({ value, answer }) => answer - value === 1],
  [/^Con mượn 1 chục rồi/u, ({ value, answer }) => value - answer === 10],
  [/^Con mới tính tổng|^Đó là tổng của các/u, isMore],
  [/^Đó là tích/u, comesFrom(times)],
  [/^Đó là hiệu/u, comesFrom(minus)],
  [/^Con đã nhân hai phân số/u, (wrong) => wrong.text.includes("\u202f") || comesFrom(times)(wrong)],
  [/^Con cần số kém số đã cho|^Số này đứng sau\./u, isMore],
  [/^Con cần số hơn số đã cho|^Số này đứng trước\./u, isLess],
  [/^Số chục viết bên trái/u, ({ value, answer }) => haveSameDigits(value, answer)],
  [/^Đó là chu vi|đang tính chu vi/u, (wrong) => !hasSides(wrong) || isShown(wrong) || comesFrom(around)(wrong)],
  [/^Con đã cộng\. Diện tích/u, (wrong) => !hasSides(wrong) || comesFrom(plus)(wrong)],
  // Without numbers in words they are read from a picture.
  [/^Con đã cộng hai nhiệt độ/u, (wrong) => !/\d/u.test(wrong.asked) || comesFrom(plus)(wrong)],
  [/^Con mới làm (?:xong )?một (?:bước|phép tính)/u, comesFromAny],
  [/^Con mới tính một mặt\. Con đếm|còn quên một tờ|^Đó mới là giá trị của một phần/u, isLess],
  [/^Con đã tính sáu mặt|^Con tính cả hai đáy rồi|như bán kính/u, isMore],
  [/^Con quên nhân với \d\./u, ({ value, answer }, [by = 0]) => isNear(value * by, answer)],
  [/^Đó là số đã cho/u, isShown],
  // The sum of two numbers may be told by their average.
  [
    /^Đó mới là (?:hiệu|tổng) của hai số/u,
    ({ value, shown }) => shown.some((each) => [each, each * 2, each / 2].includes(value)),
  ],
  [/^Đó là tất cả các phần còn lại/u, isRest],
  [/^Con đã thêm \d+ đơn vị/u, comesFrom(plus)],
  [/^Con đã bớt \d+ đơn vị/u, comesFrom(minus)],
  [/^Con còn quên chữ số hàng đơn vị/u, ({ value, answer }) => value === answer - (answer % 10)],
  [/^Con nghe lại số chục/u, ({ value, answer }) => value % 10 === answer % 10],
  [/^Đó là số chục\. Con viết cả/u, ({ value, answer }) => value === Math.floor(answer / 10)],
  [/thêm thừa chữ số 0|bỏ sót chữ số 0|^Mỗi lớp có đủ/u, haveSameCounters],
  [/^Con nhầm chỗ dấu phẩy/u, isShifted],
  [/viết dưới vạch ngang|^Con viết ngược rồi/u, isTurned],
  [/^Con chưa đổi đơn vị/u, isShown],
  [
    /^Con đã nhân với [\d\u00a0]+\. Con nhớ/u,
    ({ value, shown }, [by = 0]) => shown.some((number) => isNear(number * by, value)),
  ],
  [
    /^Con đã chia cho [\d\u00a0]+\. Con nhớ/u,
    ({ value, shown }, [by = 1]) => shown.some((number) => isNear(number / by, value)),
  ],
];

function isFalling(text: string): boolean {
  const numbers = numbersIn(text);
  return numbers.every((number, at) => at === 0 || number < (numbers[at - 1] ?? number));
}

function isRising(text: string): boolean {
  const numbers = numbersIn(text);
  return numbers.every((number, at) => at === 0 || number > (numbers[at - 1] ?? number));
}

/** The same for wrong answers that are a sum, a comparison, a row or a fraction, by how they are written. */
const writtenRules: readonly (readonly [RegExp, (text: string, numbers: readonly number[]) => boolean])[] = [
  [/^Có thêm thì nhiều lên/u, (text) => text.includes("−")],
  [/^Bớt đi thì còn ít hơn/u, (text) => text.includes("+")],
  [/^Con lấy số lúc đầu trừ đi số bớt/u, (text) => isRising(text)],
  [/^Hai số này khác nhau mà con/u, (text) => /=|bằng nhau/u.test(text)],
  [/^Con nhớ: miệng dấu/u, (text) => text.includes(isRising(text) ? ">" : "<")],
  [/^Dãy này xếp ngược lại\. Đề bài hỏi từ bé/u, isFalling],
  [/^Dãy này xếp ngược lại\. Đề bài hỏi từ lớn/u, isRising],
  [/^Đây là phép cộng\. Con viết phép nhân/u, (text) => text.includes("+")],
  [/^Số dư phải bé hơn \d/u, (text, [by = 0]) => (numbersIn(text).at(-1) ?? 0) >= by],
  [
    /cùng chia hết cho \d/u,
    (text, [by = 1]) => numbersIn(text.replace("\u2044", " ; ")).every((part) => part % by === 0),
  ],
];

/** Sentences that spell out the sum they answer: "1 + 2 bằng 3, chưa đủ 4." */
function spelledFaults({ text, said }: Wrong): boolean {
  const [, sum, result = "", word, wanted = ""] = /^(.+ [+−] .+) bằng (\d+), (chưa đủ|quá) (\d+)/u.exec(said) ?? [];
  if (sum === undefined) return false;
  const isSo = word === "quá" ? Number(result) > Number(wanted) : Number(result) < Number(wanted);
  return sum !== text || !isSo;
}

/** "Đó là 4 × 10. …": the sum that is named leads to the wrong number. */
function namedFaults({ value, said }: Wrong): boolean {
  const [, sum] = /^Đó là ([\d\u00a0]+(?: [+−×:] [\d\u00a0]+)+)\./u.exec(said) ?? [];
  return sum !== undefined && !isNear(numberOf(sum), value);
}

function listWrong(question: Question): Wrong[] {
  const { prompt, figures, answer, kind, view, key } = question;
  const shown = numbersNear([prompt.text, ...figures.flatMap(drawnTexts), ...figures.map(({ alt }) => alt)].join("; "));
  const own = { asked: prompt.text, shown, answer: resultIn(answer.text) };
  if (kind === "choice") {
    const choices = view.choices.map(({ text }) => resultIn(text));
    return view.choices.flatMap(({ text }, place) => {
      const said = key.feedback[place]?.text;
      return said === undefined ? [] : [{ ...own, choices, text, value: resultIn(text), said }];
    });
  }
  if (kind !== "number") return [];
  return key.mistakes.map(({ value, feedback }) => ({
    ...own,
    choices: [value],
    text: String(value),
    value,
    said: feedback.text,
  }));
}

function isFalse(wrong: Wrong): boolean {
  if (spelledFaults(wrong) || namedFaults(wrong)) return true;
  const numbers = numbersIn(wrong.said);
  if (writtenRules.some(([claim, holds]) => claim.test(wrong.said) && !holds(wrong.text, numbers))) return true;
  if (Number.isNaN(wrong.value) || Number.isNaN(wrong.answer)) return false;
  return rules.some(([claim, holds]) => claim.test(wrong.said) && !holds(wrong, numbers));
}

/** What is said to a wrong answer and is not true of it: it would belong to another one. */
export function feedbackFaults(question: Question): string[] {
  return listWrong(question)
    .filter(isFalse)
    .map(({ text, said }) => `said to ${text} of ${question.prompt.text} (${question.answer.text}): ${said}`);
}
