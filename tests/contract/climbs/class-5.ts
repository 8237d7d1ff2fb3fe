import type { Question } from "#lib/questions/question.ts";
import { asksForHyphens, type Climbs, explains, shows } from "./climb.ts";
import {
  addsToRest,
  countDecimals,
  hasSameTenths,
  hasSameWholes,
  hasTwoLengths,
  isBeyondTwoParts,
} from "./decimals.ts";

/** Whether a figure is measured with decimals. */
function hasDecimalMeasures({ figures }: Question): boolean {
  return figures.some(({ alt }) => /\d,\d/u.test(alt));
}

/** Whether the edge of a cube is asked for, or measured with decimals. */
function asksForEdgeOrDecimals(question: Question): boolean {
  return /Cạnh hình|Độ dài cạnh/u.test(question.prompt.text) || hasDecimalMeasures(question);
}

/** The base of a triangle of which the height is drawn. */
function baseOf({ kind, view }: Question) {
  return kind === "draw" ? view.lines.find(({ isBase }) => isBase) : undefined;
}

/** Whether the base stands upright or a side stands on it at a right angle. */
function isTurned(question: Question): boolean {
  const base = baseOf(question);
  const [apex] = question.kind === "draw" ? question.view.points : [];
  if (base === undefined || apex === undefined) return false;
  const isSide = [base.from, base.to].some(({ x }) => x === apex.x);
  return base.from.x === base.to.x || (base.from.y === base.to.y && isSide);
}

/** Whether the height stands outside, or on a base that slants. */
function isOutsideOrSlanted(question: Question): boolean {
  const base = baseOf(question);
  const [apex] = question.kind === "draw" ? question.view.points : [];
  if (base === undefined || apex === undefined) return false;
  const { from, to } = base;
  const along = (apex.x - from.x) * (to.x - from.x) + (apex.y - from.y) * (to.y - from.y);
  const whole = (to.x - from.x) ** 2 + (to.y - from.y) ** 2;
  return along < 0 || along > whole || (from.x !== to.x && from.y !== to.y);
}

