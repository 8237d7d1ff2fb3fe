import type { Question } from "#lib/questions/question.ts";
import { asksForTonesOrMeaning, type Climbs, explains, partsToPut, shows } from "./climb.ts";

/** The row of numbers of a prompt, without the one that is missing. */
function rowIn({ prompt }: Question): number[] {
  const row = /\d[\d\u00a0]*(?:; [\d\u00a0…]+)+/u.exec(prompt.text)?.[0] ?? "";
  return row.split("; ").flatMap((each) => (/\d/u.test(each) ? [Number(each.replaceAll("\u00a0", ""))] : []));
}

/** Whether the first steps of a row differ. */
function isUneven(question: Question): boolean {
  const [first = 0, second = 0, third = 0, fourth = 0] = rowIn(question);
  return second - first !== third - second && fourth - third !== third - second;
}

const wholesIn = ({ prompt }: Question) =>
  (prompt.text.match(/\d+(?:\u00a0\d{3})*/gu) ?? []).map((number) => Number(number.replaceAll("\u00a0", "")));

/** Whether it is divided by a number that is not round: the smallest that is told. */
const hasUnroundDivisor = (question: Question) => Math.min(...wholesIn(question)) % 10 !== 0;

/** Whether a factor has a zero, or four digits. */
const hasZero = ({ prompt }: Question) => /\d0|\d\u00a0\d/u.test(prompt.text);

/** Whether a whole number stands beside the fractions. */
const hasWhole = ({ prompt }: Question) => /(?<![\d\u2044])\d+(?![\d\u2044])/u.test(prompt.text);

/** Whether fractions of two bottoms are added: what is explained begins with them. */
function hasTwoBottoms({ explanation }: Question): boolean {
  const [sum = ""] = explanation.text.split(" = ");
  return new Set(sum.match(/(?<=\u2044)\d+/gu)).size > 1;
}

/** Whether a point through which a line is drawn lies beside the line that is given. */
function isBesideLine({ kind, view }: Question): boolean {
  if (kind !== "draw") return false;
  const [through, ...ends] = view.points;
  return ["x", "y"].every((side) => ends.some((end) => end[side as "x" | "y"] !== through?.[side as "x" | "y"]));
}

/** Whether what is given lies across the lines of the paper. */
function isSlanted({ kind, view }: Question): boolean {
  return kind === "draw" && view.lines.some(({ from, to }) => from.x !== to.x && from.y !== to.y);
}

/** Whether the protractor has to be laid. */
const isLaid = ({ kind, view }: Question) => kind === "protractor" && view.task === "lay";

/** Whether no side of the angle lies level, or one is turned. */
function isTilted({ kind, view }: Question): boolean {
  return kind === "protractor" && (view.task === "turn" || view.sides.every((side) => side % 180 !== 0));
}

