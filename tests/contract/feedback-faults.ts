import type { Question } from "#lib/questions/question.ts";
import { isMisrounded, isOnlyOf, isOtherOperation, isRoundedAfterwards } from "./read-estimate.ts";
import {
  around,
  comesFrom,
  comesFromAny,
  hasSides,
  haveSameCounters,
  haveSameDigits,
  isLess,
  isMore,
  isNear,
  isNotDivided,
  isOneOff,
  isPast,
  isRest,
  isShifted,
  isShown,
  isTurned,
  listWrong,
  minus,
  numberOf,
  numbersIn,
  over,
  plus,
  saysIt,
  times,
  turnedDigits,
  type Wrong,
} from "./wrong-answers.ts";

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
  [/^Con quên nhớ 1 sang .+ Con trừ lại/u, isMore],
  [/^Con quên nhớ 1 sang .+ Con cộng lại/u, isLess],
  [/^Con trừ số nhớ hai lần/u, isLess],
  [/^Con nhớ thừa rồi/u, isMore],
  [/quên nhớ/u, isOneOff],
  [
    /hàng của từng chữ số|đứng chưa đúng hàng|viết lại từng chữ số theo thứ tự/u,
    ({ value, answer }) => haveSameDigits(value, answer),
  ],
  [/trừ số bé trong từng cột|^Có hàng con lấy chữ số lớn|^Con lấy số ở trên trừ số ở dưới/u, comesFrom(turnedDigits)],
  [
    /đếm lại số chữ số 0|dấu phẩy (?:đã )?chuyển|^Dấu phẩy đã|chỗ đặt dấu phẩy|cách đổi xăng-ti-mét|một đơn vị lớn bằng/u,
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
  [/^Con quên nhớ 1 chục rồi\. Con trừ/u, ({ value, answer }) => value - answer === 10],
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
  [/^Con quên cộng số nhớ vào hàng chục/u, ({ value, answer }) => value < answer && (answer - value) % 10 === 0],
  [/^Con thử lại: \d+ không chia hết cho \d/u, (wrong, [told = 0, by = 1]) => told === wrong.value && told % by !== 0],
  [/^Số này không nằm giữa \d/u, ({ value }, [low = 0, high = 0]) => value < low || value > high],
  [/^Con mới tô \d+\u00a0ô, tức là \d/u, saysIt],
  [
    /^Con đổi chỗ hai chữ số của số phần trăm/u,
    ({ value, answer }) => value > 9 && answer > 9 && haveSameDigits(value, answer),
  ],
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
  [/^Con xem lại cách làm tròn: \d/u, ({ asked, value }, [number = 0]) => isOnlyOf(asked, value, number)],
  [/^Con tính rồi mới làm tròn/u, ({ asked, value }) => isRoundedAfterwards(asked, value)],
  [/^Con làm tròn lại từng (?:số|giá)/u, ({ asked, value }) => isMisrounded(asked, value)],
  [
    /^Con xem lại phép tính: với các số đã làm tròn|^Để tìm .+, con cần phép/u,
    ({ asked, value }) => isOtherOperation(asked, value),
  ],
  [/con viết thừa một chữ số 0 rồi/u, ({ value, answer }) => value === answer * 10],
  [/con viết thiếu một chữ số 0 rồi/u, ({ value, answer }) => value * 10 === answer],
  [/^Đó là .+ (?:mang đi|lúc đầu|chứa được|có)\. Con (?:trừ đi|so với)/u, isShown],
  [/^Con đã cộng\. Con nhân số hình của một hàng/u, isSumOfEdges],
  [
    /^\d[\d\u00a0\u2044,]*\u00a0(?:\p{L}| )+ không phải là \d.*con đổi lại nhé/u,
    ({ value, shown }, [, wrong = 0]) => isNear(wrong, value) || shown.some((more) => isNear(wrong + more, value)),
  ],
  [/^\d+\u00a0\p{L}+ mới là 1\u00a0/u, saysIt],
];

/** Whether it is the three edges of a box added, and no face of that box has so many squares. */
function isSumOfEdges({ value, answer }: Wrong): boolean {
  const counts = Array.from({ length: answer }, (_, at) => at + 1);
  return counts.some((length) =>
    counts.some((width) => {
      const height = answer / length / width;
      const faces = [length * width, width * height, length * height];
      return Number.isInteger(height) && length + width + height === value && !faces.includes(value);
    }),
  );
}

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

function isFalse(wrong: Wrong): boolean {
  if (spelledFaults(wrong) || namedFaults(wrong)) return true;
  const numbers = numbersIn(wrong.said);
  if (writtenRules.some(([claim, holds]) => claim.test(wrong.said) && !holds(wrong.text, numbers))) return true;
  if (Number.isNaN(wrong.value) || Number.isNaN(wrong.answer)) return false;
  return rules.some(([claim, holds]) => claim.test(wrong.said) && !holds(wrong, numbers));
}

/** The columns of a chart an average is asked of. */
function columnsIn({ prompt, figures }: Question): number[] {
  if (!/[Tt]rung bình mỗi/u.test(prompt.text) || prompt.text.includes("nhiều nhất")) return [];
  return figures.flatMap((figure) => (figure.type === "chart" ? figure.values.map(({ value }) => value) : []));
}

/** What is said to a wrong answer and is not true of it: it would belong to another one. */
export function feedbackFaults(question: Question): string[] {
  const columns = columnsIn(question);
  // The number of a column was read, whatever else leads to it.
  const isMisnamed = ({ value, said }: Wrong) => columns.includes(value) && !/^Đó là số/u.test(said);
  return listWrong(question)
    .filter((wrong) => isFalse(wrong) || isMisnamed(wrong))
    .map(({ text, said }) => `said to ${text} of ${question.prompt.text} (${question.answer.text}): ${said}`);
}