/** What difficulties 2 and 3 ask more in the skills of class 5. */
export const climbsOfClass5: Climbs = {
  "c5-mixed-numbers": { second: "numbers", third: /→ \d+\u202f\d+\u2044\d+$|= \d+\u202f/u },
  "c5-decimal-fractions": { second: "digits", third: /\d,\d/u },
  "c5-read-write-decimals": { second: "digits", third: /→ \d+,\d{3}$/u },
  "c5-decimal-place-value": { second: "digits", third: /gấp bao nhiêu lần|^boxes: .*Viết tổng/u },
  "c5-decimal-line": { second: /,\d\d/u, third: /,\d{3}|ứng với số nào|là số nào/u },
  "c5-equal-decimals": {
    second: /ba chữ số|hai chữ số|đều bằng|\u202f/u,
    third: /ba chữ số|hai chữ số|đều bằng|\u202f/u,
  },
  "c5-compare-decimals": { second: hasSameWholes, third: hasSameTenths },
  "c5-round-decimals": { second: "digits", third: "digits" },
  "c5-add-subtract-decimals": { second: hasTwoLengths, third: "steps" },
  "c5-add-decimals-column": {
    second: explains(/: hạ/u),
    third: /bị che|che mất|thiếu|[:à] \d+ \+|\+ \d+(?![\d,])|\+ .* \+/u,
  },
  "c5-multiply-decimals": { second: countDecimals, third: "digits" },
  "c5-put-comma": { second: /\d,\d+ × \d+,\d/u, third: explains(/thiếu chữ số|,\d*0 = /u) },
  "c5-divide-decimals": { second: addsToRest, third: countDecimals },
  "c5-mult-div-powers-ten": { second: / : 1|chia đều|rót đều|cắt/iu, third: /0,0*1(?!\d)/u },
  "c5-easy-way": { second: /×/u, third: / × .* [+−] | [+−] .* × /u },
  "c5-estimate": { second: / [×:] \d/u, third: "reading" },
  "c5-units-as-decimals": { second: "digits", third: /²/u },
  "c5-fraction-operations": { second: "numbers", third: isBeyondTwoParts },
  // Two units to be made one; then a ratio that is told, turned round or taken of the whole.
  "c5-ratio": { second: /\d\u00a0\p{L}+,.*\d\u00a0\p{L}+/u, third: /\| .* bằng \d+\u2044\d+/u },
  // Several parts on both sides; then the sum, or the difference, that has to be found first.
  "c5-sum-ratio": { second: /[2-9]\u2044/u, third: /Trung bình cộng|chu vi/u },
  "c5-difference-ratio": { second: /[2-9]\u2044/u, third: /Sau \d|Cách đây|chuyển|hình vuông/u },
  // Larger units; then from the length that is real back to the one on the map.
  "c5-map-scale": { second: "numbers", third: /\| Ngoài thực tế/u },
  // Percents that are no simple part; then something to be done with the share.
  "c5-scale-draw": { second: /hình chữ nhật/u, third: /1 : [\d]\s?000/u },
  "c5-percent-of": { second: /(?<!\d)(?!(?:10|25|50)%)\d+%/u, third: "steps" },
  // The whole, or the part, has to be found first.
  "c5-percent-paint": { second: /\u2044/u, third: /Bảng có (?:20|25|50) ô/u },
  "c5-percent-ratio": { second: "digits", third: ({ explanation }) => /[+−]/u.test(explanation.text) },
  // Two calculations, or the % key; then a display that is far from the estimate.
  "c5-calculator": { second: /%|phần trăm|\d\)? [+−×:] [\d,\u00a0]+\)? [+−×:] \d/u, third: /máy hiện/iu },
  "c5-draw-height": { second: isTurned, third: isOutsideOrSlanted },
  "c5-triangle-area": { second: hasDecimalMeasures, third: /có diện tích \d/u },
  "c5-trapezoid-area": { second: hasDecimalMeasures, third: /có diện tích \d/u },
  "c5-circle": { second: "steps", third: "steps" },
  "c5-composite-area": { second: hasDecimalMeasures, third: /3,14/u },
  "c5-big-area-units": { second: "explanation", third: "explanation" },
  "c5-count-cubes": { second: "numbers", third: explains(/trên (?:lần lượt )?có/u) },
  "c5-volume-units": { second: /\d,\d/u, third: /³ (?:\d|…)|\u00a0l(?!\p{L})|lít|^order/u },
  // The side faces and both others; then part of a box, and its height from what it holds.
  "c5-box-surface-volume": { second: "steps", third: /[Mm]ực nước/u },
  // Edges with a comma, or to be found; then cubes of them.
  "c5-cube-surface-volume": { second: asksForEdgeOrDecimals, third: "steps" },
  // Four nets to fold in mind, not one to name.
  "c5-nets-cylinder": { second: "board", third: "reading" },
  "c5-time-units": { second: "digits", third: /\d,\d|\u2044/u },
  // Sixty of one unit make one of the other; then a time of day and how long something lasts.
  "c5-time-add-subtract": { second: ({ explanation }) => /đổi/iu.test(explanation.text), third: / lúc |từ \d/u },
  "c5-time-multiply-divide": { second: ({ explanation }) => explanation.text.includes("đổi thành"), third: "steps" },
  // Half hours; then times by the clock, and hours and minutes from a way.
  "c5-speed": { second: /\d,5\u00a0giờ|30\u00a0phút/u, third: / lúc |hời gian/u },
  "c5-travel-time": { second: /phút/u, third: / lúc \d/u },
  // With percents, or with decimals.
  "c5-steps-solve": { second: "steps", third: /tiền\?/u },
  "c5-uniform-problems": { second: "digits", third: /\| .*(?:%|\d,\d).* →/u },
  // More than one part has to be looked at.
  "c5-collect-data": { second: shows(/dưới \d/u), third: shows(/"below":|"title":/u) },
  "c5-pie-chart": { second: /còn lại|dấu hỏi|hơn phần|tất cả|nhất/u, third: "numbers" },
  "c5-pie-make": { second: /còn lại/u, third: /Có \d+ \p{L}/u },
  // The total is not told; then percents.
  "c5-experiment-ratio": {
    second: ({ explanation }) => explanation.text.includes("Tổng số lần là"),
    third: /phần trăm/u,
  },
  "c5-coordinate-route": { second: "numbers", third: "numbers" },
  "c5-rhetoric-identify": { second: /^underline|→ không dùng|KHÔNG/u, third: "explanation" },
  "c5-split-clauses": { second: /→ [^.]*\/ (?:nhưng|nên|còn|mà|rồi|và|hay) /u, third: /→ .*[.?] \p{Lu}/u },
  "c5-author-evidence": { second: /hình ảnh|nhân hoá/iu, third: /→ câu \d, câu/u },
  "c5-foreign-type": { second: /→.*-/u, third: /một chỗ/iu },
  "c5-foreign-names": { second: /→.*-/u, third: asksForHyphens },
  "c5-report-programme": { second: /chương trình/u, third: shows(/(?:Báo cáo|Chương trình): /u) },
  "c5-spell-mixed": {
    second: /^fill|sửa thành/u,
    third: /hai từ viết sai|câu còn một tiếng sai|không có từ nào|không có lỗi|chép đúng/u,
  },
  "c5-han-viet-homonym": { second: "board", third: shows(/"type":"sentence"/u) },
  "c5-outline-sort": { second: /chi tiết/u, third: /ngoại hình/u },
  "c5-opinion-reason": { second: /phản đối/u, third: /phản đối: .+không liên quan/u },
};