/** What difficulties 2 and 3 ask more in the skills of class 4. */
export const climbsOfClass4: Climbs = {
  "c4-read-write-millions": { second: "numbers", third: "numbers" },
  "c4-place-value-millions": { second: "digits", third: "steps" },
  "c4-classes-thousands": { second: /→ [^a-z]*0/u, third: /gồm \d|\+/u },
  "c4-classes-millions": { second: /→ [^a-z]*0/u, third: /gồm \d|\+/u },
  "c4-compare-millions": { second: /^order/u, third: /^order/u },
  "c4-order-large": { second: explains(/hai chữ số đầu/u), third: explains(/ít chữ số/u) },
  "c4-round-100000": { second: "numbers", third: /Số nào|có thể là|→ \d+0$|\u00a0000\u00a0000$/u },
  "c4-even-odd": { second: /bảng|phiếu|Dãy nào|Cả ba số/u, third: /liên tiếp|Từ \d|nhà đánh số|bốn chữ số/u },
  "c4-number-sequences": { second: "numbers", third: isUneven },
  // Taken away, with zeros from which it borrows; then both, with something missing.
  "c4-add-subtract-large": { second: explains(/: 10 − /u), third: /bị che|dấu hỏi|…/u },
  "c4-add-large-column": { second: "digits", third: /bị che|che mất|thiếu/u },
  "c4-properties": { second: /×/u, third: "steps" },
  "c4-easy-way": { second: /×/u, third: / × .* [+−] | [+−] .* × /u },
  "c4-multiply-2digit": { second: "numbers", third: hasZero },
  "c4-multiply-divide-10-100": { second: / : |Xếp|Thương/u, third: "steps" },
  "c4-divide-2digit": { second: hasUnroundDivisor, third: /dư|thừa/u },
  "c4-estimate": { second: / [×:] \d/u, third: /đồng/u },
  "c4-three-steps": { second: /mỗi|chia đều|được (?:nhốt|xếp)|ngồi đều/u, third: /gấp|giảm đi|giá/u },
  "c4-letter-expressions": { second: "steps", third: "steps" },
  "c4-average": { second: "steps", third: /số kia|số thứ ba|Ngày sau|Lớp 4C/u },
  "c4-sum-difference": { second: "reading", third: "steps" },
  "c4-unit-rate": { second: /(?:đóng được|xưởng cần|thì cần) bao nhiêu/u, third: "numbers" },
  "c4-fraction-concept": {
    second: /Chia đều|Cắt|Rót|Thương| : |tự nhiên/u,
    third: /tia số|mũi tên|bé hơn|lớn hơn|so sánh/iu,
  },
  "c4-fraction-paint": { second: "steps", third: "numbers" },
  "c4-equal-fractions": { second: "steps", third: "steps" },
  "c4-simplify-fraction": { second: "numbers", third: "numbers" },
  "c4-common-denominator": { second: "numbers", third: /ba phân số|cả ba/u },
  "c4-compare-fractions": { second: "steps", third: /^order/u },
  "c4-order-fractions": { second: explains(/giữ nguyên/u), third: explains(/lớn nhất/u) },
  "c4-add-subtract-fractions": { second: "steps", third: /…\u2044\d+ [+−]|: \d+ − |phần .* chưa/u },
  "c4-add-fractions": { second: hasTwoBottoms, third: /tối giản/u },
  "c4-multiply-divide-fractions": { second: hasWhole, third: / : |Thương của|đoạn bằng nhau/u },
  "c4-fraction-of-quantity": { second: "steps", third: "steps" },
  "c4-angles": {
    second: /góc (?:nhọn|vuông|tù|bẹt|gì)/u,
    third: /[Hh]ình \p{Lu}{3,5}|bao nhiêu độ/u,
  },
  "c4-measure-angle": { second: isLaid, third: isTilted },
  "c4-perpendicular-parallel": { second: /cặp cạnh|tứ giác/iu, third: /đường|tứ giác/iu },
  "c4-draw-perpendicular": { second: isBesideLine, third: isSlanted },
  "c4-draw-parallel": { second: explains(/ ô, /u), third: /tam giác|ba đường/u },
  "c4-parallelogram-rhombus": {
    second: / dài /u,
    third: /Tổng độ dài bốn cạnh của một|bao nhiêu hình|điều/iu,
  },
  "c4-mass-units": { second: "numbers", third: "steps" },
  "c4-area-units": { second: "digits", third: /^sign|còn lại|… \S+ …|và bao nhiêu/iu },
  "c4-mm2": { second: /mm² = |bao nhiêu xăng|cm² \d/u, third: /hình chữ nhật/u },
  "c4-time-units": { second: "digits", third: "digits" },
  "c4-area-perimeter-story": { second: "steps", third: "steps" },
  "c4-column-chart": { second: "steps", third: "steps" },
  "c4-chart-build": { second: /^chart-build/u, third: shows(/"before":/u) },
  "c4-average-chart": { second: "steps", third: /nhiều nhất|mới vẽ|còn thiếu/u },
  "c4-data-series": { second: "steps", third: /^order|chính giữa|trung bình cộng/u },
  "c4-count-repeats": { second: /^boxes|chẵn|lẻ|hơn 3 chấm/u, third: /bảng|hơn kém|nhiều hơn mặt/u },
  // No school alone; then names of more syllables.
  "c4-organisation-type": { second: /→ (?!Trường)/u, third: ({ answer }) => answer.text.split(" ").length },
  "c4-organisation-names": { second: /^underline/u, third: /mấy chữ cái/u },
  "c4-mark-subject-predicate": { second: "board", third: /^mark-text: [^|]*,/u },
  "c4-story-evidence": { second: /lời nói/iu, third: /nguyên nhân|khiến|xưng hô/u },
  "c4-dictionary": { second: /^order/u, third: asksForTonesOrMeaning },
  "c4-spell-mixed": { second: /^underline/u, third: /^fill/u },
  "c4-opinion-paragraph": { second: partsToPut, third: explains(/ngay trước nó/u) },
  "c4-forms-order": { second: partsToPut, third: shows(/"spares":1/u) },
  "c4-word-class-sort": { second: shows(/"type":"sentence"/u), third: /hai (?:từ|lần)/u },
  "c4-outline-order": { second: /tả con/u, third: /không dùng/u },
  "c4-place-punctuation": { second: /“/u, third: /\(/u },
};
